import { ChevronDown, Pencil, Play, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { RanTests, StoredTest } from '#domain/agents/agent-test-suites.ts';
import type { AgentTest } from '#domain/agents/agent-tests.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { styleWords } from './test-labels.data.ts';
import { VerdictView } from './verdict-view.tsx';

function PassedBadge({ passed }: { passed: boolean | null }) {
  if (passed === null) return <Badge>Not run</Badge>;
  return (
    <Badge tone={passed ? 'success' : 'danger'} dot>
      {passed ? 'Passed' : 'Failed'}
    </Badge>
  );
}

/** What a test does, in a few words. */
function aboutOf({ turns, persona }: AgentTest): string {
  if (turns) return turns.length === 1 ? 'One turn' : `${turns.length} turns`;
  if (!persona) return '';
  const styles = persona.style.map(
    (style) => styleWords[typeof style === 'string' ? style : (Object.keys(style)[0] as keyof typeof styleWords)],
  );
  return [`${persona.runs} callers`, ...styles.map((style) => style.toLowerCase())].join(', ');
}

interface TestRowProps {
  stored: StoredTest;
  verdict: RanTests['verdicts'][number] | undefined;
  mayWrite: boolean;
  busy: boolean;
  onRun: () => void;
  onEdit: () => void;
  onDelete: () => void;
  /** Keeps the caller that failed as a test of its own. */
  onKeep: (test: AgentTest) => void;
}

/** One test: what it is, what came of it, and the call that was played. */
export function TestRow({ stored, verdict, mayWrite, busy, onRun, onEdit, onDelete, onKeep }: TestRowProps) {
  const [isOpen, setIsOpen] = useState<boolean>();
  const id = useId();
  const { test, passed } = stored;
  // What failed just now is what one wants to see.
  const isShown = verdict !== undefined && (isOpen ?? !verdict.passed);
  const first = verdict?.failures[0]?.message;
  return (
    <li className="flex flex-col gap-3 px-5 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <div className="flex flex-wrap items-center gap-2">
            <h3 className="break-words font-medium">{test.name}</h3>
            <PassedBadge passed={passed} />
          </div>
          <p className="mt-0.5 text-muted text-sm">
            {aboutOf(test)}
            {verdict &&
              verdict.failedRuns > 0 &&
              verdict.runs > 1 &&
              `, ${verdict.failedRuns} of ${verdict.runs} failed`}
          </p>
          {first && !isShown && <p className="mt-1 text-danger-text text-sm">{first}</p>}
        </div>
        <div className="flex flex-wrap gap-1">
          {verdict && (
            <Button
              variant="ghost"
              size="sm"
              aria-expanded={isShown}
              aria-controls={id}
              onClick={() => setIsOpen(!isShown)}
            >
              <ChevronDown aria-hidden className={cn('transition-transform', isShown && 'rotate-180')} />
              Call
            </Button>
          )}
          <Button variant="ghost" size="icon" aria-label={`Run ${test.name}`} disabled={busy} onClick={onRun}>
            <Play aria-hidden />
          </Button>
          {mayWrite && (
            <>
              <Button variant="ghost" size="icon" aria-label={`Change ${test.name}`} onClick={onEdit}>
                <Pencil aria-hidden />
              </Button>
              <Button variant="ghost" size="icon" aria-label={`Delete ${test.name}`} onClick={onDelete}>
                <Trash2 aria-hidden />
              </Button>
            </>
          )}
        </div>
      </div>
      <div id={id} hidden={!isShown}>
        {isShown && (
          <div className="flex flex-col gap-3">
            <VerdictView verdict={verdict} />
            {verdict.shrunk && mayWrite && (
              <Button variant="outline" size="sm" className="self-start" onClick={() => onKeep(verdict.shrunk!)}>
                Save this caller as a test
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}
