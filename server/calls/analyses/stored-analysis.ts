import { and, eq } from 'drizzle-orm';
import type { CallAnalysis } from '#domain/calls/call-analyses.ts';
import type { ContentCipher } from '#server/platform/content-cipher.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { callAnalyses } from '#server/platform/db/schema/call-analyses.table.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';

/** What was found in a call; null where no one has looked. */
export async function analysisOf(
  tx: Tx,
  seal: ContentCipher,
  workspaceId: string,
  callId: string,
): Promise<CallAnalysis | null> {
  const [row] = await tx
    .select()
    .from(callAnalyses)
    .where(and(eq(callAnalyses.workspaceId, workspaceId), eq(callAnalyses.callId, callId)));
  if (row === undefined) return null;
  const { service, model, at, result } = row;
  const found = seal.open(keptPlace('call_analyses', 'result', callId), result);
  return { ...found, generatedBy: { provider: service, model }, createdAt: at.toISOString() };
}

/** Keeps what was found in a call, in the place of what was found before. */
export async function keepAnalysis(
  tx: Tx,
  seal: ContentCipher,
  workspaceId: string,
  callId: string,
  { generatedBy, createdAt: at, ...result }: CallAnalysis,
): Promise<void> {
  const row = {
    service: generatedBy.provider,
    model: generatedBy.model,
    at: new Date(at),
    result: seal.keep(keptPlace('call_analyses', 'result', callId), result),
  };
  await tx
    .insert(callAnalyses)
    .values({ workspaceId, callId, ...row })
    .onConflictDoUpdate({ target: [callAnalyses.workspaceId, callAnalyses.callId], set: row });
  // For those who fetch what is new of calls.
  await tx
    .update(calls)
    .set({ changedAt: row.at })
    .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId)));
}
