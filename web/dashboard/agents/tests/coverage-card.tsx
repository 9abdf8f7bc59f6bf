import type { TestCoverage } from '#domain/agent-tests.ts';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { coverageWords, wayWords } from './test-words.data.ts';

const kinds = ['nodes', 'ports', 'outcomes', 'slots', 'actions'] as const;
/** Gaps of one kind that are listed. */
const mostListed = 12;

type Titles = (workflow: string | null, node: string) => string;

function gapsOf(
  coverage: TestCoverage,
  titleOf: Titles,
): { key: string; kind: (typeof kinds)[number]; text: string }[] {
  const gap = (kind: (typeof kinds)[number], text: string) => ({ key: `${kind} ${text}`, kind, text });
  return [
    ...coverage.nodes.missing.map(({ workflow, node }) => gap('nodes', titleOf(workflow, node))),
    ...coverage.ports.missing.map(({ workflow, node, port }) => gap('ports', `${titleOf(workflow, node)}: ${port}`)),
    ...coverage.slots.missing.map(({ workflow, node, slot, way }) =>
      gap('slots', `${titleOf(workflow, node)}: ${slot} ${wayWords[way]}`),
    ),
    ...coverage.actions.missing.map(({ workflow, node, result }) =>
      gap('actions', `${titleOf(workflow, node)}: ${result === 'ok' ? 'done' : 'fails'}`),
    ),
  ];
}

/** How much of the conversation the tests reach, and what none of them does. */
export function CoverageCard({ coverage, titleOf }: { coverage: TestCoverage; titleOf: Titles }) {
  const gaps = gapsOf(coverage, titleOf);
  return (
    <Card aria-label="Coverage">
      <CardHeader title="What the tests reach" hint="Of the conversation as it was played just now." />
      <CardBody className="flex flex-col gap-5">
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-5">
          {kinds.map((kind) => {
            const { reached, all } = coverage[kind];
            return (
              <div key={kind} className="flex flex-col gap-1.5">
                <dt className="text-muted text-sm">{coverageWords[kind]}</dt>
                <dd className="font-medium tabular-nums">
                  {reached} of {all}
                </dd>
                <Progress label={coverageWords[kind]} percent={all === 0 ? 100 : (reached / all) * 100} />
              </div>
            );
          })}
        </dl>
        {gaps.length > 0 && (
          <details>
            <summary className="cursor-pointer font-medium text-sm">Not reached ({gaps.length})</summary>
            <div className="mt-3 grid gap-4 sm:grid-cols-2">
              {kinds.map((kind) => {
                const own = gaps.filter((gap) => gap.kind === kind);
                if (own.length === 0) return null;
                return (
                  <section key={kind}>
                    <h3 className="text-muted text-sm">{coverageWords[kind]}</h3>
                    <ul className="mt-1 flex flex-col gap-0.5 text-sm">
                      {own.slice(0, mostListed).map(({ key, text }) => (
                        <li key={key} className="break-words">
                          {text}
                        </li>
                      ))}
                      {own.length > mostListed && <li className="text-muted">and {own.length - mostListed} more</li>}
                    </ul>
                  </section>
                );
              })}
            </div>
          </details>
        )}
      </CardBody>
    </Card>
  );
}
