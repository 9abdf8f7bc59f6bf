import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { KnowledgeFileDetail, KnowledgeFolder } from '#domain/knowledge/knowledge.ts';
import { phrasingsLimit, phrasingsWanted } from '#domain/knowledge/knowledge-limits.ts';
import { api, type CallOptions } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { FolderSelect } from './folder-select.tsx';

interface FaqDialogProps {
  folders: readonly KnowledgeFolder[];
  folderId: string | undefined;
  /** The entry that is changed; absent for a new one. */
  entry?: KnowledgeFileDetail;
  /** What a caller asked, for a new one. */
  asked?: string;
  onSaved?: () => void;
  onClose: () => void;
}

/** Where a new entry goes by itself. */
const usualFolder = (folders: readonly KnowledgeFolder[]) =>
  (folders.find(({ name }) => name === 'FAQ') ?? folders[0])?.id;

/** A question with the ways in which it is asked, what the agent says, and what can be read. */
export function FaqDialog({ folders, folderId, entry, asked = '', onSaved, onClose }: FaqDialogProps) {
  const [question, setQuestion] = useState(entry?.question ?? asked);
  const [phrasings, setPhrasings] = useState<string[]>(() => {
    const known = entry?.phrasings ?? [];
    return [...known, ...Array<string>(Math.max(0, phrasingsWanted - known.length)).fill('')];
  });
  const [spokenAnswer, setSpokenAnswer] = useState(entry?.spokenAnswer ?? '');
  const [longerAnswer, setLongerAnswer] = useState(entry?.longerAnswer ?? '');
  const [folder, setFolder] = useState(folderId ?? usualFolder(folders));
  const written = phrasings.map((one) => one.trim()).filter(Boolean);
  const left = Math.max(0, phrasingsWanted - written.length);

  function save(_: unknown, once: CallOptions) {
    const body = { question, phrasings: written, spokenAnswer, longerAnswer };
    if (entry) return api.knowledge.updateFaq({ params: { entryId: entry.id }, body });
    const place = folder === undefined ? {} : { folderId: folder };
    return api.knowledge.addFaq({ body: { ...body, ...place } }, once);
  }
  return (
    <FormDialog
      title={entry ? 'Edit question' : 'Add question'}
      action={entry ? 'Save' : 'Add question'}
      ready={question.trim() !== '' && spokenAnswer.trim() !== ''}
      reloads="knowledge"
      send={save}
      says={entry ? 'Question updated' : 'Question added'}
      next={() => onSaved?.()}
      onClose={onClose}
    >
      {(problemOf) => (
        <>
          <Field label="Question" error={problemOf('question')}>
            <Input value={question} maxLength={300} onChange={({ target }) => setQuestion(target.value)} />
          </Field>
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-1.5 font-medium">Other ways to ask this</legend>
            <p className="mb-1 text-muted text-sm">
              {left > 0
                ? `Add ${left} more in your callers’ words. With five phrasings, agents find the right answer much more often.`
                : 'Great. Callers can now ask this in many ways.'}
            </p>
            {phrasings.map((value, n) => (
              <Input
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and none is moved.
                key={n}
                aria-label={`Phrasing ${n + 1}`}
                value={value}
                maxLength={300}
                onChange={({ target }) => setPhrasings(phrasings.with(n, target.value))}
              />
            ))}
            {phrasings.length < phrasingsLimit && (
              <Button variant="ghost" size="sm" className="self-start" onClick={() => setPhrasings([...phrasings, ''])}>
                <Plus aria-hidden /> Add phrasing
              </Button>
            )}
          </fieldset>
          <Field
            label="What the agent says"
            hint="One or two sentences, written as they should be spoken."
            error={problemOf('spokenAnswer')}
          >
            <Textarea
              value={spokenAnswer}
              rows={3}
              maxLength={600}
              onChange={({ target }) => setSpokenAnswer(target.value)}
            />
          </Field>
          <Field
            label="Longer answer"
            optional
            hint="Used in search, chats, and texts."
            error={problemOf('longerAnswer')}
          >
            <Textarea
              value={longerAnswer}
              rows={4}
              maxLength={10_000}
              onChange={({ target }) => setLongerAnswer(target.value)}
            />
          </Field>
          {!entry && <FolderSelect folders={folders} value={folder} onChange={setFolder} />}
        </>
      )}
    </FormDialog>
  );
}
