import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Release, rolloutGuard, type VersionFigures } from '#domain/agents/releases.ts';
import { api } from '#web/lib/api.ts';
import { query, queryClient } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardFooter, CardHeader } from '#web/ui/card.tsx';
import { faultOf, type RolloutChoice, RolloutFields, rolloutOf } from './rollout-fields.tsx';

const reloads = ['agents', 'versions', 'releases', 'drafts'] as const;

const share = (part: number, { calls }: VersionFigures) => (calls === 0 ? '–' : `${Math.round((part / calls) * 100)}%`);

/** Figures of both versions beside each other. */
function Figures({ release }: { release: Release }) {
  const { stable, candidate, stableVersion, candidateVersion } = release;
  const rows = [
    { name: 'Ended calls', of: ({ calls }: VersionFigures) => String(calls) },
    { name: 'Success', of: (figures: VersionFigures) => share(figures.successes, figures) },
    { name: 'Failure', of: (figures: VersionFigures) => share(figures.failures, figures) },
  ];
  return (
    <table className="w-full text-left tabular-nums">
      <caption className="sr-only">Since the rollout started</caption>
      <thead className="text-muted text-sm">
        <tr>
          <td />
          <th scope="col" className="py-1.5 font-medium">
            Version {stableVersion}
          </th>
          <th scope="col" className="py-1.5 font-medium">
            Version {candidateVersion}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-line border-y">
        {rows.map(({ name, of }) => (
          <tr key={name}>
            <th scope="row" className="py-1.5 pr-4 font-normal text-muted">
              {name}
            </th>
            <td className="py-1.5">{of(stable)}</td>
            <td className="py-1.5">{of(candidate)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Running({ agentId, release, mayWrite }: { agentId: string; release: Release; mayWrite: boolean }) {
  const params = { agentId };
  const [choice, setChoice] = useState<RolloutChoice>({
    percent: release.percent,
    numbers: release.numbers.join(' '),
  });
  const set = useChange(
    () => api.releases.set({ params, body: { version: release.candidateVersion, ...rolloutOf(choice) } }),
    { reloads, says: { title: 'Saved', description: 'Applies to new calls.' } },
  );
  const promote = useChange(() => api.releases.promote({ params }), {
    reloads,
    says: ({ version }) => `Version ${version} answers all calls`,
    next: (agent) => queryClient.setQueryData(query.agents.get({ params }).queryKey, agent),
  });
  const stop = useChange(() => api.releases.stop({ params }), {
    reloads,
    says: `Version ${release.stableVersion} answers all calls again`,
  });
  const isSame = choice.percent === release.percent && choice.numbers === release.numbers.join(' ');
  return (
    <Card>
      <CardHeader
        title={`Version ${release.candidateVersion} is being rolled out`}
        hint={`The new version answers ${release.percent}% of calls. After ${rolloutGuard.calls} calls, the rollout stops automatically if the failure rate increases by ${rolloutGuard.points} points.`}
      />
      <CardBody className="flex flex-col gap-5">
        <Figures release={release} />
        {mayWrite && <RolloutFields value={choice} onChange={setChoice} />}
      </CardBody>
      {mayWrite && (
        <CardFooter className="flex-wrap">
          <Button variant="outline" busy={stop.isPending} onClick={() => stop.mutate()}>
            Stop
          </Button>
          <Button
            variant="outline"
            disabled={isSame || faultOf(choice) !== undefined}
            busy={set.isPending}
            onClick={() => set.mutate()}
          >
            Change share
          </Button>
          <Button busy={promote.isPending} onClick={() => promote.mutate()}>
            Promote
          </Button>
        </CardFooter>
      )}
    </Card>
  );
}

/** The rollout that runs, or how the last one ended by itself. Nothing where none ever ran. */
export function RolloutCard({ agentId, mayWrite }: { agentId: string; mayWrite: boolean }) {
  const { data } = useQuery({ ...query.releases.get({ params: { agentId } }), refetchInterval: 15_000 });
  const release = data?.release;
  if (!release) return null;
  if (release.status === 'running')
    return <Running key={release.startedAt} agentId={agentId} release={release} mayWrite={mayWrite} />;
  if (!release.isGuarded) return null;
  return (
    <Banner tone="warning">
      Version {release.candidateVersion} was rolled back automatically:{' '}
      {share(release.candidate.failures, release.candidate)} of its calls failed, compared with{' '}
      {share(release.stable.failures, release.stable)} for version {release.stableVersion}.
    </Banner>
  );
}
