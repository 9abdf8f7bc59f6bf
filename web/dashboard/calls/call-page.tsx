import { useQuery } from '@tanstack/react-query';
import { Eye, PhoneOff } from 'lucide-react';
import { href, Link, useParams } from 'react-router';
import type { Call } from '#domain/calls/calls.ts';
import { MakeTestButton } from '#web/dashboard/agents/make-test-button.tsx';
import { useCan } from '#web/lib/can.tsx';
import { usePageTitle } from '#web/lib/page-title.tsx';
import { formatPhone } from '#web/lib/phone.ts';
import { query } from '#web/lib/query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { UnloadedPage } from '#web/ui/unloaded-page.tsx';
import { CallActions } from './call-actions.tsx';
import { CallActs } from './call-acts.tsx';
import { CallAnalysis } from './call-analysis.tsx';
import { CallAppointments } from './call-appointments.tsx';
import { CallCollected } from './call-collected.tsx';
import { CallCorrections } from './call-corrections.tsx';
import { CallFacts } from './call-facts.tsx';
import { CallMenu } from './call-menu.tsx';
import { CallModels } from './call-models.tsx';
import { CallNotes } from './call-notes.tsx';
import { CallOutline } from './call-outline.tsx';
import { CallPageSkeleton } from './call-page-skeleton.tsx';
import { CallPlayer } from './call-player.tsx';
import { CallQualityCard } from './call-quality-card.tsx';
import { CallQuestions } from './call-questions.tsx';
import { CallStatus } from './call-status.tsx';
import { CallSummary } from './call-summary.tsx';
import { CallTasks } from './call-tasks.tsx';
import { CallTranscript } from './call-transcript.tsx';
import { RemovedNotice } from './removed-notice.tsx';
import { ShareCall } from './share-call.tsx';
import { useCallSound } from './use-call-sound.ts';
import { useRevealed } from './use-revealed.ts';

/** How often a live call is asked for again, in ms. */
const liveMs = 1500;

/** Who the agent spoke with: by the contact, by what they called themselves, by their number; else whom they spoke with. */
function whoSpoke({ phone, slots, agentName }: Call): string {
  const named = slots.find(({ name, hidden }) => /^(full_|caller_|your_)?name$/.test(name) && !hidden)?.spoken;
  return (
    phone?.contact?.name ?? named ?? (phone?.otherNumber ? formatPhone(phone.otherNumber) : `Call with ${agentName}`)
  );
}

function CallDetail({ call }: { call: Call }) {
  usePageTitle(whoSpoke(call));
  const maySeeAgents = useCan('agents:read');
  const mayWriteAgents = useCan('agents:write');
  const sound = useCallSound(call);
  const { shown, reveal, isBusy } = useRevealed(call);
  return (
    <>
      <PageHeader
        title={whoSpoke(call)}
        subtitle={
          <>
            <Moment iso={call.startedAt} />, with {call.agentName}
          </>
        }
        status={
          <>
            <CallStatus call={call} />
            {call.test && <Badge>Test call</Badge>}
          </>
        }
        actions={
          <>
            {call.status === 'live' && (
              <Link to={href('/dashboard/calls/live/:callId', { callId: call.id })} className={buttonStyles()}>
                Watch live
              </Link>
            )}
            {reveal && (
              <Button variant="outline" busy={isBusy} onClick={reveal}>
                <Eye aria-hidden /> Show hidden values
              </Button>
            )}
            {call.status === 'ended' && <ShareCall callId={call.id} />}
            {maySeeAgents && call.agentId && (
              <>
                {mayWriteAgents && call.status === 'ended' && (
                  <MakeTestButton callId={call.id} agentId={call.agentId} />
                )}
                <Link
                  to={href('/dashboard/agents/:agentId', { agentId: call.agentId })}
                  className={buttonStyles({ variant: 'outline' })}
                >
                  Open agent
                </Link>
              </>
            )}
            {call.status === 'ended' && <CallMenu call={call} />}
          </>
        }
      />
      <RemovedNotice call={call} />
      {/* What was said at the left, what came of it at the right, both from the top. On a phone the results come first. */}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-6 max-lg:contents lg:row-span-2">
          <CallOutline summary={call.summary} />
          <CallSummary call={call} />
          <div className="min-w-0 max-lg:order-2">
            <CallPlayer call={call} sound={sound} />
            {call.removed.every(({ part }) => part !== 'transcript') && <CallTranscript call={shown} sound={sound} />}
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-6 max-lg:order-1">
          <CallAppointments callId={call.id} />
          <CallCollected slots={shown.slots} />
          <CallFacts call={call} />
        </div>
        <div className="flex min-w-0 flex-col gap-6 max-lg:order-3">
          <CallTasks callId={call.id} />
          <CallAnalysis call={call} />
          {call.status === 'ended' && <CallCorrections call={call} />}
          {call.status === 'ended' && <CallQualityCard call={call} />}
          <CallNotes callId={call.id} />
          <CallActs callId={call.id} />
          <CallQuestions actions={call.actions} />
          <CallActions actions={call.actions} />
          <CallModels callId={call.id} isLive={call.status !== 'ended'} />
        </div>
      </div>
    </>
  );
}

/** One call from its first word to its end; a live one grows while you read. */
export default function CallPage() {
  const { callId = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery({
    ...query.calls.get({ params: { callId } }),
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'ended' ? liveMs : false),
  });
  if (isPending) return <CallPageSkeleton />;
  if (data) return <CallDetail call={data} />;
  return (
    <UnloadedPage error={error} onRetry={() => void refetch()} noun="call" icon={PhoneOff} all="/dashboard/calls">
      The URL is wrong, or the call belongs to another workspace.
    </UnloadedPage>
  );
}
