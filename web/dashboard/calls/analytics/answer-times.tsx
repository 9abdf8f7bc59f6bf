import type { Analytics } from '#domain/calls/analytics.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';

const shares = [
  ['p50', '50% of responses'],
  ['p90', '90% of responses'],
  ['p95', '95% of responses'],
  ['p99', '99% of responses'],
] as const;

/** How long callers wait for an answer, as percentiles. */
export function AnswerTimes({ answers }: Pick<Analytics, 'answers'>) {
  return (
    <Card className="break-inside-avoid">
      <CardHeader
        title="Answer times"
        hint={
          answers
            ? `From the end of the caller’s turn to the agent’s first audio, over ${formatNumber(answers.turns)} turns.`
            : 'No spoken turns on these dates.'
        }
      />
      {answers && (
        <CardBody>
          <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
            {shares.map(([name, words]) => (
              <div key={name}>
                <dt className="text-muted text-sm">{words}</dt>
                <dd className="mt-0.5 font-semibold text-lg tabular-nums">{formatNumber(answers[name])} ms</dd>
              </div>
            ))}
          </dl>
        </CardBody>
      )}
    </Card>
  );
}
