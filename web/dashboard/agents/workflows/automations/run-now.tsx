import { Play } from 'lucide-react';
import { useState } from 'react';
import type { Workflow } from '#domain/agents/workflow-library.ts';
import type { VariableDef } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
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
  const filled = given.filter(({ name }) => (typed[name] ?? '') !== '');
  const values = Object.fromEntries(filled.map((one) => [one.name, readTyped(one, typed[one.name]!)]));
  return (
    <FormDialog
      title={`Run ${workflow.name} now?`}
      description="Runs the live version. The workflow’s actions are real and take effect."
      action="Run now"
      send={() => run.mutateAsync(values)}
      onClose={onClose}
    >
      {(problemOf) => (
        <>
          {given.length === 0 && <p className="text-muted">This workflow doesn’t need any input values.</p>}
          {given.map(({ name }) => (
            <Field key={name} label={name} error={problemOf(`values.${name}`)}>
              <Input
                value={typed[name] ?? ''}
                onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
              />
            </Field>
          ))}
        </>
      )}
    </FormDialog>
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
