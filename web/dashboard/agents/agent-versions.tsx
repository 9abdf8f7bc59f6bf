import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import type { Agent, AgentConfiguration } from '#domain/agents/agents.ts';
import type { Version } from '#domain/agents/versions.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { keyOf, query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ApprovalsCard } from './approvals-card.tsx';
import { CompareVersions } from './compare-versions.tsx';
import { NameVersionDialog } from './name-version-dialog.tsx';
import { RolloutCard } from './rollout-card.tsx';

interface RowProps {
  version: Version;
  /** Whether the agent answers the public at all. */
  isActive: boolean;
  mayWrite: boolean;
  onCompare: () => void;
  onName: () => void;
  onRestore: () => void;
}

function Row({ version: { version, name, note, publishedAt, publishedBy, isLive }, isActive, ...row }: RowProps) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-5 py-4">
      <div className="min-w-0 flex-1 basis-60">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="break-words font-medium">{name ?? `Version ${version}`}</h3>
          {name && <span className="text-muted text-sm">Version {version}</span>}
          {isLive && (
            <Badge tone={isActive ? 'success' : 'neutral'} dot>
              {isActive ? 'Live' : 'Latest'}
            </Badge>
          )}
        </div>
        {note && <p className="mt-1 whitespace-pre-wrap break-words">{note}</p>}
        <p className="mt-1 text-muted text-sm">
          {publishedBy ? `${publishedBy.name}, ` : ''}
          <Moment iso={publishedAt} />
        </p>
      </div>
      <div className="flex flex-wrap gap-1">
        <Button variant="ghost" size="sm" aria-label={`Compare version ${version}`} onClick={row.onCompare}>
          Compare
        </Button>
        {row.mayWrite && (
          <>
            <Button variant="ghost" size="sm" aria-label={`Name version ${version}`} onClick={row.onName}>
              Name
            </Button>
            {!isLive && (
              <Button variant="ghost" size="sm" aria-label={`Restore version ${version}`} onClick={row.onRestore}>
                Restore
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  );
}

interface AgentVersionsProps {
  agent: Agent;
  /** The draft, to compare with; null where it is as what answers. */
  draft: AgentConfiguration | null;
  mayWrite: boolean;
}

/** Published versions: who made them and why, what differs between any two, and the way back to each. */
export function AgentVersions({ agent, draft, mayWrite }: AgentVersionsProps) {
  const client = useQueryClient();
  const [naming, setNaming] = useState<Version>();
  const [restoring, setRestoring] = useState<Version>();
  const [comparing, setComparing] = useState<number>();
  const params = { agentId: agent.id };
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: query.versions.list({ params, query: {} }).queryKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) => api.versions.list({ params, query: { cursor } }, { signal }),
    getNextPageParam: ({ next }) => next,
  });
  const restore = useChange(
    ({ version }: Version) => api.versions.restore({ params: { ...params, version: String(version) }, body: {} }),
    {
      says: (restored) => ({
        title: `Version ${restored.version} is live again`,
        description: 'The draft wasn’t changed.',
      }),
      next: async (restored) => {
        client.setQueryData(query.agents.get({ params }).queryKey, restored);
        await Promise.all([
          client.invalidateQueries({ queryKey: keyOf('agents', 'list') }),
          client.invalidateQueries({ queryKey: keyOf('versions') }),
          client.invalidateQueries({ queryKey: keyOf('drafts') }),
        ]);
      },
    },
  );
  if (isPending) return <Skeleton className="h-64 w-full" />;
  if (error) {
    return <ErrorState title="Couldn’t load versions." message={messageOf(error)} onRetry={() => void refetch()} />;
  }
  const versions = data.pages.flatMap(({ items }) => items);
  if (versions.length === 0) {
    return (
      <EmptyState icon={History} title="No versions">
        Publish the draft to create the first version.
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <RolloutCard agentId={agent.id} mayWrite={mayWrite} />
      <ApprovalsCard agent={agent} />
      <Card>
        <CardHeader
          title="Versions"
          hint="Published versions, newest first. A call keeps the version it started with."
        />
        <ul className="divide-y divide-line border-line border-t">
          {versions.map((version) => (
            <Row
              key={version.version}
              version={version}
              isActive={agent.status === 'active'}
              mayWrite={mayWrite}
              onCompare={() => setComparing(version.version)}
              onName={() => setNaming(version)}
              onRestore={() => setRestoring(version)}
            />
          ))}
        </ul>
        {hasNextPage && (
          <div className="border-line border-t px-5 py-3">
            <Button variant="outline" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Load more
            </Button>
          </div>
        )}
      </Card>
      {comparing !== undefined && (
        <CompareVersions
          key={comparing}
          agent={agent}
          versions={versions}
          draft={draft}
          first={comparing}
          onClose={() => setComparing(undefined)}
        />
      )}
      {naming && <NameVersionDialog agentId={agent.id} version={naming} onClose={() => setNaming(undefined)} />}
      <ConfirmDialog
        open={restoring !== undefined}
        onOpenChange={(open) => !open && setRestoring(undefined)}
        title={`Restore version ${restoring?.version}?`}
        action="Restore"
        destructive={false}
        onConfirm={() => restoring && restore.mutateAsync(restoring)}
      >
        Takes effect with the next call. Version {agent.version} stays available, and the draft doesn’t change.
      </ConfirmDialog>
    </div>
  );
}
