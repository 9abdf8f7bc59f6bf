import { and, eq } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import { pronunciationOf } from '#server/calls/call-plan.ts';
import { type CallRow, callTurns } from '#server/platform/db/schema/calls.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { findVersion } from '#server/records/agent-rows.ts';
import { openTurn } from '#server/records/open-turn.ts';
import type { Services } from '#server/services.ts';
import { pronouncer } from '#voice/engines/reading/pronounce.ts';

/** The configuration of a call's agent; null where it is gone. */
async function versionOf(tx: Parameters<typeof findVersion>[0], services: Services, call: CallRow) {
  if (call.agentId === null) return null;
  try {
    const scope = { services, workspaceId: call.workspaceId, actor: null };
    return await findVersion(tx, scope, call.agentId, call.agentVersion);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/**
 * Takes the agent's sentences of a call from the cache of speech, but for those that stand in its flow: every call has
 * those. What it does not find is not there any more, as the cache is bounded.
 */
export async function forgetSpeech(services: Services, call: CallRow): Promise<void> {
  if (services.speech.forget === undefined) return;
  const { workspaceId, id } = call;
  const said = await services.db.tenant(workspaceId, async (tx) => {
    const version = await versionOf(tx, services, call);
    if (version === null) return [];
    const its = and(eq(callTurns.workspaceId, workspaceId), eq(callTurns.callId, id));
    const turns = await tx
      .select()
      .from(callTurns)
      .where(and(its, eq(callTurns.role, 'agent'), eq(callTurns.audio, true)));
    const seal = await findSeal(tx, services, workspaceId);
    const { voice, speed, callSettings } = version;
    const spansIn = pronouncer(await pronunciationOf(tx, { workspaceId }, callSettings?.pronunciation));
    const fixed = JSON.stringify(version);
    return turns.flatMap((turn) => {
      const { text: heard, intended } = openTurn(seal, turn);
      const text = intended ?? heard;
      if (text === '' || fixed.includes(JSON.stringify(text).slice(1, -1))) return [];
      return [{ text, voice, speed, language: turn.language ?? version.language, spans: spansIn(text) }];
    });
  });
  for (const sentence of said) await services.speech.forget(sentence);
}
