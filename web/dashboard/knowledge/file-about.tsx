import { useState } from 'react';
import type { KnowledgeFileDetail } from '#domain/knowledge/knowledge.ts';
import { pastedCharacters } from '#domain/knowledge/knowledge-limits.ts';
import { api } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

/** What people write of a picture or a film; it is found like the text of a file. */
export function FileAbout({ file }: { file: KnowledgeFileDetail }) {
  const isFilm = file.mediaType.startsWith('video/');
  const [description, setDescription] = useState(file.description);
  const [transcript, setTranscript] = useState(file.transcript);
  const isChanged = description !== file.description || transcript !== file.transcript;
  const save = useChange(
    () =>
      api.knowledge.update({
        params: { fileId: file.id },
        body: { description, ...(isFilm && { transcript }) },
      }),
    {
      reloads: 'knowledge',
      says: { title: 'Saved', description: 'The text will be searchable shortly.' },
    },
  );
  return (
    <form
      aria-label="Description for search"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <Field label="Description" hint="Describe the image so it can be found when callers ask.">
        <Textarea
          value={description}
          rows={3}
          maxLength={5_000}
          onChange={({ target }) => setDescription(target.value)}
        />
      </Field>
      {isFilm && (
        <Field label="Transcript" hint="Describe what’s said in the file. The audio isn’t transcribed.">
          <Textarea
            value={transcript}
            rows={5}
            maxLength={pastedCharacters}
            onChange={({ target }) => setTranscript(target.value)}
          />
        </Field>
      )}
      <Button type="submit" variant="outline" className="self-end" disabled={!isChanged} busy={save.isPending}>
        Save
      </Button>
    </form>
  );
}
