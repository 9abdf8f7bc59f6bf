import { Ban, Merge, Tag, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import type { Contact } from '#domain/contacts/contacts.ts';
import { useCan } from '#web/lib/can.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { DeleteContactsDialog } from './delete-contacts-dialog.tsx';
import { useManyContacts } from './use-contacts.ts';

interface BulkBarProps {
  chosen: readonly Contact[];
  /** No one is chosen any more. */
  onDone: () => void;
}

const contactsWords = (n: number) => (n === 1 ? '1 contact' : `${n} contacts`);

function TagDialog({ ids, onClose, onDone }: { ids: readonly string[]; onClose: () => void; onDone: () => void }) {
  const [name, setName] = useState('');
  const { tag } = useManyContacts(ids);
  const change = (how: 'add' | 'remove') =>
    tag.mutate(
      { [how]: [name] },
      {
        onSuccess({ changed }) {
          toast.success(`${contactsWords(changed)} changed`);
          onDone();
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={`Tag ${contactsWords(ids.length)}`}
      footer={
        <>
          <Button variant="ghost" disabled={name.trim() === ''} busy={tag.isPending} onClick={() => change('remove')}>
            Remove tag
          </Button>
          <Button disabled={name.trim() === ''} busy={tag.isPending} onClick={() => change('add')}>
            Add tag
          </Button>
        </>
      }
    >
      <Field label="Tag">
        <Input
          value={name}
          maxLength={40}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && name.trim() !== '' && change('add')}
        />
      </Field>
    </Dialog>
  );
}

/** What can be done with the contacts that are chosen in the list. */
export function BulkBar({ chosen, onDone }: BulkBarProps) {
  const ids = chosen.map(({ id }) => id);
  const [asking, setAsking] = useState<'tag' | 'opt-out' | 'merge' | 'delete' | null>(null);
  const mayManage = useCan('contacts:manage');
  const { optOut, remove, merge } = useManyContacts(ids);
  // The one that was there first is kept.
  const [first] = ids.toSorted();
  const kept = chosen.find(({ id }) => id === first)!;
  const onOpenChange = (open: boolean) => !open && setAsking(null);
  async function done(work: Promise<unknown>, words: string) {
    await work;
    toast.success(words);
    onDone();
  }
  const who = contactsWords(chosen.length);
  return (
    <section
      aria-label="Selected contacts"
      className="sticky bottom-4 z-20 mt-4 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-surface px-3 py-2 shadow-overlay"
    >
      <p aria-live="polite" className="mr-auto font-medium">
        {chosen.length} selected
      </p>
      <Button variant="outline" onClick={() => setAsking('tag')}>
        <Tag aria-hidden /> Tag
      </Button>
      <Button variant="outline" onClick={() => setAsking('opt-out')}>
        <Ban aria-hidden /> Opt out
      </Button>
      {mayManage && chosen.length > 1 && (
        <Button variant="outline" onClick={() => setAsking('merge')}>
          <Merge aria-hidden /> Merge
        </Button>
      )}
      {mayManage && (
        <Button variant="outline" onClick={() => setAsking('delete')}>
          <Trash2 aria-hidden /> Delete
        </Button>
      )}
      <Button variant="ghost" size="icon" aria-label="Clear selection" onClick={onDone}>
        <X aria-hidden />
      </Button>
      {asking === 'tag' && <TagDialog ids={ids} onClose={() => setAsking(null)} onDone={onDone} />}
      {asking === 'opt-out' && (
        <ConfirmDialog
          open
          onOpenChange={onOpenChange}
          title={`Opt ${who} out?`}
          action="Opt out"
          onConfirm={() => done(optOut.mutateAsync(), `${who} won’t be called`)}
        >
          Their numbers and emails will be added to this workspace’s do-not-call list and kept there even if the
          contacts are deleted.
        </ConfirmDialog>
      )}
      {asking === 'merge' && (
        <ConfirmDialog
          open
          onOpenChange={onOpenChange}
          title={`Merge ${who} into ${kept.name}?`}
          action="Merge contacts"
          onConfirm={() => done(merge.mutateAsync(kept.id), `${who} merged`)}
        >
          {kept.name} is the oldest contact and keeps its values. Missing values, tags, and notes come from the others,
          which will be deleted.
        </ConfirmDialog>
      )}
      {asking === 'delete' && (
        <DeleteContactsDialog
          who={who}
          many={chosen.length > 1}
          onConfirm={(conversations) => done(remove.mutateAsync(conversations), `${who} deleted`)}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  );
}
