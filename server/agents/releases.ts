import type { TestsOverride } from '#domain/agents/agent-test-suites.ts';
import type { Agent } from '#domain/agents/agents.ts';
import { type Release, type Rollout, rolloutGuard, type VersionFigures } from '#domain/agents/releases.ts';
import { AppError } from '#domain/platform/errors.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { notify } from '#server/platform/notify.ts';
import { agentOf, findLiveVersion, findRow, findVersion, lockRow, requireSound } from '#server/records/agent-rows.ts';
import type { Scope } from '#server/scope.ts';
import { presentAgent } from './configuration/present-agent.ts';
import { readDraft, writeDraft } from './draft-state.ts';
import { pointAt } from './make-live.ts';
import { requireTested } from './releases/publish-gates.ts';
import {
  endRelease,
  figuresOf,
  findRelease,
  isCandidates,
  presentRelease,
  setRelease,
} from './releases/release-state.ts';

/** @throws AppError not_found */
export function getRelease(scope: Scope, agentId: string): Promise<{ release: Release | null }> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    await findRow(tx, scope, agentId);
    const row = await findRelease(tx, scope.workspaceId, agentId);
    return { release: row ? await presentRelease(tx, row) : null };
  });
}

/** Lets a version answer a share of the calls. @throws AppError not_found, conflict, flow_invalid, tests_red, forbidden */
export function rollOut(
  scope: Scope,
  agentId: string,
  { version, override, ...rollout }: Rollout & { version: number; override?: TestsOverride | undefined },
): Promise<{ release: Release }> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const { agent } = await lockRow(tx, scope, agentId);
    if (version === agent.version)
      throw new AppError('conflict', `Version ${version} already answers all calls. Roll out a different version.`);
    const configuration = await findVersion(tx, scope, agentId, version);
    requireSound(configuration.flow);
    const before = await findRelease(tx, scope.workspaceId, agentId);
    // The share of one that runs can always be changed: it may have to be made smaller.
    const goesOn = before?.state === 'running' && before.candidateVersion === version;
    if (!goesOn) await requireTested(tx, scope, agentId, configuration, override);
    const row = await setRelease(tx, scope, agent, version, rollout);
    const release = await presentRelease(tx, row);
    const { percent, numbers } = rollout;
    await recordChange(tx, scope, 'agent.rollout-set', {
      object: agentOf(agentId),
      after: { version, percent, numbers },
    });
    return { release };
  });
}

/** Lets the new version answer all calls. @throws AppError not_found, conflict where no rollout runs */
export function promote(scope: Scope, agentId: string): Promise<Agent> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const row = await lockRow(tx, scope, agentId);
    const release = await endRelease(tx, scope, agentId, 'promoted');
    if (release === undefined) throw new AppError('conflict', 'No rollout is in progress.');
    const configuration = await findVersion(tx, scope, agentId, release.candidateVersion);
    const draft = await readDraft(tx, row);
    const promoted = { agent: await pointAt(tx, scope, agentId, release.candidateVersion), configuration };
    await writeDraft(tx, promoted, draft);
    await recordChange(tx, scope, 'agent.rollout-promoted', {
      object: agentOf(agentId),
      before: { version: row.agent.version },
      after: { version: release.candidateVersion },
    });
    return presentAgent(tx, scope, promoted);
  });
}

/** Stops a rollout; where none runs it stays as it is. @throws AppError not_found */
export function stopRollout(scope: Scope, agentId: string): Promise<{ release: Release | null }> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    await lockRow(tx, scope, agentId);
    await endRelease(tx, scope, agentId, 'stopped');
    const row = await findRelease(tx, scope.workspaceId, agentId);
    const release = row ? await presentRelease(tx, row) : null;
    const version = row?.candidateVersion ?? null;
    await recordChange(tx, scope, 'agent.rollout-stopped', { object: agentOf(agentId), after: { version } });
    return { release };
  });
}

/** What a call needs of an agent, fixed for its whole life: the version that answers it, by the rollout that runs. */
export async function versionForCall(tx: Tx, scope: Scope, agentId: string, callId: string, line: string | null) {
  const live = await findLiveVersion(tx, scope, agentId);
  const release = await findRelease(tx, scope.workspaceId, agentId);
  if (release?.state !== 'running' || !isCandidates(release, callId, line)) return live;
  const version = release.candidateVersion;
  return { ...live, version, configuration: await findVersion(tx, scope, agentId, version) };
}

/** Of a hundred calls. */
const failing = ({ calls, failures }: VersionFigures) => (calls === 0 ? 0 : (failures / calls) * 100);

/**
 * Stops a rollout by itself when clearly more calls fail than with the old version: since it began, or, where the old one
 * has answered too few since, ever. An old version that never answered is compared as one that never failed.
 */
export function guardRollout(scope: Scope, agentId: string): Promise<void> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const row = await findRelease(tx, workspaceId, agentId);
    if (row?.state !== 'running') return;
    const { candidate, stable: recent } = await presentRelease(tx, row);
    if (candidate.calls < rolloutGuard.calls) return;
    const stable =
      recent.calls < rolloutGuard.calls ? await figuresOf(tx, workspaceId, agentId, row.stableVersion, null) : recent;
    if (failing(candidate) < failing(stable) + rolloutGuard.points) return;
    const { agent, configuration } = await lockRow(tx, scope, agentId);
    const ended = await endRelease(tx, scope, agentId, 'stopped', true);
    if (ended === undefined) return;
    const version = ended.candidateVersion;
    const data = { id: agentId, agent: configuration.name, version, stable: agent.version };
    await notify(tx, scope, 'rollout-stopped', data, { once: `rollout:${agentId}:${ended.startedAt.getTime()}` });
    await recordChange(tx, scope, 'agent.rollout-stopped', {
      object: agentOf(agentId),
      after: { version, failing: Math.round(failing(candidate)), before: Math.round(failing(stable)) },
    });
  });
}
