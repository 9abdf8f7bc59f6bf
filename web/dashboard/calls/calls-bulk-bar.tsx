import { useQuery } from '@tanstack/react-query';
import { Tag, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import type { CallSearch } from '#domain/calls/calls.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { callsWords, type Meant, type TagChange, useCallBatches } from './use-call-batches.ts';
import type { Chosen } from './use-chosen-calls.tsx';

interface TagDialogProps {
  who: string;
  busy: boolean;
  onChange: (change: TagChange) => void;
  onClose: () => void;
}

function TagDialog({ who, busy, onChange, onClose }: TagDialogProps) {
  const [typed, setTyped] = useState('');
  const tag = typed.trim();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      size="sm"
      title={`Tag ${who}`}
      footer={
        <>
          <Button
            variant="ghost"
            disabled={tag === ''}
            busy={busy}
            onClick={() => onChange({ add: [], remove: [tag] })}
          >
            Remove tag
          </Button>
          <Button disabled={tag === ''} busy={busy} onClick={() => onChange({ add: [tag], remove: [] })}>
            Add tag
          </Button>
        </>
      }
    >
      <Field label="Tag">
        <Input
          value={typed}
          maxLength={100}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && tag !== '' && !busy && onChange({ add: [tag], remove: [] })}
        />
      </Field>
    </Dialog>
  );
}

interface CallsBulkBarProps {
  chosen: Chosen;
  /** Whether all that are loaded are chosen, and there are more. */
  mayChooseAll: boolean;
  filter: CallSearch;
  onChooseAll: () => void;
  /** Nothing is chosen any more. */
  onDone: () => void;
}

/** What can be done with the calls that are chosen in the list. */
export function CallsBulkBar({ chosen, mayChooseAll, filter, onChooseAll, onDone }: CallsBulkBarProps) {
  const [asking, setAsking] = useState<'tag' | 'delete' | null>(null);
  const mayManage = useCan('calls:manage');
  const { tag, remove, seen } = useCallBatches(() => {
    setAsking(null);
    onDone();
  });
  const count = useQuery({ ...query.callBatches.count({ query: filter }), enabled: chosen.all || mayChooseAll });
  const all = count.data && `${count.data.more ? 'more than ' : ''}${callsWords(count.data.calls)}`;
  const who = chosen.all ? (all ?? 'all calls that match') : callsWords(chosen.ids.size);
  const meant: Meant = chosen.all ? { filter } : { ids: [...chosen.ids] };
  const isBusy = tag.isPending || remove.isPending;
  return (
    <section
      aria-label="Selected calls"
      className="sticky bottom-4 z-30 mt-4 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-surface px-3 py-2 shadow-overlay"
    >
      <p aria-live="polite" className="mr-auto font-medium">
        {isBusy ? `${seen.toLocaleString('en')} done…` : `${who} selected`}
        {mayChooseAll && !chosen.all && !isBusy && (
          <Button variant="ghost" className="ml-2" onClick={onChooseAll}>
            Select all matching{all ? ` (${all})` : ''}
          </Button>
        )}
      </p>
      <Button variant="outline" disabled={isBusy} onClick={() => setAsking('tag')}>
        <Tag aria-hidden /> Tag
      </Button>
      {mayManage && (
        <Button variant="outline" disabled={isBusy} onClick={() => setAsking('delete')}>
          <Trash2 aria-hidden /> Delete
        </Button>
      )}
      <Button variant="ghost" size="icon" aria-label="Clear selection" disabled={isBusy} onClick={onDone}>
        <X aria-hidden />
      </Button>
      {asking === 'tag' && (
        <TagDialog
          who={who}
          busy={tag.isPending}
          onChange={(change) => tag.mutate({ meant, change })}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'delete' && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsking(null)}
          title={`Delete ${who}?`}
          action="Delete calls"
          onConfirm={() => remove.mutateAsync(meant)}
        >
          Transcripts, recordings, and collected values will be deleted, and the calls will no longer count in metrics.
          Appointments, follow-ups, and messages are kept.
        </ConfirmDialog>
      )}
    </section>
  );
}
