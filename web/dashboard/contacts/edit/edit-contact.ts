import type { ContactFieldValues } from '#domain/contacts/contact-fields.ts';
import type { Contact } from '#domain/contacts/contacts.ts';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/query.ts';
import { toast, toastError } from '#web/lib/toast.ts';

/** One cell: what it is called, what it becomes, and what it was. */
export interface CellEdit {
  label: string;
  change: Change;
  before: Change;
}
interface Change {
  name?: string;
  phone?: string | null;
  email?: string | null;
  company?: string | null;
  tags?: string[];
  fields?: ContactFieldValues;
}

/** Stored only over what was shown: what someone else changed meanwhile is looked at first. */
const store = async ({ id, updatedAt: changedAt }: Contact, change: Change): Promise<Contact> => {
  try {
    return await api.contacts.update({ params: { contactId: id }, body: { ...change, ifUnmodifiedSince: changedAt } });
  } finally {
    await invalidate('contacts');
  }
};

/** Changes one cell of a contact; a toast takes it back. */
export async function editContact(contact: Contact, { label, change, before }: CellEdit): Promise<void> {
  const saved = await store(contact, change);
  const undo = () => void store(saved, before).then(() => toast.info(`${label} unchanged`), toastError);
  toast.success(`${label} changed`, { action: { label: 'Undo', onClick: undo } });
}
