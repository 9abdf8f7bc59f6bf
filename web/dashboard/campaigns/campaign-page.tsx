import { Megaphone, Pause, Play, Square, Trash2, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { href, useNavigate, useParams } from 'react-router';
import type { CampaignDetail } from '#domain/campaigns.ts';
import { useCan } from '#web/lib/can.tsx';
import { usePageTitle } from '#web/lib/page-title.tsx';
import { invalidate } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UnloadedPage } from '#web/ui/unloaded-page.tsx';
import { CampaignPeople } from './campaign-people.tsx';
import { CampaignSettings } from './campaign-settings.tsx';
import { people, resultWords, skipWords, stateTones, stateWords } from './campaign-words.ts';
import { FollowUp } from './follow-up.tsx';
import { useCampaign, useCampaignChanges } from './use-campaign.ts';

const all = '/dashboard/contacts/campaigns';

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="font-semibold text-xl tabular-nums">{children}</dd>
    </div>
  );
}

/** How it stands: of those on the list, how many are called, how it went, and who is not called. */
function Figures({ campaign }: { campaign: CampaignDetail }) {
  const { counts, results, skips, minutesUsed, nextAt, attempts24h, state } = campaign;
  const called = counts.waiting + counts.calling + counts.ended;
  const reached = results.find(({ result }) => result === 'reached')?.people ?? 0;
  return (
    <Card aria-label="Figures">
      <CardHeader title={state === 'draft' ? 'Who will be called' : 'How it stands'} />
      <CardBody className="flex flex-col gap-5">
        <dl aria-live="polite" className="grid grid-cols-2 gap-4 sm:grid-cols-5">
          <Figure name="To be called">{counts.waiting}</Figure>
          <Figure name="Being called">{counts.calling}</Figure>
          <Figure name="Reached">{reached}</Figure>
          <Figure name="Not called">{counts.skipped}</Figure>
          <Figure name="Minutes">{minutesUsed}</Figure>
        </dl>
        <Progress label="Called" percent={called === 0 ? 0 : (counts.ended / called) * 100} />
        {(results.length > 0 || skips.length > 0) && (
          <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
            {results.length > 0 && (
              <ul aria-label="Results">
                {results.map(({ result, people: n }) => (
                  <li key={result} className="flex justify-between gap-4 py-0.5">
                    {resultWords[result]} <span className="tabular-nums">{n}</span>
                  </li>
                ))}
              </ul>
            )}
            {skips.length > 0 && (
              <ul aria-label="Not called because">
                {skips.map(({ reason, people: n }) => (
                  <li key={reason} className="flex justify-between gap-4 py-0.5 text-muted">
                    {skipWords[reason]} <span className="tabular-nums">{n}</span>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        {state === 'running' && (
          <p className="text-muted text-sm">
            {attempts24h} calls in 24 hours.{' '}
            {nextAt !== null && (
              <>
                The next may be made <Moment iso={nextAt} />.
              </>
            )}
          </p>
        )}
      </CardBody>
    </Card>
  );
}

type Changes = ReturnType<typeof useCampaignChanges>;

/** What can be done with a campaign as it stands. */
function Actions({ campaign, changes, onStart }: { campaign: CampaignDetail; changes: Changes; onStart: () => void }) {
  const { state, preparedAt, startedAt, counts, name } = campaign;
  const mayWrite = useCan('contacts:write');
  const mayManage = useCan('contacts:manage');
  const [asking, setAsking] = useState<'stop' | 'delete' | null>(null);
  const navigate = useNavigate();
  const { prepare, pause, stop, remove } = changes;
  const onOpenChange = (open: boolean) => !open && setAsking(null);
  async function erase() {
    await remove.mutateAsync();
    await navigate(all);
    toast.success(`${name} was deleted`);
    await invalidate('campaigns');
  }
  return (
    <>
      {mayWrite && state === 'draft' && startedAt === null && (
        <Button
          variant={preparedAt === null ? 'default' : 'outline'}
          busy={prepare.isPending}
          onClick={() => prepare.mutate()}
        >
          <Users aria-hidden /> {preparedAt === null ? 'Look up who is called' : 'Look up again'}
        </Button>
      )}
      {mayManage && (state === 'paused' || (state === 'draft' && preparedAt !== null)) && (
        <Button disabled={counts.waiting === 0} onClick={onStart}>
          <Play aria-hidden /> {state === 'paused' ? 'Go on' : 'Start'}
        </Button>
      )}
      {mayWrite && state === 'running' && (
        <Button variant="outline" busy={pause.isPending} onClick={() => pause.mutate()}>
          <Pause aria-hidden /> Pause
        </Button>
      )}
      {mayManage && (state === 'running' || state === 'paused') && (
        <Button variant="outline" onClick={() => setAsking('stop')}>
          <Square aria-hidden /> Stop
        </Button>
      )}
      {mayManage && state !== 'running' && (
        <Button variant="ghost" size="icon" aria-label={`Delete ${name}`} onClick={() => setAsking('delete')}>
          <Trash2 />
        </Button>
      )}
      {asking === 'stop' && (
        <ConfirmDialog
          open
          onOpenChange={onOpenChange}
          title={`Stop ${name}?`}
          action="Stop campaign"
          onConfirm={() => stop.mutateAsync()}
        >
          It cannot be started again; {people(counts.waiting)} will not be called. Calls that go on are not cut off.
        </ConfirmDialog>
      )}
      {asking === 'delete' && (
        <ConfirmDialog
          open
          onOpenChange={onOpenChange}
          title={`Delete ${name}?`}
          action="Delete campaign"
          onConfirm={erase}
        >
          Its list and figures are gone. Its calls and contacts stay.
        </ConfirmDialog>
      )}
    </>
  );
}

function CampaignView({ campaign }: { campaign: CampaignDetail }) {
  const { id, name, state, problem, agentName, number, counts, preparedAt } = campaign;
  usePageTitle(name);
  const mayWrite = useCan('contacts:write');
  const changes = useCampaignChanges(id);
  const [isStarting, setStarting] = useState(false);
  const isOpen = state === 'draft' || state === 'paused';
  return (
    <>
      <PageHeader
        title={name}
        subtitle={`${agentName ?? 'An agent that is gone'} calls from ${number ?? 'a number that is gone'}`}
        status={<Badge tone={stateTones[state]}>{stateWords[state]}</Badge>}
        actions={<Actions campaign={campaign} changes={changes} onStart={() => setStarting(true)} />}
      />
      <div className="flex flex-col gap-6">
        {problem !== null && <Banner tone="warning">{problem}</Banner>}
        {preparedAt === null ? (
          <p className="text-muted">
            Set it up below, then look up who is called: you see how many, and who not and why, before anybody is.
          </p>
        ) : (
          <Figures campaign={campaign} />
        )}
        {(state === 'done' || state === 'stopped') && <FollowUp campaign={campaign} />}
        <CampaignSettings key={id} campaign={campaign} readOnly={!mayWrite || !isOpen} />
        {preparedAt !== null && <CampaignPeople campaign={campaign} />}
      </div>
      {isStarting && (
        <ConfirmDialog
          open
          onOpenChange={setStarting}
          destructive={false}
          title={`Call ${people(counts.waiting)}?`}
          action={state === 'paused' ? 'Go on' : 'Start calling'}
          onConfirm={() => changes.start.mutateAsync()}
        >
          {agentName} calls them from {number} as soon as their hours allow. Whoever says no in the meantime is not
          called.
          {counts.skipped > 0 && ` ${people(counts.skipped)} are left out.`}
        </ConfirmDialog>
      )}
    </>
  );
}

/** One campaign: who is called, how it stands, and what can be done with it. */
export default function CampaignPage() {
  const { campaignId = '' } = useParams();
  const { data, error, isPending, refetch } = useCampaign(campaignId);
  if (isPending) {
    return (
      <div role="status" aria-label="Loading" className="flex flex-col gap-6">
        <Skeleton className="h-7 w-56" />
        <Skeleton className="h-44" />
        <Skeleton className="h-72" />
      </div>
    );
  }
  if (data) return <CampaignView campaign={data} />;
  return <UnloadedPage error={error} onRetry={() => void refetch()} noun="campaign" icon={Megaphone} all={href(all)} />;
}
