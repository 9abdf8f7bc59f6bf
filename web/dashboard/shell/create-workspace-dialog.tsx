import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { WorkspaceName } from '#domain/identity/workspaces.ts';
import { api } from '#web/lib/api.ts';
import { setCurrentWorkspaceId } from '#web/lib/current-workspace.ts';
import { invalidate } from '#web/lib/query.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { useShell } from './shell-context.ts';

/** Asks for a name, makes the workspace and goes there. */
export default function CreateWorkspaceDialog() {
  const { close } = useShell();
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { name: '' } });
  return (
    <FormDialog
      size="sm"
      title="Create Workspace"
      description="Each workspace has its own agents, calls, and contacts."
      action="Create Workspace"
      form={form}
      send={({ name }) => api.workspaces.create({ body: { name } })}
      says={(workspace) => `${workspace.name} is ready`}
      next={async (workspace) => {
        await invalidate('workspaces');
        setCurrentWorkspaceId(workspace.id);
        close();
        await navigate('/dashboard/getting-started');
      }}
      onClose={close}
    >
      <Field label="Name" error={form.formState.errors.name?.message} required>
        <Input
          autoComplete="off"
          maxLength={80}
          placeholder="Acme Clinics"
          {...form.register('name', {
            validate: (name) => WorkspaceName.safeParse(name).error?.issues[0]?.message ?? true,
          })}
        />
      </Field>
    </FormDialog>
  );
}
