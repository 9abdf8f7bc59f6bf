import { useQuery } from '@tanstack/react-query';
import { BookA, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Pronunciation } from '#domain/channels/speech.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

function AddPronunciation() {
  const [word, setWord] = useState('');
  const [spokenAs, setSpokenAs] = useState('');
  const add = useChange(() => api.speech.addPronunciation({ body: { word: word.trim(), spokenAs: spokenAs.trim() } }), {
    reloads: 'speech',
    next: () => {
      setWord('');
      setSpokenAs('');
    },
    refusal: 'shown',
  });
  const ready = word.trim() !== '' && spokenAs.trim() !== '';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (ready && !add.isPending) add.mutate();
  }

  return (
    <form aria-label="Add pronunciation" noValidate onSubmit={submit} className="mb-5">
      {add.error && <Banner className="mb-3">{messageOf(add.error)}</Banner>}
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Word" className="min-w-40 flex-1">
          <Input value={word} maxLength={80} placeholder="Nguyen" onChange={(event) => setWord(event.target.value)} />
        </Field>
        <Field label="Spoken as" className="min-w-40 flex-1">
          <Input
            value={spokenAs}
            maxLength={200}
            placeholder="win"
            onChange={(event) => setSpokenAs(event.target.value)}
          />
        </Field>
        <Button type="submit" disabled={!ready} busy={add.isPending}>
          Add
        </Button>
      </div>
    </form>
  );
}

function DeletePronunciation({ item }: { item: Pronunciation }) {
  const remove = useChange(() => api.speech.removePronunciation({ params: { pronunciationId: item.id } }), {
    reloads: 'speech',
  });
  return (
    <Button
      variant="ghost"
      size="icon"
      busy={remove.isPending}
      aria-label={`Delete the pronunciation of ${item.word}`}
      onClick={() => remove.mutate()}
    >
      <Trash2 />
    </Button>
  );
}

const pronunciationColumns: Column<Pronunciation>[] = [
  {
    id: 'word',
    title: 'Word',
    className: 'w-1/2 max-w-0',
    cellClassName: 'truncate font-medium',
    cell: ({ word }) => word,
  },
  {
    id: 'spoken',
    title: 'Spoken as',
    className: 'w-1/2 max-w-0',
    cellClassName: 'truncate',
    cell: ({ spokenAs }) => spokenAs,
  },
  { id: 'actions', title: 'Actions', actions: true, cell: (item) => <DeletePronunciation item={item} /> },
];

function PronunciationList() {
  const { data, error, refetch } = useQuery(query.speech.pronunciations());
  return (
    <DataList
      label="Pronunciations"
      columns={pronunciationColumns}
      rows={data?.items}
      keyOf={({ id }) => id}
      error={error}
      onRetry={refetch}
      empty={
        <EmptyState icon={BookA} title="No pronunciations yet">
          Define how a name or brand is pronounced. Applies to the studio and the API in this workspace.
        </EmptyState>
      }
    />
  );
}

/** The workspace's pronunciation dictionary. */
export function Pronunciations() {
  return (
    <>
      <AddPronunciation />
      <PronunciationList />
    </>
  );
}
