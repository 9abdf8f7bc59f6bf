import type { TestPlace } from '#domain/agents/agent-test-suites.ts';
import type { TestCoverage } from '#domain/agents/agent-tests.ts';
import { markUntested } from '#web/dashboard/agents/builder/untested.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { gapsOf, kinds, sentenceOf, untestedOf } from './coverage-gaps.ts';
import { coverageWords } from './test-labels.data.ts';

/** Gaps of one kind that are listed. */
const mostListed = 12;

type Titles = (workflow: string | null, node: string) => string;

interface CoverageCardProps {
  coverage: TestCoverage;
  titleOf: Titles;
  /** Goes to where the steps are. */
  onShowSteps: () => void;
  /** Has a test written that comes to a place; null where nothing may be changed. */
  onWrite: ((place: TestPlace) => void) | null;
}

/** How much of the conversation the tests reach, and what none of them does. */
export function CoverageCard({ coverage, titleOf, onShowSteps, onWrite }: CoverageCardProps) {
  const gaps = gapsOf(coverage).map((gap) => ({ ...gap, text: sentenceOf(gap, titleOf(gap.workflow, gap.node)) }));
  return (
    <Card aria-label="Coverage">
      <CardHeader
        title="Test coverage"
        hint="Coverage is from the run that just finished."
        action={
          gaps.length > 0 && (
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                markUntested(untestedOf(coverage));
                onShowSteps();
              }}
            >
              Show on steps
            </Button>
          )
        }
      />
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
            <summary className="cursor-pointer font-medium text-sm">Not covered ({gaps.length})</summary>
            <div className="mt-3 grid gap-4 sm:grid-cols-2">
              {kinds.map((kind) => {
                const own = gaps.filter((gap) => gap.kind === kind);
                if (own.length === 0) return null;
                return (
                  <section key={kind}>
                    <h3 className="text-muted text-sm">{coverageWords[kind]}</h3>
                    <ul className="mt-1 flex flex-col gap-0.5 text-sm">
                      {own.slice(0, mostListed).map(({ text, place }) => (
                        <li key={text} className="flex items-center justify-between gap-2">
                          <span className="min-w-0 break-words">{text}</span>
                          {place && onWrite && (
                            <Button
                              variant="ghost"
                              size="sm"
                              aria-label={`Write a test: ${text}`}
                              onClick={() => onWrite(place)}
                            >
                              Write a test
                            </Button>
                          )}
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
