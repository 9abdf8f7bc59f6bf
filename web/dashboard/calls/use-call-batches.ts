import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Done, mostTogether } from '#domain/calls/call-batches.ts';
import type { CallSearch } from '#domain/calls/calls.ts';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/query.ts';
import { toast, toastError } from '#web/lib/toast.ts';

/** Which calls are meant: these, or all that pass. */
export type Meant = { ids: readonly string[] } | { filter: CallSearch };
type Which = { ids: string[] } | { filter: CallSearch; cursor?: string };

export const callsWords = (n: number) => (n === 1 ? '1 call' : `${n.toLocaleString('en')} calls`);

const refresh = () => invalidate('calls', 'analytics');

/** Does something with calls, some at a time, and tells how many there were. */
async function inBatches(meant: Meant, work: (which: Which) => Promise<Done>, onSeen: (n: number) => void) {
  const changed: string[] = [];
  let seen = 0;
  const note = (done: Done) => {
    changed.push(...done.changed);
    seen += done.seen;
    onSeen(seen);
    return done.next;
  };
  if ('ids' in meant)
    for (let at = 0; at < meant.ids.length; at += mostTogether)
      note(await work({ ids: meant.ids.slice(at, at + mostTogether) }));
  else
    for (let cursor: string | null | undefined; cursor !== null; )
      cursor = note(await work({ filter: meant.filter, ...(cursor !== undefined && { cursor }) }));
  return changed;
}

export interface TagChange {
  add: string[];
  remove: string[];
}

const tagCalls = (meant: Meant, change: TagChange, onSeen: (n: number) => void) =>
  inBatches(meant, (which) => api.callBatches.tag({ body: { ...which, ...change } }), onSeen);

/** Takes back what tagging changed. */
async function takeBack(ids: readonly string[], { add, remove }: TagChange) {
  try {
    await tagCalls({ ids }, { add: remove, remove: add }, () => {});
    await refresh();
  } catch (error) {
    toastError(error);
  }
}

/** What is done with many calls; how many are done is told as it goes. */
export function useCallBatches(onDone: () => void) {
  const [seen, setSeen] = useState(0);
  const settled = { onMutate: () => setSeen(0), onError: toastError, onSettled: refresh };
  const tag = useMutation({
    ...settled,
    mutationFn: ({ meant, change }: { meant: Meant; change: TagChange }) => tagCalls(meant, change, setSeen),
    onSuccess(changed, { change }) {
      const undo = { label: 'Undo', onClick: () => void takeBack(changed, change) };
      toast.success(`${callsWords(changed.length)} changed`, changed.length > 0 ? { action: undo } : {});
      onDone();
    },
  });
  const remove = useMutation({
    ...settled,
    mutationFn: (meant: Meant) => inBatches(meant, (which) => api.callBatches.remove({ body: which }), setSeen),
    onSuccess(changed) {
      toast.success(`${callsWords(changed.length)} deleted`);
      onDone();
    },
  });
  return { tag, remove, seen };
}
