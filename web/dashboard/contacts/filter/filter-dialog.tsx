import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ContactFilter } from '#domain/contacts/contact-filters.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { newKey } from '#web/lib/new-key.ts';
import { invalidate, query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { newCondition } from './condition-labels.ts';
import { ConditionRow } from './condition-row.tsx';

interface FilterDialogProps {
  filter: ContactFilter;
  onClose: () => void;
  /** The filter is to be used as it stands. */
  onApply: (filter: ContactFilter) => void;
  /** It was kept under a name. */
  onSaved: (segmentId: string) => void;
}

/** Whom a filter shows, and the first thing that is wrong with it. */
function problemOf(filter: ContactFilter): string | undefined {
  const read = ContactFilter.safeParse(filter);
  return read.success ? undefined : read.error.issues[0]?.message;
}

/** Conditions that are each a row with a key of its own, so that removing one leaves the others' fields as they are. */
function useConditions(filter: ContactFilter) {
  const [rows, setRows] = useState(() => filter.map((condition) => ({ key: newKey(), condition })));
  return {
    rows,
    conditions: rows.map(({ condition }) => condition),
    add: () => setRows([...rows, { key: newKey(), condition: newCondition('tag') }]),
    change: (key: string, condition: ContactFilter[number]) =>
      setRows(rows.map((row) => (row.key === key ? { key, condition } : row))),
    remove: (key: string) => setRows(rows.filter((row) => row.key !== key)),
  };
}

/** A filter of contacts, made of conditions, and kept as a segment where someone wants it again. */
export function FilterDialog({ filter, onClose, onApply, onSaved }: FilterDialogProps) {
  const { rows, conditions, add, change, remove } = useConditions(filter.length === 0 ? [newCondition('tag')] : filter);
  const [name, setName] = useState('');
  const mayWrite = useCan('contacts:write');
  const fields = useQuery(query.contactFields.list()).data?.items ?? [];
  const problem = problemOf(conditions);
  const save = useChange(
    (_: undefined, once) => api.contactSegments.create({ body: { name, filter: conditions } }, once),
    {
      next: async ({ id }) => {
        await invalidate('contactSegments');
        onSaved(id);
      },
      refusal: 'shown',
    },
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title="Filter contacts"
      description="Contacts that match all conditions."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={problem !== undefined} onClick={() => onApply(conditions)}>
            Show contacts
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-2">
        {rows.map(({ key: row, condition }) => (
          <ConditionRow
            key={row}
            condition={condition}
            fields={fields}
            onChange={(next) => change(row, next)}
            onRemove={() => remove(row)}
          />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
        <Button variant="outline" disabled={rows.length >= 10} onClick={add}>
          <Plus aria-hidden /> Add condition
        </Button>
        <p aria-live="polite" className="text-muted text-sm">
          {problem}
        </p>
      </div>
      {mayWrite && (
        <form
          className="mt-6 flex flex-wrap items-end gap-2 border-line border-t pt-4"
          onSubmit={(event) => {
            event.preventDefault();
            save.mutate();
          }}
        >
          <Field label="Save as segment" hint="Save the filter to reuse it here and in campaigns." className="flex-1">
            <Input value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
          </Field>
          <Button
            type="submit"
            variant="outline"
            busy={save.isPending}
            disabled={name.trim() === '' || problem !== undefined || conditions.length === 0}
          >
            Save segment
          </Button>
          {save.error && (
            <div className="w-full">
              <Banner>{messageOf(save.error)}</Banner>
            </div>
          )}
        </form>
      )}
    </Dialog>
  );
}
