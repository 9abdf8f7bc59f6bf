import type { ModelOutcome } from '#domain/models/models.ts';
import type { ConnectionRow } from '#server/platform/db/schema/models.table.ts';
import type { Scope } from '#server/scope.ts';
import { noModel } from '#voice/call/call-wants.ts';
import type { CallPorts } from '#voice/call/ports.ts';
import type { ModelResult } from '#voice/flow/conversation.ts';
import { leastPatienceMs, modelPatienceMs } from '#voice/flow/model/bounds.ts';
import { askConnection } from './ask-connection.ts';
import { ladder } from './connections.ts';
import { Proposal, proposalTokens, questionOf, resultOf } from './proposal.ts';
import { isResting, noteOutcome } from './resting.ts';

/** Of the time that is left, what a model may take to its first token while another one stands behind it. */
const firstShare = 0.45;

const sentences: Record<Exclude<ModelOutcome, 'answered'>, string> = {
  late: 'The model took too long.',
  stopped: 'The model’s answer was no longer needed.',
  refused: 'The model refused to answer.',
  garbage: 'The model did not answer in the form that was asked for.',
  broken: "The model's service failed.",
  unreachable: "The model's service could not be reached.",
  quota: "The quota at the model's service is used up.",
  key: "The model's service does not accept the key.",
  budget: 'What models may cost in this call or this month is used up.',
};

/** Who is asked, in order: what failed of late rests, but somebody is always left. */
function awake(scope: Scope, rows: ConnectionRow[]): ConnectionRow[] {
  const ready = rows.filter(({ id }) => !isResting(scope.services, id));
  return ready.length > 0 ? ready : rows.slice(0, 1);
}

/** Asks the workspace's models, one behind the other within one deadline, on behalf of a call. @param persona its agent's */
export function modelsFor(scope: Scope, callId: string, persona?: string): NonNullable<CallPorts['askModel']> {
  const { services, workspaceId } = scope;
  const { clock, db, log } = services;
  return async (want, signal) => {
    const deadline = clock.now() + (want.withinMs ?? modelPatienceMs);
    const rows = await db.tenant(workspaceId, (tx) => ladder(tx, workspaceId));
    if (rows.length === 0) return noModel;
    const asked = awake(scope, rows);
    let failed: ModelResult = noModel;
    for (const [at, row] of asked.entries()) {
      const totalMs = deadline - clock.now();
      if (signal.aborted || (at > 0 && totalMs < leastPatienceMs)) break;
      const isLast = at === asked.length - 1;
      const question = {
        ...questionOf(want, persona),
        answer: Proposal,
        mostTokens: proposalTokens,
        totalMs,
        firstMs: isLast ? totalMs : Math.max(leastPatienceMs, totalMs * firstShare),
      };
      const { outcome, answer } = await askConnection(scope, row, question, {
        callId,
        proposalId: want.proposalId,
        signal,
      });
      noteOutcome(services, row.id, outcome);
      if (answer !== undefined) return resultOf(want, answer);
      const code = outcome as Exclude<ModelOutcome, 'answered'>;
      if (code !== 'stopped') log.warn({ callId, service: row.service, model: row.model, code }, sentences[code]);
      failed = { ok: false, code, message: sentences[code] };
      if (code === 'budget') break;
    }
    return failed;
  };
}
