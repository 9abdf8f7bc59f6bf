import { z } from 'zod';
import { AppError } from '#domain/errors.ts';
import { placeCall } from '#server/phone/dials/place-call.ts';
import type { Services } from '#server/services.ts';

export const callLaterJob = 'actions.call-later';

const LaterCall = z.object({
  workspaceId: z.uuid(),
  callId: z.uuid(),
  to: z.string(),
  numberId: z.uuid(),
  /** Null: the agent that the number calls with. */
  agentId: z.uuid().nullable(),
});
export type LaterCall = z.infer<typeof LaterCall>;

/** Makes a call that an action asked for before, once. Someone who has said no since is not called. */
export async function callLater(services: Services, data: unknown): Promise<void> {
  const { workspaceId, callId, agentId, ...wanted } = LaterCall.parse(data);
  const scope = { services, workspaceId, actor: null };
  try {
    await placeCall(scope, { ...wanted, agentId: agentId ?? undefined, variables: {} }, callId);
  } catch (error) {
    // A refusal stays one however often it is asked for; a server that is about to end leaves it to the next.
    if (!(error instanceof AppError) || error.code === 'not_ready') throw error;
    services.log.warn({ callId, reason: error.message }, 'a call that an action asked for was not made');
  }
}
