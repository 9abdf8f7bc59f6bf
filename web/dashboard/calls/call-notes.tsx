import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { CallNote } from '#domain/calls/call-notes.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { invalidate, query } from '#web/lib/query.ts';
import { toastError } from '#web/lib/toast.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

const _settled = { onError: toastError, onSettled: () => invalidate('callNotes') };

interface NoteFormProps {
  label: string;
  action: string;
  text?: string;
  busy: boolean;
  onSave: (text: string, done: () => void) => void;
  onCancel?: () => void;
}

/** Where a note is written. What was written stays when it could not be kept. */
function NoteForm({ label, action, text: before = '', busy, onSave, onCancel }: NoteFormProps) {
  const [text, setText] = useState(before);
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() !== '' && !busy) onSave(text, () => setText(''));
  };
  return (
    <form className="flex flex-col items-start gap-2" onSubmit={save}>
      <Field label={label} className="w-full">
        <Textarea
          value={text}
          maxLength={2_000}
          rows={2}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
          }}
        />
      </Field>
      <span className="flex gap-2">
        <Button type="submit" variant="outline" disabled={text.trim() === ''} busy={busy}>
          {action}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </span>
    </form>
  );
}

function Note({ callId, note, mayWrite }: { callId: string; note: CallNote; mayWrite: boolean }) {
  const [isChanging, setChanging] = useState(false);
  const params = { callId, noteId: note.id };
  const change = useChange((text: string) => api.callNotes.update({ params, body: { text } }), {
    reloads: 'callNotes',
  });
  const remove = useChange(() => api.callNotes.remove({ params }), {
    reloads: 'callNotes',
  });
  if (isChanging)
    return (
      <NoteForm
        label="Edit note"
        action="Save note"
        text={note.text}
        busy={change.isPending}
        onSave={(text) => change.mutate(text, { onSuccess: () => setChanging(false) })}
        onCancel={() => setChanging(false)}
      />
    );
  return (
    <>
      <p className="flex items-center gap-2 text-muted text-sm">
        <span className="min-w-0 flex-1 truncate">
          {note.author?.name ?? 'A program'} · <Moment iso={note.createdAt} />
          {note.updatedAt && ', changed'}
        </span>
        {note.own && mayWrite && (
          <>
            <Button variant="ghost" size="icon" aria-label="Edit this note" onClick={() => setChanging(true)}>
              <Pencil aria-hidden />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label="Delete this note"
              busy={remove.isPending}
              onClick={() => remove.mutate()}
            >
              <Trash2 aria-hidden />
            </Button>
          </>
        )}
      </p>
      <p dir="auto" className="whitespace-pre-wrap break-words text-left">
        {note.text}
      </p>
    </>
  );
}

/** What people noted of a call, oldest first, and where they note more. */
export function CallNotes({ callId }: { callId: string }) {
  const mayWrite = useCan('calls:write');
  const { data, error } = useQuery(query.callNotes.list({ params: { callId } }));
  const add = useChange((text: string) => api.callNotes.create({ params: { callId }, body: { text } }), {
    reloads: 'callNotes',
  });
  return (
    <Card aria-label="Notes">
      <CardHeader title="Notes" />
      <CardBody className="flex flex-col gap-4">
        {error && <p className="text-muted">{messageOf(error)}</p>}
        {!data && !error && <Skeleton className="h-12" />}
        {data?.items.length === 0 && <p className="text-muted">No notes yet.</p>}
        {data && data.items.length > 0 && (
          <ul className="flex flex-col gap-4">
            {data.items.map((note) => (
              <li key={note.id}>
                <Note callId={callId} note={note} mayWrite={mayWrite} />
              </li>
            ))}
          </ul>
        )}
        {mayWrite && (
          <NoteForm
            label="New note"
            action="Add note"
            busy={add.isPending}
            onSave={(text, done) => add.mutate(text, { onSuccess: done })}
          />
        )}
      </CardBody>
    </Card>
  );
}
