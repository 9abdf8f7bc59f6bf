import { MessageSquareDashed } from 'lucide-react';
import type { Call, CallTurn } from '#domain/calls/calls.ts';
import { TurnWhyNote } from '#web/dashboard/agents/turn-why.tsx';
import { formatClock } from '#web/lib/format.ts';
import { useStored } from '#web/lib/use-stored.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { turnAt } from './sound-of-call.ts';
import { TurnAudio } from './turn-audio.tsx';
import { TurnTimings } from './turn-timings.tsx';
import type { CallSound } from './use-call-sound.ts';

/** The part of what the agent set out to say that no one heard. */
function unheard({ text, intended }: CallTurn): string {
  if (intended === null) return '';
  return intended.startsWith(text) ? intended.slice(text.length).trim() : intended;
}

/** Conversations in which nothing is said aloud. */
const written: ReadonlySet<Call['channel']> = new Set(['chat', 'sms', 'api']);

/** Which turn of the caller it is, from 1. */
const numberOf = ({ turns }: Call, { seq: last }: CallTurn) =>
  turns.filter(({ role, seq }) => role === 'caller' && seq <= last).length;

interface TurnProps {
  call: Call;
  turn: CallTurn;
  /** The same speaker as before, so the name stands only for screen readers. */
  goesOn: boolean;
  /** It is being heard. */
  isHeard: boolean;
  /** How long the parts of an answer took is shown. */
  isTimed: boolean;
  /** It is known when turns began. */
  hasTimes: boolean;
  /** Plays from here on; null where nothing can be heard. */
  onListen: (() => void) | null;
}

function Turn({ call, turn, goesOn, isHeard, isTimed, hasTimes, onListen }: TurnProps) {
  const isAgent = turn.role === 'agent';
  const rest = unheard(turn);
  return (
    <li
      aria-current={isHeard || undefined}
      className={cn(
        'grid grid-cols-[3rem_minmax(0,1fr)_auto] gap-x-3 px-5 py-3',
        !goesOn && 'border-line border-t',
        isHeard && 'bg-accent-soft',
      )}
    >
      {onListen === null ? (
        <span className="pt-px text-muted text-sm tabular-nums">{hasTimes && formatClock(turn.startMs)}</span>
      ) : (
        <button
          type="button"
          aria-label={`Listen from ${formatClock(turn.startMs)}`}
          onClick={onListen}
          className="self-start rounded-sm pt-px text-left text-muted text-sm tabular-nums hover:text-text hover:underline"
        >
          {formatClock(turn.startMs)}
        </button>
      )}
      <div className="min-w-0">
        <p className={cn('font-medium text-sm', isAgent ? 'text-accent-text' : 'text-muted', goesOn && 'sr-only')}>
          {isAgent ? (turn.saidBy?.name ?? call.agentName) : 'Caller'}
        </p>
        <p className="whitespace-pre-wrap break-words">
          {turn.text}
          {rest && <del className="ml-1 text-muted decoration-field">{rest}</del>}
        </p>
        {turn.interrupted && (
          <p className="mt-1 flex flex-wrap items-center gap-2 text-muted text-sm">
            <Badge tone="warning">Interrupted</Badge>
            {turn.text === '' ? 'The caller didn’t hear this.' : 'The caller didn’t hear the struck-through words.'}
          </p>
        )}
        {isTimed && turn.timings && <TurnTimings timings={turn.timings} />}
        {!isAgent && <TurnWhyNote callId={call.id} agentId={call.agentId} turn={numberOf(call, turn)} />}
      </div>
      {turn.audio && !written.has(call.channel) ? (
        <TurnAudio callId={call.id} seq={turn.seq} />
      ) : (
        <span className="size-8" />
      )}
    </li>
  );
}

const isSameSpeaker = (before: CallTurn | undefined, turn: CallTurn) =>
  before?.role === turn.role && before.saidBy?.id === turn.saidBy?.id;

/** Who said what and when, with what was heard of it and how fast it came. */
export function CallTranscript({ call, sound }: { call: Call; sound: CallSound }) {
  const [isTimed, setTimed] = useStored('parley.calls.timings', false, (stored) => stored === 'true');
  const hasTimes = call.turns.some(({ startMs }) => startMs > 0);
  const hasTimings = call.turns.some(({ timings }) => timings !== null);
  if (call.turns.length === 0) {
    return (
      <EmptyState icon={MessageSquareDashed} title="Nothing was said">
        {call.status === 'ended'
          ? 'The call ended before anyone spoke.'
          : 'The conversation appears here as it happens.'}
      </EmptyState>
    );
  }
  const heard = sound.callMs === null ? undefined : turnAt(call.turns, sound.callMs);
  return (
    <Card>
      <CardHeader
        title="Transcript"
        action={hasTimings && <Switch label="Timings" checked={isTimed} onChange={setTimed} />}
      />
      <ol aria-live={call.status === 'live' ? 'polite' : 'off'}>
        {call.turns.map((turn, n) => (
          <Turn
            key={turn.seq}
            call={call}
            turn={turn}
            goesOn={isSameSpeaker(call.turns[n - 1], turn)}
            isHeard={turn === heard}
            isTimed={isTimed}
            hasTimes={hasTimes}
            onListen={sound.isThere ? () => sound.seekCall(turn.startMs) : null}
          />
        ))}
      </ol>
    </Card>
  );
}
