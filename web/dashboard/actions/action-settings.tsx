import type { ActionWords } from '#domain/actions/action-labels.ts';
import type { Action } from '#domain/actions/actions.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardFooter, CardHeader } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { TemplateFields } from './template-fields.tsx';
import { TriggerFields } from './trigger-fields.tsx';
import type { useActionDraft } from './use-action-draft.ts';
import { VariableFields } from './variable-fields.tsx';

interface ActionSettingsProps {
  action: Action;
  form: ReturnType<typeof useActionDraft>;
  /** Those who may not change it see it all the same. */
  readOnly: boolean;
}

/** Names of the secrets that an action has. */
const keptSecrets = ({ configuration }: Action) =>
  configuration.template === 'custom-webhook'
    ? configuration.headers.filter(({ secret }) => secret).map(({ name }) => name)
    : [];

const wordFields: { name: keyof ActionWords; label: string; hint: string }[] = [
  { name: 'before', label: 'Before the action', hint: 'For example, “Let me look that up.”' },
  {
    name: 'slow',
    label: 'If the action is slow',
    hint: 'For example, “The system is slow today. I’m still on it.” Defaults to “One moment, please.”',
  },
  { name: 'after', label: 'After the action', hint: 'For example, “You’re all set.”' },
];

/** What an action does and when. */
export function ActionSettings({ action, form, readOnly }: ActionSettingsProps) {
  const { draft, change, problems, problem, isDirty, isSaving } = form;
  const names = draft.variables.map(({ name }) => name).filter(Boolean);
  return (
    <form
      aria-label="Settings"
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      <Card>
        <CardBody className="flex flex-col gap-5 pt-5">
          {problem && <Banner>{problem}</Banner>}
          {!problem && Object.keys(problems).length > 0 && <Banner>Not saved. Check the highlighted fields.</Banner>}
          <Field label="Name" error={problems.name}>
            <Input
              value={draft.name}
              maxLength={80}
              disabled={readOnly}
              onChange={(event) => change({ name: event.target.value })}
            />
          </Field>
          <TemplateFields
            configuration={draft.configuration}
            onChange={(configuration) => change({ configuration })}
            keptSecrets={keptSecrets(action)}
            variables={names}
            problems={problems}
            disabled={readOnly}
          />
          <VariableFields
            variables={draft.variables}
            onChange={(variables) => change({ variables })}
            problems={problems}
            disabled={readOnly}
          />
        </CardBody>
      </Card>
      <Card>
        <CardHeader
          title="Spoken messages"
          hint="What the agent says when a step runs this action, unless the step has its own wording. The agent skips empty fields."
        />
        <CardBody className="flex flex-col gap-5">
          {wordFields.map(({ name, label, hint }) => (
            <Field key={name} label={label} hint={hint} optional error={problems[`words.${name}`]}>
              <Input
                value={draft.words[name]}
                maxLength={600}
                disabled={readOnly}
                onChange={({ target }) => change({ words: { ...draft.words, [name]: target.value } })}
              />
            </Field>
          ))}
        </CardBody>
      </Card>
      <Card>
        <CardHeader title="Triggers" hint="While the action is active, these triggers also run it." />
        <CardBody>
          <TriggerFields
            triggers={draft.triggerSettings}
            onChange={(triggerSettings) => change({ triggerSettings })}
            looksUp={draft.configuration.template === 'custom-webhook'}
            problems={problems}
            disabled={readOnly}
          />
        </CardBody>
      </Card>
      {/* An action reaches other systems as soon as it is saved, so half a URL must not be: the bar is there while there is something to save. */}
      {isDirty && (
        <CardFooter className="sticky bottom-0 rounded-lg border border-line bg-surface shadow-overlay">
          <p role="status" className="mr-auto text-muted">
            Unsaved changes
          </p>
          <Button variant="ghost" disabled={isSaving} onClick={form.discard}>
            Discard
          </Button>
          <Button type="submit" busy={isSaving}>
            Save
          </Button>
        </CardFooter>
      )}
    </form>
  );
}
