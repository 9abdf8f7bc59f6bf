import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Agent, AgentConfiguration } from '#domain/agents/agents.ts';
import type { Version } from '#domain/agents/versions.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ChangesList } from './changes-list.tsx';

interface CompareVersionsProps {
  agent: Agent;
  versions: readonly Version[];
  /** Null where it is as what answers. */
  draft: AgentConfiguration | null;
  /** The number of the version that is compared first. */
  first: number;
  onClose: () => void;
}

const draftValue = 'draft';

/** A version's configuration; the draft is known already. */
function useConfiguration(agentId: string, chosen: string, draft: AgentConfiguration | null) {
  const isDraft = chosen === draftValue;
  const found = useQuery({
    ...query.versions.get({ params: { agentId, version: isDraft ? '1' : chosen } }),
    enabled: !isDraft,
    // What was published never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { configuration: isDraft ? draft : found.data?.configuration, error: found.error, retry: found.refetch };
}

/** Any two versions, or a version and the draft, side by side. */
export function CompareVersions({ agent, versions, draft, first, onClose }: CompareVersionsProps) {
  // With the one before it; the oldest with the newest there is.
  const older = versions.find(({ version }) => version < first);
  const newest = draft ? draftValue : String(versions[0]?.version ?? first);
  const [from, setFrom] = useState(String(older?.version ?? first));
  const [to, setTo] = useState(older ? String(first) : newest);
  const [before, after] = [useConfiguration(agent.id, from, draft), useConfiguration(agent.id, to, draft)];
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => head.current?.focus(), []);
  const error = before.error ?? after.error;
  const options = [
    ...(draft ? [{ value: draftValue, label: 'Draft' }] : []),
    ...versions.map(({ version, name, isLive }) => ({
      value: String(version),
      label: `Version ${version}${name ? `, ${name}` : ''}${isLive ? ' (live)' : ''}`,
    })),
  ];
  return (
    <Card>
      <div ref={head} tabIndex={-1}>
        <CardHeader
          title="Compare"
          action={
            <Button variant="ghost" size="icon" aria-label="Close comparison" onClick={onClose}>
              <X />
            </Button>
          }
        />
      </div>
      <CardBody className="flex flex-col gap-6">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Before">
            <Select options={options} value={from} onChange={setFrom} />
          </Field>
          <Field label="After">
            <Select options={options} value={to} onChange={setTo} />
          </Field>
        </div>
        {error ? (
          <ErrorState
            title="Couldn’t load versions."
            message={messageOf(error)}
            onRetry={() => void Promise.all([before.retry(), after.retry()])}
          />
        ) : before.configuration && after.configuration ? (
          <ChangesList before={before.configuration} after={after.configuration} />
        ) : (
          <Skeleton className="h-40 w-full" />
        )}
      </CardBody>
    </Card>
  );
}
