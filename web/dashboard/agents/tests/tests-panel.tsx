import { useQuery } from '@tanstack/react-query';
import { FileCode, FlaskConical, MessageSquareText, Play, Plus, Users } from 'lucide-react';
import { useState } from 'react';
import type { RanTests, StoredTest } from '#domain/agents/agent-test-suites.ts';
import type { AgentTest } from '#domain/agents/agent-tests.ts';
import type { Flow } from '#domain/agents/workflows.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { toast } from '#web/lib/toast.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CoverageCard } from './coverage-card.tsx';
import { type SuiteOwner, suiteOf } from './suite.ts';
import { SuiteFileDialog } from './suite-file-dialog.tsx';
import { TestDialog } from './test-dialog.tsx';
import { newTest } from './test-drafts.ts';
import { TestRow } from './test-row.tsx';

interface TestsPanelProps {
  owner: SuiteOwner;
  /** What is tested: the draft's. */
  flow: Flow;
  /** Whether the server has the draft as it is shown. */
  saved: boolean;
  mayWrite: boolean;
  /** Goes to where the steps are. */
  onShowSteps: () => void;
}

/** What a test is that is written or changed. */
interface Editing {
  test: AgentTest;
  stored: StoredTest | null;
}

function NewTest({ onNew }: { onNew: (kind: 'script' | 'persona') => void }) {
  return (
    <Menu
      trigger={
        <Button>
          <Plus aria-hidden />
          New test
        </Button>
      }
    >
      <MenuItem onSelect={() => onNew('script')}>
        <MessageSquareText aria-hidden />
        Scripted caller
      </MenuItem>
      <MenuItem onSelect={() => onNew('persona')}>
        <Users aria-hidden />
        Simulated callers
      </MenuItem>
    </Menu>
  );
}

/** The tests of an agent or a workflow: what came of each, what they reach, and how they are written. */
export function TestsPanel({ owner, flow, saved, mayWrite, onShowSteps }: TestsPanelProps) {
  const suite = suiteOf(owner);
  const { data, error, isPending, refetch } = useQuery(suite.list);
  const [editing, setEditing] = useState<Editing>();
  const [deleting, setDeleting] = useState<StoredTest>();
  const [isFile, setIsFile] = useState(false);
  const [last, setLast] = useState<RanTests>();
  const run = useChange((testIds: string[] | undefined) => suite.run(testIds), {
    next: async (ran, testIds) => {
      // Of tests that were played before, the verdicts stay; what they reach is told of all alone.
      setLast((now) => ({
        ...ran,
        verdicts: [
          ...ran.verdicts,
          ...(now?.verdicts ?? []).filter(({ testId }) => !ran.verdicts.some((one) => one.testId === testId)),
        ],
        coverage: testIds ? (now?.coverage ?? ran.coverage) : ran.coverage,
      }));
      await suite.settle();
    },
  });
  const remove = useChange(({ id }: StoredTest) => suite.remove(id), {
    next: suite.settle,
  });
  const keep = useChange((test: AgentTest) => suite.create(test), {
    says: 'Saved as a test',
    next: () => suite.settle(),
  });
  const write = useChange(suite.propose, {
    next: ({ test, notes }) => {
      setEditing({ test, stored: null });
      if (notes.length > 0) toast.info('Review it before it’s saved', { description: notes.join(' ') });
    },
  });
  const begin = (kind: 'script' | 'persona') => setEditing({ test: newTest(kind), stored: null });
  const titleOf = (workflow: string | null, node: string) => {
    const graph = workflow === null ? flow : flow.workflows?.[workflow];
    return graph?.nodes.find(({ id }) => id === node)?.title ?? node;
  };

  if (isPending) return <Skeleton className="h-64 w-full" />;
  if (error)
    return <ErrorState title="Couldn’t load tests." message={messageOf(error)} onRetry={() => void refetch()} />;
  const { items } = data;
  const red = items.filter(({ passed }) => passed === false).length;
  const unknown = items.filter(({ passed }) => passed === null).length;
  const state =
    red > 0
      ? `${red} of ${items.length} fail on the draft. You can’t publish the draft until they pass.`
      : unknown > 0
        ? `${unknown} of ${items.length} haven’t run since the draft or test changed.`
        : items.length === 1
          ? 'The test passes on the draft.'
          : `All ${items.length} pass on the draft.`;
  return (
    <div className="flex flex-col gap-6">
      {items.length === 0 ? (
        <EmptyState
          icon={FlaskConical}
          title="No tests yet"
          action={
            mayWrite && (
              <>
                <Button variant="outline" onClick={() => setIsFile(true)}>
                  <FileCode aria-hidden /> Add from a file{' '}
                </Button>
                <NewTest onNew={begin} />
              </>
            )
          }
        >
          A test is a scripted call with an expected result. A draft that fails its tests can’t be published.
        </EmptyState>
      ) : (
        <Card>
          <CardHeader title="Tests" hint={state} />
          <div className="flex flex-wrap gap-2 px-5 pb-4">
            <Button variant="outline" disabled={!saved} busy={run.isPending} onClick={() => run.mutate(undefined)}>
              <Play aria-hidden />
              Run all
            </Button>
            <Button variant="outline" onClick={() => setIsFile(true)}>
              <FileCode aria-hidden /> Export
            </Button>
            {mayWrite && <NewTest onNew={begin} />}
          </div>
          <ul aria-label="Tests" className="divide-y divide-line border-line border-t">
            {items.map((stored) => (
              <TestRow
                key={stored.id}
                stored={stored}
                verdict={last?.verdicts.find(({ testId }) => testId === stored.id)}
                mayWrite={mayWrite}
                busy={run.isPending}
                onRun={() => run.mutate([stored.id])}
                onEdit={() => setEditing({ test: stored.test, stored })}
                onDelete={() => setDeleting(stored)}
                onKeep={(test) => keep.mutate({ ...test, name: `${test.name.slice(0, 100)}, one caller` })}
              />
            ))}
          </ul>
        </Card>
      )}
      {last && items.length > 0 && (
        <CoverageCard
          coverage={last.coverage}
          titleOf={titleOf}
          onShowSteps={onShowSteps}
          onWrite={mayWrite ? (place) => write.mutate(place) : null}
        />
      )}
      {editing && (
        <TestDialog suite={suite} test={editing.test} stored={editing.stored} onClose={() => setEditing(undefined)} />
      )}
      {isFile && <SuiteFileDialog suite={suite} mayWrite={mayWrite} onClose={() => setIsFile(false)} />}
      <ConfirmDialog
        open={deleting !== undefined}
        onOpenChange={(open) => !open && setDeleting(undefined)}
        title={`Delete ${deleting?.test.name}?`}
        action="Delete test"
        onConfirm={() => deleting && remove.mutateAsync(deleting)}
      >
        Copies you’ve saved elsewhere aren’t affected.
      </ConfirmDialog>
    </div>
  );
}
