import { newSid } from '#server/carriers/simulator-accounts.ts';
import { signatureOf } from '#server/carriers/twilio/signature.ts';
import type { OpenSocket } from '#voice/transcribers/outbound-socket.ts';
import type { Deed, Deeds, Party } from './party.ts';
import type { SimulatorContext, Way } from './simulator-context.ts';
import type { SimulatorAccount } from './simulator-store.ts';

/** What a voice needs for a character, in ms: by it is told how far someone listened. */
const msPerChar = 60;
/** Messages of no kind that is known, before the relay is given up. */
const mostErrors = 10;

export interface RelayOf {
  sid: string;
  account: SimulatorAccount;
  from: string;
  to: string;
  direction: string;
  deeds: Deeds;
  url: string;
  parameters: Record<string, string>;
  party: Party;
  /** The call does something else, or is over. */
  signal: AbortSignal;
}

/** How a relay ended, as the action of its verb is told. */
export type RelayEnd = Record<string, string>;

/** What the other side sends. */
interface Sent {
  type?: string;
  token?: string;
  last?: boolean;
  interruptible?: boolean;
  handoffData?: string;
}

interface Talk {
  text: string;
  interruptible: boolean;
}

/**
 * One relay of the carrier of this house, as Twilio's ConversationRelay: what someone says goes out as they said it, what
 * comes in is said one after the other and stops when someone speaks into it.
 */
class ConversationRelay {
  private readonly context: SimulatorContext;
  private readonly of: RelayOf;
  private readonly sessionId = newSid('VX');
  private readonly beganAt: number;
  private readonly socket: ReturnType<OpenSocket>;
  private readonly done: (end: RelayEnd) => void;
  private over = false;
  private errors = 0;
  /** Of a talk whose last token has not come. */
  private pending = '';
  private queue: Talk[] = [];
  private playing: { talk: Talk; since: number; stop: () => void } | null = null;

  constructor(context: SimulatorContext, of: RelayOf, way: Way, done: (end: RelayEnd) => void) {
    this.context = context;
    this.of = of;
    this.done = done;
    this.beganAt = context.clock.now();
    const headers = { 'x-twilio-signature': signatureOf(of.account.token, of.url), ...way.headers };
    this.socket = way.open(way.url, headers, {
      opened: () => this.begin(),
      message: (text) => this.take(text),
      closed: () => this.end({ SessionStatus: 'failed', ErrorCode: '64105', ErrorMessage: 'The websocket ended.' }),
    });
    of.signal.addEventListener('abort', () => this.end({ SessionStatus: 'completed' }), { once: true });
    if (of.signal.aborted) this.end({ SessionStatus: 'completed' });
  }

  private tell(type: string, more: object): void {
    this.socket.send(JSON.stringify({ type, ...more }));
  }

  private info(name: string, value: string): void {
    this.tell('info', { name, value, ts: this.context.clock.now() });
  }

  private begin(): void {
    const { account, sid, from, to, direction, parameters, deeds } = this.of;
    this.tell('setup', {
      sessionId: this.sessionId,
      accountSid: account.accountSid,
      callSid: sid,
      from,
      to,
      direction,
      callType: 'PSTN',
      callStatus: 'IN-PROGRESS',
      customParameters: parameters,
    });
    deeds.clear();
    void this.listen();
  }

  private async listen(): Promise<void> {
    this.of.party.listened(true);
    while (!this.over) {
      const deed = await this.of.deeds.next(null, this.of.signal);
      if (deed === null || this.over) return;
      this.hear(deed);
    }
  }

  private hear(deed: Deed): void {
    // What may not be interrupted is not spoken into, and nothing of it is told.
    if (this.playing?.talk.interruptible === false) return;
    if (deed.type === 'says') this.info('clientSpeaking', 'on');
    this.stopTalking();
    if (deed.type === 'presses') {
      this.tell('dtmf', { digit: deed.key });
      return;
    }
    this.info('clientSpeaking', 'off');
    this.tell('prompt', { voicePrompt: deed.text, lang: 'en-US', last: true });
  }

  /** Someone speaks into what is said: it stops, and what was to follow is not said. */
  private stopTalking(): void {
    const { playing } = this;
    if (playing === null) return;
    this.playing = null;
    this.queue = [];
    playing.stop();
    const ms = this.context.clock.now() - playing.since;
    const cut = playing.talk.text.slice(0, Math.floor(ms / msPerChar));
    const words = cut.length === playing.talk.text.length ? cut : cut.replace(/\S+$/, '').trimEnd();
    this.info('agentSpeaking', 'off');
    this.tell('interrupt', { utteranceUntilInterrupt: words, durationUntilInterruptMs: ms });
  }

  private say(): void {
    const talk = this.queue.shift();
    if (talk === undefined || this.over) return;
    if (this.playing === null) this.info('agentSpeaking', 'on');
    const heard = () => {
      if (this.playing?.talk !== talk) return;
      this.info('tokensPlayed', talk.text);
      if (this.queue.length > 0) return this.say();
      this.playing = null;
      this.info('agentSpeaking', 'off');
    };
    this.playing = { talk, since: this.context.clock.now(), stop: () => {} };
    this.playing.stop = this.of.party.hears({ text: talk.text }, heard);
  }

  private take(text: string): void {
    if (this.over) return;
    const { type, token = '', last, interruptible = true, handoffData = '' } = read(text);
    switch (type) {
      case 'text':
        this.pending += token;
        if (last !== true) return;
        this.queue.push({ text: this.pending, interruptible });
        this.pending = '';
        if (this.playing === null) this.say();
        return;
      case 'end':
        this.end({ SessionStatus: 'ended', HandoffData: handoffData });
        return;
      case 'sendDigits':
      case 'language':
        return;
      default:
        this.errors += 1;
        this.tell('error', { description: `Invalid message received: ${text.slice(0, 200)}` });
        if (this.errors >= mostErrors) this.end({ SessionStatus: 'failed', ErrorCode: '64107' });
    }
  }

  private end(how: RelayEnd): void {
    if (this.over) return;
    this.over = true;
    this.playing?.stop();
    this.of.party.listened(false);
    this.socket.close();
    const lasted = Math.round((this.context.clock.now() - this.beganAt) / 1000);
    this.done({ SessionId: this.sessionId, SessionDuration: String(lasted), ...how });
  }
}

function read(text: string): Sent {
  try {
    return JSON.parse(text) as Sent;
  } catch {
    return {};
  }
}

/** Relays a line until either side ends it. */
export function runRelay(context: SimulatorContext, of: RelayOf): Promise<RelayEnd> {
  // The query is left out, as it is of streams.
  const way = context.wayTo(of.url.replace(/\?.*$/, ''));
  if (way === null) return Promise.resolve({ SessionStatus: 'failed', SessionDuration: '0' });
  return new Promise((resolve) => new ConversationRelay(context, of, way, resolve));
}
