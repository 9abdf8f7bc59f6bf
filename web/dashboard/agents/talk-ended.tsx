import { Phone } from 'lucide-react';
import type { Ref } from 'react';
import { href, Link } from 'react-router';
import { endedForCaller } from '#web/live-call/call-labels.ts';
import type { CallState } from '#web/live-call/call-state.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { TalkOutcome } from './talk-outcome.tsx';

interface TalkEndedProps {
  state: CallState;
  onAgain: () => void;
  /** Receives the focus, which was on a control that is gone. */
  again: Ref<HTMLButtonElement>;
}

const busy = new Set(['too_many_calls', 'too_many_requests']);

/** How the call ended, what came of it, where to read it, and the next one. */
export function TalkEnded({ state, onAgain, again }: TalkEndedProps) {
  const { callId, problem, endReason } = state;
  return (
    <div className="flex flex-col gap-3 border-line border-t p-3">
      {problem ? (
        <Banner tone={busy.has(problem.code) ? 'warning' : 'danger'}>{problem.message}</Banner>
      ) : (
        <>
          <p role="status" className={callId ? 'sr-only' : 'px-1 text-muted'}>
            {endReason && endedForCaller[endReason]}
          </p>
          {callId && <TalkOutcome callId={callId} ended={endReason && endedForCaller[endReason]} />}
        </>
      )}
      <div className="flex justify-between gap-2">
        <Button ref={again} variant={callId ? 'outline' : 'default'} onClick={onAgain}>
          <Phone /> {problem ? 'Try again' : 'Call again'}
        </Button>
        {callId && (
          <Link to={href('/dashboard/calls/:callId', { callId })} className={buttonStyles()}>
            See what happened
          </Link>
        )}
      </div>
    </div>
  );
}
