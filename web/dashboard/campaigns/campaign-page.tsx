import { Megaphone, Pause, Play, Square, Trash2, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { href, useNavigate, useParams } from 'react-router';
import type { CampaignDetail } from '#domain/campaigns/campaigns.ts';
import { useCan } from '#web/lib/can.tsx';
import { usePageTitle } from '#web/lib/page-title.tsx';
import { usePhoneFormat } from '#web/lib/phone.ts';
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
import { askedOf, channelWords, people, resultWords, skipWords, stateTones, stateWords } from './campaign-labels.ts';
import { CampaignPeople } from './campaign-people.tsx';
import { CampaignSettings } from './campaign-settings.tsx';
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
  const {
    counts,
    results,
    skips,
    minutesUsed,
    segmentsUsed,
    nextAttemptAt: nextAt,
    attempts24h,
    status: state,
    channel,
    sample,
  } = campaign;
  const words = channelWords[channel];
  const called = counts.waiting + counts.calling + counts.ended;
  const reached = results.find(({ result }) => result === (channel === 'call' ? 'reached' : 'delivered'))?.people ?? 0;
  return (
    <Card aria-label="Metrics">
      <CardHeader title={state === 'draft' ? words.who : 'Progress'} />
      <CardBody className="flex flex-col gap-5">
        <dl aria-live="polite" className="grid grid-cols-2 gap-4 sm:grid-cols-5">
          <Figure name={words.toBe}>{counts.waiting}</Figure>
          <Figure name={words.being}>{counts.calling}</Figure>
          <Figure name={words.reached}>{reached}</Figure>
          <Figure name={words.not}>{counts.skipped}</Figure>
          <Figure name={words.used}>{channel === 'call' ? minutesUsed : segmentsUsed}</Figure>
        </dl>
        <Progress label="Done" percent={called === 0 ? 0 : (counts.ended / called) * 100} />
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
              <ul aria-label={`${words.not} because`}>
                {skips.map(({ reason, people: n }) => (
                  <li key={reason} className="flex justify-between gap-4 py-0.5 text-muted">
                    {skipWords[reason]} <span className="tabular-nums">{n}</span>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        {sample !== null && (
          <figure className="rounded-md border border-line bg-sunken p-4">
            <blockquote className="wrap-anywhere whitespace-pre-wrap">{sample.text}</blockquote>
            <figcaption className="mt-2 text-muted text-sm">
              Preview for {sample.name}:{' '}
              {sample.segments === 1 ? '1 message segment' : `${sample.segments} message segments`}.
            </figcaption>
          </figure>
        )}
        {state === 'running' && (
          <p className="text-muted text-sm">
            {attempts24h} {words.day} in the last 24 hours.{' '}
            {nextAt !== null && (
              <>
                {words.next}: <Moment iso={nextAt} format="in-sentence" />.
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
  const { status: state, preparedAt, startedAt, counts, name, channel } = campaign;
  const words = channelWords[channel];
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
      {mayManage && state !== 'running' && (
        <Button variant="ghost" size="icon" aria-label={`Delete ${name}`} onClick={() => setAsking('delete')}>
          <Trash2 />
        </Button>
      )}
      {mayWrite && state === 'draft' && startedAt === null && (
        <Button
          variant={preparedAt === null ? 'default' : 'outline'}
          busy={prepare.isPending}
          onClick={() => prepare.mutate()}
        >
          <Users aria-hidden /> {preparedAt === null ? words.lookUp : 'Refresh'}
        </Button>
      )}
      {mayManage && (state === 'paused' || (state === 'draft' && preparedAt !== null)) && (
        <Button disabled={counts.waiting === 0} onClick={onStart}>
          <Play aria-hidden /> {state === 'paused' ? 'Resume' : 'Start'}
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
      {asking === 'stop' && (
        <ConfirmDialog
          open
          onOpenChange={onOpenChange}
          title={`Stop ${name}?`}
          action="Stop campaign"
          onConfirm={() => stop.mutateAsync()}
        >
          You can’t restart the campaign, and {people(counts.waiting)} haven’t been reached.{' '}
          {channel === 'call' ? 'Live calls continue.' : 'Sent messages can’t be unsent.'}
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
          The campaign’s list and metrics will be deleted. Its {channel === 'call' ? 'calls' : 'messages'} and contacts
          are kept.
        </ConfirmDialog>
      )}
    </>
  );
}

function CampaignView({ campaign }: { campaign: CampaignDetail }) {
  const { id, name, status: state, problem, agentName, number, counts, preparedAt, channel } = campaign;
  const words = channelWords[channel];
  const showPhone = usePhoneFormat();
  const from = number === null ? 'a deleted number' : showPhone(number);
  usePageTitle(name);
  const mayWrite = useCan('contacts:write');
  const changes = useCampaignChanges(id);
  const [isStarting, setStarting] = useState(false);
  const isOpen = state === 'draft' || state === 'paused';
  return (
    <>
      <PageHeader
        title={name}
        subtitle={channel === 'call' ? `${agentName ?? 'Deleted agent'} calls from ${from}` : `Texts from ${from}`}
        status={<Badge tone={stateTones[state]}>{stateWords[state]}</Badge>}
        actions={<Actions campaign={campaign} changes={changes} onStart={() => setStarting(true)} />}
      />
      <div className="flex flex-col gap-6">
        {problem !== null && <Banner tone="warning">{problem}</Banner>}
        {preparedAt === null ? (
          <p className="text-muted">
            Set up the campaign below, then preview the audience. Before the campaign starts, you’ll see who’s included
            and why others aren’t.
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
          title={askedOf(channel, counts.waiting)}
          action={state === 'paused' ? 'Resume' : words.start}
          onConfirm={() => changes.start.mutateAsync()}
        >
          {channel === 'call' ? `${agentName} calls from ${from}` : `Texts are sent from ${from}`} as soon as calling
          hours permit. People who opt out in the meantime are skipped.{' '}
          {counts.skipped > 0 && ` ${people(counts.skipped)} won’t be contacted.`}
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
