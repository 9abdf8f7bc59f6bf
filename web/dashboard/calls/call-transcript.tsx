import { MessageSquareDashed } from 'lucide-react';
import type { Call, CallTurn } from '#domain/calls.ts';
import { formatClock } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TurnAudio } from './turn-audio.tsx';
import { TurnTimings } from './turn-timings.tsx';
import { TurnWhyNote } from './turn-why.tsx';

/** The part of what the agent set out to say that nobody heard. */
function unheard({ text, intended }: CallTurn): string {
  if (intended === null) return '';
  return intended.startsWith(text) ? intended.slice(text.length).trim() : intended;
}

/** Which turn of the caller it is, from 1. */
const numberOf = ({ turns }: Call, { seq: last }: CallTurn) =>
  turns.filter(({ role, seq }) => role === 'caller' && seq <= last).length;

/** `goesOn`: the same speaker as before, so the name stands only for screen readers. */
function Turn({ call, turn, goesOn }: { call: Call; turn: CallTurn; goesOn: boolean }) {
  const isAgent = turn.role === 'agent';
  const rest = unheard(turn);
  return (
    <li className={cn('grid grid-cols-[3rem_minmax(0,1fr)_auto] gap-x-3 px-5 py-3', !goesOn && 'border-line border-t')}>
      <span className="pt-px text-muted text-sm tabular-nums">{formatClock(turn.startMs)}</span>
      <div className="min-w-0">
        <p className={cn('font-medium text-sm', isAgent ? 'text-accent-text' : 'text-muted', goesOn && 'sr-only')}>
          {isAgent ? call.agentName : 'Caller'}
        </p>
        <p className="whitespace-pre-wrap break-words">
          {turn.text}
          {rest && <del className="ml-1 text-muted decoration-field">{rest}</del>}
        </p>
        {turn.interrupted && (
          <p className="mt-1 flex flex-wrap items-center gap-2 text-muted text-sm">
            <Badge tone="warning">Interrupted</Badge>
            {turn.text === '' ? 'Nothing of it was heard.' : 'The struck words were not heard.'}
          </p>
        )}
        {turn.timings && <TurnTimings timings={turn.timings} />}
        {!isAgent && <TurnWhyNote callId={call.id} agentId={call.agentId} turn={numberOf(call, turn)} />}
      </div>
      {turn.audio ? <TurnAudio callId={call.id} seq={turn.seq} /> : <span className="size-8" />}
    </li>
  );
}

/** Who said what and when, with what was heard of it and how fast it came. */
export function CallTranscript({ call }: { call: Call }) {
  if (call.turns.length === 0) {
    return (
      <EmptyState icon={MessageSquareDashed} title="Nothing was said">
        {call.status === 'ended'
          ? 'The call ended before its first word.'
          : 'The conversation appears here as it goes.'}
      </EmptyState>
    );
  }
  return (
    <Card>
      <CardHeader title="Transcript" />
      <ol aria-live={call.status === 'live' ? 'polite' : 'off'}>
        {call.turns.map((turn, n) => (
          <Turn key={turn.seq} call={call} turn={turn} goesOn={call.turns[n - 1]?.role === turn.role} />
        ))}
      </ol>
    </Card>
  );
}
