/** One event of a stream. */
export interface StreamEvent {
  event: string;
  /** Its data, parsed where they are JSON. */
  data: unknown;
  id: string | undefined;
}

/** Server-sent events as text, cut into events. https://html.spec.whatwg.org/multipage/server-sent-events.html */
export async function* eventsIn(chunks: AsyncIterable<string>): AsyncGenerator<StreamEvent, void, undefined> {
  let rest = '';
  let [event, data, id]: [string, string[], string | undefined] = ['', [], undefined];
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop()!;
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) yield { event: event || 'message', data: parsed(data.join('\n')), id };
        [event, data] = ['', []];
        continue;
      }
      const [, name, value = ''] = /^([^:]*)(?::\s?(.*))?$/s.exec(line)!;
      if (name === 'event') event = value;
      else if (name === 'data') data.push(value);
      else if (name === 'id') id = value;
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Events as they happen. Breaking off the loop, or `abort()`, ends the connection. */
export class EventStream implements AsyncIterable<StreamEvent> {
  readonly #open: (signal: AbortSignal) => Promise<Response>;
  readonly #controller = new AbortController();

  constructor(open: (signal: AbortSignal) => Promise<Response>) {
    this.#open = open;
  }

  abort(): void {
    this.#controller.abort();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<StreamEvent, void, undefined> {
    const { signal } = this.#controller;
    const { body } = await this.#open(signal);
    try {
      // The types of browsers and Node disagree on streams.
      const text = body!.pipeThrough(new TextDecoderStream() as unknown as TransformStream<Uint8Array, string>);
      // As above.
      yield* eventsIn(text as unknown as AsyncIterable<string>);
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      this.abort();
    }
  }
}
