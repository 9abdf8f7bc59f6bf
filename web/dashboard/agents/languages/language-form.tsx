import { type AgentLanguage, agentLanguages } from '#domain/platform/agent-languages.ts';
import { spokenIn } from '#voice/flow/other-languages.ts';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { ConfigurationProps } from '../agent-form.tsx';
import { withCallSettings } from '../settings/call-settings.ts';

const options = agentLanguages.map(({ tag, name }) => ({ value: tag, label: name }));

/** What it speaks and understands, and what else it goes over to. */
export function LanguageForm({ configuration, onChange, readOnly }: ConfigurationProps) {
  const { language, callSettings } = configuration;
  const others = callSettings?.otherLanguages ?? [];
  const setOthers = (next: AgentLanguage[], spoken = language) => {
    const kept = next.filter((tag) => tag !== spoken);
    const turned = { ...spokenIn(configuration, language, spoken), language: spoken };
    onChange(withCallSettings(turned, { otherLanguages: kept.length > 0 ? kept : undefined }));
  };
  return (
    <form aria-label="Language" onSubmit={(event) => event.preventDefault()} noValidate>
      <Card>
        <CardHeader
          title="Language"
          hint="The agent starts in this language and switches to a language below when callers speak it or ask for it. Without language detection, callers have to ask."
        />
        <CardBody className="flex flex-col gap-5">
          <Field label="Language">
            <Select
              options={options}
              value={language}
              onChange={(next) => setOthers(others, next)}
              disabled={readOnly}
            />
          </Field>
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-1 font-medium">Also speaks</legend>
            {agentLanguages
              .filter(({ tag }) => tag !== language)
              .map(({ tag, name }) => (
                <Checkbox
                  key={tag}
                  label={name}
                  checked={others.includes(tag)}
                  disabled={readOnly}
                  onChange={(wanted) => setOthers(wanted ? [...others, tag] : others.filter((other) => other !== tag))}
                />
              ))}
          </fieldset>
        </CardBody>
      </Card>
    </form>
  );
}
