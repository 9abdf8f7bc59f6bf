import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { Flow, FlowProblem } from '#domain/agents/workflows.ts';
import { light } from '../canvas/lit.ts';
import { isNote } from '../step-view.ts';
import { useBuilder, useBuilderState } from '../use-builder.tsx';
import { QuickFixButton } from './quick-fix.tsx';

/** The shortest way from the start to a step; nothing where there is none. */
export function pathTo(flow: Flow, id: string): string[] {
  const start = flow.nodes.find(({ type }) => type === 'start');
  if (!start) return [];
  const before = new Map<string, string | null>([[start.id, null]]);
  const queue = [start.id];
  for (let n = 0; n < queue.length && !before.has(id); n += 1)
    for (const { from, to } of flow.edges)
      if (from === queue[n] && !before.has(to)) {
        before.set(to, from);
        queue.push(to);
      }
  const path: string[] = [];
  for (let at: string | null | undefined = before.has(id) ? id : null; at; at = before.get(at)) path.unshift(at);
  return path;
}

/** Errors, then warnings, then what is only told. */
const orderOf = (problem: FlowProblem) => (problem.level === 'error' ? 0 : isNote(problem) ? 2 : 1);

/** All problems of the flow. Choosing one shows its step, and lights the way that leads there. */
export function ProblemsPanel({ onShow }: { onShow: (choose: () => void) => void }) {
  const { store, problems } = useBuilder();
  const flow = useBuilderState((state) => state.flow);
  if (problems.length === 0)
    return (
      <p className="flex items-center gap-2 p-4 text-muted">
        <CircleCheck aria-hidden className="size-4 text-success-text" /> No problems. This flow ends properly no matter
        what a caller says.
      </p>
    );
  const sorted = [...problems].sort((a, b) => orderOf(a) - orderOf(b));
  return (
    <ul aria-label="Problems" className="divide-y divide-line" onPointerLeave={() => light([])}>
      {sorted.map((problem) => {
        const { nodeId, level, message } = problem;
        const node = flow.nodes.find(({ id }) => id === nodeId);
        const show = () => {
          if (!node) return;
          onShow(() => store.select([node.id]));
          light(pathTo(flow, node.id));
        };
        return (
          <li key={`${nodeId} ${message}`} className="flex items-start gap-2.5 px-4 py-2.5">
            {level === 'error' ? (
              <CircleAlert aria-label="Error" className="mt-0.5 size-4 shrink-0 text-danger-text" />
            ) : isNote(problem) ? (
              <Info aria-label="Note" className="mt-0.5 size-4 shrink-0 text-muted" />
            ) : (
              <TriangleAlert aria-label="Warning" className="mt-0.5 size-4 shrink-0 text-warning-text" />
            )}
            <div className="min-w-0 flex-1">
              {node ? (
                <button
                  type="button"
                  className="text-left font-medium hover:underline"
                  onClick={show}
                  onPointerEnter={() => light(pathTo(flow, node.id))}
                  onFocus={() => light(pathTo(flow, node.id))}
                  onBlur={() => light([])}
                >
                  {node.title}
                </button>
              ) : (
                <span className="font-medium">The flow</span>
              )}
              <p className="text-muted text-sm">{message}</p>
              <QuickFixButton problem={problem} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
