import { setTimeout as wait } from 'node:timers/promises';
import { ConnectionError, type Parley } from '../../typescript/src/index.ts';
import { CommandError, clientOf, type Terminal } from './terminal.ts';

interface Values {
  events?: string | undefined;
  forward?: string | undefined;
  once: boolean;
}

interface Message {
  headers: Record<string, string>;
  body: string;
}

/** How long a receiver here may take, and how long is waited before the server is asked again, in ms. */
const answerMs = 15_000;
const againMs = 2_000;
/** How long one stream stays open, in seconds; then it is opened again. */
const streamSeconds = 600;
/** Ids that are remembered, so that what comes twice after a reconnect is forwarded once. */
const mostKnown = 1_000;

/** Sends a message to a receiver here, as the server would, and says how that went. */
async function forward(url: string, { headers, body }: Message): Promise<string> {
  const { 'content-length': _, ...sent } = headers;
  const begun = performance.now();
  try {
    const signal = AbortSignal.timeout(answerMs);
    const { status } = await fetch(url, { method: 'POST', headers: sent, body, redirect: 'manual', signal });
    return `${status} in ${Math.round(performance.now() - begun)} ms`;
  } catch (error) {
    const { cause, message } = error as Error;
    return `failed: ${cause instanceof Error && cause.message !== '' ? cause.message : message}`;
  }
}

/** Where messages are forwarded to. @throws CommandError */
function receiverOf(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const url = URL.parse(given);
  if (url !== null && /^https?:$/.test(url.protocol)) return url.href;
  throw new CommandError('--forward takes an address like http://localhost:3000/hook');
}

class Listener {
  readonly #terminal: Terminal;
  readonly #parley: Parley;
  readonly #values: Values;
  readonly #receiver: string | undefined;
  readonly #known = new Set<string>();
  #last: string | undefined;
  #isReady = false;

  constructor(terminal: Terminal, values: Values) {
    this.#terminal = terminal;
    this.#values = values;
    this.#receiver = receiverOf(values.forward);
    this.#parley = clientOf(terminal);
  }

  #ready(secret: string): void {
    if (this.#isReady) return;
    this.#isReady = true;
    const { say } = this.#terminal;
    say(`Messages are signed with ${secret}`);
    say(this.#receiver === undefined ? 'Waiting for events…' : `Waiting for events… Forwarding to ${this.#receiver}`);
  }

  async #take(id: string, message: Message): Promise<boolean> {
    this.#last = id;
    if (this.#known.has(id)) return false;
    this.#known.add(id);
    if (this.#known.size > mostKnown) this.#known.delete([...this.#known][0]!);
    const { type } = JSON.parse(message.body) as { type: string };
    const went = this.#receiver === undefined ? message.body : await forward(this.#receiver, message);
    this.#terminal.say(`${type}  ${message.headers['webhook-id']}  ${went}`);
    return true;
  }

  /** Hears one stream to its end. Answers whether that was enough. */
  async hear(): Promise<boolean> {
    const query = {
      seconds: streamSeconds,
      ...(this.#values.events !== undefined && { events: this.#values.events }),
      ...(this.#last !== undefined && { after: this.#last }),
    };
    for await (const { event, data, id } of this.#parley.webhooks.listen(query)) {
      if (event === 'ready') this.#ready((data as { secret: string }).secret);
      if (event !== 'message' || id === undefined) continue;
      if ((await this.#take(id, data as Message)) && this.#values.once) return true;
    }
    return false;
  }
}

/** Events of the workspace as they happen, and to a receiver on this computer, until someone stops it. */
export async function listen(terminal: Terminal, values: Values): Promise<number> {
  const listener = new Listener(terminal, values);
  for (;;) {
    try {
      if (await listener.hear()) return 0;
    } catch (error) {
      // What the server refuses is said. A stream that breaks off is opened again, from where it was.
      if (!(error instanceof ConnectionError) && !(error instanceof TypeError)) throw error;
      terminal.say('The connection was lost. Reconnecting…');
      await wait(againMs);
    }
  }
}
