import { asc, eq } from 'drizzle-orm';
import type { CallSettings, PronouncedAs } from '#domain/agents/call-settings.ts';
import { silenceWaits, turnTakingOf } from '#domain/agents/turn-taking.ts';
import { maxCallSeconds } from '#domain/calls/calls.ts';
import { textChannels } from '#domain/records/call-states.ts';
import { findKnownVersion } from '#server/agents/known-versions.ts';
import type { ContentCipher } from '#server/platform/content-cipher.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { calls } from '#server/platform/db/schema/calls.table.ts';
import { speechPronunciations } from '#server/platform/db/schema/speech.table.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import type { Scope } from '#server/scope.ts';
import type { CallPlan } from '#voice/call/call-plan.ts';
import type { Setting } from '#voice/flow/conversation.ts';

type CallRow = typeof calls.$inferSelect;

/** What the conversation itself has to know of an agent's settings. */
export function settingFrom({
  turns,
  endWords,
  otherLanguages = [],
}: CallSettings = {}): Pick<Setting, 'silenceMs' | 'endWords' | 'otherLanguages'> {
  return {
    ...(otherLanguages.length > 0 && { otherLanguages }),
    ...(turns && { silenceMs: silenceWaits(turnTakingOf(turns).silence) }),
    ...(endWords && endWords.length > 0 && { endWords }),
  };
}

/** How an agent's words are said: the workspace's dictionary, then its own, which counts more. */
export async function pronunciationOf(
  tx: Tx,
  { workspaceId }: Pick<Scope, 'workspaceId'>,
  own: readonly PronouncedAs[] = [],
): Promise<PronouncedAs[]> {
  const { word, spokenAs } = speechPronunciations;
  const shared = await tx
    .select({ word, spokenAs })
    .from(speechPronunciations)
    .where(eq(speechPronunciations.workspaceId, workspaceId))
    .orderBy(asc(word));
  return [...shared, ...own];
}

const isSpoken = ({ channel }: CallRow) => !(textChannels as readonly string[]).includes(channel);

/** What is fixed for a call, from its row and the version of its agent. */
export async function planOf(tx: Tx, scope: Scope, call: CallRow, seal: ContentCipher): Promise<CallPlan> {
  const configuration = await findKnownVersion(tx, scope, call.agentId!, call.agentVersion);
  const { voice, language, speed, flow, callSettings = {} } = configuration;
  const { turns, background, maxMinutes } = callSettings;
  const most = Math.min(maxMinutes ?? Number.POSITIVE_INFINITY, call.maxMinutes ?? Number.POSITIVE_INFINITY);
  const longestMs = Math.min(maxCallSeconds, most * 60) * 1000;
  return {
    callId: call.id,
    flow,
    setting: seal.open(keptPlace('calls', 'setting', call.id), call.setting),
    voice: { voice, language, speed, ...call.overrides },
    fairnessKey: call.workspaceId,
    startedAt: call.startedAt!.getTime(),
    maxMs: longestMs,
    ...(turns && { turns: turnTakingOf(turns) }),
    // What is written is not heard.
    ...(isSpoken(call) && { pronunciation: await pronunciationOf(tx, scope, callSettings.pronunciation) }),
    ...(isSpoken(call) && background && { background }),
  };
}
