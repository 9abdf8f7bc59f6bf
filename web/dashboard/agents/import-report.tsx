import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { href, Link } from 'react-router';
import { type ImportFate, type ImportLine, type ImportReport, importSources } from '#domain/agents/agent-imports.ts';
import { query } from '#web/lib/query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Moment } from '#web/ui/moment.tsx';

/** What became of parts of a file, in the words of the page; what needs a look comes first. */
const fates = [
  { fate: 'lost', title: 'Lost', tone: 'danger' },
  { fate: 'changed', title: 'Changed', tone: 'warning' },
  { fate: 'came', title: 'Imported', tone: 'success' },
] as const satisfies readonly { fate: ImportFate; title: string; tone: string }[];

/** The address of an agent's conversation, with steps that are lit there. */
export const stepsAddress = (agentId: string, steps: readonly string[]): string =>
  `${href('/dashboard/agents/:agentId', { agentId })}?tab=conversation&steps=${steps.map(encodeURIComponent).join(',')}`;

const stepLinks = 5;

/** What an agent was made of, as a title. */
export function importedFrom({ source }: Pick<ImportReport, 'source'>): string {
  const name = importSources[source];
  return `Imported from ${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}

function Line({ line, agentId }: { line: ImportLine; agentId: string }) {
  return (
    <li className="border-line border-t py-3 first:border-t-0">
      <p className="break-words">{line.what}</p>
      {line.steps.length > 0 && (
        <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm">
          {line.steps.slice(0, stepLinks).map((step) => (
            <Link
              key={step}
              to={stepsAddress(agentId, [step])}
              className="text-accent-text underline-offset-4 hover:underline"
            >
              {step.replaceAll('_', ' ')}
            </Link>
          ))}
          {line.steps.length > stepLinks && (
            <Link
              to={stepsAddress(agentId, line.steps)}
              className="text-accent-text underline-offset-4 hover:underline"
            >
              all {line.steps.length} steps
            </Link>
          )}
        </p>
      )}
      {line.paths.length > 0 && (
        <details className="mt-1 text-muted text-sm">
          <summary className="w-fit cursor-pointer rounded">
            {line.paths.length === 1 ? 'One place' : `${line.paths.length} places`} in the file
          </summary>
          <ul className="mt-1 max-h-48 overflow-y-auto break-all font-mono text-xs">
            {line.paths.map((path) => (
              <li key={path}>{path}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** What became of each part of a file of another platform, what was lost first. */
export function ImportReportView({ report, agentId }: { report: ImportReport; agentId: string }) {
  const errors = report.problems.filter(({ level }) => level === 'error');
  return (
    <div className="flex flex-col gap-3">
      {errors.length > 0 && (
        <div className="rounded-lg border border-line p-4">
          <p className="font-medium">Fix before activating</p>
          <ul className="mt-1 list-disc pl-4">
            {errors.map(({ nodeId, message }) => (
              <li key={`${nodeId} ${message}`}>
                {nodeId ? (
                  <Link
                    to={stepsAddress(agentId, [nodeId])}
                    className="text-accent-text underline-offset-4 hover:underline"
                  >
                    {message}
                  </Link>
                ) : (
                  message
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {fates.map(({ fate, title, tone }) => {
        const lines = report.lines.filter((line) => line.fate === fate);
        return (
          <details
            key={fate}
            className="group rounded-lg border border-line"
            open={fate !== 'came' && lines.length > 0}
          >
            <summary className="flex cursor-pointer list-none items-center gap-2 rounded-lg p-4 font-medium hover:bg-hover">
              <ChevronRight aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-90" />
              {title}
              <Badge tone={tone}>
                {report.counts[fate]} {report.counts[fate] === 1 ? 'value' : 'values'}
              </Badge>
            </summary>
            {lines.length === 0 ? (
              <p className="px-4 pb-4 text-muted">Nothing.</p>
            ) : (
              <ul className="px-4 pb-1">
                {lines.map((line) => (
                  <Line key={line.what} line={line} agentId={agentId} />
                ))}
              </ul>
            )}
          </details>
        );
      })}
    </div>
  );
}

/** Of an agent that was made of a file of another platform: what became of it. Nothing for others. */
export function ImportedFrom({ agentId }: { agentId: string }) {
  const { data } = useQuery(query.agentImports.get({ params: { agentId } }));
  if (!data?.import) return null;
  const { importedAt, report } = data.import;
  return (
    <Card className="p-5">
      <details className="group">
        <summary className="flex cursor-pointer list-none items-center gap-2 rounded">
          <ChevronRight aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-90" />
          <h2 className="font-semibold">
            {importedFrom(report)}, <Moment iso={importedAt} format="date" />
          </h2>
        </summary>
        <p className="mt-2 mb-4 text-muted">What happened to each part of the file.</p>
        <ImportReportView report={report} agentId={agentId} />
      </details>
    </Card>
  );
}
