import { useState } from 'react';
import type { TaskDetail } from '#domain/contacts/tasks.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { useTaskChange } from './use-tasks.ts';

/** What people noted, and where they note more. What was written stays when it could not be kept. */
export function TaskNotes({ task, readOnly }: { task: TaskDetail; readOnly: boolean }) {
  const [text, setText] = useState('');
  const change = useTaskChange();
  const add = () => {
    const note = text.trim();
    if (note !== '') change.mutate({ ids: [task.id], change: { note } }, { onSuccess: () => setText('') });
  };
  return (
    <section aria-label="Notes">
      <h3 className="font-semibold">Notes</h3>
      {task.notes.length === 0 && <p className="mt-1 text-muted">No notes yet.</p>}
      <ul className="mt-2 flex flex-col gap-3">
        {task.notes.map(({ id, author, text: noted, createdAt }) => (
          <li key={id}>
            <p className="text-muted text-sm">
              {author?.name ?? 'An app'} · <Moment iso={createdAt} />
            </p>
            <p dir="auto" className="whitespace-pre-wrap break-words text-left">
              {noted}
            </p>
          </li>
        ))}
      </ul>
      {!readOnly && (
        <form
          className="mt-3 flex flex-col items-start gap-2"
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
          <Button type="submit" variant="outline" disabled={text.trim() === ''} busy={change.isPending}>
            Add note
          </Button>
        </form>
      )}
    </section>
  );
}
