import { useEffect, useRef, useState } from 'react';
import type { UploadedFile } from '#domain/knowledge/knowledge.ts';
import { knowledgeFileBytes } from '#domain/knowledge/knowledge-limits.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { newKey } from '#web/lib/new-key.ts';
import { invalidate } from '#web/lib/query.ts';
import { sendForm } from '#web/lib/send-file.ts';

/** A file on its way to the server. */
export interface Upload {
  id: string;
  file: File;
  folderId: string | undefined;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  percent: number;
  /** What became of it, where that is more than that it was taken. */
  message: string | null;
}

/** Files that go at once. */
const atOnce = 2;
const tooLarge = `The file exceeds the ${knowledgeFileBytes / 1024 / 1024} MB limit.`;

const outcomeOf = ({ outcome, message }: UploadedFile) => (outcome === 'replaced' ? 'New version' : message);

/** Sends files one after the other, two at once; what is under way stays when the folder is changed. */
export function useUploads() {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const change = (id: string, next: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...next } : one)));

  async function send({ id, file, folderId }: Upload, stop: AbortController) {
    const form = new FormData();
    // Fields come before the file, so that the server knows them when it comes.
    if (folderId !== undefined) form.append('folderId', folderId);
    form.append('file', file);
    try {
      const taken = await sendForm<UploadedFile>('/v1/knowledge/files', form, {
        headers: { 'idempotency-key': newKey() },
        signal: stop.signal,
        onProgress: (percent) => change(id, { percent }),
      });
      change(id, { state: 'done', percent: 100, message: outcomeOf(taken) });
    } catch (error) {
      if (!stop.signal.aborted) change(id, { state: 'failed', message: messageOf(error) });
    } finally {
      running.current.delete(id);
      void invalidate('knowledge');
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: begins what waits whenever something has changed.
  useEffect(() => {
    const waiting = uploads.filter(({ id, state }) => state === 'waiting' && !running.current.has(id));
    for (const upload of waiting.slice(0, Math.max(0, atOnce - running.current.size))) {
      const stop = new AbortController();
      running.current.set(upload.id, stop);
      change(upload.id, { state: 'sending', percent: 0, message: null });
      void send(upload, stop);
    }
  }, [uploads]);

  useEffect(() => {
    const all = running.current;
    return () => {
      for (const stop of all.values()) stop.abort();
    };
  }, []);

  return {
    uploads,
    add(files: readonly File[], folderId: string | undefined) {
      const added = files.map((file): Upload => {
        const isTooLarge = file.size > knowledgeFileBytes;
        return {
          id: newKey(),
          file,
          folderId,
          percent: 0,
          state: isTooLarge ? 'failed' : 'waiting',
          message: isTooLarge ? tooLarge : null,
        };
      });
      // What is over makes room for what begins.
      setUploads((all) => [...all.filter(({ state }) => state !== 'done'), ...added]);
    },
    again: (id: string) => change(id, { state: 'waiting', message: null }),
    dismiss(id: string) {
      running.current.get(id)?.abort();
      setUploads((all) => all.filter((one) => one.id !== id));
    },
    clear: () => setUploads((all) => all.filter(({ state }) => state === 'waiting' || state === 'sending')),
  };
}
