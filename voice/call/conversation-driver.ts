import type { CallEndReason } from '#domain/records/call-states.ts';
import type { TransferTo } from '#voice/flow/conversation.ts';
import type { CallPlan } from './call-plan.ts';
import { CallRecord, type FlowStep, type StoredCall } from './call-record.ts';
import { maxTurns, type TurnPolicy } from './channel-policy.ts';
import type { Utterance } from './clip.ts';
import { awaitedId, type CameSoon, lateAction, OutsideWaits } from './outside-waits.ts';
import { phrasesOf } from './phrases.ts';
import type { CallChange, CallPorts } from './ports.ts';
import type { SupervisorCommand } from './supervisor-command.ts';
import { joinedSteps, sayOwn, stepOfCommand } from './take-command.ts';

/** What of a call's surroundings a conversation needs of which nothing is spoken here. */
export type TurnPorts = Pick<
  CallPorts,
  'store' | 'runAction' | 'askModel' | 'transfer' | 'pressKeys' | 'clock' | 'log'
>;

/** What is fixed for it. */
export type TurnPlan = Pick<CallPlan, 'flow' | 'setting' | 'startedAt'>;

/** What a channel of one answer at a time can do. */
export interface TurnChannel {
  policy: TurnPolicy;
  /** BCP 47, as long as the conversation is in its own language. */
  language: string;
  /** Whether someone is brought onto the line by its carrier. */
  reaches?(to: TransferTo): boolean;
  /** A person of the business is about to do something. */
  beforeCommand?(command: SupervisorCommand): void;
  /** A sentence is stored. */
  said?(utterance: Utterance): void;
}

/** What is done on one input: what the flow answers, or null. */
type Input = () => FlowStep | null;

/** What can be stored now, and whether the answer is complete with it. */
export interface Prepared {
  change: CallChange | null;
  isDone: boolean;
}

const nothing: FlowStep = { says: [], runs: [], wants: [] };

/**
 * A conversation of one answer at a time, whatever its channel. It is loaded, worked on, stored and left, by whichever
 * process hears from the channel: `take` what happened, `prepare` what follows from it without waiting, store that, then
 * `goOn` with what has to be waited for. Nothing is shown or begun before the step that wants it is stored.
 */
export class ConversationDriver {
  readonly record: CallRecord;
  /** How often the channel has come again since the last turn. */
  waited = 0;
  readonly #ports: TurnPorts;
  readonly #channel: TurnChannel;
  readonly #plan: TurnPlan;
  readonly #waits: OutsideWaits;
  readonly #inputs: Input[] = [];
  readonly #came: CameSoon[] = [];
  /** Runs beside the conversation that this answer waits for. */
  readonly #beside = new Set<string>();
  /** What was decided and is not begun. */
  #fresh: FlowStep = nothing;
  #goesOn = false;
  #isDone = false;
  #isLate = false;
  #closing: CallEndReason | null = null;
  #isOver = false;
  #wake = () => {};

  constructor(plan: TurnPlan, ports: TurnPorts, stored: StoredCall | null, channel: TurnChannel) {
    this.record = new CallRecord(plan.flow, plan.startedAt, stored);
    this.#plan = plan;
    this.#ports = ports;
    this.#channel = channel;
    this.#waits = new OutsideWaits(ports, channel.policy, {
      came: (event) => {
        if (event.type === 'action_done') this.#beside.delete(event.runId);
        this.#came.push(event);
        this.#wake();
      },
      left: (runId) => {
        this.#beside.delete(runId);
        this.#wake();
      },
    });
  }

  get now(): number {
    return this.#ports.clock.now();
  }

  /** BCP 47 of what the agent says now. */
  get language(): string {
    return this.record.language ?? this.#channel.language;
  }

  get phrases(): ReturnType<typeof phrasesOf> {
    return phrasesOf(this.language);
  }

  /** Whether it has ended, and all of it was heard. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** What happens next, once all before it is answered. */
  take(input: Input): void {
    this.#inputs.push(input);
  }

  /** Begins the conversation. */
  start(): FlowStep {
    return this.record.advance({ type: 'started', at: this.now, setting: this.#plan.setting });
  }

  /** Goes on with what is waited for, another process's included. */
  resume(): void {
    this.#goesOn = true;
  }

  /** What runs beside the conversation is looked at before anything else is taken. */
  lookBeside(): void {
    const { memory } = this.record;
    if (memory.taken !== undefined) return;
    for (const { runId, wait } of memory.runs) if (!wait) this.#beside.add(runId);
  }

  /** What a person of the business does. */
  command(command: SupervisorCommand): void {
    this.take(() => {
      const { record } = this;
      if (record.snapshot === null || this.#isOver || command.seq <= (record.memory.acts ?? 0)) return null;
      this.#channel.beforeCommand?.(command);
      const { own, records, asks } = stepOfCommand(record, command, this.phrases);
      const at = this.now;
      const before = records.map((part) => part(at));
      const said = { ...nothing, says: sayOwn(record, own, at) };
      const steps = [...before, said, ...asks.map((part) => part(at))];
      if (command.kind === 'end') this.close('agent_hangup');
      return joinedSteps(steps.filter((step) => step !== null));
    });
  }

  /** The conversation ends with this step, whatever was still to be heard. */
  close(reason: CallEndReason): void {
    this.#closing = reason;
  }

  /** It may not go on: that is said, and is the last. */
  sayLimit(): FlowStep {
    const says = [this.record.say(this.phrases.limit, this.now)];
    this.record.end('max_duration', this.now);
    return { ...nothing, says };
  }

  /** Takes what happened as far as nothing has to be waited for. */
  prepare(): Prepared {
    for (let isMore = true; isMore; ) isMore = this.#takeNext();
    const { memory } = this.record;
    if (memory.nextTurn > maxTurns && memory.ending === null && this.#closing === null) this.#follow(this.sayLimit());
    const isHeard = this.#goesOn && memory.unheard.length === 0;
    const reason = this.#closing ?? (isHeard ? memory.ending?.reason : undefined) ?? null;
    const ends = reason !== null && !this.#isOver;
    if (ends) this.#isOver = true;
    const ended = ends ? { at: this.now, reason, outcome: this.record.end(reason, this.now) } : null;
    const change = this.record.takeChange(ended);
    // What comes behind the end is not heard.
    this.#isDone = (this.#isOver || this.#inputs.length === 0) && !this.#waitsNow();
    return { change, isDone: this.#isDone };
  }

  /** What was prepared is stored: it is shown, and what it asked for is begun. */
  stored(): void {
    const { says, runs, wants } = this.#fresh;
    this.#fresh = nothing;
    for (const utterance of says) this.#channel.said?.(utterance);
    for (const run of runs) this.#waits.run(run);
    for (const want of wants) if (!this.#isChannels(want)) this.#waits.begin(want);
    const { memory, snapshot } = this.record;
    for (const run of memory.runs) if (this.#beside.has(run.runId)) this.#waits.run(run);
    // What was begun goes on: the next answer asks what came of it.
    if (this.#isDone) this.#waits.stop();
    const waiting = snapshot?.waiting ?? null;
    this.#waits.keepOnly(waiting);
    if (!this.#awaits() || this.#waits.isOpen(awaitedId(waiting)!)) return;
    const run = waiting?.for === 'action' && memory.runs.find(({ runId }) => runId === waiting.runId);
    if (run) this.#waits.run(run);
    else if (waiting?.for === 'transfer' && waiting.to && this.#ports.transfer) {
      const { transferId, to, summary = '' } = waiting;
      this.#waits.begin({ type: 'transfer', transferId, nodeId: '', to, summary });
    } else this.#waits.resume(waiting);
  }

  /**
   * Does what has to be waited for, and what follows from it, until the answer is complete. Each step is stored. Answers
   * whether the last one that was has left the conversation to the process that hears of it next.
   */
  async goOn(): Promise<boolean> {
    let isLeft = false;
    try {
      while (!this.#isDone) {
        await this.#next();
        const { change, isDone } = this.prepare();
        if (change) await this.#ports.store.commit(change, isDone);
        isLeft = change !== null && isDone;
        this.stored();
      }
    } finally {
      this.#waits.stop();
    }
    return isLeft;
  }

  /** Takes one of what came, what is due, and what happened. False where that has to be waited for. */
  #takeNext(): boolean {
    const event = this.#came.shift();
    if (event !== undefined) this.#follow(this.#took(event));
    else if (this.#closing !== null || this.#isOver) return false;
    else if (this.#isLate) this.#follow(this.#bePatient());
    else if (this.#isDue()) this.#follow(this.#goOnUnasked());
    else if (this.#waitsNow()) return false;
    else {
      const input = this.#inputs.shift();
      if (input === undefined) return false;
      this.#follow(input());
    }
    return true;
  }

  #follow(step: FlowStep | null): void {
    if (step === null) return;
    this.#goesOn = true;
    const { policy } = this.#channel;
    if (policy.isHeardAtOnce) for (const { seq } of step.says) this.record.heard(seq, null);
    if (policy.beside.isOwn) for (const { runId, wait } of step.runs) if (!wait) this.#beside.add(runId);
    this.#fresh = joinedSteps([this.#fresh, step]);
  }

  /** What came reaches the flow, unless a person has the caller, or it is over. */
  #took(event: CameSoon): FlowStep | null {
    const { record } = this;
    if (record.memory.taken !== undefined || this.#isOver) return null;
    this.waited = 0;
    this.#isLate = false;
    return record.came({ ...event, at: this.now });
  }

  /** Whether what the flow waits for is there without anyone's doing. */
  #isDue(): boolean {
    const { memory, snapshot } = this.record;
    const waiting = snapshot?.waiting;
    if (!this.#goesOn || memory.taken !== undefined) return false;
    if (waiting?.for === 'action') return !memory.runs.some(({ runId }) => runId === waiting.runId);
    if (waiting?.for !== 'timer') return false;
    const { policy } = this.#channel;
    return policy.skipsPauses || (memory.unheard.length === 0 && (this.waited > 0 || waiting.until <= this.now));
  }

  #goOnUnasked(): FlowStep {
    const { record, now: at } = this;
    const waiting = record.snapshot!.waiting!;
    this.waited = 0;
    if (waiting.for === 'timer') return record.advance({ type: 'timer_fired', at, timerId: waiting.timerId });
    // What is known of no run will not be told.
    return record.advance({ type: 'action_done', at, runId: awaitedId(waiting)!, result: lateAction });
  }

  #waitsNow(): boolean {
    return this.#beside.size > 0 || this.#awaits();
  }

  /** Whether the answer is to hold what the flow waits for. */
  #awaits(): boolean {
    const { memory, snapshot } = this.record;
    if (!this.#goesOn || this.#isOver || memory.taken !== undefined) return false;
    const waiting = snapshot?.waiting;
    switch (waiting?.for) {
      case 'proposal':
        return true;
      case 'transfer':
        return waiting.to === undefined || !this.#reaches(waiting.to);
      case 'action':
        // What was said before it is to be heard first.
        return this.#channel.policy.isHeardAtOnce || memory.unheard.length === 0;
      default:
        return false;
    }
  }

  #reaches(to: TransferTo): boolean {
    return this.#channel.reaches?.(to) ?? false;
  }

  /** Whether the channel does something itself. */
  #isChannels(want: FlowStep['wants'][number]): boolean {
    return want.type === 'set_timer' || (want.type === 'transfer' && this.#reaches(want.to));
  }

  /** Waits until something came, or for as long as this channel waits. */
  async #next(): Promise<void> {
    const { beside, patience, talkMs } = this.#channel.policy;
    // Where all of an answer is heard at once, its sentences are stored with its end.
    const isThere = () => this.#came.some(({ type }) => talkMs === null || type !== 'model_said') || !this.#waitsNow();
    if (isThere()) return;
    const isPatient = this.record.snapshot?.waiting?.for === 'action' && patience !== null;
    const limitMs = this.#beside.size > 0 ? beside.ms : isPatient ? patience.afterMs : null;
    await new Promise<void>((resolve) => {
      const late = () => {
        if (this.#beside.size > 0) this.#beside.clear();
        else this.#isLate = true;
        resolve();
      };
      const cancel = limitMs === null ? () => {} : this.#ports.clock.after(limitMs, late);
      this.#wake = () => {
        if (!isThere()) return;
        cancel();
        resolve();
      };
    });
    this.#wake = () => {};
  }

  /** Asks the caller for patience, until the action that is waited for counts as failed. */
  #bePatient(): FlowStep | null {
    this.#isLate = false;
    const { record, waited, now } = this;
    const waiting = record.snapshot?.waiting;
    const { patience } = this.#channel.policy;
    if (waiting?.for !== 'action' || patience === null) return null;
    this.waited = 0;
    if (waited >= patience.most)
      return record.came({ type: 'action_done', at: now, runId: waiting.runId, result: lateAction });
    const { fillers } = this.phrases;
    const words = waited === 0 && waiting.slow !== undefined ? waiting.slow : fillers[Math.min(waited, 1)]!;
    return { ...nothing, says: [record.say(words, now)] };
  }
}
