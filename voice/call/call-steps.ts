import type { CallEndReason } from '#domain/records/call-states.ts';
import type { CallRecord } from './call-record.ts';
import type { CallInput } from './call-state.ts';
import { livePolicy, maxTurns } from './channel-policy.ts';
import type { Utterance } from './clip.ts';
import type { CallLine } from './line.ts';
import { type CameSoon, OutsideWaits } from './outside-waits.ts';
import type { phrasesOf } from './phrases.ts';
import { type CallChange, type CallPorts, CallTaken } from './ports.ts';
import type { Heard, Speaker } from './speaker.ts';
import type { OwnSentence, StepPart } from './step-part.ts';
import { sayOwn } from './take-command.ts';
import { stepTimings, type TurnTimings } from './turn-metrics.ts';

/**
 * What was heard is stored with the next step, or after this long, in ms: a commit of its own would double their number.
 * A kill in between has the last sentence said again. All calls wait for the same moments, to share a commit.
 */
const storeHeardMs = 2_000;
const storeHeardEveryMs = 500;
/** Waits before the end of a call is tried to be stored again, in ms. */
const endRetriesMs = [500, 3_000];
/** The caller is told of the end when it is stored, or after this long, in ms. */
const tellEndMs = 1_000;
/** A caller whose answer cannot be stored yet is asked for patience after so long, in ms. */
const patienceMs = [2_500, 10_000] as const;
const lookForWaitingMs = 500;

type StepTimes = Parameters<typeof stepTimings>[0];

/** One step of a call: what goes to the flow and what is said, as one transaction. */
export interface Step {
  /** What happened: turns of the caller, interruptions. */
  records: StepPart[];
  /** Sentences of the session's own, said before the flow's. */
  own: OwnSentence[];
  /** Utterances that were not heard and are said again. */
  again: Utterance[];
  /** What the flow is to answer. */
  asks: StepPart[];
  /** Since when the caller waits for the answer. */
  askedAt: number;
  /** Done once it is stored, before anything of it is heard. */
  stored?: () => void;
}

/** What the steps belong to. */
export interface StepsOf {
  callId: string;
  /** What the session says by itself, in the language that is spoken now. */
  phrases(): ReturnType<typeof phrasesOf>;
  ports: CallPorts;
  /** How long the greeting is not to be interrupted, in ms. */
  protectedMs: number;
  record: CallRecord;
  speaker: Speaker;
  line(): CallLine | null;
  /** Since when there is no line, in ms since 1970; null while there is one, or never was. */
  lostAt(): number | null;
  dispatch(input: CallInput): void;
  /** No step is made any more; the call is over. */
  ended(): void;
  /** Another process has the call now. */
  taken(): void;
  /** The session itself is broken. */
  crash(error: unknown): void;
}

/** A call's steps, one after the other: advance the flow, store the step, then let it be heard. */
export class CallSteps {
  /** How the call ends once all is said, when the flow does not decide it. */
  closing: CallEndReason | null = null;
  /** A farewell is about to be queued: silence before it is not the end. */
  farewellDue = false;
  private readonly of: StepsOf;
  private last: Promise<void> = Promise.resolve();
  /** The step that is being worked on, and those that wait for it. */
  private current: Step | null = null;
  private readonly queued: Step[] = [];
  private failed = false;
  private stopped = false;
  /** What was heard waits to be stored. */
  private cancelStoring: (() => void) | null = null;
  /** What the flow waits for beside the caller. */
  readonly waits: OutsideWaits;
  /** What the flow is to hear once a person hands the caller back. */
  private readonly late: StepPart[] = [];
  /** Answers whose first sentence has not begun, by its turn. */
  private readonly waiting = new Map<number, { askedAt: number; at: StepTimes; timings: TurnTimings }>();

  constructor(of: StepsOf) {
    this.of = of;
    const { record, ports, callId } = of;
    const came = (event: CameSoon, isBeside: boolean) => {
      const part = this.unlessTaken((at) => record.came({ ...event, at }));
      this.add(isBeside ? { records: [part] } : { asks: [part] });
    };
    this.waits = new OutsideWaits(ports, livePolicy, { came }, { callId });
  }

  /** Goes on with what another process waited for. */
  resumeWaiting(): void {
    const { memory, snapshot } = this.of.record;
    for (const run of memory.runs) this.waits.run(run);
    this.waits.resume(snapshot?.waiting ?? null);
  }

  add(parts: Partial<Step>): void {
    const step: Step = { records: [], own: [], again: [], asks: [], askedAt: this.of.ports.clock.now(), ...parts };
    this.cancelStoring?.();
    this.cancelStoring = null;
    this.queued.push(step);
    this.after(async () => {
      this.current = this.queued.shift()!;
      await this.run(step);
      this.current = null;
    });
  }

  /** A part of a step that waits while a person has the caller: the flow stays where it is. */
  unlessTaken(part: StepPart): StepPart {
    return (at) => {
      if (this.of.record.memory.taken === undefined) return part(at);
      this.late.push(part);
      return null;
    };
  }

  /** What came while a person had the caller, for the flow to hear now. */
  takeLate(): StepPart[] {
    return this.late.splice(0);
  }

  /** What was to be said again is not, as far as the speaker did not get it yet. */
  takeBack(): Heard[] {
    const steps = this.queued.filter((step) => step.again.length > 0);
    for (const step of steps) step.own = [];
    const utterances = steps.flatMap((step) => step.again.splice(0));
    return utterances.map((utterance) => ({ utterance, text: '', ms: 0, whole: false }));
  }

  /** Runs `work` when all steps before it are done. */
  after(work: () => Promise<void> | void): void {
    this.last = this.last.then(work).catch((error: unknown) => this.of.crash(error));
  }

  /** Makes no step any more. */
  stop(): void {
    this.stopped = true;
    this.cancelStoring?.();
    this.waits.stop();
  }

  private async run(step: Step): Promise<void> {
    if (this.stopped || this.failed) return;
    const { ports, record, speaker } = this.of;
    const begunAt = ports.clock.now();
    const fresh: Utterance[] = [];
    let change: CallChange | null = null;
    try {
      const greets = record.snapshot === null;
      const results = step.records.map((part) => part(begunAt));
      fresh.push(...sayOwn(record, step.own, begunAt));
      results.push(...step.asks.map((part) => part(begunAt)));
      const answers = results.filter((result) => result !== null);
      fresh.push(...answers.flatMap((answer) => answer.says));
      if (greets && fresh[0]) fresh[0] = { ...fresh[0], protectedMs: this.of.protectedMs };
      const says = [...fresh.slice(0, step.own.length), ...step.again, ...fresh.slice(step.own.length)];
      speaker.add(says);
      const decidedAt = ports.clock.now();
      change = record.takeChange();
      if (change) await this.store(change);
      change = null;
      if (this.stopped) return;
      const answer = fresh[step.own.length];
      if (answer) this.time(answer.seq, step.askedAt, { begunAt, decidedAt, storedAt: ports.clock.now() });
      step.stored?.();
      this.showTurns();
      for (const run of answers.flatMap(({ runs }) => runs)) this.waits.run(run);
      this.waits.keepOnly(record.snapshot?.waiting ?? null);
      for (const want of answers.flatMap(({ wants }) => wants)) this.waits.begin(want);
      if (step.asks.length > 0) this.answered(says);
      if (step.own.length > 0) this.farewellDue = false;
      if (record.memory.nextTurn > maxTurns && this.closing === null) this.of.dispatch({ type: 'exhausted' });
      speaker.release();
    } catch (error) {
      this.fail(error, step, fresh, change);
    }
  }

  /** Stores a step. That may take as long as an outage of the database: the caller is not left in silence. */
  private async store(change: CallChange): Promise<void> {
    const { clock, store } = this.of.ports;
    let asked = 0;
    const look = () => {
      cancel = clock.after(lookForWaitingMs, look);
      const waits = [this.current, ...this.queued].find((step) => step && step.asks.length > 0);
      const patience = patienceMs[asked];
      if (!waits || patience === undefined || clock.now() - waits.askedAt < patience) return;
      this.askForPatience(asked++);
    };
    let cancel = clock.after(lookForWaitingMs, look);
    try {
      await store.commit(change);
    } finally {
      cancel();
    }
  }

  /** Said before it is stored, because nothing can be: it promises nothing, and is stored with the next step. */
  private askForPatience(count: number): void {
    const { record, speaker, ports } = this.of;
    const line = this.of.line();
    if (line === null || this.stopped) return;
    // What the caller says over it waits for the answer that is under way.
    const said = { ...record.say(this.of.phrases().fillers[count]!, ports.clock.now()), interruptible: false };
    line.turn(record.transcript.get(said.seq), []);
    speaker.interject(said);
  }

  private answered(says: readonly Utterance[]): void {
    const { language, memory } = this.of.record;
    const { awaits, expects, silenceMs, wait } = memory;
    if (language !== undefined) this.of.line()?.language?.(language);
    this.of.dispatch({
      type: 'answered',
      says: says.length > 0,
      interruptible: says[0]?.interruptible ?? true,
      listen: { expects, silenceMs, ...(wait && { wait }), ...(language !== undefined && { language }) },
      waits: awaits === 'action',
      yields: this.of.record.snapshot?.waiting?.for === 'proposal',
      ends: awaits === 'end',
    });
  }

  private time(seq: number, askedAt: number, at: StepTimes): void {
    const timings = stepTimings(at);
    this.waiting.set(seq, { askedAt, at, timings });
    this.of.record.transcript.note(seq, { timings });
  }

  /** An utterance begins to be heard. */
  begins(utterance: Utterance, firstFrameAt: number | null, synthesis: number | null): void {
    const { record, ports, dispatch } = this.of;
    record.begins(utterance.seq, ports.clock.now());
    const waiting = this.waiting.get(utterance.seq);
    if (waiting) {
      const firstAudio = firstFrameAt === null ? null : firstFrameAt - waiting.askedAt;
      record.transcript.note(utterance.seq, { timings: { ...waiting.timings, firstAudio, synthesis } });
      const times = { seq: utterance.seq, askedAt: waiting.askedAt, ...waiting.at };
      ports.measured?.({ ...times, firstAudioAt: firstFrameAt, synthesisMs: synthesis });
      this.waiting.delete(utterance.seq);
    }
    const { interruptible, protectedMs } = utterance;
    dispatch({ type: 'utterance', interruptible, protectedMs });
  }

  /** Nothing is left to say: what was heard is stored before long. */
  spoken(): void {
    const { clock } = this.of.ports;
    const wait = storeHeardMs + storeHeardEveryMs - (clock.now() % storeHeardEveryMs);
    this.cancelStoring ??= clock.after(wait, () => this.add({}));
    if (!this.farewellDue) this.of.dispatch({ type: 'spoke' });
  }

  private showTurns(): void {
    const { transcript } = this.of.record;
    const line = this.of.line();
    for (const turn of transcript.takeUnsent()) line?.turn(turn, transcript.typedIn(turn.seq));
  }

  /** A step could not be made or stored: nothing of it is said. The call ends with an apology. */
  private fail(error: unknown, step: Step, fresh: readonly Utterance[], change: CallChange | null): void {
    const { ports, record, speaker, callId, dispatch } = this.of;
    if (error instanceof CallTaken) {
      this.of.taken();
      return;
    }
    ports.log.error({ err: error, callId }, 'a step of a call failed');
    record.unsaid(fresh.map((utterance) => utterance.seq));
    if (change) record.putBack(change);
    // What was only noted is stored with the next step.
    if (step.asks.length === 0 && fresh.length === 0 && step.again.length === 0) return;
    this.failed = true;
    this.closing = 'failed';
    speaker.dropQueued();
    dispatch({ type: 'wind_up' });
    if (this.of.line() === null) return;
    const farewell = record.say(this.of.phrases().failure, ports.clock.now());
    this.showTurns();
    speaker.add([farewell]);
    speaker.release();
  }

  /** Ends the call when all steps before are done. */
  finish(reason: CallEndReason): void {
    this.after(() => this.end(reason));
  }

  private async end(reason: CallEndReason): Promise<void> {
    if (this.stopped) return;
    const { ports, record } = this.of;
    const at = ports.clock.now();
    const outcome = record.end(reason, at);
    // A caller who never came back was gone when the line was: the wait for them is no part of the call, and isn't billed.
    const endedAt = reason === 'lost_connection' ? (this.of.lostAt() ?? at) : at;
    const change = record.takeChange({ at: endedAt, reason, outcome })!;
    this.stop();
    const storing = this.tryToStore(change);
    await this.atMost(tellEndMs, storing);
    this.showTurns();
    this.of.line()?.ended(reason);
    let stored = await storing;
    for (const wait of endRetriesMs) {
      if (stored) break;
      await new Promise<void>((resolve) => ports.clock.after(wait, resolve));
      stored = await this.tryToStore(change);
    }
    this.of.ended();
  }

  private async atMost(ms: number, work: Promise<unknown>): Promise<void> {
    await new Promise<void>((resolve) => {
      const cancel = this.of.ports.clock.after(ms, resolve);
      void work.then(() => {
        cancel();
        resolve();
      });
    });
  }

  private async tryToStore(change: CallChange): Promise<boolean> {
    try {
      await this.of.ports.store.commit(change);
      return true;
    } catch (error) {
      // How it ends is the other's to say.
      if (error instanceof CallTaken) return true;
      this.of.ports.log.error({ err: error, callId: this.of.callId }, 'the end of a call could not be stored');
      return false;
    }
  }
}
