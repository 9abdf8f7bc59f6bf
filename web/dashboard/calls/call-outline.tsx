import type { Call } from '#domain/calls/calls.ts';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';

/** What the call was about, before all of it. What was collected stands beside the transcript. */
export function CallOutline({ summary: { asked, done, promised, ended } }: Pick<Call, 'summary'>) {
  const parts = [
    { label: 'Requested', lines: asked === null ? [] : [`“${asked}”`] },
    { label: 'Done', lines: done },
    { label: 'Promised', lines: promised },
    { label: 'Ending', lines: [ended] },
  ].filter(({ lines }) => lines.length > 0);
  return (
    <Card>
      <CardHeader title="Summary" />
      <CardBody>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[6rem_minmax(0,1fr)]">
          {parts.map(({ label, lines }) => (
            <div key={label} className="sm:contents">
              <dt className="text-muted">{label}</dt>
              <dd className="flex min-w-0 flex-col gap-1">
                {lines.map((line) => (
                  <p key={line} className="break-words">
                    {line}
                  </p>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  );
}
