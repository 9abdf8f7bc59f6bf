import { useQuery } from '@tanstack/react-query';
import type { AgentConfiguration } from '#domain/agents/agents.ts';
import type { Release } from '#domain/agents/releases.ts';
import { query } from '#web/lib/query.ts';

/** The rollout that runs, with what it rolls out; null without one, and until it is known. */
export function useRollout(agentId: string): (Release & { configuration: AgentConfiguration }) | null {
  const params = { agentId };
  const { data } = useQuery(query.releases.get({ params }));
  const release = data?.release?.status === 'running' ? data.release : null;
  const version = String(release?.candidateVersion ?? 1);
  const { data: candidate } = useQuery({
    ...query.versions.get({ params: { ...params, version } }),
    enabled: release !== null,
    // What was published never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return release && candidate ? { ...release, configuration: candidate.configuration } : null;
}
