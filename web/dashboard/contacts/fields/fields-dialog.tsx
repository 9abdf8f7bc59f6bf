import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type ContactField, type ContactFieldKind, contactFieldKinds } from '#domain/contacts/contact-fields.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { kindWords } from './kind-labels.ts';

const kinds = contactFieldKinds.map((value) => ({ value, label: kindWords[value] }));
const optionsOf = (text: string) =>
  text
    .split(',')
    .map((option) => option.trim())
    .filter((option) => option !== '');

function AddField() {
  const [name, setName] = useState('');
  const [kind, setKind] = useState<ContactFieldKind>('text');
  const [options, setOptions] = useState('');
  const add = useChange(
    (_: undefined, once) =>
      api.contactFields.create({ body: { name, kind, options: kind === 'choice' ? optionsOf(options) : [] } }, once),
    {
      reloads: 'contactFields',
      next: () => {
        setName('');
        setOptions('');
      },
      refusal: 'shown',
    },
  );
  return (
    <form
      className="mt-4 flex flex-col gap-3 border-line border-t pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate();
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="New field">
          <Input value={name} maxLength={40} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Field label="Type">
          <Select options={kinds} value={kind} onChange={setKind} />
        </Field>
      </div>
      {kind === 'choice' && (
        <Field label="Choices" hint="Separated by commas.">
          <Input value={options} onChange={({ target }) => setOptions(target.value)} />
        </Field>
      )}
      {add.error && <Banner>{messageOf(add.error)}</Banner>}
      <Button type="submit" className="self-end" disabled={name.trim() === ''} busy={add.isPending}>
        Add field
      </Button>
    </form>
  );
}

/** What the workspace keeps of its contacts beside name, number and address. */
export function FieldsDialog({ onClose }: { onClose: () => void }) {
  const { data, error } = useQuery(query.contactFields.list());
  const [removing, setRemoving] = useState<ContactField | null>(null);
  const remove = useChange((fieldId: string) => api.contactFields.remove({ params: { fieldId } }), {
    reloads: ['contactFields', 'contacts'],
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Fields"
      description="Details you store about contacts in addition to their name, number, and email. Campaigns pass each field to the agent by its key."
    >
      {error && <Banner>{messageOf(error)}</Banner>}
      {data?.items.length === 0 && <p className="text-muted">No fields yet.</p>}
      <ul className="divide-y divide-line">
        {data?.items.map((field) => (
          <li key={field.id} className="flex items-center gap-3 py-2">
            <div className="min-w-0 flex-1">
              <p className="font-medium">{field.name}</p>
              <p className="break-words text-muted text-sm">
                <code>{field.key}</code> · {kindWords[field.kind]}
                {field.options.length > 0 && `: ${field.options.join(', ')}`}
              </p>
            </div>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Delete field ${field.name}`}
              onClick={() => setRemoving(field)}
            >
              <Trash2 />
            </Button>
          </li>
        ))}
      </ul>
      <AddField />
      {removing && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setRemoving(null)}
          title={`Delete the ${removing.name} field?`}
          action="Delete field"
          onConfirm={() => remove.mutateAsync(removing.id)}
        >
          The field’s values will be deleted from every contact.
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
