import { Sparkles } from 'lucide-react';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { pairsOf, type TestForm, waysOf } from './test-drafts.ts';

/** Ways that a model writes of one answer. */
const waysWanted = 5;
/** Answers that it is asked about at once. */
const mostAnswers = 20;

/** In which words they say what they want: written by hand, or by a language model, which is not asked again when they call. */
export function PersonaWays({
  form,
  onChange,
}: {
  form: TestForm;
  onChange: (change: Pick<TestForm, 'says'>) => void;
}) {
  const wanted = Object.entries(pairsOf(form.goal))
    .filter(([slot, text]) => slot !== '' && text !== '')
    .slice(0, mostAnswers);
  const write = useChange(
    () => api.models.paraphrase({ body: { texts: wanted.map(([, text]) => text), count: waysWanted } }),
    {
      next: ({ items }) => {
        const ways = waysOf(form.says);
        const lines = items.flatMap(({ of, text }) => {
          const slot = wanted[of]![0];
          return ways[slot]?.includes(text) ? [] : [`${slot}: ${text}`];
        });
        onChange({ says: [form.says.trim(), ...lines].filter(Boolean).join('\n') });
      },
      refusal: 'shown',
    },
  );
  return (
    <div className="flex flex-col items-start gap-2">
      <Field
        className="w-full"
        label="Phrasings"
        optional
        hint="One phrasing per line, as in “need: my faucet is dripping”. If an answer has several phrasings, each caller uses one."
        error={write.error ? messageOf(write.error) : undefined}
      >
        <Textarea rows={3} value={form.says} onChange={({ target }) => onChange({ says: target.value })} />
      </Field>
      <Button
        variant="outline"
        size="sm"
        disabled={wanted.length === 0}
        busy={write.isPending}
        onClick={() => write.mutate()}
      >
        <Sparkles aria-hidden />
        Write more with a language model
      </Button>
    </div>
  );
}
