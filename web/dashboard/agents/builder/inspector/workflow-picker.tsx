import { useQuery } from '@tanstack/react-query';
import { pinInto } from '#domain/agents/flow-edits/pin.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { useBuilder, useBuilderState } from '../use-builder.tsx';
import { keyOf } from './key-of.ts';

interface WorkflowPickerProps {
  /** The key of a workflow that the flow has pinned. */
  value: string;
  onChange: (key: string) => void;
  readOnly: boolean;
}

/** Values of the list that stand for workflows that are not pinned yet. */
const unpinned = 'pin:';

/**
 * One of the workspace's workflows to be run as a step. The version that there is now is pinned in the flow: what becomes
 * of the workflow later is taken over by a click, not by itself.
 */
export function WorkflowPicker({ value, onChange, readOnly }: WorkflowPickerProps) {
  const { store } = useBuilder();
  const mayRead = useCan('workflows:read');
  const pinned = useBuilderState(({ flow }) => flow.workflows) ?? {};
  const { data } = useQuery({ ...query.workflows.list(), enabled: mayRead });
  const chosen = pinned[value];
  const newest = useQuery({
    ...query.workflows.get({ params: { workflowId: chosen?.workflowId ?? '' } }),
    enabled: mayRead && Boolean(chosen?.workflowId),
  });
  const known = new Set(Object.values(pinned).map(({ workflowId }) => workflowId));
  const others = data?.items.filter(({ id, status }) => status === 'active' && !known.has(id)) ?? [];
  const isOlder = chosen && newest.data && newest.data.version > chosen.workflowVersion;

  const pin = useChange((workflowId: string) => api.workflows.pinned({ params: { workflowId } }), {
    next: (taken) => {
      const { flow, key } = pinInto(store.get().flow, taken, keyOf(taken.workflow.name) || 'workflow');
      store.edit(() => flow);
      if (key !== value) onChange(key);
    },
  });

  return (
    <div className="flex flex-col items-start gap-1.5">
      <NativeSelect
        aria-label="Workflow"
        disabled={readOnly || pin.isPending}
        value={chosen ? value : ''}
        onChange={({ target }) =>
          target.value.startsWith(unpinned) ? pin.mutate(target.value.slice(unpinned.length)) : onChange(target.value)
        }
      >
        {!chosen && <option value="">Choose a workflow</option>}
        {Object.entries(pinned).map(([key, { name, workflowVersion }]) => (
          <option key={key} value={key}>
            {name}, version {workflowVersion}
          </option>
        ))}
        {others.map(({ id, name }) => (
          <option key={id} value={`${unpinned}${id}`}>
            {name}
          </option>
        ))}
      </NativeSelect>
      {isOlder && !readOnly && chosen.workflowId && (
        <Button variant="link" size="sm" className="-ml-1 px-1" onClick={() => pin.mutate(chosen.workflowId!)}>
          Update to version {newest.data.version}
        </Button>
      )}
      {data && others.length === 0 && Object.keys(pinned).length === 0 && (
        <p className="text-muted text-sm">
          No workflows are active yet. Publish and activate one on the Workflows page.
        </p>
      )}
    </div>
  );
}
