import { leaveSpeech, type ToPrepare } from '#server/agents/leave-speech.ts';
import { agentPreparedSpeech } from '#server/platform/db/schema/prepared-speech.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { EngineError } from '#voice/engines/engine-error.ts';
import { pronouncer } from '#voice/engines/reading/pronounce.ts';
import { sentenceIdOf } from '../recorded-sentences/sentence-id.ts';
import { recordedIds } from '../recorded-speech.ts';
import { sentencesOf, subjectOf } from './fixed-sentences.ts';
import { isOwnVoice } from './own-voice.ts';

/** Sentences of one turn of the queue; while calls are on the line a single one, and the next so much later, in ms. */
const atOnce = 20;
const besideCallsMs = 5_000;
/** One sentence may take so long, in ms: a slow voice on a busy machine. */
const sentenceMs = 60_000;

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
  const texts = await sentencesOf({ flow, setting });
  const recorded = await recordedIds(scope, work.agentId);
  const spansIn = pronouncer(pronunciation);
  const { done: from } = work;
  let { done, failed } = work;
  for (const text of texts.slice(from, from + (services.calls.size > 0 ? 1 : atOnce))) {
    if (stopped.aborted) break;
    if (recorded.has(sentenceIdOf(voice.language, text))) {
      done += 1;
      continue;
    }
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
