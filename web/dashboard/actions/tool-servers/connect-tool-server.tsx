import { useForm } from 'react-hook-form';
import { api } from '#web/lib/api.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';

interface Fields {
  name: string;
  url: string;
  token: string;
}

/** Asks where an MCP server is. It's asked for its tools before anything is kept. */
export function ConnectToolServer({ onClose }: { onClose: () => void }) {
  const form = useForm<Fields>({ defaultValues: { name: '', url: '', token: '' } });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormDialog
      title="Connect an MCP server"
      description="You’ll see the server’s tools when you connect. Agents can’t use a tool until you allow it."
      action="Connect"
      form={form}
      send={({ token, ...fields }: Fields) =>
        api.toolServers.connect(
          { body: { ...fields, token: token.trim() === '' ? null : token } },
          { timeoutMs: 30_000 },
        )
      }
      says={({ name }) => `${name} is connected`}
      reloads="toolServers"
      onClose={onClose}
    >
      <Field label="Name" hint="The name your team uses for this server." error={errors.name?.message}>
        <Input {...register('name')} maxLength={60} autoComplete="off" placeholder="Parts catalog" />
      </Field>
      <Field label="URL" hint="Must support MCP over HTTP." error={errors.url?.message}>
        <Input {...register('url')} inputMode="url" autoComplete="off" placeholder="https://tools.example.com/mcp" />
      </Field>
      <Field
        label="Token"
        hint="A secret from your vault, sent as a bearer token: {{secret.NAME}}. Leave empty if the server doesn’t need one."
        error={errors.token?.message}
      >
        <Input {...register('token')} autoComplete="off" spellCheck={false} placeholder="{{secret.PARTS}}" />
      </Field>
    </FormDialog>
  );
}
