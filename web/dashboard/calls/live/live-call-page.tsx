import { PhoneOff, WifiOff } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { href, Link, useParams } from 'react-router';
import { useCan } from '#web/lib/can.tsx';
import { usePageTitle } from '#web/lib/page-title.tsx';
import { channelWords, endReasonWords } from '#web/live-call/call-labels.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UnloadedPage } from '#web/ui/unloaded-page.tsx';
import { Elapsed } from './elapsed.tsx';
import { LiveActs } from './live-commands.tsx';
import { LiveControls } from './live-controls.tsx';
import { stateWords, whoCalls } from './live-labels.ts';
import { LiveTranscript } from './live-transcript.tsx';
import { LiveValues } from './live-values.tsx';
import { useAct, useLiveCall } from './use-live-call.ts';

const LookedAtFlow = lazy(() => import('#web/dashboard/agents/looked-at-flow.tsx'));

function LiveCallDetail({ callId }: { callId: string }) {
  const { asked, detail, flow, words, isConnected } = useLiveCall(callId);
  const act = useAct(callId);
  const mayAct = useCan('calls:write');
  usePageTitle(detail ? `Live: ${whoCalls(detail.call)}` : 'Live call');
  if (asked.isPending) return <Skeleton className="h-96" />;
  if (!detail)
    return (
      <UnloadedPage
        error={asked.error ?? new Error('not there')}
        onRetry={() => void asked.refetch()}
        noun="call"
        icon={PhoneOff}
        all="/dashboard/calls/live"
      >
        The URL is wrong, or the call belongs to another workspace.
      </UnloadedPage>
    );
  const { call, status, endReason } = detail;
  const isOver = status === 'ended';
  // A workflow that runs has a picture of its own.
  const graph = flow && call.step?.workflow != null ? (flow.workflows?.[call.step.workflow] ?? flow) : flow;
  return (
    <>
      <PageHeader
        title={whoCalls(call)}
        subtitle={
          <>
            {call.agentName}, {channelWords[call.channel]}
            {!isOver && (
              <>
                , <Elapsed since={call.startedAt} />
              </>
            )}
          </>
        }
        status={
          <>
            {isOver ? (
              <Badge>Ended{endReason && `: ${endReasonWords[endReason]}`}</Badge>
            ) : call.takenOverBy ? (
              <Badge tone="warning">{call.takenOverBy.name} is on the call</Badge>
            ) : (
              <Badge tone="accent" dot>
                {stateWords[call.state]}
              </Badge>
            )}
            {call.test && <Badge>Test call</Badge>}
          </>
        }
        actions={
          <Link to={href('/dashboard/calls/:callId', { callId })} className={buttonStyles({ variant: 'outline' })}>
            Open record
          </Link>
        }
      />
      {!isConnected && (
        <Banner tone="warning" className="mb-4">
          <WifiOff aria-hidden className="mr-1.5 inline size-4" /> Can’t reach the server. You’re seeing the last known
          state. This page updates automatically.
        </Banner>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <LiveTranscript detail={detail} words={isOver ? '' : words} />
          {graph && (
            <Card>
              <CardHeader title="Current step" hint={call.step?.title ?? 'The call hasn’t started yet.'} />
              <div className="h-96 border-line border-t">
                <Suspense fallback={<Skeleton className="size-full" />}>
                  <LookedAtFlow key={call.step?.workflow ?? ''} flow={graph} nodeId={call.step?.nodeId ?? null} />
                </Suspense>
              </div>
            </Card>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {mayAct && !isOver && <LiveControls detail={detail} act={act} />}
          <LiveValues
            detail={detail}
            busy={act.isPending}
            onSet={
              mayAct && !isOver
                ? (name, text, done) => act.mutate({ kind: 'set', name, text }, { onSuccess: done })
                : null
            }
          />
          <LiveActs acts={detail.acts} />
        </div>
      </div>
    </>
  );
}

/** One call while it goes on: read along, helped along. */
export default function LiveCallPage() {
  const { callId = '' } = useParams();
  return <LiveCallDetail key={callId} callId={callId} />;
}
