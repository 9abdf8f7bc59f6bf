import { useQuery } from '@tanstack/react-query';
import type { TaskDetail } from '#domain/contacts/tasks.ts';
import { toField } from '#web/dashboard/contacts/task-labels.ts';
import { query } from '#web/lib/query.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { useTaskChange } from './use-tasks.ts';

const nobody = 'nobody';

/** Members who may be given tasks, as options. */
export function usePeople(): { value: string; label: string }[] {
  const { data } = useQuery(query.tasks.people());
  return (data?.items ?? []).map(({ id, name, you }) => ({ value: id, label: you ? `${name} (you)` : name }));
}

/** Who keeps the promise, and until when. Each is kept as soon as it is chosen. */
export function TaskFields({ task, readOnly }: { task: TaskDetail; readOnly: boolean }) {
  const people = usePeople();
  const change = useTaskChange();
  const keep = (what: { assigneeId?: string | null; due?: string }) => change.mutate({ ids: [task.id], change: what });
  const { assignee } = task;
  const isListed = assignee === null || people.some(({ value }) => value === assignee.id);
  const options = [
    { value: nobody, label: 'No one' },
    ...people,
    ...(isListed ? [] : [{ value: assignee.id, label: assignee.name }]),
  ];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Assigned to">
        <Select
          options={options}
          value={assignee?.id ?? nobody}
          onChange={(next) => keep({ assigneeId: next === nobody ? null : next })}
          disabled={readOnly}
        />
      </Field>
      <Field label="Due">
        <Input
          // What comes from the server later stands in the field, unless someone is in it.
          key={task.dueAt}
          type="datetime-local"
          defaultValue={toField(task.dueAt)}
          disabled={readOnly}
          onBlur={({ target }) => {
            const at = new Date(target.value);
            if (target.value === toField(task.dueAt)) return;
            if (Number.isNaN(at.getTime())) target.value = toField(task.dueAt);
            else keep({ due: at.toISOString() });
          }}
        />
      </Field>
    </div>
  );
}
