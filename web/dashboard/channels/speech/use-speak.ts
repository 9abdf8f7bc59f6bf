import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { textLimit } from '#domain/channels/speech.ts';
import { api } from '#web/lib/api.ts';
import { newKey } from '#web/lib/new-key.ts';
import { invalidate } from '#web/lib/query.ts';
import { charactersOf, type Draft } from './draft.ts';

/** How long a text of the longest kind that is spoken at once may take, in milliseconds. */
const speakTimeoutMs = 120_000;

/**
 * Speaks a draft. When no answer came the server may have counted its characters all the same: pressing Speak again
 * with the same draft repeats the same request, by its key, and costs nothing more.
 */
export function useSpeak(onClip: (clipId: string) => void) {
  const lost = useRef<{ request: string; key: string }>(undefined);
  return useMutation({
    mutationFn: ({ text, language, voice, speed, format }: Draft & { voice: string }): Promise<{ id: string }> => {
      const body = { text, language, voice, speed, format };
      const request = JSON.stringify(body);
      if (lost.current?.request !== request) lost.current = { request, key: newKey() };
      const headers = { 'idempotency-key': lost.current.key };
      return charactersOf(text) <= textLimit
        ? api.speech.synthesize({ body }, { headers, timeoutMs: speakTimeoutMs })
        : api.speech.createClip({ body }, { headers });
    },
    onSuccess: ({ id }) => {
      lost.current = undefined;
      onClip(id);
    },
    onSettled: () => invalidate('speech'),
  });
}
