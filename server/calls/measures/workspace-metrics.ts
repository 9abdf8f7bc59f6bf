import { counterOf, sumsOf } from '#server/platform/metrics.ts';
import type { Services } from '#server/services.ts';
import type { Outcome } from '#voice/flow/conversation.ts';

/** Where all workspaces are counted that came behind the cap. */
const others = 'other';

const labelled = new WeakMap<Services, Set<string>>();

/** The label of a workspace: its id for as many as METRICS_WORKSPACES says, in the order in which they had calls. */
function labelOf(services: Services, workspaceId: string): string {
  const ids = labelled.get(services) ?? new Set<string>();
  labelled.set(services, ids);
  if (!ids.has(workspaceId) && ids.size >= services.config.metricsWorkspaces) return others;
  ids.add(workspaceId);
  return workspaceId;
}

const isOff = ({ config }: Services) => config.metricsWorkspaces === 0;

/** Counts how a call of a workspace ended, where the operator wants figures by workspace. */
export function countEnd(services: Services, workspaceId: string, outcome: Outcome): void {
  if (isOff(services)) return;
  counterOf(services, {
    name: 'parley_workspace_calls_ended_total',
    help: 'Calls that ended, by outcome and workspace (up to METRICS_WORKSPACES)',
    labelNames: ['workspace', 'outcome'],
  }).inc({ workspace: labelOf(services, workspaceId), outcome });
}

/** The same for the time to the first sound of an answer. */
export function noteFirstAudio(services: Services, workspaceId: string, seconds: number): void {
  if (isOff(services)) return;
  sumsOf(services, {
    name: 'parley_workspace_first_audio_seconds',
    help: 'Time from the caller’s last word to the agent’s first audio, by workspace',
    labelNames: ['workspace'],
  }).observe({ workspace: labelOf(services, workspaceId) }, seconds);
}
