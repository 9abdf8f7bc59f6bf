import { z } from 'zod';
import { AppError } from '#domain/platform/errors.ts';
import { recordRun } from '#server/actions/action-runs.ts';
import { hoursOpenAt } from '#server/contacts/check-calling-rules.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

export const callLaterJob = 'actions.call-later';

const LaterCall = z.object({
  workspaceId: z.uuid(),
  callId: z.uuid(),
  to: z.string(),
  numberId: z.uuid(),
  /** Null: the agent that the number calls with. */
  agentId: z.uuid().nullable(),
  /** The run that asked for it; an older one does not say. */
  runId: z.string().optional(),
  /** What of the calling rules it keeps to. */
  respected: z.enum(['hours', 'rules', 'none']).default('hours'),
});
export type LaterCall = z.input<typeof LaterCall>;

/**
 * Makes a call that an action asked for before, once. Someone who has said no since is not called, and where the queue came so late that the
 * calling hours are over it is put off until they begin again. What is refused stands on the run that asked for it.
 */
export async function callLater(services: Services, data: unknown): Promise<void> {
  const later = LaterCall.parse(data);
  const { workspaceId, callId, agentId, runId, ...wanted } = later;
  const scope: Scope = { services, workspaceId, actor: null };
  const refused = (code: string, message: string) => {
    services.log.warn({ callId, reason: message }, 'a call that an action asked for was not made');
    if (runId === undefined) return undefined;
    const result = { ok: false as const, code, message };
    return services.db.tenant(workspaceId, (tx) => recordRun(tx, scope, runId, null, { status: 'failed', result }));
  };
  try {
    const { status: state, problem } = await services.hooks.placeCall(
      scope,
      { ...wanted, agentId: agentId ?? undefined, variables: {} },
      callId,
    );
    if (state === 'failed' || state === 'not_placed')
      await refused('not_placed', problem ?? 'The carrier rejected the call.');
  } catch (error) {
    // A refusal stays one however often it is asked for; a server that is about to end leaves it to the next.
    if (!(error instanceof AppError) || error.code === 'not_ready') throw error;
    const opens =
      error.code === 'outside_calling_hours'
        ? await services.db.tenant(workspaceId, (tx) => hoursOpenAt(tx, scope, wanted.to, services.clock.now()))
        : null;
    if (opens === null) await refused(error.code, error.message);
    else {
      const startAfter = new Date(opens);
      await services.jobs.enqueue(null, callLaterJob, later, { key: `${callId} ${opens}`, startAfter });
    }
  }
}
