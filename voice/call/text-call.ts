import type { ActionResult, ModelResult } from '#voice/flow/conversation.ts';
import { longestTalkMs, modelPatienceMs } from '#voice/flow/model/bounds.ts';
import type { CallPlan } from './call-plan.ts';
import { CallRecord, type FlowStep, type StoredCall, type Want } from './call-record.ts';
import { lateModel, noModel } from './call-wants.ts';
import { phrasesOf } from './phrases.ts';
import type { ActionRequest, CallPorts } from './ports.ts';
import type { SupervisorCommand } from './supervisor-command.ts';
import { joinedSteps, stepOfCommand } from './take-command.ts';

/** An action that takes longer is reported to the flow as failed; its run goes on and is recorded. In ms. */
const actionLimitMs = 15_000;

/** What of a call's surroundings a conversation in writing needs: nothing is spoken. */
export type TextPorts = Pick<CallPorts, 'store' | 'runAction' | 'askModel' | 'clock' | 'log'>;

/** A sentence of the agent, as it is stored. */
export interface WrittenTurn {
  seq: number;
  text: string;
}

/**
 * A conversation in writing: loaded, advanced, committed and answered, by the channel that hears from the caller, so that no
 * process has to stay. Each step is stored before anyone sees it, like a call's.
 */
export class TextCall {
  private readonly plan: Pick<CallPlan, 'setting'>;
  private readonly record: CallRecord;
  private readonly ports: TextPorts;
  private readonly onTurn: (turn: WrittenTurn) => void;

  constructor(
    plan: Pick<CallPlan, 'flow' | 'startedAt' | 'setting'>,
    ports: TextPorts,
    stored: StoredCall | null,
    onTurn: (turn: WrittenTurn) => void,
  ) {
    this.plan = plan;
    this.record = new CallRecord(plan.flow, plan.startedAt, stored);
    this.ports = ports;
    this.onTurn = onTurn;
  }

  private get now(): number {
    return this.ports.clock.now();
  }

  /** BCP 47 of what the agent writes now. */
  get language(): string {
    return this.record.language ?? this.plan.setting.language ?? '';
  }

  get isOver(): boolean {
    return this.record.snapshot?.end != null;
  }

  /** Lets the agent begin, or goes on where a killed server left it, with what came while no one was here. */
  async begin(): Promise<void> {
    if (this.record.snapshot === null) {
      await this.follow(this.record.advance({ type: 'started', at: this.now, setting: this.plan.setting }));
      return;
    }
    for (const run of [...this.record.memory.runs]) await this.follow(await this.run(run));
  }

  /** The caller writes. @param id of the message: the same again is nothing */
  async said(id: string, text: string): Promise<void> {
    if (this.isOver || this.record.memory.typed.includes(id)) return;
    if (this.record.memory.taken !== undefined) {
      // A person has the caller: the flow stays where it is.
      this.record.note(text, this.now, this.now, [id]);
      return this.follow({ says: [], runs: [], wants: [] });
    }
    this.record.callerSaid(text, this.now, this.now, [id]);
    await this.follow(this.record.advance({ type: 'caller_said', at: this.now, text }));
  }

  /** What a person of the business does. */
  async act(act: SupervisorCommand): Promise<void> {
    const { record } = this;
    if (this.isOver || act.seq <= (record.memory.acts ?? 0)) return;
    const { own, records, asks } = stepOfCommand(record, act, phrasesOf(this.language));
    const at = this.now;
    for (const part of records) part(at);
    const says = own.map((one) =>
      typeof one === 'string' ? record.say(one, at) : record.say(one.text, at, undefined, one.by),
    );
    const steps = asks.map((part) => part(at)).filter((step) => step !== null);
    if (act.kind === 'end') steps.push(record.advance({ type: 'ended', at, reason: 'agent_hangup' }));
    await this.follow(joinedSteps([{ says, runs: [], wants: [] }, ...steps]));
  }

  /** The caller goes. */
  async ended(): Promise<void> {
    if (!this.isOver) await this.follow(this.record.advance({ type: 'ended', at: this.now, reason: 'caller_hangup' }));
  }

  /** Stores what was decided, shows it, then does what follows, until it is the caller's turn or all is over. */
  private async follow(step: FlowStep | null): Promise<void> {
    for (let next = step; next !== null; next = await this.outside(next)) await this.commit(next);
  }

  private async commit({ says }: FlowStep): Promise<void> {
    const { record } = this;
    // What is written is read.
    for (const { seq } of says) record.heard(seq, null);
    const end = record.snapshot?.end ?? null;
    const change = record.takeChange(end && { at: this.now, ...end });
    if (change) await this.ports.store.commit(change);
    for (const { seq, text } of says) this.onTurn({ seq, text });
  }

  /** Does what a step asked for. Answers the step that its result made, or null. */
  private async outside({ runs, wants }: FlowStep): Promise<FlowStep | null> {
    let next: FlowStep | null = null;
    for (const run of runs) next = (await this.run(run)) ?? next;
    for (const want of wants) {
      const at = this.now;
      // A pause has no meaning in writing, and there is no one on a line.
      if (want.type === 'set_timer') next = this.record.came({ type: 'timer_fired', at, timerId: want.timerId });
      if (want.type === 'ask_model') {
        const result = await this.proposal(want, (part) => this.commit(part));
        if (this.isOver) continue;
        next = this.record.came({ type: 'proposed', at: this.now, proposalId: want.proposalId, result });
      }
      if (want.type === 'transfer') {
        const result = { ok: false as const, code: 'nobody' as const, message: 'A chat cannot be put through.' };
        next = this.record.came({ type: 'transfer_ended', at, transferId: want.transferId, result });
      }
    }
    return next;
  }

  /** What a model proposes in time. What it says meanwhile is stored, and shown, sentence by sentence. */
  private async proposal(
    want: Extract<Want, { type: 'ask_model' }>,
    shown: (step: FlowStep) => Promise<void>,
  ): Promise<ModelResult> {
    const { askModel, clock } = this.ports;
    if (!askModel) return noModel;
    const { proposalId } = want;
    const gone = new AbortController();
    let cancel = () => {};
    let isOpen = true;
    let parts: Promise<void> = Promise.resolve();
    let n = 0;
    let started = () => {};
    const late = new Promise<ModelResult>((resolve) => {
      const lateIn = (ms: number) => {
        cancel();
        cancel = clock.after(ms, () => resolve(lateModel));
      };
      lateIn(want.withinMs ?? modelPatienceMs);
      started = () => lateIn(longestTalkMs);
    });
    const said = (text: string) => {
      if (!isOpen) return;
      if (n === 0) started();
      const event = { type: 'model_said' as const, proposalId, n: n++, text };
      parts = parts.then(async () => {
        const step = this.record.came({ ...event, at: this.now });
        if (step) await shown(step);
      });
    };
    try {
      return await Promise.race([askModel(want, gone.signal, said), late]);
    } finally {
      isOpen = false;
      cancel();
      gone.abort();
      await parts;
    }
  }

  private async run(run: ActionRequest): Promise<FlowStep | null> {
    const result = await this.result(run);
    // What runs beside the conversation is told with the next message at the latest.
    // Behind the end nothing is told any more.
    return result && !this.isOver ? this.record.actionDone(run.runId, result, this.now) : null;
  }

  private async result(run: ActionRequest): Promise<ActionResult | null> {
    const { clock, runAction } = this.ports;
    if (!run.wait) return runAction(run);
    let cancel = () => {};
    const late = new Promise<ActionResult>((resolve) => {
      cancel = clock.after(actionLimitMs, () => resolve({ ok: false, code: 'timeout', message: 'It took too long.' }));
    });
    const done = runAction(run).then((result) => result ?? late);
    return Promise.race([done, late]).finally(() => cancel());
  }
}
