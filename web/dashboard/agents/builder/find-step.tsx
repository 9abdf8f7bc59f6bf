import type { FlowNode } from '#domain/agents/workflows.ts';
import { CommandItem, CommandMenu } from '#web/ui/command-menu.tsx';
import { StepIcon } from './step-icon.tsx';
import { inOrder, viewOf } from './step-view.ts';
import { useBuilder, useBuilderState } from './use-builder.tsx';

/** Every word that a step may be found by: title, kind, id, texts and names. */
const wordsOf = (node: FlowNode): string => `${node.id} ${viewOf(node).kind} ${JSON.stringify(node.config)}`;

/** Finds a step by its title, its texts, its names or its id. */
export function FindStep({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { store } = useBuilder();
  const flow = useBuilderState((state) => state.flow);
  return (
    <CommandMenu open={open} onOpenChange={(next) => !next && onClose()} label="Find step" placeholder="Find step">
      {open &&
        inOrder(flow).map((node) => (
          <CommandItem
            key={node.id}
            value={`${node.title} ${node.id}`}
            keywords={[wordsOf(node)]}
            onSelect={() => {
              store.select([node.id]);
              onClose();
            }}
          >
            <StepIcon name={viewOf(node).step?.icon} />
            <span className="shrink-0">{node.title}</span>
            <span className="truncate text-muted text-sm">{viewOf(node).says[0]}</span>
          </CommandItem>
        ))}
    </CommandMenu>
  );
}
