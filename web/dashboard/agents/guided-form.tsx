import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { type GuidedQuestion, planOf } from '#domain/agents/guided-plan.ts';
import type { Flow, SlotType } from '#domain/agents/workflows.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

/** What an answer can be, in the words of the form. */
const types: Partial<Record<SlotType, string>> = {
  text: 'Anything',
  name: 'A name',
  phone: 'A phone number',
  email: 'An email address',
  yes_no: 'Yes or no',
  choice: 'One of several options',
  number: 'A number',
  rating: 'A rating',
  date: 'A date',
  time: 'A time',
  date_time: 'A date and time',
  money: 'An amount of money',
  address: 'A postal address',
};

const first: GuidedQuestion[] = [
  { ask: 'May I have your name, please?', type: 'name', choices: '', required: true },
  { ask: 'How can we help you?', type: 'text', choices: '', required: true },
];

/** The goal, the questions, booking and hand-over in a form. A complete flow comes of it without a language model. */
export function GuidedForm({ busy, onFlow }: { busy: boolean; onFlow: (flow: Flow) => void }) {
  const [name, setName] = useState('');
  const [greeting, setGreeting] = useState('Hello, and thank you for calling!');
  const [questions, setQuestions] = useState(first);
  const [books, setBooks] = useState(false);
  const [minutes, setMinutes] = useState('30');
  const [mails, setMails] = useState(true);
  const [answers, setAnswers] = useState(false);
  const [handsOver, setHandsOver] = useState(true);
  const [closing, setClosing] = useState('Thank you for your call. Goodbye!');
  const change = (n: number, part: Partial<GuidedQuestion>) =>
    setQuestions(questions.map((question, at) => (at === n ? { ...question, ...part } : question)));
  const move = (n: number, by: number) => {
    const next = [...questions];
    [next[n], next[n + by]] = [next[n + by]!, next[n]!];
    setQuestions(next);
  };

  const compose = useChange(
    () => {
      const plan = planOf({
        name,
        greeting,
        questions,
        answers,
        closing,
        bookMinutes: books ? Number(minutes) : null,
        mailsTeam: mails,
        handsOver,
      });
      if (plan.success) return api.flowPlans.compose({ body: { plan: plan.data } });
      const details = plan.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
      throw new ApiError('invalid_input', 400, 'Some fields need your attention.', details);
    },
    {
      next: ({ flow }) => onFlow(flow),
      refusal: 'shown',
    },
  );
  const details = compose.error instanceof ApiError ? compose.error.details : [];

  function submit(event: FormEvent) {
    event.preventDefault();
    compose.mutate();
  }

  return (
    <form className="flex flex-col gap-5" onSubmit={submit} noValidate>
      <Field label="Name" required>
        <Input value={name} maxLength={60} placeholder="Front desk" onChange={({ target }) => setName(target.value)} />
      </Field>
      <Field label="Greeting" hint="The first thing callers hear.">
        <Textarea
          value={greeting}
          maxLength={400}
          className="min-h-14"
          onChange={({ target }) => setGreeting(target.value)}
        />
      </Field>
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 font-medium">Questions</legend>
        {questions.map((question, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question has no name of its own yet.
          <div key={n} className="flex flex-col gap-2 rounded-lg border border-line p-3">
            <div className="flex gap-1">
              <Input
                aria-label={`Question ${n + 1}`}
                value={question.ask}
                maxLength={400}
                onChange={({ target }) => change(n, { ask: target.value })}
              />
              {n > 0 && (
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`Move question ${n + 1} up`}
                  onClick={() => move(n, -1)}
                >
                  <ArrowUp aria-hidden />
                </Button>
              )}
              {n < questions.length - 1 && (
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`Move question ${n + 1} down`}
                  onClick={() => move(n, 1)}
                >
                  <ArrowDown aria-hidden />
                </Button>
              )}
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Remove question ${n + 1}`}
                onClick={() => setQuestions(questions.filter((_, at) => at !== n))}
              >
                <Trash2 aria-hidden />
              </Button>
            </div>
            <div className="flex flex-wrap items-center gap-3">
              <NativeSelect
                aria-label={`Answer type for question ${n + 1}`}
                value={question.type}
                className="w-auto"
                onChange={({ target }) => change(n, { type: target.value as SlotType })}
              >
                {Object.entries(types).map(([type, words]) => (
                  <option key={type} value={type}>
                    {words}
                  </option>
                ))}
              </NativeSelect>
              {question.type === 'choice' && (
                <Input
                  aria-label={`Choices for question ${n + 1}`}
                  placeholder="Choices, separated by commas"
                  value={question.choices}
                  className="w-64 max-w-full"
                  onChange={({ target }) => change(n, { choices: target.value })}
                />
              )}
              <Switch label="Required" checked={question.required} onChange={(required) => change(n, { required })} />
            </div>
          </div>
        ))}
        <Button
          variant="outline"
          size="sm"
          className="self-start"
          disabled={questions.length >= 15}
          onClick={() => setQuestions([...questions, { ask: '', type: 'text', choices: '', required: true }])}
        >
          <Plus aria-hidden />
          Add question
        </Button>
      </fieldset>
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 font-medium">And then</legend>
        <Switch label="Book an appointment" checked={books} onChange={setBooks} />
        {books && (
          <Field label="Length in minutes" className="max-w-40">
            <Input
              type="number"
              min={5}
              max={480}
              value={minutes}
              onChange={({ target }) => setMinutes(target.value)}
            />
          </Field>
        )}
        <Switch label="Email the answers to the team" checked={mails} onChange={setMails} />
        <Switch label="Answer questions from the Knowledge Base" checked={answers} onChange={setAnswers} />
        <Switch
          label="Transfer to a person"
          hint="Transfers the call if the caller asks or the agent doesn’t understand an answer."
          checked={handsOver}
          onChange={setHandsOver}
        />
      </fieldset>
      <Field label="Closing words">
        <Input value={closing} maxLength={400} onChange={({ target }) => setClosing(target.value)} />
      </Field>
      {compose.error && (
        <Banner>
          <p>{messageOf(compose.error)}</p>
          {details.length > 0 && (
            <ul className="mt-1 list-disc pl-4">
              {details.map(({ path, message }) => (
                <li key={`${path} ${message}`}>{message}</li>
              ))}
            </ul>
          )}
        </Banner>
      )}
      <Button type="submit" className="self-start" busy={compose.isPending || busy} disabled={name.trim() === ''}>
        Create agent
      </Button>
    </form>
  );
}
