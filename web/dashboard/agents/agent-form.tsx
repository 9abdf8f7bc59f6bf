import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { agentLanguages } from '#domain/agent-languages.ts';
import { AgentConfiguration, agentSpeed, agentVoices } from '#domain/agents.ts';
import { query } from '#web/lib/query.ts';
import { Card, CardBody } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

const Fields = AgentConfiguration.omit({ flow: true, model: true, callSettings: true });
type Fields = ReturnType<typeof Fields.parse>;
type Name = keyof Fields;

type VoiceOption = { value: string; label: string; description: string };
const ownVoices: VoiceOption[] = agentVoices.map(({ id, name, description }) => ({
  value: id,
  label: name,
  description,
}));

/** The embedded voices, those of the engines that the installation adds, and the one that is chosen. */
function useVoiceOptions(language: string, chosen: string): VoiceOption[] {
  const { data } = useQuery(query.speech.voices({ query: { language } }));
  const others = (data?.voices ?? []).filter(({ engine }) => engine !== 'embedded');
  const options = [
    ...ownVoices,
    ...others.map(({ id, name, engine, description }) => ({
      value: id,
      label: `${name} (${engine})`,
      description,
    })),
  ];
  // Its engine may be down, or not be set up any more.
  if (options.some(({ value }) => value === chosen)) return options;
  const description = data === undefined ? '' : 'Not available now; a built-in voice speaks instead';
  return [...options, { value: chosen, label: chosen, description }];
}

const languageOptions = agentLanguages.map(({ tag, name }) => ({ value: tag, label: name }));

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

/** Who the agent is and how it sounds. Each change goes into the draft; what does not fit stays here and says why. */
export function AgentForm({ configuration, onChange, readOnly, onUnfit }: AgentFormProps) {
  const [unfit, setUnfit] = useState<Partial<Fields>>({});
  const shown = { ...configuration, ...unfit };
  const voiceOptions = useVoiceOptions(shown.language, shown.voice);
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
        <CardBody className="flex flex-col gap-5 pt-5">
          <Field label="Name" error={errorOf('name')}>
            <Input {...text('name')} maxLength={80} />
          </Field>
          <Field label="Greeting" hint="The first words that a caller hears." error={errorOf('greeting')}>
            <Textarea {...text('greeting')} maxLength={600} rows={2} />
          </Field>
          <Field
            label="Persona"
            hint="Who the agent is, its tone, and what it should know about your business."
            error={errorOf('persona')}
          >
            <Textarea {...text('persona')} maxLength={4000} rows={5} />
          </Field>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="Voice">
              <Select
                options={voiceOptions}
                value={shown.voice}
                onChange={(voice) => set('voice', voice)}
                disabled={readOnly}
              />
            </Field>
            <Field label="Language">
              <Select
                options={languageOptions}
                value={shown.language}
                onChange={(language) => set('language', language as Fields['language'])}
                disabled={readOnly}
              />
            </Field>
          </div>
          <Field label="Speed">
            <Slider
              {...agentSpeed}
              value={shown.speed}
              onChange={(speed) => set('speed', Math.round(speed * 10) / 10)}
              format={(speed) => `${speed.toFixed(1)}×`}
              disabled={readOnly}
            />
          </Field>
        </CardBody>
      </Card>
    </form>
  );
}
