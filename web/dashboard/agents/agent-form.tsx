import { useEffect, useState } from 'react';
import { AgentConfiguration } from '#domain/agents/agents.ts';
import { Card, CardBody } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { PersonaNote } from './persona-note.tsx';

const Fields = AgentConfiguration.pick({ name: true, greeting: true, persona: true });
type Fields = ReturnType<typeof Fields.parse>;
type Name = keyof Fields;

export interface ConfigurationProps {
  configuration: AgentConfiguration;
  onChange: (configuration: AgentConfiguration) => void;
  /** Those who may not change it see it all the same. */
  readOnly: boolean;
}

interface AgentFormProps extends ConfigurationProps {
  /** Whether something is written that cannot be taken as it is, and so is in no draft. */
  onUnfit: (unfit: boolean) => void;
}

/** Who the agent is. Each change goes into the draft; what does not fit stays here and says why. */
export function AgentForm({ configuration, onChange, readOnly, onUnfit }: AgentFormProps) {
  const [unfit, setUnfit] = useState<Partial<Fields>>({});
  const shown = { ...configuration, ...unfit };
  const isUnfit = Object.keys(unfit).length > 0;
  useEffect(() => onUnfit(isUnfit), [isUnfit, onUnfit]);

  const faultOf = (name: Name, value: unknown) => Fields.shape[name].safeParse(value).error?.issues[0]?.message;
  const errorOf = (name: Name) => (name in unfit ? faultOf(name, unfit[name]) : undefined);
  function set<N extends Name>(name: N, value: Fields[N]) {
    if (faultOf(name, value) !== undefined) return setUnfit({ ...unfit, [name]: value });
    const { [name]: _, ...rest } = unfit;
    setUnfit(rest as Partial<Fields>);
    onChange({ ...configuration, [name]: value });
  }
  const text = (name: 'name' | 'greeting' | 'persona') => ({
    value: shown[name],
    disabled: readOnly,
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  });

  return (
    <form aria-label="Configuration" onSubmit={(event) => event.preventDefault()} noValidate>
      <Card>
        <h2 className="sr-only">General</h2>
        <CardBody className="flex flex-col gap-5 pt-5">
          <Field label="Name" error={errorOf('name')}>
            <Input {...text('name')} maxLength={80} />
          </Field>
          <Field label="Greeting" hint="The first thing callers hear." error={errorOf('greeting')}>
            <Textarea {...text('greeting')} maxLength={600} rows={2} />
          </Field>
          <Field
            label="Persona"
            hint="Who the agent is, its tone, and what it should know about your business."
            error={errorOf('persona')}
          >
            <Textarea {...text('persona')} maxLength={4000} rows={5} />
            <PersonaNote persona={shown.persona} />
          </Field>
        </CardBody>
      </Card>
    </form>
  );
}
