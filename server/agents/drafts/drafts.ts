import type { TestsOverride } from '#domain/agents/agent-test-suites.ts';
import type { Agent, AgentConfiguration } from '#domain/agents/agents.ts';
import type { Draft } from '#domain/agents/drafts.ts';
import type { Rollout } from '#domain/agents/releases.ts';
import { AppError } from '#domain/platform/errors.ts';
import { sameJson } from '#domain/platform/json.ts';
import { presentAgent } from '#server/agents/configuration/present-agent.ts';
import { changeOf, type DraftState, readDraft, writeDraft } from '#server/agents/draft-state.ts';
import { makeVersion, pointAt } from '#server/agents/make-live.ts';
import { requireTested } from '#server/agents/releases/publish-gates.ts';
import { endRelease, setRelease } from '#server/agents/releases/release-state.ts';
import { namesOf } from '#server/identity/names-of.ts';
import { emitWebhookEvent } from '#server/notifications/tell-webhooks.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { ownTermsOf } from '#server/platform/db/own-terms.ts';
import {
  type AgentRow,
  agentOf,
  checkVoice,
  findRow,
  lockRow,
  requireNoApproval,
  requireSound,
} from '#server/records/agent-rows.ts';
import type { Scope } from '#server/scope.ts';
import { completePrompting } from '#server/usage/complete-by-deed.ts';
import { storedFlow } from '#voice/flow/stored-flow.ts';
import { validateFlow } from '#voice/flow/validate-flow.ts';

/** A draft with the name of who changed it, whom another transaction looks up. */
async function present(scope: Scope, work: (tx: Tx) => Promise<DraftState>): Promise<Draft> {
  const { services, workspaceId } = scope;
  const state = await services.db.tenant(workspaceId, work);
  const nameOf = await namesOf(services, [state.changedBy]);
  return {
    ...state,
    problems: validateFlow(state.configuration.flow),
    updatedAt: state.changedAt?.toISOString() ?? null,
    changedBy: state.changedBy === null ? null : nameOf(state.changedBy),
  };
}

/** @throws AppError not_found */
export const getDraft = (scope: Scope, agentId: string): Promise<Draft> =>
  present(scope, async (tx) => readDraft(tx, await findRow(tx, scope, agentId)));

/** A locked agent with its draft, where that is the one that someone has read. @throws AppError draft_changed */
export async function takeDraft(tx: Tx, scope: Scope, agentId: string, revision: number) {
  const row = await lockRow(tx, scope, agentId);
  const draft = await readDraft(tx, row);
  if (draft.revision !== revision) throw new AppError('draft_changed');
  return { row, draft };
}

/** Keeps a draft; the same again is no new revision. @throws AppError not_found, draft_changed */
export function saveDraft(
  scope: Scope,
  agentId: string,
  { revision, configuration }: { revision: number; configuration: AgentConfiguration },
): Promise<Draft> {
  return present(scope, async (tx) => {
    const { row, draft } = await takeDraft(tx, scope, agentId, revision);
    const wanted = { ...configuration, flow: storedFlow(configuration.flow) };
    if (sameJson(wanted, draft.configuration)) return draft;
    const { greeting, persona } = draft.configuration;
    const { actor, services, workspaceId } = scope;
    if ((wanted.greeting !== greeting || wanted.persona !== persona) && actor !== null && actor.tokenId === undefined)
      await completePrompting(tx, workspaceId, actor.userId, new Date(services.clock.now()));
    return writeDraft(tx, row, { ...draft, ...changeOf(scope), revision: revision + 1, configuration: wanted });
  });
}

/** Takes the draft back to what answers. What it held stays in the audit log. @throws AppError not_found */
export function discardDraft(scope: Scope, agentId: string): Promise<Draft> {
  return present(scope, async (tx) => {
    const row = await lockRow(tx, scope, agentId);
    const draft = await readDraft(tx, row);
    const { configuration } = row;
    const back = draft.isChanged
      ? await writeDraft(tx, row, { ...draft, ...changeOf(scope), revision: draft.revision + 1, configuration })
      : draft;
    await recordChange(tx, scope, 'agent.draft-discarded', {
      object: agentOf(agentId),
      before: draft.configuration,
      after: configuration,
    });
    return back;
  });
}

/** Refuses what may not answer callers. @throws AppError flow_invalid, invalid_input */
export function requireFit(scope: Scope, { configuration }: AgentRow, next: AgentConfiguration): void {
  requireSound(next.flow);
  if (next.voice !== configuration.voice) checkVoice(scope, next.voice);
}

/** A version of the draft: it answers everyone, or some calls beside the one that has answered until now. */
async function publishChanged(
  tx: Tx,
  scope: Scope,
  row: AgentRow,
  draft: DraftState,
  note: string | null,
  rollout: Rollout | undefined,
): Promise<AgentRow> {
  const { configuration } = draft;
  await endRelease(tx, scope, row.agent.id, 'replaced');
  const version = await makeVersion(tx, scope, row, configuration, note);
  if (rollout !== undefined) {
    await setRelease(tx, scope, row.agent, version, rollout);
    await writeDraft(tx, row, { ...draft, baseVersion: version });
    return row;
  }
  const published = { agent: await pointAt(tx, scope, row.agent.id, version), configuration };
  await writeDraft(tx, published, draft);
  return published;
}

interface ToPublish {
  revision: number;
  note?: string | undefined;
  rollout?: Rollout | undefined;
  override?: TestsOverride | undefined;
}

/**
 * Makes the draft a version that answers.
 * @throws AppError not_found, draft_changed, flow_invalid, invalid_input, approval_required, tests_red, forbidden
 */
export function publishDraft(
  scope: Scope,
  agentId: string,
  { revision, note, rollout, override }: ToPublish,
): Promise<Agent> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const { row, draft } = await takeDraft(tx, scope, agentId, revision);
    const { configuration } = draft;
    requireNoApproval(row);
    requireFit(scope, row, configuration);
    if (draft.isChanged) await requireTested(tx, scope, agentId, configuration, override);
    const published = draft.isChanged ? await publishChanged(tx, scope, row, draft, note || null, rollout) : row;
    await recordChange(tx, scope, 'agent.published', {
      object: agentOf(agentId),
      before: { ...row.configuration, version: row.agent.version },
      after: { ...configuration, version: published.agent.version, ...(rollout && { percent: rollout.percent }) },
    });
    await emitWebhookEvent(tx, scope, 'agent.published', () => ({
      agentId,
      name: configuration.name,
      version: published.agent.version,
      note: note || null,
      ...ownTermsOf(row.agent),
    }));
    return presentAgent(tx, scope, published);
  });
}
