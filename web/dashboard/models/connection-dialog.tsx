import { Controller, useForm } from 'react-hook-form';
import { type ModelService, modelServiceIds, modelServices } from '#domain/models/model-services.ts';
import type { ModelConnection } from '#domain/models/models.ts';
import { api } from '#web/lib/api.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { Select } from '#web/ui/select.tsx';

interface Fields {
  service: ModelService;
  key: string;
  baseUrl: string;
  model: string;
  embeddingModel: string;
}

/** Services without such models. */
const withoutEmbedding: readonly ModelService[] = ['anthropic', 'groq'];

const services = modelServiceIds.map((id) => ({ value: id, label: modelServices[id].name }));

/** What is given to the service: nothing for an empty field. */
const given = (text: string) => text.trim() || null;

function save(
  { service, key, baseUrl, model, embeddingModel }: Fields,
  connection?: ModelConnection,
): Promise<ModelConnection> {
  const wish = given(model);
  const newKey = given(key);
  const likeness = withoutEmbedding.includes(service) ? null : given(embeddingModel);
  if (connection === undefined) {
    const place = { service, key: newKey, baseUrl: given(baseUrl), embeddingModel: likeness };
    const body = { ...place, ...(wish !== null && { model: wish }) };
    return api.models.create({ body });
  }
  const body = {
    ...(given(baseUrl) !== connection.baseUrl && { baseUrl: given(baseUrl) }),
    ...(newKey !== null && { key: newKey }),
    ...(wish !== null && { model: wish }),
    ...(likeness !== connection.embeddingModel && { embeddingModel: likeness }),
  };
  return api.models.update({ params: { connectionId: connection.id }, body });
}

/** Where a model is and with what it is asked. The service is asked before anything is kept. */
export function ConnectionDialog({ connection, onClose }: { connection?: ModelConnection; onClose: () => void }) {
  const form = useForm<Fields>({
    defaultValues: {
      service: connection?.service ?? 'openai',
      key: '',
      baseUrl: connection?.baseUrl ?? '',
      model: connection?.model ?? '',
      embeddingModel: connection?.embeddingModel ?? '',
    },
  });
  const { control, register, formState, watch } = form;
  const { errors } = formState;
  const service = watch('service');
  const { name, keyAt, baseUrl: usual } = modelServices[service];
  const isOwn = usual === null;

  return (
    <FormDialog
      title={connection ? 'Edit connection' : 'Connect a language model'}
      description="When you save, we check the key by listing the provider’s models."
      action={connection ? 'Save' : 'Connect'}
      form={form}
      send={(fields: Fields) => save(fields, connection)}
      reloads="models"
      says={({ model }) => (connection ? 'Connection saved' : `${model} is connected`)}
      onClose={onClose}
    >
      {connection === undefined && (
        <Controller
          control={control}
          name="service"
          render={({ field }) => (
            <Field label="Service" error={errors.service?.message}>
              <Select options={services} value={field.value} onChange={field.onChange} />
            </Field>
          )}
        />
      )}
      <Field
        label="URL"
        optional={!isOwn}
        hint={
          isOwn
            ? 'Ollama, vLLM, LM Studio, or a gateway. The operator must allow private network addresses.'
            : `Only needed for your own gateway. Defaults to ${name}’s URL.`
        }
        error={errors.baseUrl?.message}
      >
        <Input
          {...register('baseUrl')}
          type="url"
          placeholder={usual ?? 'http://localhost:11434/v1'}
          autoComplete="off"
        />
      </Field>
      <Field
        label="Key"
        optional={keyAt === null}
        hint={
          connection?.maskedKey
            ? `Leave empty to keep ${connection.maskedKey}.`
            : keyAt === null
              ? 'Only needed if the server requires a key.'
              : `Find it at ${keyAt}. The key is stored encrypted and never shown again.`
        }
        error={errors.key?.message}
      >
        <PasswordInput {...register('key')} autoComplete="off" />
      </Field>
      <Field
        label="Model"
        optional
        hint="Defaults to a small, fast model, since callers are waiting."
        error={errors.model?.message}
      >
        <Input {...register('model')} autoComplete="off" list="known-models" />
      </Field>
      {!withoutEmbedding.includes(service) && (
        <Field
          label="Embedding model"
          optional
          hint="Searches documents by meaning as well as by keyword. Your documents and callers’ questions are sent to this service."
          error={errors.embeddingModel?.message}
        >
          <Input {...register('embeddingModel')} autoComplete="off" list="known-models" />
        </Field>
      )}
      <datalist id="known-models">
        {connection?.models.map((model) => (
          <option key={model} value={model} />
        ))}
      </datalist>
    </FormDialog>
  );
}
