import { Play } from 'lucide-react';
import { useId, useState } from 'react';
import type { Workflow } from '#domain/agents/workflow-library.ts';
import type { VariableDef } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { useAutomationChanges } from './use-automations.ts';

/** What was typed, as the variable holds it; the server says what does not fit. */
function readTyped({ type }: VariableDef, typed: string): Json {
  if (type === 'number' && typed.trim() !== '' && Number.isFinite(Number(typed))) return Number(typed);
  if (type === 'yes_no' && /^(yes|no|true|false)$/i.test(typed.trim())) return /^(yes|true)$/i.test(typed.trim());
  return typed;
}

function RunDialog({ workflow, onClose }: { workflow: Workflow; onClose: () => void }) {
  const given = (workflow.flow.variables ?? []).filter((variable) => variable.given);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const { run } = useAutomationChanges(workflow.id);
  const form = useId();
  const details = run.error instanceof ApiError ? run.error.details : [];
  const problemOf = (name: string) => details.find(({ path }) => path === `body.values.${name}`)?.message;
  const isOnField = details.some(({ path }) => path.startsWith('body.values.'));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Run ${workflow.name} now?`}
      description="Version and actions are the live ones: what its steps do is really done."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={run.isPending}>
            Run now
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const filled = given.filter(({ name }) => (typed[name] ?? '') !== '');
          const values = Object.fromEntries(filled.map((one) => [one.name, readTyped(one, typed[one.name]!)]));
          run.mutate(values, { onSuccess: onClose });
        }}
      >
        {given.length === 0 && <p className="text-muted">It takes no values.</p>}
        {given.map(({ name }) => (
          <Field key={name} label={name} error={problemOf(name)}>
            <Input value={typed[name] ?? ''} onChange={(event) => setTyped({ ...typed, [name]: event.target.value })} />
          </Field>
        ))}
        <div aria-live="polite" className="empty:hidden">
          {run.error && !isOnField && (
            <Banner>{[messageOf(run.error), ...details.map(({ message }) => message)].join(' ')}</Banner>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** Runs a workflow now, without a caller. */
export function RunNow({ workflow }: { workflow: Workflow }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
        <Play aria-hidden /> Run now
      </Button>
      {asking && <RunDialog workflow={workflow} onClose={() => setAsking(false)} />}
    </>
  );
}
