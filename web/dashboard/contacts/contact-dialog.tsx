import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Contact } from '#domain/contacts/contacts.ts';
import { api } from '#web/lib/api.ts';
import { query } from '#web/lib/query.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { FieldInputs, type Typed, typedOf } from './fields/field-inputs.tsx';
import { KnownContact } from './known-contact.tsx';
import { tagsOf } from './tags-of.ts';

interface ContactDialogProps {
  /** Who is changed; a new one is added without. */
  contact?: Contact;
  onClose: () => void;
  onSaved: (contact: Contact) => void;
}

/** What is done about a person who is a contact already. */
interface Anyway {
  upsert?: boolean;
  /** The contact that goes into this one. */
  merges?: string;
  allowDuplicate?: boolean;
}

/** The form of a contact: Name and Phone are needed for a new one. */
export function ContactDialog({ contact, onClose, onSaved }: ContactDialogProps) {
  const [name, setName] = useState(contact?.name ?? '');
  const [phone, setPhone] = useState(contact?.phone ?? '');
  const [email, setEmail] = useState(contact?.email ?? '');
  const [company, setCompany] = useState(contact?.company ?? '');
  const [tags, setTags] = useState(contact?.tags.join(', ') ?? '');
  const fields = useQuery(query.contactFields.list()).data?.items ?? [];
  // Only what someone typed is sent: a choice that is no more is not refused because of another field.
  const [typed, setTyped] = useState<Typed>({});
  const before = Object.fromEntries(fields.map(({ key: field }) => [field, typedOf(contact?.fields[field])]));
  const change = (next: Typed) =>
    setTyped(Object.fromEntries(Object.entries(next).filter(([field, value]) => value !== before[field])));
  return (
    <FormDialog
      title={contact ? 'Edit contact' : 'Add contact'}
      action={contact ? 'Save' : 'Add contact'}
      send={({ upsert, merges, allowDuplicate }: Anyway, once) => {
        const known = {
          name,
          email: email.trim() || null,
          company: company.trim() || null,
          tags: tagsOf(tags),
          ...(Object.keys(typed).length > 0 && { fields: typed }),
        };
        if (!contact) {
          const body = { ...known, phone, ...(upsert !== undefined && { upsert }) };
          return api.contacts.create({ body }, once);
        }
        // A number that no one touched keeps how it was written.
        const changed = phone.trim() === (contact.phone ?? '') ? {} : { phone: phone.trim() || null };
        const params = { contactId: contact.id };
        if (merges !== undefined) return api.contacts.merge({ params, body: { ids: [merges] } }, once);
        return api.contacts.update({
          params,
          body: { ...known, ...changed, ...(allowDuplicate && { allowDuplicate }) },
        });
      }}
      reloads="contacts"
      onDone={onSaved}
      onClose={onClose}
    >
      {(problemOf, { refusal, busy, send }) => (
        <>
          {refusal?.existingId !== undefined && (
            <KnownContact
              contactId={refusal.existingId}
              same={refusal.details}
              isNew={!contact}
              busy={busy}
              onSame={() => send(contact ? { merges: refusal.existingId! } : { upsert: true })}
              onOther={() => send(contact ? { allowDuplicate: true } : { upsert: false })}
            />
          )}
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Name" required error={problemOf('name')}>
              <Input value={name} autoComplete="off" onChange={({ target }) => setName(target.value)} />
            </Field>
            <Field label="Phone" required={!contact} optional={contact !== undefined} error={problemOf('phone')}>
              <Input type="tel" value={phone} autoComplete="off" onChange={({ target }) => setPhone(target.value)} />
            </Field>
            <Field label="Email" optional error={problemOf('email')}>
              <Input type="email" value={email} autoComplete="off" onChange={({ target }) => setEmail(target.value)} />
            </Field>
            <Field label="Company" optional error={problemOf('company')}>
              <Input value={company} autoComplete="off" onChange={({ target }) => setCompany(target.value)} />
            </Field>
          </div>
          <FieldInputs fields={fields} typed={{ ...before, ...typed }} onChange={change} problemOf={problemOf} />
          <Field label="Tags" optional hint="Separate tags with commas." error={problemOf('tags')}>
            <Input value={tags} autoComplete="off" onChange={({ target }) => setTags(target.value)} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
