import type { AgentConfiguration } from '#domain/agents/agents.ts';
import type { CallHours } from '#domain/agents/call-settings.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { findLiveVersion } from '#server/records/agent-rows.ts';
import { isOpen, type OpenTimes } from '#server/scheduling/free-times.ts';
import type { Scope } from '#server/scope.ts';

const minuteMs = 60_000;

/** Whether calls are taken at a moment. @param workspace whose hours, zone and holidays hold where the agent names none */
export function takesCalls(
  hours: Omit<CallHours, 'otherwise'> | undefined,
  workspace: OpenTimes,
  now: number,
): boolean {
  if (hours === undefined || hours.when === 'always') return true;
  const open: OpenTimes = {
    timeZone: hours.timeZone ?? workspace.timeZone,
    businessHours: hours.when === 'own' ? hours.own! : workspace.businessHours,
    holidays: hours.holidays ? workspace.holidays : [],
  };
  // The minute that has begun: at five sharp no one answers any more.
  return isOpen({ start: now, end: now + minuteMs }, open);
}

/** An agent that answers in place of another; null where there is none that could. */
async function simulator(tx: Tx, scope: Scope, agentId: string) {
  try {
    const found = await findLiveVersion(tx, scope, agentId);
    return found.status === 'active' ? found : null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/**
 * What becomes of a call outside of an agent's hours: another agent's version answers, or a sentence. The other one's own
 * hours are not asked for, so that no one is sent in a circle.
 */
export async function outsideHours(
  tx: Tx,
  scope: Scope,
  otherwise: CallHours['otherwise'],
): Promise<{ agentId: string; version: number; configuration: AgentConfiguration } | { closed: string }> {
  const { message } = otherwise;
  if (otherwise.do === 'message') return { closed: message };
  const { agentId } = otherwise;
  const other = await simulator(tx, scope, agentId);
  return other ? { agentId, version: other.version, configuration: other.configuration } : { closed: message };
}
