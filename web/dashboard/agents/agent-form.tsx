import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { type Agent, AgentConfiguration, agentLanguages, agentSpeed, agentVoices } from '#domain/agents.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { showProblems } from '#web/lib/form.ts';
import { keyOf, query } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardFooter } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

const Fields = AgentConfiguration.omit({ flow: true });
type Fields = ReturnType<typeof Fields.parse>;

const fieldsOf = ({ name, persona, greeting, voice, language, speed }: Agent): Fields => ({
  name,
  persona,
  greeting,
  voice,
  language,
  speed,
});

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

interface AgentFormProps {
  agent: Agent;
  /** Those who may not change it see it all the same. */
  readOnly: boolean;
  onDirty: (dirty: boolean) => void;
}

/** Who the agent is and how it sounds. Saved as a new version. */
export function AgentForm({ agent, readOnly, onDirty }: AgentFormProps) {
  const client = useQueryClient();
  const form = useForm({
    resolver: zodResolver(Fields),
    // What comes from the server later never overwrites what is being written.
    values: fieldsOf(agent),
    resetOptions: { keepDirtyValues: true },
    disabled: readOnly,
  });
  const { control, register, handleSubmit, reset, setError, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const voiceOptions = useVoiceOptions(agent.language, agent.voice);

  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const save = useMutation({
    mutationFn: (body: Fields) => api.agents.update({ params: { agentId: agent.id }, body }),
    onError: (error) => {
      if (!showProblems(error, setError)) setError('root', { message: messageOf(error) });
    },
    onSuccess: async (saved) => {
      client.setQueryData(query.agents.get({ params: { agentId: agent.id } }).queryKey, saved);
      reset(fieldsOf(saved), { keepDirtyValues: false });
      toast.success('Saved', { description: `Version ${saved.version} answers the next call.` });
      await client.invalidateQueries({ queryKey: keyOf('agents', 'list') });
    },
  });
  const submit = handleSubmit((fields) => save.mutateAsync(fields).catch(() => undefined));

  return (
    <form
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        if (isDirty) void submit();
      }}
      aria-label="Configuration"
      noValidate
    >
      <Card>
        <CardBody className="flex flex-col gap-5 pt-5">
          {errors.root?.message && <Banner>{errors.root.message}</Banner>}
          <Field label="Name" error={errors.name?.message}>
            <Input {...register('name')} maxLength={80} />
          </Field>
          <Field label="Greeting" hint="The first words that a caller hears." error={errors.greeting?.message}>
            <Textarea {...register('greeting')} maxLength={600} rows={2} />
          </Field>
          <Field
            label="Persona"
            hint="Who the agent is, its tone, and what it should know about your business."
            error={errors.persona?.message}
          >
            <Textarea {...register('persona')} maxLength={4000} rows={5} />
          </Field>
          <div className="grid gap-5 sm:grid-cols-2">
            <Controller
              control={control}
              name="voice"
              render={({ field }) => (
                <Field label="Voice" error={errors.voice?.message}>
                  <Select options={voiceOptions} value={field.value} onChange={field.onChange} disabled={readOnly} />
                </Field>
              )}
            />
            <Controller
              control={control}
              name="language"
              render={({ field }) => (
                <Field label="Language" error={errors.language?.message}>
                  <Select options={languageOptions} value={field.value} onChange={field.onChange} disabled={readOnly} />
                </Field>
              )}
            />
          </div>
          <Controller
            control={control}
            name="speed"
            render={({ field }) => (
              <Field label="Speed" error={errors.speed?.message}>
                <Slider
                  {...agentSpeed}
                  value={field.value}
                  onChange={(speed) => field.onChange(Math.round(speed * 10) / 10)}
                  format={(speed) => `${speed.toFixed(1)}×`}
                  disabled={readOnly}
                />
              </Field>
            )}
          />
        </CardBody>
        {!readOnly && (
          <CardFooter className="sticky bottom-0 rounded-b-lg bg-surface">
            <p className="mr-auto text-muted">{isDirty ? 'Unsaved changes' : `Version ${agent.version}`}</p>
            <Button
              variant="ghost"
              disabled={!isDirty || isSubmitting}
              onClick={() => reset(fieldsOf(agent), { keepDirtyValues: false })}
            >
              Discard
            </Button>
            <Button type="submit" disabled={!isDirty} busy={isSubmitting}>
              Save
            </Button>
          </CardFooter>
        )}
      </Card>
    </form>
  );
}
