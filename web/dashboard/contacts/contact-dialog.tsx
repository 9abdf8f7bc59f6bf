import { useChange } from '#web/lib/use-change.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Contact } from '#domain/contacts/contacts.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { newKey } from '#web/lib/new-key.ts';
import { invalidate, query } from '#web/lib/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
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

/** The form of a contact: Name and Phone are needed for a new one. */
export function ContactDialog({ contact, onClose, onSaved }: ContactDialogProps) {
  const form = useId();
  const [name, setName] = useState(contact?.name ?? '');
  const [phone, setPhone] = useState(contact?.phone ?? '');
  const [email, setEmail] = useState(contact?.email ?? '');
  const [company, setCompany] = useState(contact?.company ?? '');
  const [tags, setTags] = useState(contact?.tags.join(', ') ?? '');
  const fields = useQuery(query.contactFields.list()).data?.items ?? [];
  // Only what somebody typed is sent: a choice that is no more is not refused because of another field.
  const [typed, setTyped] = useState<Typed>({});
  const before = Object.fromEntries(fields.map(({ key: field }) => [field, typedOf(contact?.fields[field])]));
  // A repeat after a lost answer adds no second one; what was refused and mended is another request.
  const [key, setKey] = useState(newKey);
  const save = useChange(
    (upsert?: boolean) => {
      const known = {
        name,
        email: email.trim() || null,
        company: company.trim() || null,
        tags: tagsOf(tags),
        ...(Object.keys(typed).length > 0 && { fields: typed }),
      };
      if (!contact) {
        const body = { ...known, phone, ...(upsert !== undefined && { upsert }) };
        return api.contacts.create({ body }, { headers: { 'idempotency-key': key } });
      }
      // A number that nobody touched keeps how it was written.
      const changed = phone.trim() === (contact.phone ?? '') ? {} : { phone: phone.trim() || null };
      return api.contacts.update({ params: { contactId: contact.id }, body: { ...known, ...changed } });
    },
    {
      reloads: 'contacts',
      next: (saved) => onSaved(saved),
      refusal: 'shown',
    },
  );
  const change = (next: Typed) =>
    setTyped(Object.fromEntries(Object.entries(next).filter(([field, value]) => value !== before[field])));
  const problems = save.error instanceof ApiError ? save.error.details : [];
  const problemOf = (field: string) => problems.find(({ path }) => path.startsWith(`body.${field}`))?.message;
  const shown = ['name', 'phone', 'email', 'company', 'tags', ...fields.map((field) => `fields.${field.key}`)];
  const knownId = save.error instanceof ApiError ? save.error.existingId : undefined;
  const isShown = shown.some((field) => problemOf(field) !== undefined);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={contact ? 'Change contact' : 'Add contact'}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={save.isPending}>
            {contact ? 'Save' : 'Add contact'}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(undefined);
        }}
        noValidate
      >
        {knownId !== undefined && (
          <KnownContact
            contactId={knownId}
            same={problems}
            busy={save.isPending}
            onUpdate={() => save.mutate(true)}
            onAddAnother={() => save.mutate(false)}
          />
        )}
        {save.error && !isShown && knownId === undefined && <Banner>{messageOf(save.error)}</Banner>}
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
        <Field label="Tags" optional hint="Several with commas between them." error={problemOf('tags')}>
          <Input value={tags} autoComplete="off" onChange={({ target }) => setTags(target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
