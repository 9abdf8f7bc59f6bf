import type { Flow } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import type { CallEndReason } from '#domain/records/call-states.ts';
import type { ActionResult, FlowEvent, Intent, Outcome } from '#voice/flow/conversation.ts';
import { advance } from '#voice/flow/flow-runner.ts';
import { asksForHidden, hiddenPlaces, readsHiddenBack } from '#voice/flow/hidden-values.ts';
import { frameOf, type Snapshot } from '#voice/flow/snapshot.ts';
import { type CallMemory, freshMemory, rememberedTyped } from './call-memory.ts';
import type { Utterance } from './clip.ts';
import type { ActionRequest, CallChange, CallEvent, StoredTurn } from './ports.ts';
import type { SupervisorCommand } from './supervisor-command.ts';
import { Transcript } from './transcript.ts';

/** A call as the store has it. */
export interface StoredCall {
  snapshot: Snapshot | null;
  memory: CallMemory;
  turns: StoredTurn[];
}

/** What the flow waits for, as turn-taking knows it: what is not the caller's is worked on. */
const awaitedBy = ({ waiting }: Snapshot) =>
  waiting === null ? 'end' : waiting.for === 'caller' ? 'caller' : 'action';

/** What the flow wants of others than the caller and the runner of actions. */
export type Want = Extract<Intent, { type: 'set_timer' | 'ask_model' | 'transfer' | 'press_keys' }>;

/** What was waited for outside, once it is there. */
export type Came = Extract<
  FlowEvent,
  { type: 'action_done' | 'timer_fired' | 'model_said' | 'proposed' | 'transfer_ended' }
>;

/** What a step of the flow brought. */
export interface FlowStep {
  says: Utterance[];
  runs: ActionRequest[];
  wants: Want[];
}

/** All that is known of a call, and what of it is still to be stored. No clock, no waiting. */
export class CallRecord {
  snapshot: Snapshot | null;
  readonly memory: CallMemory;
  readonly transcript: Transcript;
  private readonly flow: Flow;
  private readonly startedAt: number;
  private events: CallEvent[] = [];
  private runs: ActionRequest[] = [];

  constructor(flow: Flow, startedAt: number, stored: StoredCall | null) {
    this.flow = flow;
    this.startedAt = startedAt;
    this.snapshot = stored?.snapshot ?? null;
    this.memory = structuredClone(stored?.memory ?? freshMemory());
    this.transcript = new Transcript(stored?.turns);
  }

  /** BCP 47 of what is spoken now, once the conversation has gone over to another language. */
  get language(): string | undefined {
    return this.snapshot?.beganIn === undefined ? undefined : this.snapshot.setting.language;
  }

  /** Puts an event into the call's log. */
  happened(kind: string, at: number, data: Json): void {
    this.events.push({ seq: this.memory.nextEvent++, at, kind, data, node: null, intents: null });
  }

  /** Gives the flow an event and takes down what it wants. */
  advance(event: FlowEvent): FlowStep {
    const { type, at, ...data } = event;
    const { snapshot, intents } = advance(this.flow, this.snapshot, event);
    const { node } = frameOf(snapshot);
    this.events.push({ seq: this.memory.nextEvent++, at, kind: type, data: data as Json, node, intents });
    this.snapshot = snapshot;
    this.memory.awaits = awaitedBy(snapshot);
    this.memory.ending = snapshot.end;
    const step: FlowStep = { says: [], runs: [], wants: [] };
    for (const intent of intents) this.take(intent, at, step);
    return step;
  }

  private take(intent: Intent, at: number, step: FlowStep): void {
    switch (intent.type) {
      case 'say':
        step.says.push(this.say(intent.text, at, intent));
        break;
      case 'listen':
        this.memory.expects = intent.expects;
        this.memory.silenceMs = intent.silenceMs;
        if (intent.wait) this.memory.wait = intent.wait;
        else delete this.memory.wait;
        break;
      case 'run_action': {
        const { type: _, ...run } = intent;
        this.memory.runs.push(run);
        this.runs.push(run);
        step.runs.push(run);
        break;
      }
      case 'make_task':
      case 'tag':
      case 'record': {
        const { type, ...data } = intent;
        this.happened(type === 'make_task' ? 'task' : type, at, data);
        break;
      }
      case 'set_timer':
      case 'ask_model':
      case 'transfer':
      case 'press_keys':
        step.wants.push(intent);
        break;
      // Call details show it among what followed from the event.
      case 'held':
      case 'end':
        break;
    }
  }

  /** Adds an agent's turn. Without `from` it is the session's own. */
  say(
    text: string,
    at: number,
    from?: { id: string; interruptible: boolean },
    saidBy: string | null = null,
  ): Utterance {
    const seq = this.memory.nextTurn++;
    this.transcript.addAgent(seq, text, at - this.startedAt, saidBy);
    if (this.snapshot && readsHiddenBack(this.flow, this.snapshot)) this.hide(seq);
    const { language } = this;
    if (language !== undefined) this.transcript.note(seq, { language });
    const said = {
      sayId: from?.id ?? null,
      seq,
      text,
      interruptible: from?.interruptible ?? true,
      ...(language !== undefined && { language }),
    };
    this.memory.unheard.push(said);
    return { ...said, protectedMs: 0 };
  }

  /** Adds a caller's turn, for the flow to answer. */
  callerSaid(text: string, at: number, beganAt: number, typed: readonly string[]): null {
    const startMs = Math.max(0, Math.min(beganAt, at) - this.startedAt);
    const seq = this.memory.nextTurn++;
    this.transcript.addCaller(seq, text, startMs, typed);
    // Also what is not understood may be the value.
    if (this.snapshot && asksForHidden(this.flow, this.snapshot)) this.hide(seq);
    this.memory.typed = [...this.memory.typed, ...typed].slice(-rememberedTyped);
    return null;
  }

  /** Adds a caller's turn that the flow does not hear of. */
  note(text: string, at: number, beganAt: number, typed: readonly string[]): null {
    this.happened('note', at, { text });
    return this.callerSaid(text, at, beganAt, typed);
  }

  /** An agent's turn begins to sound. */
  begins(seq: number, at: number): void {
    this.transcript.note(seq, { startMs: Math.max(0, at - this.startedAt) });
  }

  /** An agent's turn was heard to its end. */
  heard(seq: number, ms: number | null): null {
    if (ms !== null) this.transcript.note(seq, { heardMs: Math.round(ms) });
    this.forgetUnheard(seq);
    return null;
  }

  /** An agent's turn was cut, or never begun: the flow hears how far it came. */
  interrupted(utterance: Utterance, at: number, heard: string, ms: number): FlowStep | null {
    this.transcript.cut(utterance.seq, heard, Math.round(ms));
    this.forgetUnheard(utterance.seq);
    const { sayId } = utterance;
    return sayId === null ? null : this.advance({ type: 'interrupted', at, sayId, heard });
  }

  /** Turns that were decided and will not be said after all. */
  unsaid(seqs: readonly number[]): void {
    this.transcript.remove(seqs);
    for (const seq of seqs) this.forgetUnheard(seq);
  }

  private forgetUnheard(seq: number): void {
    this.memory.unheard = this.memory.unheard.filter((said) => said.seq !== seq);
  }

  /** The action's result reaches the flow; null when it did so before. */
  private actionDone(runId: string, result: ActionResult, at: number): FlowStep | null {
    if (!this.memory.runs.some((run) => run.runId === runId)) return null;
    this.memory.runs = this.memory.runs.filter((run) => run.runId !== runId);
    return this.advance({ type: 'action_done', at, runId, result });
  }

  /** What was waited for outside came; null when the flow does not wait for it any more. */
  came(event: Came): FlowStep | null {
    if (event.type === 'action_done') return this.actionDone(event.runId, event.result, event.at);
    return this.memory.awaits === 'action' ? this.advance(event) : null;
  }

  /** Notes that nothing of a turn is to be shown. */
  private hide(seq: number): void {
    this.transcript.note(seq, { hidden: [0, this.transcript.get(seq).text.length] });
  }

  /** A turn with the places of all sensitive values that are known by now. */
  private withHidden(turn: StoredTurn): StoredTurn {
    const places = this.snapshot ? hiddenPlaces(this.flow, this.snapshot, turn.intended ?? turn.text) : [];
    if (places.length === 0) return turn;
    const hidden = [...(turn.hidden ?? []), ...places];
    this.transcript.mark(turn.seq, hidden);
    return { ...turn, hidden };
  }

  /** What is new since the last time; null when nothing is. */
  takeChange(ended: CallChange['ended'] = null): CallChange | null {
    const change: CallChange = {
      events: this.events,
      turns: this.transcript.takeUnstored().map((turn) => this.withHidden(turn)),
      runs: this.runs,
      snapshot: this.snapshot,
      memory: structuredClone(this.memory),
      ended,
    };
    this.events = [];
    this.runs = [];
    const empty = change.events.length === 0 && change.turns.length === 0 && ended === null;
    return empty ? null : change;
  }

  /** The change was not stored: it is new again. */
  putBack(change: CallChange): void {
    this.events = [...change.events, ...this.events];
    this.runs = [...change.runs, ...this.runs];
    for (const turn of change.turns) if (this.transcript.has(turn.seq)) this.transcript.note(turn.seq, {});
  }

  /** What a person did is taken, and will not be taken again. False where it was. */
  takeCommand({ seq, kind, by }: SupervisorCommand, at: number): boolean {
    if (seq <= (this.memory.acts ?? 0)) return false;
    this.memory.acts = seq;
    this.happened('act', at, { seq, kind, by });
    return true;
  }

  /** Whether an event would have something said, without anything of it happening. */
  wouldSay(event: FlowEvent): boolean {
    return advance(this.flow, this.snapshot, event).intents.some(({ type }) => type === 'say');
  }

  /** The flow hears of the end; whether it had reached its aim decides the outcome. */
  end(reason: CallEndReason, at: number): Outcome {
    if (this.snapshot && this.snapshot.end === null) this.advance({ type: 'ended', at, reason });
    return this.snapshot?.end?.outcome ?? 'neutral';
  }
}
