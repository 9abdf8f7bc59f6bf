import type { CallEndReason } from '#domain/calls.ts';
import { turnTakings } from '#domain/turn-taking.ts';
import { createUnderlay } from '#voice/audio/background.ts';
import type { ActionResult } from '#voice/flow/conversation.ts';
import { Alarm } from './alarm.ts';
import type { CallAct } from './call-act.ts';
import { handle } from './call-machine.ts';
import { type CallPlan, seedOf } from './call-plan.ts';
import { CallRecord, type StoredCall } from './call-record.ts';
import {
  type CallEffect,
  type CallInput,
  type CallState,
  initialCallState,
  nextDeadline,
  restoredCallState,
  shownPhases,
} from './call-state.ts';
import { CallSteps, type Step, type StepPart } from './call-steps.ts';
import { type CallTap, CallTaps } from './call-tap.ts';
import { likelyWords } from './likely-words.ts';
import type { CallLine } from './line.ts';
import { phrasesOf } from './phrases.ts';
import type { CallPorts } from './ports.ts';
import { createSpeaker, type Heard, type Speaker } from './speaker.ts';
import { stepOfAct } from './take-act.ts';

/** How a session was left: the call has ended, may go on elsewhere, or does so already. */
export type SessionEnd = 'ended' | 'suspended' | 'taken';

/** Typed messages that are known by their ids: far more than a client can have on its way. */
const maxTypedIds = 1_000;

/**
 * One call, whatever its channel: carries out what the turn-taking machine decides. Each step is stored in one
 * transaction before anything of it is heard; its audio is made meanwhile.
 */
export class CallSession {
  readonly callId: string;
  readonly done: Promise<SessionEnd>;
  private readonly plan: CallPlan;
  private readonly ports: CallPorts;
  private readonly record: CallRecord;
  private readonly speaker: Speaker;
  private state: CallState;
  private line: CallLine | null = null;
  private shown: string | null = null;
  private inputs: CallInput[] = [];
  private dispatching = false;
  private readonly steps: CallSteps;
  /** What the session says by itself. */
  private readonly phrases: ReturnType<typeof phrasesOf>;
  private readonly alarm: Alarm;
  private over = false;
  private readonly typedIds: Set<string>;
  private lastAct: number;
  /** Taken over from another process, and no line was there yet. */
  private restored: boolean;
  /** This line was not lost before: nothing was cut off, and what it has to say is said for the first time. */
  private isFirstLine = false;
  /** How far sentences that are said again had been heard before, by their turns. */
  private readonly heardBefore = new Map<number, Heard>();
  private resolveDone: (end: SessionEnd) => void = () => {};
  private readonly taps = new CallTaps();

  constructor(plan: CallPlan, ports: CallPorts, stored: StoredCall | null = null) {
    this.callId = plan.callId;
    this.plan = plan;
    this.ports = ports;
    this.phrases = phrasesOf(plan.voice.language);
    this.record = new CallRecord(plan.flow, plan.startedAt, stored);
    this.alarm = new Alarm(ports.clock, () => this.dispatch({ type: 'tick' }));
    this.done = new Promise((resolve) => {
      this.resolveDone = resolve;
    });
    const { memory } = this.record;
    this.typedIds = new Set(memory.typed);
    this.lastAct = memory.acts ?? 0;
    this.restored = memory.awaits !== 'flow';
    const limits = { ...plan, language: plan.voice.language };
    this.state = this.restored ? restoredCallState(limits, memory) : initialCallState(limits);
    this.speaker = (ports.openSpeaker ?? createSpeaker)({
      clock: ports.clock,
      speech: ports.speech,
      voice: plan.voice,
      fairnessKey: plan.fairnessKey,
      pronunciation: plan.pronunciation ?? [],
      underlay: plan.background ? createUnderlay(plan.background, seedOf(plan.callId)) : null,
      events: {
        sayStart: (generation, utterance) => this.line?.sayStart(generation, utterance.seq, utterance),
        frame: (generation, sequence, pcm) => {
          this.line?.frame(generation, sequence, pcm);
          if (this.taps.hasSound && this.mayBeHeard) this.taps.sound('agent', pcm);
        },
        sayEnd: (generation) => this.line?.sayEnd(generation),
        clear: (generation) => this.line?.clear(generation),
        begins: (utterance, { firstFrameAt, synthesisMs }) =>
          this.guard(() => this.steps.begins(utterance, firstFrameAt, synthesisMs)),
        heard: (utterance, ms) => this.guard(() => this.record.heard(utterance.seq, ms)),
        done: () => this.guard(() => this.steps.spoken()),
        failed: (utterance, error) => {
          ports.log.warn({ err: error, callId: plan.callId, turn: utterance.seq }, 'speech could not be made');
          this.record.transcript.note(utterance.seq, { audio: false });
        },
      },
    });
    this.steps = new CallSteps({
      callId: plan.callId,
      ports,
      phrases: this.phrases,
      protectedMs: (plan.turns ?? turnTakings.balanced).protectedMs,
      record: this.record,
      speaker: this.speaker,
      line: () => this.line,
      dispatch: (input) => this.dispatch(input),
      ended: () => this.leave('ended'),
      taken: () => this.leave('taken'),
      crash: (error) => this.crash(error),
    });
  }

  // The caller's side

  /**
   * Connects a line. The transcript's turns behind `lastSeq` are shown on it.
   * @param isFirst whether it goes on where the call was left in order, and none was lost
   */
  attach(line: CallLine, lastSeq = -1, isFirst = false): void {
    if (this.over) {
      // It was left while this line was on its way: the caller knocks again, and hears how it stands.
      line.leave('suspended');
      return;
    }
    if (this.line) {
      this.line.leave('replaced');
      this.detach(this.line);
    }
    this.line = line;
    this.shown = null;
    // Turns may have been cut after they were shown; the same turn again changes nothing.
    for (const turn of this.record.transcript.since(lastSeq - 4)) {
      line.turn(turn, this.record.transcript.typedIn(turn.seq));
    }
    if (this.state.connected) {
      this.speaker.connect(line.audio);
      const { setting } = this.plan;
      this.steps.add({ asks: [(at) => this.record.advance({ type: 'started', at, setting })] });
    } else {
      this.isFirstLine = isFirst;
      if (!isFirst) this.record.happened('line_back', this.ports.clock.now(), {});
      this.dispatch({ type: 'connected' });
    }
    this.show();
  }

  /** The line is lost. The call waits for another one. */
  detach(line: CallLine): void {
    if (this.line !== line) return;
    this.line = null;
    this.record.happened('line_lost', this.ports.clock.now(), {});
    this.speaker.disconnect();
    this.dispatch({ type: 'disconnected' });
  }

  heard(text: string, final: boolean): void {
    this.taps.words(final ? '' : text);
    this.dispatch({ type: 'heard', text, final, leftMs: this.speaker.leftMs() });
  }

  /** A typed message. The same id again has no effect. */
  typed(id: string, text: string): void {
    if (this.typedIds.has(id)) return;
    if (this.typedIds.size >= maxTypedIds) this.typedIds.clear();
    this.typedIds.add(id);
    this.dispatch({ type: 'typed', id, text });
  }

  typing(): void {
    this.dispatch({ type: 'typing' });
  }

  /** The caller's voice sounds, whatever it says. */
  voice(): void {
    this.dispatch({ type: 'voice' });
  }

  /** The line has stopped what it said by itself, since the caller spoke into it. */
  stopped(): void {
    this.dispatch({ type: 'stopped' });
  }

  /** Words that the caller is likely to say now. */
  likelyWords(): string[] {
    return likelyWords(this.plan.flow, this.plan.setting, this.record.snapshot);
  }

  key(digit: string): void {
    this.dispatch({ type: 'key', digit });
  }

  played(generation: number, ms: number): void {
    this.speaker.played(generation, ms);
  }

  /** The call ends then, with a warning before it and a closing sentence, if it has not ended sooner. */
  limitAt(at: number): void {
    this.dispatch({ type: 'limit_at', at });
  }

  hangUp(): void {
    this.dispatch({ type: 'hang_up' });
  }

  /** Leaves the call at the next border between turns, for another process to go on with. */
  drain(): void {
    this.dispatch({ type: 'drain' });
  }

  /** Leaves the call once all is said: whoever the caller is put through to comes by another way. */
  handOver(): void {
    this.dispatch({ type: 'hand_over' });
  }

  /** Leaves the call now; what is stored stays. */
  suspend(): void {
    this.steps.add({});
    this.steps.after(() => this.leave('suspended'));
  }

  /** Another process has the call now: not a word more. What was not stored is the other's to ask again. */
  taken(): void {
    this.leave('taken');
  }

  /** An action that was done elsewhere has ended. False when this call does not wait for it. */
  actionDone(runId: string, result: ActionResult): boolean {
    return !this.over && this.steps.actionDone(runId, result);
  }

  // A person of the business

  /** Somebody hears the call as it goes, until the answered function is called; its sound once the caller knows. */
  tap(tap: CallTap): () => void {
    return this.taps.add(tap);
  }

  /** Whether somebody hears the caller's sound, as far as it is at this server. */
  get isHeard(): boolean {
    return this.taps.hasSound && this.mayBeHeard;
  }

  /** 20 ms of the caller's sound, for whoever hears the call. */
  callerSound(pcm: Int16Array): void {
    if (this.isHeard) this.taps.sound('caller', pcm);
  }

  /** The caller has heard, or need not hear, that somebody listens. */
  private get mayBeHeard(): boolean {
    const { told, unheard } = this.record.memory;
    return told !== undefined && !unheard.some(({ seq }) => seq === told);
  }

  /** Sound of who has taken the call over, 20 ms at a time. */
  speak(by: string, pcm: Int16Array): void {
    if (!this.over && this.record.memory.taken === by && this.mayBeHeard) this.speaker.speak(pcm);
  }

  /** The last act that it has been given. */
  get actsGiven(): number {
    return this.lastAct;
  }

  /** What a person does. The same act again has no effect. */
  act(act: CallAct): void {
    if (this.over || act.seq <= this.lastAct) return;
    this.lastAct = act.seq;
    const step = stepOfAct(this.record, act, this.phrases);
    const falls = act.kind === 'take_over' || this.wouldInterrupt(act);
    // What the agent says is cut where it is, before anything else of the act.
    const cut: StepPart = () => {
      for (const part of falls ? this.interrupted([...this.speaker.interrupt(), ...this.steps.takeBack()]) : [])
        part(this.ports.clock.now());
      return null;
    };
    const heard: StepPart = (at) => {
      if (act.kind === 'say' && act.heard) {
        const { seq } = this.record.say(act.text ?? '', at, undefined, act.by);
        this.record.transcript.note(seq, { audio: false });
        this.record.heard(seq, null);
      }
      return null;
    };
    this.steps.add({
      records: [cut, ...step.records, heard],
      own: act.heard ? [] : step.own,
      asks: [...step.asks, ...(act.kind === 'hand_back' ? this.steps.takeLate() : [])],
      stored: () => {
        if (act.kind === 'take_over') this.dispatch({ type: 'hold' });
        if (act.kind === 'hand_back') this.dispatch({ type: 'release', awaits: this.record.memory.awaits });
        if (act.kind === 'end') this.dispatch({ type: 'end_now' });
      },
    });
  }

  /** Whether a value that is set answers what the agent is just asking. */
  private wouldInterrupt({ kind, name = '', text = '', by }: CallAct): boolean {
    const at = this.ports.clock.now();
    return kind === 'set' && this.record.wouldSay({ type: 'value_set', at, name, text, by });
  }

  // The machine

  private dispatch(input: CallInput): void {
    if (this.over) return;
    this.inputs.push(input);
    if (this.dispatching) return;
    this.dispatching = true;
    this.guard(() => {
      for (let next = this.inputs.shift(); next; next = this.inputs.shift()) {
        const { state, effects } = handle(this.state, next, this.ports.clock.now());
        this.state = state;
        this.perform(effects);
      }
    });
    this.dispatching = false;
    this.show();
    this.alarm.set(this.over ? null : nextDeadline(this.state));
  }

  /** A fault in one call must not end the process that carries others. */
  private guard(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.crash(error);
    }
  }

  /** The session cannot go on. What is stored stays; the server's upkeep ends the call. */
  private crash(error: unknown): void {
    if (this.over) return;
    this.ports.log.error({ err: error, callId: this.callId }, 'a call broke');
    this.line?.ended('failed');
    this.leave('ended');
  }

  private show(): void {
    const shown = shownPhases[this.state.phase];
    if (shown === null || shown === this.shown) return;
    this.shown = shown;
    this.line?.state(shown);
  }

  /** Effects of one input are one step: an interruption and the words that made it are stored together. */
  private perform(effects: CallEffect[]): void {
    if (effects.length === 0) return;
    const step: Step = { records: [], own: [], again: [], asks: [], askedAt: this.ports.clock.now() };
    let end: CallEndReason | null = null;
    for (const effect of effects) {
      switch (effect.type) {
        case 'commit':
        case 'commit_keys':
          this.takeTurn(step, effect);
          break;
        case 'note':
          step.records.push((at) => this.record.note(effect.text, at, effect.beganAt, effect.typed));
          break;
        case 'silence':
          step.asks.push((at) => (this.isTaken ? null : this.record.advance({ type: 'silence', at })));
          break;
        case 'pause':
          this.speaker.pause();
          break;
        case 'resume':
          this.speaker.resume();
          break;
        case 'interrupt':
          step.records.push(...this.interrupted([...this.speaker.interrupt(), ...this.steps.takeBack()]));
          break;
        case 'filler':
          step.own.push(this.filler(effect.count));
          break;
        case 'warn':
          step.own.push(this.phrases.warning);
          break;
        case 'limit':
          this.steps.closing = 'max_duration';
          this.steps.farewellDue = true;
          step.records.push(...this.interrupted(this.speaker.dropQueued()));
          step.own.push(this.phrases.limit);
          break;
        case 'reconnect':
          this.reconnect(step);
          break;
        case 'finish':
          end = this.steps.closing ?? this.record.memory.ending?.reason ?? 'completed';
          break;
        case 'end':
          end = effect.reason;
          step.records.push(...this.interrupted(this.speaker.interrupt()));
          break;
        case 'suspend':
          this.suspend();
          break;
      }
    }
    if (end !== null) {
      this.steps.add({ records: step.records });
      this.steps.finish(end);
    } else this.steps.add(step);
  }

  private takeTurn(step: Step, turn: Extract<CallEffect, { type: 'commit' | 'commit_keys' }>): void {
    const text = turn.type === 'commit' ? turn.text : turn.digits;
    step.askedAt = turn.endedAt;
    const typed = turn.type === 'commit' ? turn.typed : [];
    // Somebody may have taken the call over since it was said.
    step.records.push((at) => this.record[this.isTaken ? 'note' : 'callerSaid'](text, at, turn.beganAt, typed));
    step.asks.push((at) => {
      if (this.isTaken) return null;
      return this.record.advance(
        turn.type === 'commit' ? { type: 'caller_said', at, text } : { type: 'key_pressed', at, digits: text },
      );
    });
  }

  private get isTaken(): boolean {
    return this.record.memory.taken !== undefined;
  }

  private interrupted(report: Heard[]): StepPart[] {
    const furthest = report.map((heard) => {
      const before = this.heardBefore.get(heard.utterance.seq);
      return before && before.ms > heard.ms ? before : heard;
    });
    return furthest.map(({ utterance, text, ms, whole }) => (at) => {
      if (whole) return this.record.heard(utterance.seq, ms);
      return this.record.interrupted(utterance, at, text, ms);
    });
  }

  /** What the caller hears while an action lets them wait: first the words of its step, where it has some. */
  private filler(count: number): string {
    const { fillers } = this.phrases;
    const waiting = this.record.snapshot?.waiting;
    const own = count === 1 && waiting?.for === 'action' ? waiting.slow : undefined;
    return own ?? fillers[count - 1] ?? fillers[0];
  }

  /** A line is there again: what the caller did not hear to the end is said again. */
  private reconnect(step: Step): void {
    const { memory } = this.record;
    let cut: { sayId: string | null; seq: number; text: string; interruptible: boolean }[] = [];
    if (this.restored) {
      cut = [...memory.unheard];
      for (const run of memory.runs) this.steps.startRun(run);
      this.steps.resumeWaiting();
    } else if (this.speaker.queue().some((entry) => entry.begun)) {
      const report = this.speaker.interrupt();
      for (const heard of report) this.heardBefore.set(heard.utterance.seq, heard);
      cut = report.map((heard) => heard.utterance);
    }
    this.restored = false;
    // A sentence of the session's own concerned its moment, which is over.
    for (const { seq } of cut.filter((said) => said.sayId === null)) this.record.heard(seq, null);
    step.again = cut.filter((said) => said.sayId !== null).map((said) => ({ ...said, protectedMs: 0 }));
    const [first] = step.again;
    if (first) {
      if (this.isFirstLine) this.greet(step);
      else step.own.push(this.phrases.cutOff);
      this.dispatch({ type: 'says_again', interruptible: first.interruptible });
    } else if (memory.awaits === 'end') this.steps.finish(memory.ending?.reason ?? 'completed');
    this.speaker.connect(this.line?.audio ?? false);
  }

  /** What sounds like the caller in the first moments of a greeting may be its echo. */
  private greet({ again }: Step): void {
    const isGreeting = this.record.memory.nextTurn === again.length;
    if (isGreeting) again[0] = { ...again[0]!, protectedMs: (this.plan.turns ?? turnTakings.balanced).protectedMs };
  }

  private leave(end: SessionEnd): void {
    if (this.over) return;
    this.over = true;
    this.steps.stop();
    this.alarm.set(null);
    this.speaker.interrupt();
    if (end === 'suspended') this.line?.leave('suspended');
    if (end === 'taken') this.line?.leave('replaced');
    this.line = null;
    this.resolveDone(end);
  }
}
