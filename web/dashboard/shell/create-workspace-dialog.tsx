import { useChange } from '#web/lib/use-change.ts';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { WorkspaceName } from '#domain/identity/workspaces.ts';
import { api } from '#web/lib/api.ts';
import { setCurrentWorkspaceId } from '#web/lib/current-workspace.ts';
import { showProblems } from '#web/lib/form.ts';
import { invalidate } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { useShell } from './shell-context.ts';

/** Asks for a name, makes the workspace and goes there. */
export default function CreateWorkspaceDialog() {
  const { close } = useShell();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      size="sm"
      title="Create Workspace"
      description="Agents, calls and contacts of a workspace are kept apart from those of others."
    >
      <CreateWorkspaceForm />
    </Dialog>
  );
}

function CreateWorkspaceForm() {
  const { close } = useShell();
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm<{ name: string }>();
  const create = useChange((name: string) => api.workspaces.create({ body: { name } }), {
    reloads: 'workspaces',
    says: (workspace) => `${workspace.name} is ready`,
    next: async (workspace) => {
      setCurrentWorkspaceId(workspace.id);
      close();
      await navigate('/dashboard/getting-started');
    },
    refusal: 'shown',
  });
  const problem = formState.errors.name?.message;

  return (
    <form noValidate onSubmit={handleSubmit(({ name }) => create.mutate(name))} className="flex flex-col gap-4">
      {create.error && !problem && <Banner>{create.error.message}</Banner>}
      <Field label="Name" error={problem} required>
        <Input
          autoComplete="off"
          maxLength={80}
          placeholder="Acme Clinics"
          {...register('name', {
            validate: (name) => WorkspaceName.safeParse(name).error?.issues[0]?.message ?? true,
          })}
        />
      </Field>
      <div className="flex justify-end gap-2">
        <Button variant="outline" onClick={close}>
          Cancel
        </Button>
        <Button type="submit" busy={create.isPending}>
          Create Workspace
        </Button>
      </div>
    </form>
  );
}
