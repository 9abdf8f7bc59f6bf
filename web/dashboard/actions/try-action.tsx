import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import type { Action } from '#domain/actions/actions.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { RunOutcome } from './run-outcome.tsx';

/** What a try does, by template. */
const warnings: Record<string, string> = {
  'send-email': 'This sends a real email to the recipient.',
  'create-calendar-event': 'This books a real appointment in this workspace’s calendar.',
  'update-crm': 'This changes the real CRM record.',
  'send-sms': 'This sends a real message to the number.',
  'make-phone-call': 'This places a real call to the number.',
  'custom-webhook': 'This sends a real request, which takes effect in the other system.',
};

/** How long a request to the server may take, in ms: an action may take as long as another system does. */
const timeoutMs = 60_000;

/** Runs an action with sample values and shows what came of it. It does what it does, so it asks first. */
export function TryAction({ action, isDirty }: { action: Action; isDirty: boolean }) {
  const [values, setValues] = useState<Record<string, string>>({});
  const [isAsking, setAsking] = useState(false);
  const given = ({ name, sample }: Action['variables'][number]) => values[name] ?? sample;
  const run = useChange(
    (_: undefined, once) => {
      const all = Object.fromEntries(action.variables.map((variable) => [variable.name, given(variable)]));
      return api.actions.run(
        { params: { actionId: action.id }, body: { values: all, trial: true } },
        { ...once, timeoutMs },
      );
    },
    {
      reloads: 'actions',
      refusal: 'shown',
    },
  );
  const details = run.error instanceof ApiError ? run.error.details : [];
  const problemOf = (name: string) => details.find(({ path }) => path === `body.values.${name}`)?.message;
  return (
    <Card>
      <CardHeader
        title="Try it"
        hint={isDirty ? 'Tests use the saved version, not your unsaved changes.' : 'The test uses these values.'}
      />
      <CardBody className="flex flex-col gap-4">
        {action.variables.map((variable) => (
          <Field key={variable.name} label={variable.name} error={problemOf(variable.name)}>
            <Input
              value={given(variable)}
              onChange={(event) => setValues({ ...values, [variable.name]: event.target.value })}
            />
          </Field>
        ))}
        <Button variant="outline" className="self-start" busy={run.isPending} onClick={() => setAsking(true)}>
          <FlaskConical /> Try it
        </Button>
        <div aria-live="polite" className="flex flex-col gap-3 empty:hidden">
          {run.error && details.length === 0 && <Banner>{messageOf(run.error)}</Banner>}
          {run.data && <RunOutcome run={run.data} />}
        </div>
      </CardBody>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Try ${action.name}?`}
        action="Run now"
        destructive={false}
        onConfirm={() => run.mutateAsync().catch(() => undefined)}
      >
        {warnings[action.template]}
      </ConfirmDialog>
    </Card>
  );
}
