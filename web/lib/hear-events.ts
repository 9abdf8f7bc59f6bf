import { request } from '#web/lib/api.ts';

/** Waits before events are asked for again once an answer was lost, in ms. */
const againMs = 1_500;

interface Hearing {
  /** Told of each event. */
  hear: (event: string, data: unknown) => void;
  /** Whether events come; false while the server cannot be reached. */
  onConnected: (connected: boolean) => void;
}

/** Reads server-sent events until they end. @throws ApiError, or what the network throws */
async function readEvents(path: string, seconds: number, { hear, onConnected }: Hearing, signal: AbortSignal) {
  const answer = await request(`${path}?seconds=${seconds}`, {}, { signal, timeoutMs: seconds * 1000 + 10_000 });
  onConnected(true);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return;
    const parts = (rest + value).split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
      if (name !== undefined && data !== undefined) hear(name, JSON.parse(data));
    }
  }
}

/** Hears server-sent events of a path, asking anew when an answer ends or is lost, until the answered function is called. */
export function hearEvents(path: string, seconds: number, hearing: Hearing): () => void {
  const gone = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function listen(): Promise<void> {
    let lost = false;
    await readEvents(path, seconds, hearing, gone.signal).catch(() => {
      lost = true;
    });
    if (gone.signal.aborted) return;
    if (lost) hearing.onConnected(false);
    timer = setTimeout(() => void listen(), lost ? againMs : 0);
  }
  void listen();
  return () => {
    clearTimeout(timer);
    gone.abort();
  };
}
