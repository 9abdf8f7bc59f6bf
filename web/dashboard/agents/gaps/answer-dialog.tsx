import { useState } from 'react';
import type { KnowledgeGapDetail } from '#domain/knowledge/knowledge-gaps.ts';
import { DraftEntry } from '#domain/knowledge/knowledge-search.ts';
import { FormDialog } from '#web/dashboard/knowledge/form-dialog.tsx';
import { api } from '#web/lib/api.ts';
import { newKey } from '#web/lib/new-key.ts';
import { invalidate } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { WouldAnswer } from './would-answer.tsx';

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const questionsOf = ({ asked }: KnowledgeGapDetail) => [...new Set(asked.map(({ question }) => question))];

/** An entry of the FAQ for what nothing answered, tried on those who asked before it is saved. */
export function AnswerDialog({ gap, onClose }: { gap: KnowledgeGapDetail; onClose: () => void }) {
  const { proposal } = gap;
  const [question, setQuestion] = useState(proposal.question);
  const [phrasings, setPhrasings] = useState(proposal.phrasings.join('\n'));
  const [spokenAnswer, setSpokenAnswer] = useState(proposal.spokenAnswer);
  // A repeat after a lost answer makes no second one.
  const [key] = useState(newKey);
  const draft = DraftEntry.safeParse({ question, phrasings: linesOf(phrasings), spokenAnswer });
  return (
    <FormDialog
      title="Answer this question"
      description="Becomes an entry of the FAQ. Agents say it as you write it."
      action="Save answer"
      ready={draft.success}
      onSave={() =>
        api.knowledgeGaps.answer(
          { params: { gapId: gap.id }, body: { question, phrasings: linesOf(phrasings), spokenAnswer } },
          { headers: { 'idempotency-key': key } },
        )
      }
      onSaved={() => {
        void invalidate('knowledgeGaps');
        toast.success('Your agents know it now');
        onClose();
      }}
      onClose={onClose}
    >
      {(problemOf) => (
        <>
          <Field label="Question" error={problemOf('question')}>
            <Input value={question} maxLength={300} onChange={({ target }) => setQuestion(target.value)} />
          </Field>
          <Field label="Other ways to ask it" optional hint="One a line." error={problemOf('phrasings')}>
            <Textarea value={phrasings} rows={3} onChange={({ target }) => setPhrasings(target.value)} />
          </Field>
          <Field
            label="What the agent says"
            hint="One or two short sentences. What stands here at first is the nearest sentence of your documents."
            error={problemOf('spokenAnswer')}
          >
            <Textarea
              value={spokenAnswer}
              maxLength={600}
              rows={3}
              onChange={({ target }) => setSpokenAnswer(target.value)}
            />
          </Field>
          <WouldAnswer questions={questionsOf(gap)} trial={draft.success ? { draft: draft.data } : null} />
        </>
      )}
    </FormDialog>
  );
}
