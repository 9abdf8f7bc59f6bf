import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ExternalToast } from 'sonner';
import type { CallOptions } from './api.ts';
import { ApiError } from './api-error.ts';
import { newKey } from './new-key.ts';
import { invalidate, type Noun } from './query.ts';
import { toast, toastError } from './toast.ts';

/** A sentence, or a sentence with what stands below and beside it. */
type Words = string | (ExternalToast & { title: string });

/** What comes of a change. */
export interface Outcome<R, G> {
  /**
   * What it changes: loaded again where it is shown. After a refusal too, since someone else may have changed it.
   * `mutateAsync` settles once it is loaded.
   */
  reloads?: Noun | readonly Noun[] | undefined;
  /** What a toast says of the success. */
  says?: Words | ((answer: R, given: G) => Words | undefined) | undefined;
  /** What follows a success, before anything is loaded again: leaving the page of what was deleted. */
  next?: ((answer: R, given: G) => unknown) | undefined;
  /** Whether what is sent or answered is a secret, of which nothing stays in the cache. */
  secret?: boolean | undefined;
}

interface ChangeOptions<R, G> extends Outcome<R, G> {
  /** Where a refusal stands: in a toast, where the caller shows `error`, or where this puts it. */
  refusal?: 'toast' | 'shown' | ((error: Error, given: G) => void);
}

/** Runs a change of something on the server, and says what came of it. */
export type Change<R, G> = (given: G, once: Required<Pick<CallOptions, 'headers'>>) => Promise<R>;

function say(words: Words | undefined) {
  if (words === undefined) return;
  if (typeof words === 'string') return toast.success(words);
  const { title, ...more } = words;
  toast.success(title, more);
}

/**
 * A change of something: `useChange((id: string) => api.things.remove({ params: { id } }), { reloads: 'things', says:
 * 'Deleted' })`. The second thing that the call is given are options with an idempotency key: it stays the same until
 * an answer comes, so that a request whose answer was lost can be sent again without doing it twice.
 */
export function useChange<R, G = void>(run: Change<R, G>, options: ChangeOptions<R, G> = {}) {
  const { reloads = [], says, next, secret = false, refusal = 'toast' } = options;
  const nouns = typeof reloads === 'string' ? [reloads] : reloads;
  const once = useRef<{ request: string; key: string }>(undefined);
  return useMutation({
    ...(secret && { gcTime: 0 }),
    mutationFn: (given: G) => {
      const request = JSON.stringify(given) ?? '';
      if (once.current?.request !== request) once.current = { request, key: newKey() };
      return run(given, { headers: { 'idempotency-key': once.current.key } });
    },
    onSuccess: async (answer, given) => {
      once.current = undefined;
      say(typeof says === 'function' ? says(answer, given) : says);
      await next?.(answer, given);
      await invalidate(...nouns);
    },
    onError: (error, given) => {
      if (refusal === 'toast') toastError(error);
      else if (refusal !== 'shown') refusal(error, given);
      // No answer came: it may have been done.
      if (!(error instanceof ApiError) || error.status === 0) return;
      once.current = undefined;
      void invalidate(...nouns);
    },
  });
}
