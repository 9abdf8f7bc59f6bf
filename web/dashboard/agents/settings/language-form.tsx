import { agentLanguages } from '#domain/agent-languages.ts';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { ConfigurationProps } from '../agent-form.tsx';

const options = agentLanguages.map(({ tag, name }) => ({ value: tag, label: name }));

/** What it speaks and understands. */
export function LanguageForm({ configuration, onChange, readOnly }: ConfigurationProps) {
  return (
    <form aria-label="Language" onSubmit={(event) => event.preventDefault()} noValidate>
      <Card>
        <CardHeader
          title="Language"
          hint="What callers say is understood in it, and what the agent says of its own is said in it. What you have written stays as it is."
        />
        <CardBody>
          <Field label="Language">
            <Select
              options={options}
              value={configuration.language}
              onChange={(language) => onChange({ ...configuration, language })}
              disabled={readOnly}
            />
          </Field>
        </CardBody>
      </Card>
    </form>
  );
}
