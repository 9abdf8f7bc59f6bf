import { useMutation, useQuery } from '@tanstack/react-query';
import { BookA, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Pronunciation } from '#domain/speech.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { invalidate, query } from '#web/lib/query.ts';
import { toastError } from '#web/lib/toast.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '#web/ui/table.tsx';

function AddPronunciation() {
  const [word, setWord] = useState('');
  const [spokenAs, setSpokenAs] = useState('');
  const add = useMutation({
    mutationFn: () => api.speech.addPronunciation({ body: { word: word.trim(), spokenAs: spokenAs.trim() } }),
    onSuccess: () => {
      setWord('');
      setSpokenAs('');
      return invalidate('speech');
    },
  });
  const ready = word.trim() !== '' && spokenAs.trim() !== '';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (ready && !add.isPending) add.mutate();
  }

  return (
    <form aria-label="Add a pronunciation" noValidate onSubmit={submit} className="mb-5">
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

function PronunciationRow({ item }: { item: Pronunciation }) {
  const remove = useMutation({
    mutationFn: () => api.speech.removePronunciation({ params: { pronunciationId: item.id } }),
    onError: toastError,
    onSettled: () => invalidate('speech'),
  });
  return (
    <TableRow>
      <TableCell className="max-w-0 truncate font-medium">{item.word}</TableCell>
      <TableCell className="max-w-0 truncate">{item.spokenAs}</TableCell>
      <TableCell className="w-12 py-1 pr-2 pl-0">
        <Button
          variant="ghost"
          size="icon"
          busy={remove.isPending}
          aria-label={`Delete the pronunciation of ${item.word}`}
          onClick={() => remove.mutate()}
        >
          <Trash2 />
        </Button>
      </TableCell>
    </TableRow>
  );
}

function PronunciationList() {
  const { data, error, isPending, refetch } = useQuery(query.speech.pronunciations());
  if (isPending) return <Skeleton className="h-32" />;
  if (error) {
    return (
      <ErrorState
        title="The pronunciations could not be loaded."
        message={messageOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.items.length === 0) {
    return (
      <EmptyState icon={BookA} title="No pronunciations yet">
        Say how a name or a brand is spoken; it holds for the studio and the API in this workspace.
      </EmptyState>
    );
  }
  return (
    <Table label="Pronunciations">
      <TableHead>
        <tr>
          <TableHeading className="w-1/2">Word</TableHeading>
          <TableHeading className="w-1/2">Spoken as</TableHeading>
          <TableHeading>
            <span className="sr-only">Actions</span>
          </TableHeading>
        </tr>
      </TableHead>
      <TableBody>
        {data.items.map((item) => (
          <PronunciationRow key={item.id} item={item} />
        ))}
      </TableBody>
    </Table>
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
