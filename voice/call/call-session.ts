import { turnTakings } from '#domain/agents/turn-taking.ts';
import type { CallEndReason } from '#domain/records/call-states.ts';
import { createUnderlay } from '#voice/audio/background.ts';
import type { ActionResult } from '#voice/flow/conversation.ts';

import { Alarm } from './alarm.ts';
import { handle } from './call-machine.ts';
import { CallPeople } from './call-people.ts';
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
import { CallSteps, type Step } from './call-steps.ts';
import { likelyWords } from './likely-words.ts';
import type { CallLine } from './line.ts';
import { fillerOf, phrasesOf } from './phrases.ts';
import type { CallPorts } from './ports.ts';
import { SaidAgain } from './said-again.ts';
import { createSpeaker, type Speaker } from './speaker.ts';
import { ToHear } from './to-hear.ts';
import { TypedIds } from './typed-ids.ts';

/** How a session was left: the call has ended, may go on elsewhere, or does so already. */
export type SessionEnd = 'ended' | 'suspended' | 'taken';

/**
 * One call, whatever its channel: carries out what the turn-taking machine decides. Each step is stored in one
 * transaction before anything of it is heard; its audio is made meanwhile.
 */
export class CallSession {
  readonly callId: string;
  readonly done: Promise<SessionEnd>;
  readonly people: CallPeople;
  readonly toHear: ToHear;
  private readonly plan: CallPlan;
  private readonly ports: CallPorts;
  private readonly record: CallRecord;
  private readonly speaker: Speaker;
  private state: CallState;
  private line: CallLine | null = null;
  private lostAt: number | null = null;
  private shown: string | null = null;
  private inputs: CallInput[] = [];
  private dispatching = false;
  private readonly steps: CallSteps;
  private readonly alarm: Alarm;
  private over = false;
  private readonly typedIds: TypedIds;
  /** Taken over from another process, and no line was there yet. */
  private restored: boolean;
  /** This line was not lost before: nothing was cut off, and what it has to say is said for the first time. */
  private isFirstLine = false;
  private readonly saidAgain: SaidAgain;
  private resolveDone: (end: SessionEnd) => void = () => {};

  constructor(plan: CallPlan, ports: CallPorts, stored: StoredCall | null = null) {
    this.callId = plan.callId;
    this.plan = plan;
    this.ports = ports;
    this.record = new CallRecord(plan.flow, plan.startedAt, stored);
    this.saidAgain = new SaidAgain(this.record);
    this.toHear = new ToHear(plan, this.record, () => this.state.expects, ports.hearCaller);
    this.alarm = new Alarm(ports.clock, () => this.dispatch({ type: 'tick' }));
    this.done = new Promise((resolve) => {
      this.resolveDone = resolve;
    });
    const { memory } = this.record;
    this.typedIds = new TypedIds(memory.typed);
    this.restored = memory.awaits !== 'flow';
    const limits = { ...plan, language: this.record.language ?? plan.voice.language };
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
          this.people.sound('agent', pcm);
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
      phrases: () => this.phrases,
      protectedMs: (plan.turns ?? turnTakings.balanced).protectedMs,
      record: this.record,
      speaker: this.speaker,
      line: () => this.line,
      lostAt: () => this.lostAt,
      dispatch: (input) => this.dispatch(input),
      ended: () => this.leave('ended'),
      taken: () => this.leave('taken'),
      crash: (error) => this.crash(error),
    });
    this.people = new CallPeople({
      callId: plan.callId,
      ports,
      phrases: () => this.phrases,
      record: this.record,
      speaker: this.speaker,
      steps: this.steps,
      isOver: () => this.over,
      dispatch: (input) => this.dispatch(input),
      interrupted: (report) => this.saidAgain.interrupted(report),
    });
  }

  /** What the session says by itself, in the language that is spoken now. */
  private get phrases(): ReturnType<typeof phrasesOf> {
    return phrasesOf(this.record.language ?? this.plan.voice.language);
  }

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
    this.lostAt = null;
    this.shown = null;
    if (this.record.language !== undefined) line.language?.(this.record.language);
    // Turns may have been cut after they were shown; the same turn again changes nothing.
    for (const turn of this.record.transcript.since(lastSeq - 4)) {
      line.turn(turn, this.record.transcript.typedIn(turn.seq));
    }
    if (this.state.connected) {
      this.speaker.connect(line.audio);
      this.steps.add({ asks: [(at) => this.record.advance({ type: 'started', at, setting: this.plan.setting })] });
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
    this.lostAt = this.ports.clock.now();
    this.record.happened('line_lost', this.lostAt, {});
    this.speaker.disconnect();
    this.dispatch({ type: 'disconnected' });
  }

  heard(text: string, final: boolean): void {
    this.people.words(final ? '' : text);
    this.dispatch({ type: 'heard', text, final, leftMs: this.speaker.leftMs() });
  }

  /** A typed message. The same id again has no effect. */
  typed(id: string, text: string): void {
    if (this.typedIds.add(id)) this.dispatch({ type: 'typed', id, text });
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

  /** Leaves the call once all is said: the carrier connects the person they are transferred to. */
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
    return !this.over && this.steps.waits.actionDone(runId, result);
  }

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
          step.asks.push((at) => (this.people.lead ? null : this.record.advance({ type: 'silence', at })));
          break;
        case 'pause':
          this.speaker.pause();
          break;
        case 'resume':
          this.speaker.resume();
          break;
        case 'interrupt':
          step.records.push(...this.saidAgain.interrupted([...this.speaker.interrupt(), ...this.steps.takeBack()]));
          break;
        case 'filler':
          step.own.push(fillerOf(this.phrases, this.record.snapshot, effect.count));
          break;
        case 'warn':
          step.own.push(this.phrases.warning);
          break;
        case 'limit':
          this.steps.closing = 'max_duration';
          this.steps.farewellDue = true;
          step.records.push(...this.saidAgain.interrupted(this.speaker.dropQueued()));
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
          step.records.push(...this.saidAgain.interrupted(this.speaker.interrupt()));
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
    // Someone may have taken the call over since it was said.
    step.records.push((at) => this.record[this.people.lead ? 'note' : 'callerSaid'](text, at, turn.beganAt, typed));
    step.asks.push((at) => {
      if (this.people.lead) return null;
      return this.record.advance(
        turn.type === 'commit' ? { type: 'caller_said', at, text } : { type: 'key_pressed', at, digits: text },
      );
    });
  }

  /** A line is there again: what the caller did not hear to the end is said again. */
  private reconnect(step: Step): void {
    const { memory } = this.record;
    const cut = this.restored ? [...memory.unheard] : this.saidAgain.cutOn(this.speaker);
    if (this.restored) this.steps.resumeWaiting();
    this.restored = false;
    step.again = this.saidAgain.of(cut);
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
