import type { SupervisorCommand } from '#domain/calls/live-calls.ts';
import { keyWords } from '#web/live-call/call-labels.ts';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { actWords } from './live-labels.ts';

/** What people did in the call, the last first. */
export function LiveActs({ acts }: { acts: readonly SupervisorCommand[] }) {
  if (acts.length === 0) return null;
  return (
    <Card>
      <CardHeader title="Team actions" />
      <CardBody>
        <ol className="flex flex-col gap-2">
          {acts.toReversed().map(({ seq, kind, text, name, by, at, taken }) => (
            <li key={seq} className="text-sm">
              <span className="font-medium">{by.name}</span> {actWords[kind]}
              {name !== null && ` ${keyWords(name)}`}
              {text !== null && <span className="break-words"> “{text}”</span>}
              <span className="block text-muted">
                <Moment iso={at} />
                {!taken && ', pending'}
              </span>
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  );
}
