import type { FlowProblem } from '#domain/agents/workflows.ts';
import { Button } from '#web/ui/button.tsx';
import { useBuilder, useBuilderState } from '../use-builder.tsx';
import { quickFixOf } from './quick-fixes.ts';

/** Mends a problem by one click, where something can. */
export function QuickFixButton({ problem }: { problem: FlowProblem }) {
  const { store, readOnly } = useBuilder();
  const flow = useBuilderState((state) => state.flow);
  const mend = readOnly ? null : quickFixOf(flow, problem);
  if (!mend) return null;
  return (
    <Button
      variant="link"
      size="sm"
      className="-mx-1 -my-1 shrink-0 whitespace-normal px-1 text-left"
      onClick={() => store.edit(mend.apply)}
    >
      {mend.label}
    </Button>
  );
}
