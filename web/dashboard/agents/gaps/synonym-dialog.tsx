import { useState } from 'react';
import type { KnowledgeGapDetail } from '#domain/knowledge/knowledge-gaps.ts';
import { api } from '#web/lib/api.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { questionsOf } from './answer-dialog.tsx';
import { WouldAnswer } from './would-answer.tsx';

/** A word of callers that stands for a word of the documents. */
export function SynonymDialog({ gap, onClose }: { gap: KnowledgeGapDetail; onClose: () => void }) {
  const [word, setWord] = useState('');
  const [meaning, setMeaning] = useState('');
  const synonym = { word: word.trim().toLowerCase(), meaning: meaning.trim().toLowerCase() };
  const isReady = synonym.word !== '' && synonym.meaning !== '' && synonym.word !== synonym.meaning;
  return (
    <FormDialog
      title="Add synonym"
      description="Add a synonym when callers use a different word than your documents."
      action="Add synonym"
      ready={isReady}
      send={async () => {
        await api.knowledgeSearch.addSynonym({ body: synonym });
        return api.knowledgeGaps.close({ params: { gapId: gap.id }, body: { resolution: 'answered' } });
      }}
      reloads={['knowledge', 'knowledgeGaps']}
      says={`“${synonym.word}” now also finds “${synonym.meaning}”`}
      onClose={onClose}
    >
      {(problemOf) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Callers say" error={problemOf('word')}>
              <Input value={word} maxLength={40} onChange={({ target }) => setWord(target.value)} />
            </Field>
            <Field label="Documents say" error={problemOf('meaning')}>
              <Input value={meaning} maxLength={40} onChange={({ target }) => setMeaning(target.value)} />
            </Field>
          </div>
          <WouldAnswer questions={questionsOf(gap)} trial={isReady ? { synonym } : null} />
        </>
      )}
    </FormDialog>
  );
}
