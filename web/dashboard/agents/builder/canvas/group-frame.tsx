import type { NodeProps } from '@xyflow/react';
import { Ungroup } from 'lucide-react';
import { renameGroup, ungroup } from '#domain/agents/flow-edits/steps.ts';
import { useBuilder } from '../use-builder.tsx';
import type { GroupNode } from './drawn.ts';

/** The frame of a group behind its steps. Its title drags all of them. */
export function GroupFrame({ id, data }: NodeProps<GroupNode>) {
  const { store, readOnly } = useBuilder();
  return (
    <div className="h-full rounded-xl border border-field border-dashed bg-hover/40">
      <div className="group-title flex h-9 items-center gap-1 px-3">
        <input
          aria-label="Group title"
          readOnly={readOnly}
          value={data.group.title}
          maxLength={80}
          className="nodrag min-w-0 flex-1 bg-transparent font-medium text-muted text-sm"
          onChange={({ target }) =>
            target.value && store.edit((flow) => renameGroup(flow, id, target.value), { place: `group ${id}` })
          }
        />
        {!readOnly && (
          <button
            type="button"
            aria-label={`Ungroup ${data.group.title}`}
            className="nodrag grid size-6 place-items-center rounded-md text-muted hover:bg-hover hover:text-ink"
            onClick={() => store.edit((flow) => ungroup(flow, id))}
          >
            <Ungroup aria-hidden className="size-3.5" />
          </button>
        )}
      </div>
    </div>
  );
}
