import { Play, Plus } from 'lucide-react';
import { useState } from 'react';
import type { StoredTest } from '#domain/agents/agent-test-suites.ts';
import type { AgentTest, TestAction } from '#domain/agents/agent-tests.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { PersonaFields } from './persona-fields.tsx';
import type { Suite } from './suite.ts';
import { emptyTurn, formOf, type TestForm, testOf } from './test-drafts.ts';
import { TurnFields } from './turn-fields.tsx';
import { VerdictView } from './verdict-view.tsx';

const ends = [
  { value: '', label: 'Any ending' },
  { value: 'success', label: 'The goal is reached' },
  { value: 'completed/success', label: 'The agent ends the call, and the goal is reached' },
  { value: 'completed', label: 'The agent ends the call' },
  { value: 'handed_off', label: 'A person takes over' },
  { value: 'silence', label: 'The caller goes silent' },
  { value: 'caller_hangup', label: 'The caller hangs up' },
];

interface TestDialogProps {
  suite: Suite;
  /** The test as it is, or as a new one begins. */
  test: AgentTest;
  /** Null for a new one. */
  stored: StoredTest | null;
  onClose: () => void;
}

/** Writes a test: who calls, what is said, what actions come to, and what has to come of it. */
export function TestDialog({ suite, test, stored, onClose }: TestDialogProps) {
  // What the form does not show is kept beside it.
  const [base, setBase] = useState(test);
  const [form, setForm] = useState(() => formOf(test));
  const set = (change: Partial<TestForm>) => setForm((now) => ({ ...now, ...change }));
  const wanted = () => testOf(form, base);
  function mend(action: TestAction) {
    const now = wanted();
    const next = { ...now, actions: [...(now.actions ?? []), action] };
    const { times, answers } = formOf(next);
    setBase(next);
    set({ times, answers });
    tryOut.mutate(next);
  }
  const tryOut = useChange((one: AgentTest) => suite.tryOut({ ...one, name: one.name || 'A test' }), {
    refusal: 'shown',
  });
  const save = useChange(() => (stored ? suite.save(stored.id, wanted()) : suite.create(wanted())), {
    says: 'Test saved',
    next: async () => {
      await suite.settle();
      onClose();
    },
    refusal: 'shown',
  });
  const refusal = save.error ?? tryOut.error;
  const verdict = tryOut.data?.verdicts[0];
  const isScript = form.kind === 'script';
  const known = ends.some(({ value }) => value === form.end) ? ends : [...ends, { value: form.end, label: form.end }];
  const move = (at: number, by: -1 | 1) => {
    const turns = [...form.turns];
    const [one] = turns.splice(at, 1);
    turns.splice(at + by, 0, one!);
    set({ turns });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={stored ? 'Edit test' : isScript ? 'New test: scripted caller' : 'New test: simulated callers'}
      description={
        isScript
          ? 'What the caller does, turn by turn, and the expected result. Nothing is actually sent or booked.'
          : 'Simulated callers with their own goals and habits. These calls don’t use a language model.'
      }
      footer={
        <>
          <Button variant="outline" className="mr-auto" busy={tryOut.isPending} onClick={() => tryOut.mutate(wanted())}>
            <Play aria-hidden />
            Try it
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={save.isPending} disabled={form.name.trim() === ''} onClick={() => save.mutate()}>
            Save test
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {refusal && (
          <Banner>
            <p>{messageOf(refusal)}</p>
            {refusal instanceof ApiError && refusal.details.length > 0 && (
              <ul className="mt-1 list-disc pl-4">
                {refusal.details.map(({ path, message }) => (
                  <li key={`${path} ${message}`}>{message}</li>
                ))}
              </ul>
            )}
          </Banner>
        )}
        {verdict && (
          <section aria-label="Result" className="flex flex-col gap-3">
            <Banner tone={verdict.passed ? 'success' : 'warning'}>
              {verdict.passed
                ? `Passed${verdict.runs > 1 ? ` with all ${verdict.runs} callers` : ''}.`
                : `Failed${verdict.runs > 1 ? ` with ${verdict.failedRuns} of ${verdict.runs} callers` : ''}.`}
            </Banner>
            <VerdictView verdict={verdict} onMend={mend} />
          </section>
        )}
        <Field label="Name" required>
          <Input value={form.name} maxLength={120} onChange={({ target }) => set({ name: target.value })} />
        </Field>
        {isScript ? (
          <section aria-label="Turns" className="flex flex-col gap-3">
            <ol className="flex flex-col gap-3">
              {form.turns.map((turn, at) => (
                <TurnFields
                  key={turn.key}
                  turn={turn}
                  number={at + 1}
                  isLast={at === form.turns.length - 1}
                  onChange={(next) => set({ turns: form.turns.map((one) => (one.key === next.key ? next : one)) })}
                  onMove={(by) => move(at, by)}
                  onRemove={() => set({ turns: form.turns.filter(({ key }) => key !== turn.key) })}
                />
              ))}
            </ol>
            <Button
              variant="outline"
              className="self-start"
              disabled={form.turns.length >= 100}
              onClick={() => set({ turns: [...form.turns, emptyTurn()] })}
            >
              <Plus aria-hidden />
              Add turn
            </Button>
          </section>
        ) : (
          <PersonaFields form={form} onChange={set} />
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Available times" optional hint="One per line, as in 2026-11-23T09:00.">
            <Textarea rows={2} value={form.times} onChange={({ target }) => set({ times: target.value })} />
          </Field>
          <Field
            label="Actions"
            optional
            hint="One per line, as in “send_email” to succeed or “send_email: failed” to fail."
          >
            <Textarea rows={2} value={form.answers} onChange={({ target }) => set({ answers: target.value })} />
          </Field>
          <Field label="Expected ending">
            <NativeSelect value={form.end} onChange={({ target }) => set({ end: target.value })}>
              {known.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Field label="Expected values" optional hint="One per line, as in “name: Maria Lopez”.">
            <Textarea rows={2} value={form.values} onChange={({ target }) => set({ values: target.value })} />
          </Field>
        </div>
      </div>
    </Dialog>
  );
}
