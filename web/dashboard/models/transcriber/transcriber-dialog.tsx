import { Controller, useForm } from 'react-hook-form';
import { type LocalTranscriber, type TranscriberService, transcriberServices } from '#domain/channels/transcriber.ts';
import { api } from '#web/lib/api.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { aboutLocal, transcriberNames } from './transcriber-labels.ts';

interface Fields {
  service: TranscriberService;
  key: string;
  baseUrl: string;
  model: string;
}

const orNull = (text: string) => text.trim() || null;

/** Asks which transcriber is to listen. It is asked with a moment of silence before it is kept. */
export function TranscriberDialog({ local, onClose }: { local: readonly LocalTranscriber[]; onClose: () => void }) {
  const services = transcriberServices
    .filter((value) => value !== 'local' || local.length > 0)
    .map((value) => ({ value, label: transcriberNames[value] }));
  const own = [
    { value: '', label: 'Best for each language' },
    ...local.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const form = useForm<Fields>({
    defaultValues: { service: 'deepgram', key: '', baseUrl: '', model: '' },
  });
  const { register, control, formState, watch } = form;
  const { errors } = formState;
  const service = watch('service');
  return (
    <FormDialog
      title="Connect speech-to-text"
      description="When you save, we test the connection with a short silence."
      action="Connect"
      form={form}
      send={({ key, baseUrl, model }: Fields) =>
        api.transcriber.connect(
          {
            body: {
              service,
              key: service === 'sherpa-onnx' || service === 'local' ? null : orNull(key),
              baseUrl: service === 'deepgram' || service === 'local' ? null : orNull(baseUrl),
              model: service === 'sherpa-onnx' ? null : orNull(model),
            },
          },
          { timeoutMs: 30_000 },
        )
      }
      reloads="transcriber"
      says={`${transcriberNames[service]} is connected`}
      secret
      onClose={onClose}
    >
      <Controller
        control={control}
        name="service"
        render={({ field }) => (
          <Field label="Service" error={errors.service?.message}>
            <Select
              options={services}
              value={field.value}
              onChange={(value) => {
                // Names of models of one service mean nothing at another.
                form.setValue('model', '');
                field.onChange(value);
              }}
            />
          </Field>
        )}
      />
      {service === 'local' && (
        <Controller
          control={control}
          name="model"
          render={({ field }) => (
            <Field
              label="Transcriber"
              hint={local.filter(({ id }) => id === field.value).map(aboutLocal)[0]}
              error={errors.model?.message}
            >
              <Select options={own} value={field.value} onChange={field.onChange} />
            </Field>
          )}
        />
      )}
      {service !== 'deepgram' && service !== 'local' && (
        <Field
          label="URL"
          optional={service === 'openai'}
          hint={
            service === 'openai'
              ? 'Only needed for your own server. Include everything up to /v1. Defaults to OpenAI’s URL. The operator must allow private network addresses.'
              : 'For example, wss://speech.example.com. The operator must allow private network addresses.'
          }
          error={errors.baseUrl?.message}
        >
          <Input {...register('baseUrl')} inputMode="url" autoComplete="off" spellCheck={false} />
        </Field>
      )}
      {service !== 'sherpa-onnx' && service !== 'local' && (
        <>
          <Field
            label="Key"
            optional={service === 'openai'}
            hint="Stored encrypted and never shown again."
            error={errors.key?.message}
          >
            <PasswordInput {...register('key')} autoComplete="off" />
          </Field>
          <Field
            label="Model"
            optional
            hint={
              service === 'deepgram'
                ? 'Defaults to nova-3. flux-general-en and flux-general-multi automatically detect when callers have finished.'
                : 'Defaults to gpt-4o-mini-transcribe.'
            }
            error={errors.model?.message}
          >
            <Input {...register('model')} autoComplete="off" spellCheck={false} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
