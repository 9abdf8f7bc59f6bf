import type { SlotType } from '#domain/agents/workflows.ts';
import type { CallEndReason } from '#domain/records/call-states.ts';
import type { ActionResult, ModelResult, TransferResult, TransferTo } from '#voice/flow/conversation.ts';
import { modelPatienceMs } from '#voice/flow/model/bounds.ts';
import type { CallPlan } from './call-plan.ts';
import { CallRecord, type FlowStep, type StoredCall, type Want } from './call-record.ts';
import { lateModel, noModel } from './call-wants.ts';
import { likelyWords } from './likely-words.ts';
import { phrasesOf } from './phrases.ts';
import { spokenLanguages } from './spoken-languages.ts';
import type { SupervisorCommand } from './supervisor-command.ts';
import { joinedSteps, stepOfCommand } from './take-command.ts';
import type { TextPorts } from './text-call.ts';

/** How long a request waits for an action before the caller is asked for patience, in ms: a carrier waits for 15 s. */
const answerWithinMs = 4_000;
/** How often the caller is asked for patience before an action counts as failed. */
const mostWaits = 3;

/** Words that a recogniser is less sure of, from 0 to 1, are a guess: a clear word on a bad line has 0.4 and more. */
const leastConfidence = 0.2;

/** How long the line listens at a time while a person has the caller, in ms. */
const heldSilenceMs = 30_000;

/** What a line reports since the last answer. */
export type GatherEvent =
  | { type: 'answered' }
  /** `confidence`: of the recogniser, from 0 to 1; left out where it tells none. */
  | { type: 'said'; text: string; confidence?: number | undefined }
  | { type: 'pressed'; digits: string }
  | { type: 'silent' }
  /** All was played, and the line asks what is next. `times`: how often it did without a turn in between. */
  | { type: 'waited'; times: number }
  | { type: 'transferred'; result: TransferResult };

/** What the line is to do. It is computed from what is stored: the same state is the same answer. */
export interface GatherAnswer {
  /** Names this state: what the line reports next refers to it. */
  position: number;
  /** BCP 47 that the caller is listened to in. */
  language: string;
  /** BCP 47 of all that may be spoken, that of now first. */
  among: readonly string[];
  /** To be said first, in order. */
  says: { seq: number; text: string; interruptible: boolean; language?: string | undefined }[];
  /** Keys to be pressed before it goes on. */
  keys: string | null;
  next:
    | {
        do: 'listen';
        silenceMs: number;
        /** What is awaited, and words that are likely. */
        expects: readonly SlotType[];
        /** Whether what is said may be spoken into. */
        bargeIn: boolean;
        hints: readonly string[];
      }
    /** Ask again after so long; 0 is at once. */
    | { do: 'ask'; afterMs: number }
    /** `summary` is for whoever takes the call. */
    | { do: 'transfer'; to: TransferTo; summary: string }
    | { do: 'hang_up' };
}

/**
 * A phone call of which each turn is a request of the carrier, as with Gather: it is loaded, advanced, committed and
 * answered, by whichever process is asked. What comes late, twice or in another order refers to a position that has
 * passed, and changes nothing: it is answered with what is to be done now.
 */
export class GatherCall {
  private readonly plan: Pick<CallPlan, 'flow' | 'setting' | 'voice' | 'startedAt' | 'maxMs' | 'turns'>;
  private readonly record: CallRecord;
  private readonly ports: TextPorts;
  private keys = '';
  private over = false;
  /** Where the call stood before people did something in it that its line has not heard of, and what it was saying. */
  private before: { position: number; unheard: number[] } | null = null;

  constructor(
    plan: Pick<CallPlan, 'flow' | 'setting' | 'voice' | 'startedAt' | 'maxMs' | 'turns'>,
    ports: TextPorts,
    stored: StoredCall | null,
  ) {
    this.plan = plan;
    this.record = new CallRecord(plan.flow, plan.startedAt, stored);
    this.ports = ports;
  }

  /** BCP 47 of what is spoken now. */
  private get language(): string {
    return this.record.language ?? this.plan.voice.language;
  }

  private get now(): number {
    return this.ports.clock.now();
  }

  /** Grows with whatever is said or happens. */
  private get position(): number {
    const { nextEvent, nextTurn } = this.record.memory;
    return nextEvent + nextTurn;
  }

  /** What is to be done now. */
  answer(): GatherAnswer {
    const { memory, snapshot } = this.record;
    const { position, keys } = this;
    const says = memory.unheard.map(({ sayId: _, ...said }) => said);
    const waiting = snapshot?.waiting;
    const among = spokenLanguages(this.language, this.plan.setting);
    const answer = { position, language: this.language, among, says, keys: keys === '' ? null : keys };
    if (this.over) return { ...answer, says: [], next: { do: 'hang_up' } };
    if (memory.taken !== undefined)
      return {
        ...answer,
        next: { do: 'listen', silenceMs: heldSilenceMs, expects: [], bargeIn: this.bargeIn, hints: [] },
      };
    if (memory.awaits === 'caller') {
      const { expects, silenceMs } = memory;
      return {
        ...answer,
        next: {
          do: 'listen',
          silenceMs,
          expects,
          bargeIn: this.bargeIn,
          hints: likelyWords(this.plan.flow, this.plan.setting, snapshot),
        },
      };
    }
    if (waiting?.for === 'transfer' && waiting.to) {
      const { to, summary = '' } = waiting;
      return { ...answer, next: { do: 'transfer', to, summary } };
    }
    const afterMs = waiting?.for === 'timer' ? Math.max(0, waiting.until - this.now) : 0;
    return { ...answer, next: { do: 'ask', afterMs } };
  }

  private get bargeIn(): boolean {
    return this.plan.turns?.bargeIn.by !== 'off';
  }

  /** Who calls, in one sentence, for something that asks before it puts a person through. */
  whoCalls(): string {
    const { setting } = this.plan;
    return phrasesOf(this.language).whoCalls(setting.agentName, setting.businessName);
  }

  /** Whether its flow presses keys: it was made to go through a menu, and has to hear it. */
  get pressesKeys(): boolean {
    return this.plan.flow.nodes.some(({ type }) => type === 'press_digits');
  }

  /** What happened on the line since it was told what to do at a position. */
  async handleEvent(position: number, event: GatherEvent): Promise<void> {
    const { record } = this;
    if (record.snapshot === null) {
      return this.follow(record.advance({ type: 'started', at: this.now, setting: this.plan.setting }));
    }
    const isBefore = position === this.before?.position;
    if (position !== this.position && !isBefore) return;
    // What the line was given to say has been played, or was spoken into.
    const given = isBefore ? this.before!.unheard : record.memory.unheard.map(({ seq }) => seq);
    for (const seq of given) record.heard(seq, null);
    if (record.memory.ending !== null) return this.finish(record.memory.ending.reason);
    if (this.now - this.plan.startedAt >= this.plan.maxMs) return this.sayLimit();
    if (record.memory.taken !== undefined) return this.keepForPerson(event);
    await this.lookBeside();
    if (event.type === 'transferred') return this.transferEnded(event.result);
    await this.follow(await this.step(event));
  }

  /** Someone else has the line now, or no one took it. What was said before is still to be heard. */
  async transferEnded(result: TransferResult): Promise<void> {
    const { waiting } = this.record.snapshot!;
    if (waiting?.for !== 'transfer') return;
    const { transferId } = waiting;
    await this.follow(this.record.came({ type: 'transfer_ended', at: this.now, transferId, result }));
  }

  /** The line is gone: the caller hung up, unless the agent had said its last. */
  async ended(reason: CallEndReason): Promise<void> {
    await this.finish(this.record.memory.ending?.reason ?? reason);
  }

  /** What a person of the business does. */
  async act(act: SupervisorCommand): Promise<void> {
    const { record } = this;
    if (record.snapshot === null || act.seq <= (record.memory.acts ?? 0)) return;
    this.before ??= { position: this.position, unheard: record.memory.unheard.map(({ seq }) => seq) };
    const { own, records, asks } = stepOfCommand(record, act, phrasesOf(this.language));
    // What is being played is cut: where, no one can tell here.
    if (act.kind === 'take_over') for (const { seq } of [...record.memory.unheard]) record.heard(seq, null);
    const at = this.now;
    for (const part of records) part(at);
    for (const one of own) typeof one === 'string' ? record.say(one, at) : record.say(one.text, at, undefined, one.by);
    const steps = asks.map((part) => part(at)).filter((step) => step !== null);
    if (act.kind === 'end') return this.finish('agent_hangup');
    await this.follow(joinedSteps(steps));
  }

  /** A person has the caller: what that one says is kept, and the flow stays where it is. */
  private async keepForPerson(event: GatherEvent): Promise<void> {
    const at = this.now;
    if (event.type === 'said') this.record.note(event.text, at, at, []);
    if (event.type === 'pressed') this.record.note(event.digits, at, at, []);
    await this.commit();
  }

  private async finish(reason: CallEndReason): Promise<void> {
    const at = this.now;
    this.over = true;
    const outcome = this.record.end(reason, at);
    const change = this.record.takeChange({ at, reason, outcome });
    if (change) await this.ports.store.commit(change);
  }

  /** Words that the recogniser itself does not believe are asked for again, once: the next ones are all that it will have. */
  private isGuess({ confidence }: Extract<GatherEvent, { type: 'said' }>): boolean {
    return confidence !== undefined && confidence < leastConfidence && this.record.memory.guessed !== true;
  }

  private askAgain(text: string): null {
    const { record, now } = this;
    record.memory.guessed = true;
    record.note(text, now, now, []);
    record.say(phrasesOf(this.language).sayAgain, now);
    return null;
  }

  private async sayLimit(): Promise<void> {
    const { record } = this;
    record.say(phrasesOf(this.language).limit, this.now);
    record.end('max_duration', this.now);
    await this.commit();
  }

  private async step(event: Exclude<GatherEvent, { type: 'transferred' }>): Promise<FlowStep | null> {
    const { record } = this;
    const at = this.now;
    if (event.type === 'waited') return this.wentOn(event.times);
    if (record.memory.awaits !== 'caller') return this.wentOn(0);
    switch (event.type) {
      case 'said':
        if (this.isGuess(event)) return this.askAgain(event.text);
        delete record.memory.guessed;
        record.callerSaid(event.text, at, at, []);
        return record.advance({ type: 'caller_said', at, text: event.text });
      case 'pressed':
        record.callerSaid(event.digits, at, at, []);
        return record.advance({ type: 'key_pressed', at, digits: event.digits });
      default:
        return record.advance({ type: 'silence', at });
    }
  }

  /** Stores what was decided and does what follows, until the line has something to do. */
  private async follow(step: FlowStep | null): Promise<void> {
    await this.commit();
    for (let next = step; next !== null; await this.commit()) {
      for (const want of next.wants) if (want.type === 'press_keys') this.keys += want.digits;
      // It has begun before the caller has heard to the end that it will.
      for (const run of next.runs) this.begin(run);
      const asked = next.wants.find((want) => want.type === 'ask_model');
      if (asked) next = this.record.came(await this.proposed(asked));
      else if (this.record.memory.unheard.length > 0) next = null;
      else next = await this.wentOn(0);
    }
  }

  private async commit(): Promise<void> {
    const change = this.record.takeChange();
    if (change) await this.ports.store.commit(change);
  }

  /** Goes on with what is waited for, if it is there. */
  private async wentOn(times: number): Promise<FlowStep | null> {
    const { record } = this;
    const waiting = record.snapshot?.waiting;
    const at = this.now;
    switch (waiting?.for) {
      case 'action':
        return this.actionDone(waiting.runId, waiting.slow, times);
      case 'timer': {
        const isDue = times > 0 || waiting.until <= at;
        return isDue ? record.came({ type: 'timer_fired', at, timerId: waiting.timerId }) : null;
      }
      case 'proposal':
        // Another process asked, and is gone.
        return record.came({ type: 'proposed', at, proposalId: waiting.proposalId, result: noModel });
      default:
        return null;
    }
  }

  /** The result of the action that is waited for; while there is none, the caller is asked for patience. */
  private async actionDone(runId: string, slow: string | undefined, times: number): Promise<FlowStep | null> {
    const { record, ports } = this;
    const run = record.memory.runs.find((one) => one.runId === runId);
    const late: ActionResult = { ok: false, code: 'timeout', message: 'It took too long.' };
    const result = run ? await this.soon(ports.runAction(run)) : late;
    if (result) return record.actionDone(runId, result, this.now);
    if (times >= mostWaits) return record.actionDone(runId, late, this.now);
    const { fillers } = phrasesOf(this.language);
    record.say(times === 0 && slow !== undefined ? slow : fillers[Math.min(times, 1)]!, this.now);
    return null;
  }

  /** What runs beside the conversation is told with the next turn at the latest. */
  private async lookBeside(): Promise<void> {
    const { memory } = this.record;
    for (const run of memory.runs.filter(({ wait }) => !wait)) {
      const result = await this.soon(this.ports.runAction(run), 200);
      if (result) this.record.actionDone(run.runId, result, this.now);
    }
  }

  private begin(run: FlowStep['runs'][number]): void {
    this.ports.runAction(run).catch((error: unknown) => {
      this.ports.log.warn({ err: error, runId: run.runId }, 'an action could not be begun yet');
    });
  }

  /** What comes within a time; null where it does not. */
  private async soon<T>(coming: Promise<T | null>, ms = answerWithinMs): Promise<T | null> {
    let cancel = () => {};
    const late = new Promise<null>((resolve) => {
      cancel = this.ports.clock.after(ms, () => resolve(null));
    });
    return Promise.race([coming, late]).finally(() => cancel());
  }

  private async proposed(want: Extract<Want, { type: 'ask_model' }>) {
    const { askModel } = this.ports;
    const { proposalId } = want;
    const gone = new AbortController();
    let isOpen = true;
    let n = 0;
    // The line hears all of an answer at once: its sentences are stored with its end.
    const said = (text: string) => {
      if (isOpen) this.record.came({ type: 'model_said', at: this.now, proposalId, n: n++, text });
    };
    const coming: Promise<ModelResult> = askModel?.(want, gone.signal, said) ?? Promise.resolve(noModel);
    // All of it is heard at once, so that one that talks may take as long as a line waits for an action.
    const withinMs = want.mode === 'talk' ? answerWithinMs : (want.withinMs ?? modelPatienceMs);
    const result = (await this.soon(coming, withinMs)) ?? lateModel;
    isOpen = false;
    gone.abort();
    return { type: 'proposed' as const, at: this.now, proposalId, result };
  }
}
