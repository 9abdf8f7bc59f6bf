import type { ActKind } from '#domain/calls/live-calls.ts';
import { AppError } from '#domain/platform/errors.ts';
import { textChannels } from '#domain/records/call-states.ts';
import { findCall } from '#server/calls/calls.ts';
import { readCommands } from '#server/calls/read-commands.ts';
import type { CallRow } from '#server/platform/db/schema/calls.table.ts';
import { toAppError } from '#server/platform/http/errors.ts';
import type { Scope } from '#server/scope.ts';

/** A call that no process has between two turns: anyone who does something in it takes the step. */
const isBetweenTurns = (call: CallRow) => call.channel === 'phone' && call.owner === null;

/**
 * Brings what was done to a call of this process, or one that no process leads; another process has heard of it. A chat takes it at once, as does a phone call that is asked about
 * turn by turn, whose line is told what is to be done now. What cannot be brought is taken with the next turn.
 */
export async function deliverCommand(scope: Scope, callId: string, kind: ActKind): Promise<void> {
  const { services, workspaceId } = scope;
  const held = services.calls.find(callId);
  if (held) return readCommands(services, held);
  const call = await services.db.tenant(workspaceId, (tx) => findCall(tx, scope, callId));
  if (call.status === 'ended') return;
  const own: Scope = { services, workspaceId, actor: null };
  try {
    if ((textChannels as readonly string[]).includes(call.channel)) await services.hooks.takeCommands(own, callId);
    else if (isBetweenTurns(call)) await services.hooks.steerCall(own, call, kind === 'end');
  } catch (error) {
    const known = toAppError(error);
    if (error instanceof AppError && known.status < 500)
      services.log.info({ code: known.code, callId }, 'what a person did waits for the next turn of a call');
    else services.log.error({ err: error, callId }, 'what a person did could not be brought to a call');
  }
}
