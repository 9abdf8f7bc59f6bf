import { useState } from 'react';
import { type TaskKind, taskKinds } from '#domain/contacts/tasks.ts';
import { api } from '#web/lib/api.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

const labels: Record<TaskKind, string> = { call_back: 'Call back', message: 'Message', follow_up: 'Follow up' };
const kinds = taskKinds.map((value) => ({ value, label: labels[value] }));

/** Makes a task by hand. */
export function NewTaskDialog({ onClose, onMade }: { onClose: () => void; onMade: (id: string) => void }) {
  const [kind, setKind] = useState<TaskKind>('call_back');
  const [summary, setSummary] = useState('');
  const [callerName, setCallerName] = useState('');
  const [phone, setPhone] = useState('');
  return (
    <FormDialog
      title="New follow-up"
      action="Create follow-up"
      ready={summary.trim() !== ''}
      send={(_, once) =>
        api.tasks.create(
          { body: { kind, summary, callerName: callerName.trim() || null, phone: phone.trim() || null } },
          once,
        )
      }
      reloads="tasks"
      onDone={({ id }) => onMade(id)}
      onClose={onClose}
    >
      {(problemOf) => (
        <>
          <Field label="Task type">
            <Select options={kinds} value={kind} onChange={setKind} />
          </Field>
          <Field label="About" hint="What the assignee needs to know." error={problemOf('summary')}>
            <Textarea value={summary} maxLength={2_000} rows={3} onChange={({ target }) => setSummary(target.value)} />
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Name" optional error={problemOf('callerName')}>
              <Input value={callerName} maxLength={200} onChange={({ target }) => setCallerName(target.value)} />
            </Field>
            <Field label="Phone" optional error={problemOf('phone')}>
              <Input type="tel" value={phone} maxLength={40} onChange={({ target }) => setPhone(target.value)} />
            </Field>
          </div>
        </>
      )}
    </FormDialog>
  );
}
