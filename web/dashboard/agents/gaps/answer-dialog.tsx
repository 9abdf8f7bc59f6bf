import { useState } from 'react';
import type { KnowledgeGapDetail } from '#domain/knowledge/knowledge-gaps.ts';
import { DraftEntry } from '#domain/knowledge/knowledge-search.ts';
import { api } from '#web/lib/api.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
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
  const draft = DraftEntry.safeParse({ question, phrasings: linesOf(phrasings), spokenAnswer });
  return (
    <FormDialog
      title="Answer this question"
      description="Saved as an FAQ entry. Agents say the answer word for word."
      action="Save answer"
      ready={draft.success}
      send={(_, once) =>
        api.knowledgeGaps.answer(
          { params: { gapId: gap.id }, body: { question, phrasings: linesOf(phrasings), spokenAnswer } },
          once,
        )
      }
      reloads={['knowledge', 'knowledgeGaps']}
      says="Your agents know the answer now"
      onClose={onClose}
    >
      {(problemOf) => (
        <>
          <Field label="Question" error={problemOf('question')}>
            <Input value={question} maxLength={300} onChange={({ target }) => setQuestion(target.value)} />
          </Field>
          <Field label="Other ways to ask this" optional hint="One per line." error={problemOf('phrasings')}>
            <Textarea value={phrasings} rows={3} onChange={({ target }) => setPhrasings(target.value)} />
          </Field>
          <Field
            label="What the agent says"
            hint="One or two short sentences. We’ve started with the closest sentence from your documents."
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
