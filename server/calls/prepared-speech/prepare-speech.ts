import { and, eq } from 'drizzle-orm';
import { runFlowTask } from '#server/agents/flow-worker/flow-tasks.ts';
import { leaveSpeech, type ToPrepare } from '#server/agents/leave-speech.ts';
import { planOf } from '#server/calls/call-plan.ts';
import { newCallRow } from '#server/calls/new-call.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { agents } from '#server/platform/db/schema/agents.table.ts';
import type { calls } from '#server/platform/db/schema/calls.table.ts';
import { agentPreparedSpeech } from '#server/platform/db/schema/prepared-speech.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import type { CallPlan } from '#voice/call/call-plan.ts';
import { EngineError } from '#voice/engines/engine-error.ts';
import { pronouncer } from '#voice/engines/reading/pronounce.ts';
import { isOwnVoice } from './own-voice.ts';

/** Sentences of one turn of the queue; while calls are on the line a single one, and the next so much later, in ms. */
const atOnce = 20;
const besideCallsMs = 5_000;
/** What is looked at of a flow. */
const bounds = { states: 400, sentences: 300 };
const limitMs = 5_000;
/** Versions whose sentences are remembered between turns of the queue. */
const mostRemembered = 16;
/** One sentence may take so long, in ms: a slow voice on a busy machine. */
const sentenceMs = 60_000;

type CallRow = typeof calls.$inferSelect;

/** How a call with the agent would begin now; null where there is nothing to prepare. */
function subjectOf(scope: Scope, { agentId, version }: ToPrepare) {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const its = and(eq(agents.workspaceId, workspaceId), eq(agents.id, agentId));
    const [agent] = await tx.select({ version: agents.version }).from(agents).where(its);
    if (agent?.version !== version) return null;
    const callId = newId();
    const call = { callId, agentId, channel: 'browser', known: {}, found: {} } as const;
    const row = { ...(await newCallRow(tx, scope, call)), agentVersion: version, startedAt: new Date() };
    return planOf(tx, scope, row as unknown as CallRow, await findSeal(tx, services, workspaceId));
  });
}

const remembered = new Map<string, string[]>();

/** The sentences of a version, which are looked for once: a search that is cut by its time need not find the same twice. */
async function sentencesOf({ agentId, version }: ToPrepare, of: Pick<CallPlan, 'flow' | 'setting'>): Promise<string[]> {
  const key = `${agentId}/${version}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const found = await runFlowTask('fixedSentences', { ...of, ...bounds }, limitMs);
  remembered.set(key, found);
  if (remembered.size > mostRemembered) remembered.delete(remembered.keys().next().value!);
  return found;
}

async function note(services: Services, work: ToPrepare, sentences: number): Promise<void> {
  const { workspaceId, agentId, version, done, failed } = work;
  const row = { version, sentences, done, failed, changedAt: new Date(services.clock.now()) };
  await services.db.tenant(workspaceId, (tx) =>
    tx
      .insert(agentPreparedSpeech)
      .values({ workspaceId, agentId, ...row })
      .onConflictDoUpdate({ target: [agentPreparedSpeech.workspaceId, agentPreparedSpeech.agentId], set: row }),
  );
}

/**
 * Speaks the next sentences of an agent's version, and leaves the others to the queue. While calls are on the line it takes
 * one at a time: a slow voice is theirs.
 */
export async function prepareSpeech(services: Services, work: ToPrepare, stopped: AbortSignal): Promise<void> {
  const scope: Scope = { services, workspaceId: work.workspaceId, actor: null };
  const plan = await subjectOf(scope, work);
  if (plan === null || !isOwnVoice(plan.voice.voice)) return;
  const { flow, setting, voice, fairnessKey, pronunciation = [] } = plan;
  const texts = await sentencesOf(work, { flow, setting });
  const spansIn = pronouncer(pronunciation);
  const { done: from } = work;
  let { done, failed } = work;
  for (const text of texts.slice(from, from + (services.calls.size > 0 ? 1 : atOnce))) {
    if (stopped.aborted) break;
    const spans = spansIn(text);
    const said = { text, ...(spans.length > 0 && { spans }) };
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(sentenceMs)]);
    try {
      const request = { ...said, ...voice, priority: 'job', keeps: true, fairnessKey, signal } as const;
      for await (const _chunk of services.speech.synthesize(request));
    } catch (error) {
      if (stopped.aborted) break;
      if (!(error instanceof EngineError)) throw error;
      failed += 1;
    }
    done += 1;
    if (services.calls.size > 0) break;
  }
  const now = { ...work, done, failed };
  await note(services, now, texts.length);
  if (done < texts.length) await leaveSpeech(null, services, now, services.calls.size > 0 ? besideCallsMs : 0);
}
