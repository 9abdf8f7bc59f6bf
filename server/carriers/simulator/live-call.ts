import { newSid } from '#server/carriers/simulator-accounts.ts';
import { askWebhook } from './ask-webhook.ts';
import { runRelay } from './conversation-relay.ts';
import type { Hook } from './faults.ts';
import { runMediaStream } from './media-stream.ts';
import { Deeds, type Party, type Sound } from './party.ts';
import { type Element, readTwiml } from './read-twiml.ts';
import { LineRecording } from './recording.ts';
import type { SimulatorContext } from './simulator-context.ts';
import type { SimulatorAccount } from './simulator-store.ts';
import { noteDeed, taped } from './tape.ts';

/** Milliseconds. */
const gatherMs = { silence: 5_000, betweenKeys: 2_000 };
/** A key that is pressed, and half a second that is waited for. */
const keyMs = { each: 100, wait: 500 };
/** Documents of one call, so that one that leads in a circle ends. */
const mostDocuments = 2_000;
/** Sound that no one says was heard to its end is taken to be, in ms. */
const longestSoundMs = 120_000;

export type CallStatus =
  | 'queued'
  | 'initiated'
  | 'ringing'
  | 'in-progress'
  | 'completed'
  | 'busy'
  | 'no-answer'
  | 'failed'
  | 'canceled';

/** Where and of what a call tells. */
export interface Callback {
  url: string;
  events: readonly string[];
}

export interface CallWanted {
  from: string;
  to: string;
  direction: 'inbound' | 'outbound-api';
  /** Asked first. */
  url: string;
  /** Run first, where no one is to be asked. */
  twiml?: string | null;
  /** Asked where the first does not answer. */
  fallback: string;
  callback: Callback | null;
}

/** What puts an end to the document that runs: another one takes its place, or the call is over. */
type Turn = Go | { type: 'end' } | { type: 'next' };
/** `xml`: the document itself, of which no one is asked. */
type Go = { type: 'go'; url: string; fields: Record<string, string>; xml?: string | undefined };

/** One call of the carrier of this house, as long as it lives: its webhooks, its document, its party. */
export class LiveCall {
  readonly sid = newSid('CA');
  readonly wanted: CallWanted;
  readonly account: SimulatorAccount;
  readonly deeds: Deeds;
  readonly createdAt: number;
  status: CallStatus = 'queued';
  private readonly context: SimulatorContext;
  readonly party: Party;
  private readonly over = new AbortController();
  /** Puts the call to another number; answers how that went. */
  private readonly dial: (number: string) => Promise<CallStatus>;
  /** Ms since 1970; 0: not yet. */
  answeredAt = 0;
  endedAt = 0;
  /** Newest last. */
  readonly recordings: LineRecording[] = [];
  /** Who took it, as a detector has told. */
  answeredBy: string | null = null;
  private sequence = 0;
  /** A document that was set from outside, to run instead of the present one. */
  private steered: Go | null = null;
  private document = new AbortController();
  private last: Promise<void> = Promise.resolve();

  constructor(
    context: SimulatorContext,
    account: SimulatorAccount,
    wanted: CallWanted,
    party: Party,
    dial: (number: string) => Promise<CallStatus>,
  ) {
    this.context = context;
    this.account = account;
    this.wanted = wanted;
    const tape = () => this.recordings.at(-1)?.runs ?? null;
    this.party = taped(party, tape);
    this.dial = dial;
    this.deeds = new Deeds(context.clock, (deed) => noteDeed(tape(), party, deed));
    this.createdAt = context.clock.now();
  }

  get isOver(): boolean {
    return this.over.signal.aborted;
  }

  /** What every request of the call says. */
  private fields(more: Record<string, string> = {}): Record<string, string> {
    const { from, to, direction } = this.wanted;
    return {
      CallSid: this.sid,
      AccountSid: this.account.accountSid,
      From: from,
      To: to,
      Direction: direction,
      CallStatus: this.status,
      ApiVersion: '2010-04-01',
      ...more,
    };
  }

  /** A new status, told where it was asked for, in order. */
  tell(status: CallStatus): void {
    this.status = status;
    const { callback } = this.wanted;
    const event = status === 'in-progress' ? 'answered' : isEnd(status) ? 'completed' : status;
    if (callback === null || !callback.events.includes(event)) return;
    const lasted = this.answeredAt === 0 ? 0 : Math.round((this.context.clock.now() - this.answeredAt) / 1000);
    const fields = this.fields({
      SequenceNumber: String(this.sequence++),
      Timestamp: new Date(this.context.clock.now()).toUTCString(),
      ...(isEnd(status) && { CallDuration: String(lasted) }),
    });
    this.last = this.last.then(() => this.asked('status', callback.url, fields)).then(() => {});
  }

  private async asked(hook: Hook, url: string, fields: Record<string, string>): Promise<string | null> {
    try {
      return await askWebhook(this.context, this.account, hook, url, fields);
    } catch (error) {
      this.context.log.warn({ err: error, callSid: this.sid }, 'a webhook of the carrier simulator got no answer');
      return null;
    }
  }

  /** Tells of who took the call, as a detector that works beside it does. */
  async tellAnsweredBy(url: string, answeredBy: string): Promise<void> {
    this.answeredBy = answeredBy;
    await this.asked('machine', url, this.fields({ AnsweredBy: answeredBy, MachineDetectionDuration: '3000' }));
  }

  /** Records both sides from now on, until it is stopped or the call is over. */
  record(callback: string): LineRecording {
    const recording = new LineRecording(this.context, this.sid, () =>
      callback === '' ? null : this.asked('recording', callback, this.fields(recording.told())),
    );
    this.recordings.push(recording);
    return recording;
  }

  /** Runs the call from its answer to its end. */
  async run(): Promise<void> {
    const { wanted } = this;
    if (wanted.direction === 'outbound-api') this.answered();
    let turn: Turn = { type: 'go', url: wanted.url, fields: {}, xml: wanted.twiml ?? undefined };
    for (let n = 0; n < mostDocuments && turn.type === 'go' && !this.isOver; n++) turn = await this.runDocument(turn);
    this.end('completed');
    await this.last;
  }

  private answered(): void {
    if (this.answeredAt !== 0) return;
    this.answeredAt = this.context.clock.now();
    this.tell('in-progress');
  }

  /** Ends the call, no matter who does. */
  end(status: CallStatus): void {
    if (this.isOver) return;
    this.endedAt = this.context.clock.now();
    this.over.abort();
    this.document.abort();
    this.party.listened(false);
    for (const recording of this.recordings) void recording.stop();
    this.tell(status);
  }

  /** Has the call do something else at once. */
  steer(to: { url: string; xml?: string }): void {
    this.steered = { type: 'go', fields: {}, ...to };
    this.document.abort();
  }

  private async runDocument(go: Go): Promise<Turn> {
    this.document = new AbortController();
    const xml = go.xml ?? (await this.ask(go));
    const verbs = xml === null ? null : readTwiml(xml);
    if (verbs === null || this.isOver) return { type: 'end' };
    const turn = await this.runVerbs(verbs, go.url);
    const next = this.steered ?? turn;
    this.steered = null;
    return next;
  }

  /** Asks what to do: at the address, and where there is no answer of use, at the fallback. */
  private async ask({ url, fields }: Go): Promise<string | null> {
    const { fallback } = this.wanted;
    const xml = await this.asked('document', url, this.fields(fields));
    if (xml !== null || fallback === '') return xml;
    return this.asked('document', fallback, this.fields({ ErrorCode: '11200', ErrorUrl: url }));
  }

  private async runVerbs(verbs: readonly Element[], base: string): Promise<Turn> {
    const [first] = verbs;
    // A call that is turned away has not been answered.
    if (first?.name === 'Reject') {
      this.end(first.attributes.reason === 'busy' ? 'busy' : 'no-answer');
      return { type: 'end' };
    }
    this.answered();
    for (const verb of verbs) {
      if (this.isOver || this.document.signal.aborted) return { type: 'end' };
      const turn = await this.runVerb(verb, base);
      if (turn.type !== 'next') return turn;
    }
    return { type: 'end' };
  }

  private async runVerb({ name, attributes, text, children }: Element, base: string): Promise<Turn> {
    const { signal } = this.document;
    switch (name) {
      case 'Play':
      case 'Say':
        if (attributes.digits !== undefined) await this.press(attributes.digits);
        else await this.play(name === 'Play' ? { url: text } : { text }, signal);
        return { type: 'next' };
      case 'Pause':
        await this.pause(Number(attributes.length ?? 1) * 1000);
        return { type: 'next' };
      case 'Gather':
        return this.gather(attributes, children, base);
      case 'Redirect':
        return { type: 'go', url: addressIn(text, base), fields: {} };
      case 'Connect':
        return this.connect(attributes, children, base);
      case 'Dial': {
        const number = children.find((child) => child.name === 'Number')?.text ?? text;
        const status = await this.dial(number);
        if (attributes.action === undefined) return { type: 'next' };
        const fields = { DialCallStatus: status, DialCallSid: newSid('CA') };
        return { type: 'go', url: addressIn(attributes.action, base), fields };
      }
      case 'Hangup':
        return { type: 'end' };
      default:
        this.context.log.warn({ verb: name, callSid: this.sid }, 'the carrier simulator does not know this verb');
        return { type: 'end' };
    }
  }

  /** Gives the line to an address of this house, until either side ends it; `action` is asked what is next. */
  private async connect({ action }: Element['attributes'], children: Element[], base: string): Promise<Turn> {
    const [noun] = children;
    const ended = noun?.name === 'ConversationRelay' ? await this.relay(noun) : await this.stream(noun);
    if (action === undefined) return { type: 'next' };
    return { type: 'go', url: addressIn(action, base), fields: ended };
  }

  private relay(noun: Element): Promise<Record<string, string>> {
    const { sid, account, deeds, party, wanted } = this;
    const { from, to, direction } = wanted;
    const { signal } = this.document;
    const of = { sid, account, deeds, party, from, to, direction, signal };
    return runRelay(this.context, { ...of, url: noun.attributes.url ?? '', parameters: parametersOf(noun) });
  }

  /** What cannot be opened is passed over. */
  private async stream(stream: Element | undefined): Promise<Record<string, string>> {
    const { handset } = this.party;
    if (stream?.name !== 'Stream' || handset === undefined) {
      this.context.log.info({ callSid: this.sid }, 'a media stream of the carrier simulator was passed over');
      return {};
    }
    const { url = '' } = stream.attributes;
    const parameters = parametersOf(stream);
    const { sid, account, deeds } = this;
    const { signal } = this.document;
    await runMediaStream(this.context, { sid, account, deeds, url, parameters, handset, signal });
    return {};
  }

  /** Presses keys on the line, one after the other; `w` waits. */
  private async press(digits: string): Promise<void> {
    for (const key of digits) {
      if (this.isOver) return;
      if (key === 'w') await this.pause(keyMs.wait);
      else this.party.pressed?.(key);
      await this.pause(keyMs.each);
    }
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const settle = () => {
        cancel();
        resolve();
      };
      const cancel = this.context.clock.after(ms, settle);
      this.document.signal.addEventListener('abort', settle, { once: true });
    });
  }

  /** Plays until it was heard, or `signal` stops it. */
  private play(sound: Sound, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const settle = () => {
        cancel();
        stop();
        resolve();
      };
      const stop = this.party.hears(sound, settle);
      const cancel = this.context.clock.after(longestSoundMs, settle);
      signal.addEventListener('abort', settle, { once: true });
    });
  }

  private async gather(attributes: Element['attributes'], children: Element[], base: string): Promise<Turn> {
    const action = addressIn(attributes.action ?? base, base);
    const silence = attributes.timeout === undefined ? gatherMs.silence : Number(attributes.timeout) * 1000;
    const mayInterrupt = attributes.bargeIn !== 'false';
    this.deeds.clear();
    const spokenInto = new AbortController();
    const stop = AbortSignal.any([this.document.signal, ...(mayInterrupt ? [spokenInto.signal] : [])]);
    this.party.listened(mayInterrupt);
    const heard = mayInterrupt ? this.deeds.next(null, this.document.signal) : null;
    void heard?.then(() => spokenInto.abort());
    for (const { name, text, attributes: of } of children) {
      if (stop.aborted) break;
      if (name === 'Pause') await this.pause(Number(of.length ?? 1) * 1000);
      else await this.play(name === 'Play' ? { url: text } : { text }, stop);
    }
    this.party.listened(true);
    const late = new Promise<null>((resolve) => {
      const cancel = this.context.clock.after(silence, () => resolve(null));
      void heard?.then(() => cancel());
      this.document.signal.addEventListener('abort', () => cancel(), { once: true });
    });
    const first = heard ? await Promise.race([heard, late]) : await this.deeds.next(silence, this.document.signal);
    if (this.document.signal.aborted) return { type: 'end' };
    const fields = first === null ? {} : first.type === 'says' ? said(first) : await this.keys(first.key, attributes);
    this.party.listened(false);
    if (first === null && attributes.actionOnEmptyResult !== 'true') return { type: 'next' };
    return { type: 'go', url: action, fields };
  }

  /** Keys to their end: as many as are wanted, #, or a pause. */
  private async keys(first: string, { numDigits, finishOnKey = '#' }: Element['attributes']) {
    const most = numDigits === undefined ? Number.POSITIVE_INFINITY : Number(numDigits);
    let digits = first === finishOnKey ? '' : first;
    while (digits.length < most && first !== finishOnKey) {
      const next = await this.deeds.next(gatherMs.betweenKeys, this.document.signal);
      if (next === null || next.type !== 'presses' || next.key === finishOnKey) break;
      digits += next.key;
    }
    return { Digits: digits };
  }
}

/** An address in a document, which may be relative to where that came from. */
const addressIn = (written: string, base: string): string => new URL(written, base || undefined).href;

/** What is told of words: of what was not understood, nothing. */
const said = ({ text, confidence = 0.95 }: { text: string; confidence?: number }): Record<string, string> =>
  text === '' ? {} : { SpeechResult: text, Confidence: String(confidence) };

const parametersOf = ({ children }: Element): Record<string, string> =>
  Object.fromEntries(children.map(({ attributes: { name = '', value = '' } }) => [name, value]));

/** Whether a call of this status is over. */
export const isEnd = (status: CallStatus): boolean =>
  ['completed', 'busy', 'no-answer', 'failed', 'canceled'].includes(status);
