import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import type { Call } from '#domain/calls/calls.ts';
import { formatDuration } from '#web/lib/format.ts';
import { channelWords, endReasonWords } from '#web/live-call/call-labels.ts';
import { Card } from '#web/ui/card.tsx';
import { PhoneNumber } from '#web/ui/phone-number.tsx';
import { callFigures } from './call-figures.ts';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 font-medium tabular-nums">{children}</dd>
    </div>
  );
}

/** The call in figures. */
export function CallFacts({ call }: { call: Call }) {
  const { agentTurns, callerTurns, interruptions, answerMs } = callFigures(call.turns);
  return (
    <Card>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 px-5 py-4">
        {call.phone && (
          <Fact label={call.phone.direction === 'inbound' ? 'Caller' : 'Called'}>
            {call.phone.contact && (
              <Link
                to={href('/dashboard/contacts/:contactId', { contactId: call.phone.contact.id })}
                className="block truncate text-accent-text hover:underline"
              >
                {call.phone.contact.name}
              </Link>
            )}
            {call.phone.otherNumber ? <PhoneNumber number={call.phone.otherNumber} /> : 'Withheld number'}
          </Fact>
        )}
        <Fact label="Duration">{call.status === 'ended' ? formatDuration(call.durationMs) : 'In progress'}</Fact>
        <Fact label="Ended because">{call.endReason ? endReasonWords[call.endReason] : '–'}</Fact>
        <Fact label="Turns">
          {agentTurns + callerTurns}
          <span className="font-normal text-muted"> ({callerTurns} by the caller)</span>
        </Fact>
        <Fact label="Interruptions">{interruptions}</Fact>
        <Fact label="Median answer">{answerMs === null ? '–' : `${Math.round(answerMs)} ms`}</Fact>
        <Fact label="Channel">{channelWords[call.channel]}</Fact>
        {call.website && (
          <Fact label="Website">
            <span className="break-all">{call.website.page}</span>
            {call.website.referrer && <span className="block text-muted text-sm">from {call.website.referrer}</span>}
          </Fact>
        )}
      </dl>
    </Card>
  );
}
