import type { CallRecord } from './call-record.ts';
import type { CallInput } from './call-state.ts';
import type { CallSteps } from './call-steps.ts';
import { type CallTap, CallTaps } from './call-tap.ts';
import type { phrasesOf } from './phrases.ts';
import type { CallPorts } from './ports.ts';
import type { Heard, Speaker } from './speaker.ts';
import type { StepPart } from './step-part.ts';
import type { SupervisorCommand } from './supervisor-command.ts';
import { stepOfCommand } from './take-command.ts';

/** What people need of the call that they are in. */
interface OfCall {
  callId: string;
  ports: CallPorts;
  phrases(): ReturnType<typeof phrasesOf>;
  record: CallRecord;
  speaker: Speaker;
  steps: CallSteps;
  isOver(): boolean;
  dispatch(input: CallInput): void;
  /** What is stored of sentences that were cut off. */
  interrupted(report: Heard[]): StepPart[];
}

/** The people of the business in one call: who listens, whispers, takes it over and hands it back. */
export class CallPeople {
  readonly #call: OfCall;
  readonly #taps: CallTaps;
  #lastAct: number;

  constructor(call: OfCall) {
    this.#call = call;
    this.#lastAct = call.record.memory.acts ?? 0;
    this.#taps = new CallTaps((error) =>
      call.ports.log.warn({ err: error, callId: call.callId }, 'who listens to a call is cut off'),
    );
  }

  /** Someone hears the call as it goes, until the answered function is called; its sound once the caller knows. */
  tap(tap: CallTap): () => void {
    return this.#taps.add(tap);
  }

  /** Whether someone hears the call's sound, as far as it is at this server. */
  get hear(): boolean {
    return this.#taps.hasSound && this.#mayHear;
  }

  /** 20 ms of one side, for anyone who hears the call. */
  sound(side: 'agent' | 'caller', pcm: Int16Array): void {
    if (this.hear) this.#taps.sound(side, pcm);
  }

  /** What the caller is saying, before it is a turn; empty once it is one. */
  words(text: string): void {
    this.#taps.words(text);
  }

  /** Sound of who has taken the call over, 20 ms at a time. */
  speak(by: string, pcm: Int16Array): void {
    const { record, speaker } = this.#call;
    if (!this.#call.isOver() && record.memory.taken === by && this.#mayHear) speaker.speak(pcm);
  }

  /** Whether one of them talks in the agent's place. */
  get lead(): boolean {
    return this.#call.record.memory.taken !== undefined;
  }

  /** The last act that the call has been given. */
  get actsGiven(): number {
    return this.#lastAct;
  }

  /** What one of them does. The same act again has no effect. */
  act(act: SupervisorCommand): void {
    const { record, speaker, steps, phrases, ports, dispatch } = this.#call;
    if (this.#call.isOver() || act.seq <= this.#lastAct) return;
    this.#lastAct = act.seq;
    const step = stepOfCommand(record, act, phrases());
    const falls = act.kind === 'take_over' || this.#wouldInterrupt(act);
    // What the agent says is cut where it is, before anything else of the act.
    const cut: StepPart = () => {
      for (const part of falls ? this.#call.interrupted([...speaker.interrupt(), ...steps.takeBack()]) : [])
        part(ports.clock.now());
      return null;
    };
    const heard: StepPart = (at) => {
      if (act.kind === 'say' && act.heard) {
        const { seq } = record.say(act.text ?? '', at, undefined, act.by);
        record.transcript.note(seq, { audio: false });
        record.heard(seq, null);
      }
      return null;
    };
    steps.add({
      records: [cut, ...step.records, heard],
      own: act.heard ? [] : step.own,
      asks: [...step.asks, ...(act.kind === 'hand_back' ? steps.takeLate() : [])],
      stored: () => {
        if (act.kind === 'take_over') dispatch({ type: 'hold' });
        if (act.kind === 'hand_back') dispatch({ type: 'release', awaits: record.memory.awaits });
        if (act.kind === 'end') dispatch({ type: 'end_now' });
      },
    });
  }

  /** The caller has heard, or need not hear, that someone listens. */
  get #mayHear(): boolean {
    const { told, unheard } = this.#call.record.memory;
    return told !== undefined && !unheard.some(({ seq }) => seq === told);
  }

  /** Whether a value that is set answers what the agent is just asking. */
  #wouldInterrupt({ kind, name = '', text = '', by }: SupervisorCommand): boolean {
    const at = this.#call.ports.clock.now();
    return kind === 'set' && this.#call.record.wouldSay({ type: 'value_set', at, name, text, by });
  }
}
