import { Plus } from 'lucide-react';
import type { TestAction, TestVerdict } from '#domain/agents/agent-tests.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';

/** The call that was played, line by line; what follows the failing turn's beginning is marked. */
function Lines({ lines, turns }: { lines: TestVerdict['lines']; turns: ReadonlySet<number> }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={0}
      aria-label="Test call"
      className="max-h-96 overflow-y-auto rounded-md border border-line px-3 py-2"
    >
      <ol className="flex flex-col gap-1.5">
        {lines.map(({ by, text, turn, node }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never change their order.
            key={at}
            className={cn(
              'flex gap-2 rounded-sm px-1.5 py-0.5',
              turns.has(turn) && 'bg-danger-soft',
              (by === 'action' || by === 'note') && 'text-muted text-sm',
            )}
          >
            <span className="w-14 shrink-0 text-muted text-sm">
              {by === 'agent' ? 'Agent' : by === 'caller' ? 'Caller' : by === 'action' ? 'Action' : ''}
            </span>
            <span className="min-w-0 flex-1 break-words">{text}</span>
            {by === 'agent' && <span className="hidden shrink-0 font-mono text-faint text-xs sm:block">{node}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface VerdictViewProps {
  verdict: TestVerdict;
  /** Puts an action that the test says nothing of into it. */
  onMend?: (action: TestAction) => void;
}

/** What came of a test: what was not as expected, and the call beside it. */
export function VerdictView({ verdict, onMend }: VerdictViewProps) {
  const turns = new Set(verdict.failures.flatMap(({ turn }) => (turn === null ? [] : [turn])));
  return (
    <div className={cn('grid gap-4', verdict.failures.length > 0 && 'xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]')}>
      {verdict.failures.length > 0 && (
        <ul aria-label="Differences" className="flex flex-col gap-3">
          {verdict.failures.map(({ expectation, turn, expected, got, message, mend }) => (
            <li key={`${expectation} ${turn} ${expected}`} className="rounded-md border border-danger/35 px-3 py-2">
              <p className="font-medium">{message}</p>
              <dl className="mt-1.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-sm">
                <dt className="text-muted">Expected</dt>
                <dd className="break-words">{expected}</dd>
                <dt className="text-muted">Actual</dt>
                <dd className="break-words">{got}</dd>
              </dl>
              {mend && onMend && (
                <Button variant="outline" size="sm" className="mt-2" onClick={() => onMend(mend)}>
                  <Plus aria-hidden />
                  Add {mend.on} to the test
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Lines lines={verdict.lines} turns={turns} />
    </div>
  );
}
