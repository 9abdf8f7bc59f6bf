import { type DraftEvents, draftSeconds } from '#domain/agents/drafts.ts';
import { request } from '#web/lib/api.ts';

type Hear = <Name extends keyof DraftEvents>(event: Name, data: DraftEvents[Name]) => void;

/** How long one request for events stays, in seconds: a little shorter than what the server allows. */
const stay = draftSeconds.events - 5;

/** Reads server-sent events until they end. @throws ApiError, or what the network throws */
async function readEvents(path: string, hear: Hear, signal: AbortSignal): Promise<void> {
  const answer = await request(
    `${path}?seconds=${stay}`,
    {},
    { signal, timeoutMs: draftSeconds.events * 1000 + 10_000 },
  );
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return;
    const parts = (rest + value).split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const [, name, data] = /^event: (people|draft)\ndata: (.*)$/.exec(part) ?? [];
      if (name !== undefined && data !== undefined) hear(name as keyof DraftEvents, JSON.parse(data));
    }
  }
}

/** Hears of a draft by the path of its events, asking anew when an answer ends or is lost, until the answered function is called. */
export function hearDraft(path: string, hear: Hear): () => void {
  const gone = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function listen(): Promise<void> {
    // A lost connection is nothing to tell of here: whether changes are saved is told where they are made.
    await readEvents(path, hear, gone.signal).catch(() => undefined);
    if (!gone.signal.aborted) timer = setTimeout(() => void listen(), draftSeconds.sign * 1000);
  }
  void listen();
  return () => {
    clearTimeout(timer);
    gone.abort();
  };
}
