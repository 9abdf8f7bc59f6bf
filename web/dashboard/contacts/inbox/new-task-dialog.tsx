import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type TaskKind, taskKinds } from '#domain/contacts/tasks.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { newKey } from '#web/lib/new-key.ts';
import { invalidate } from '#web/lib/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

const labels: Record<TaskKind, string> = { call_back: 'Call back', message: 'Message', follow_up: 'Follow up' };
const kinds = taskKinds.map((value) => ({ value, label: labels[value] }));

/** Makes a task by hand. */
export function NewTaskDialog({ onClose, onMade }: { onClose: () => void; onMade: (id: string) => void }) {
  const form = useId();
  const [kind, setKind] = useState<TaskKind>('call_back');
  const [summary, setSummary] = useState('');
  const [callerName, setCallerName] = useState('');
  const [phone, setPhone] = useState('');
  // A repeat after a lost answer makes no second one.
  const [key] = useState(newKey);
  const make = useMutation({
    mutationFn: () =>
      api.tasks.create(
        { body: { kind, summary, callerName: callerName.trim() || null, phone: phone.trim() || null } },
        { headers: { 'idempotency-key': key } },
      ),
    onSuccess: async ({ id }) => {
      await invalidate('tasks');
      onMade(id);
    },
  });
  const problems = make.error instanceof ApiError ? make.error.details : [];
  const problemOf = (name: string) => problems.find(({ path }) => path === `body.${name}`)?.message;
  const isShown = ['summary', 'callerName', 'phone'].some((name) => problemOf(name) !== undefined);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="New task"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={make.isPending} disabled={summary.trim() === ''}>
            Make task
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          make.mutate();
        }}
        noValidate
      >
        {make.error && !isShown && <Banner>{messageOf(make.error)}</Banner>}
        <Field label="What to do">
          <Select options={kinds} value={kind} onChange={setKind} />
        </Field>
        <Field label="About" hint="What whoever does it needs to know." error={problemOf('summary')}>
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
      </form>
    </Dialog>
  );
}
