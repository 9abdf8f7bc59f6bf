import type { ChatMessage } from '#domain/chats.ts';
import { findRun, resultOf } from '#server/actions/action-runs.ts';
import { callPorts } from '#server/calls/call-ports.ts';
import { planOf, readStored } from '#server/calls/connect-call.ts';
import { workspaceRunId } from '#server/calls/run-ids.ts';
import type { Scope } from '#server/scope.ts';
import { findSeal } from '#server/secrets/find-seal.ts';
import { CallRecord, type FlowStep } from '#voice/call/call-record.ts';
import type { ActionRequest, CallPorts } from '#voice/call/ports.ts';
import type { ActionResult } from '#voice/flow/conversation.ts';
import { releaseChat, takeChat } from './take-chat.ts';

/** An action that takes longer is reported to the flow as failed; its run goes on and is recorded. In ms. */
const actionLimitMs = 15_000;

/** What somebody does in a chat: writes, or ends it. Null only lets it begin, or go on where a kill cut it off. */
export type ChatInput = { type: 'said'; id: string; text: string } | { type: 'ended' } | null;

/** One step of a chat: stored before anybody sees it, like a call's. */
class ChatStep {
  private readonly scope: Scope;
  private readonly record: CallRecord;
  private readonly ports: CallPorts;
  private readonly onMessage: (message: ChatMessage) => void;
  private readonly chatId: string;

  constructor(
    scope: Scope,
    chatId: string,
    record: CallRecord,
    ports: CallPorts,
    onMessage: (message: ChatMessage) => void,
  ) {
    this.scope = scope;
    this.chatId = chatId;
    this.record = record;
    this.ports = ports;
    this.onMessage = onMessage;
  }

  private get now(): number {
    return this.scope.services.clock.now();
  }

  /** Stores what was decided, shows it, then does what follows, until it is the caller's turn or all is over. */
  async follow(step: FlowStep | null): Promise<void> {
    for (let next = step; next !== null; next = await this.outside(next)) await this.commit(next);
  }

  private async commit({ says }: FlowStep): Promise<void> {
    const { record } = this;
    // What is written is read.
    for (const { seq } of says) record.heard(seq, null);
    const end = record.snapshot?.end ?? null;
    const change = record.takeChange(end && { at: this.now, ...end });
    if (change) await this.ports.store.commit(change);
    for (const { seq, text } of says) this.onMessage({ seq, role: 'agent', text });
  }

  /** Does what a step asked for. Answers the step that its result made, or null. */
  private async outside({ runs, wants }: FlowStep): Promise<FlowStep | null> {
    let next: FlowStep | null = null;
    for (const run of runs) next = (await this.run(run)) ?? next;
    for (const want of wants) {
      const at = this.now;
      // A pause has no meaning in writing, and there is nobody on a line.
      if (want.type === 'set_timer') next = this.record.came({ type: 'timer_fired', at, timerId: want.timerId });
      if (want.type === 'ask_model') {
        const result = { ok: false as const, code: 'no_model', message: 'No language model is connected.' };
        next = this.record.came({ type: 'proposed', at, proposalId: want.proposalId, result });
      }
      if (want.type === 'transfer') {
        const result = { ok: false as const, code: 'nobody' as const, message: 'A chat cannot be put through.' };
        next = this.record.came({ type: 'transfer_ended', at, transferId: want.transferId, result });
      }
    }
    return next;
  }

  private async run(run: ActionRequest): Promise<FlowStep | null> {
    const result = await this.result(run);
    // What runs beside the conversation is told with the next message at the latest.
    return result && this.record.actionDone(run.runId, result, this.now);
  }

  private async result(run: ActionRequest): Promise<ActionResult | null> {
    const { clock } = this.scope.services;
    if (!run.wait) return this.ports.runAction(run);
    let cancel = () => {};
    const late = new Promise<ActionResult>((resolve) => {
      cancel = clock.after(actionLimitMs, () => resolve({ ok: false, code: 'timeout', message: 'It took too long.' }));
    });
    const done = this.ports.runAction(run).then((result) => result ?? late);
    return Promise.race([done, late]).finally(() => cancel());
  }

  /** Results that came while nobody was here, and what a killed server left undone. */
  async catchUp(): Promise<void> {
    for (const run of [...this.record.memory.runs]) {
      if (run.wait) {
        await this.follow(await this.run(run));
        continue;
      }
      const row = await findRun(this.scope, workspaceRunId(this.chatId, run.runId));
      const result = row && resultOf(row);
      if (result) await this.follow(this.record.actionDone(run.runId, result, this.now));
    }
  }
}

/**
 * One step of a chat: its beginning, a message, or its end. Nothing of it needs a process that stays: it is loaded,
 * advanced, committed and answered, on any node.
 * @param onMessage hears each message of the agent as soon as it is stored
 * @throws AppError not_found, conflict
 */
export async function converse(
  scope: Scope,
  chatId: string,
  input: ChatInput,
  onMessage: (message: ChatMessage) => void,
): Promise<void> {
  const { services, workspaceId } = scope;
  await services.calls.alone(chatId, async () => {
    const { call, lease } = await takeChat(scope, chatId);
    try {
      const { plan, stored, seal } = await services.db.tenant(workspaceId, async (tx) => {
        const found = await findSeal(tx, services, workspaceId);
        return {
          seal: found,
          plan: await planOf(tx, scope, call, found),
          stored: await readStored(tx, scope, call, found),
        };
      });
      const record = new CallRecord(plan.flow, plan.startedAt, stored);
      const step = new ChatStep(scope, chatId, record, callPorts(scope, lease, seal), onMessage);
      const now = services.clock.now();
      if (record.snapshot === null)
        await step.follow(record.advance({ type: 'started', at: now, setting: plan.setting }));
      else await step.catchUp();
      if (input?.type === 'said' && !record.memory.typed.includes(input.id) && record.snapshot?.end === null) {
        record.callerSaid(input.text, now, now, [input.id]);
        await step.follow(record.advance({ type: 'caller_said', at: now, text: input.text }));
      }
      if (input?.type === 'ended' && record.snapshot?.end === null)
        await step.follow(record.advance({ type: 'ended', at: now, reason: 'caller_hangup' }));
    } finally {
      await releaseChat(scope, lease);
    }
  });
}
