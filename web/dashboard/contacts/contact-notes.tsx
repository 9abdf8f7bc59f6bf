import { useState } from 'react';
import type { ContactDetail } from '#domain/contacts/contacts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { useContactChanges } from './use-contacts.ts';

/** What people noted of a contact, newest first, and where they note more. What was written stays when it could not be kept. */
export function ContactNotes({ contact, readOnly }: { contact: ContactDetail; readOnly: boolean }) {
  const [text, setText] = useState('');
  const { note } = useContactChanges(contact.id);
  function add() {
    if (text.trim() === '' || note.isPending) return;
    note.mutate({ text }, { onSuccess: () => setText('') });
  }
  return (
    <Card aria-label="Notes">
      <CardHeader title="Notes" />
      <CardBody>
        {!readOnly && (
          <form
            className="mb-5 flex flex-col items-start gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              add();
            }}
          >
            <Field label="New note" className="w-full">
              <Textarea
                value={text}
                maxLength={2_000}
                rows={2}
                onChange={({ target }) => setText(target.value)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add();
                }}
              />
            </Field>
            <Button type="submit" variant="outline" disabled={text.trim() === ''} busy={note.isPending}>
              Add note
            </Button>
          </form>
        )}
        {contact.notes.length === 0 && <p className="text-muted">No notes yet.</p>}
        <ul className="flex flex-col gap-4">
          {contact.notes.map(({ id, text: noted, createdAt }) => (
            <li key={id}>
              <p className="text-muted text-sm">
                <Moment iso={createdAt} />
              </p>
              <p dir="auto" className="whitespace-pre-wrap break-words text-left">
                {noted}
              </p>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
