import type { CallAnalysis as Analysis, AnalysisResult } from '#domain/calls/call-analyses.ts';
import type { Call } from '#domain/calls/calls.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { formatDate } from '#web/lib/format.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardFooter, CardHeader } from '#web/ui/card.tsx';

type Found = AnalysisResult['fields'][number];
type Judged = AnalysisResult['criteria'][number];

const speakers = { agent: 'Agent', caller: 'Caller' } as const;
const verdictWords = {
  met: { label: 'Met', tone: 'success' },
  not_met: { label: 'Not met', tone: 'danger' },
  not_applicable: { label: 'Not applicable', tone: 'neutral' },
} as const;

/** A date is shown as people read it, at noon so that no zone makes another day of it. */
const shown = ({ type, value }: Found): string => {
  if (type === 'date') return formatDate(`${value}T12:00:00Z`);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
};

function Proof({ proof }: { proof: Judged['proof'] }) {
  if (!proof) return null;
  return (
    <p className="break-words text-muted text-sm">
      {speakers[proof.role]}: “{proof.quote}”
    </p>
  );
}

function Results({ analysis: { fields, criteria, open } }: { analysis: Analysis }) {
  return (
    <CardBody className="flex flex-col gap-4">
      {fields.length > 0 && (
        <dl className="flex flex-col gap-3">
          {fields.map((field) => (
            <div key={field.name}>
              <dt className="text-muted text-sm">{field.name}</dt>
              <dd className="break-words font-medium">{shown(field)}</dd>
              <dd>
                <Proof proof={field.proof} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {criteria.length > 0 && (
        <ul className="flex flex-col gap-3" aria-label="Criteria">
          {criteria.map(({ name, verdict, reason, proof }) => (
            <li key={name}>
              <p className="flex flex-wrap items-center gap-2 font-medium">
                <span className="min-w-0 break-words">{name}</span>
                <Badge tone={verdictWords[verdict].tone}>{verdictWords[verdict].label}</Badge>
              </p>
              <p className="break-words">{reason}</p>
              <Proof proof={proof} />
            </li>
          ))}
        </ul>
      )}
      {open.length > 0 && (
        <p className="break-words text-muted text-sm">Not supported by the transcript: {open.join(', ')}.</p>
      )}
    </CardBody>
  );
}

/** What a language model found in a call that has ended, with the words that prove it. Nothing where no one has looked. */
export function CallAnalysis({ call }: { call: Call }) {
  const mayAsk = useCan('calls:write');
  const { analysis, id: callId } = call;
  const again = useChange(() => api.callAnalyses.analyze({ params: { callId } }), {
    reloads: ['calls', 'models'],
    says: 'Checked again',
  });
  if (!analysis) return null;
  return (
    <Card>
      <CardHeader
        title="Call analysis"
        hint={`Written by ${analysis.generatedBy.model}, a language model, and may be wrong.`}
      />
      <Results analysis={analysis} />
      {mayAsk && (
        <CardFooter>
          <Button variant="outline" size="sm" busy={again.isPending} onClick={() => again.mutate()}>
            Check again
          </Button>
        </CardFooter>
      )}
    </Card>
  );
}
