import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { restoreDays } from '#domain/workspaces.ts';
import { api } from '#web/lib/api.ts';
import { setCurrentWorkspaceId } from '#web/lib/current-workspace.ts';
import { formatDate } from '#web/lib/format.ts';
import { invalidate } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

/** Asks for the workspace's name before it is deleted, and goes to another one. */
export function DeleteWorkspaceDialog({ onClose }: { onClose: () => void }) {
  const { id, name } = useWorkspace();
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => api.workspaces.remove({ params: { ownedWorkspaceId: id }, body: { name: typed } }),
    onSuccess: async ({ goneAt }) => {
      // There is always another one: the server makes it for who has none.
      const { items } = await api.workspaces.list();
      onClose();
      setCurrentWorkspaceId(items[0]!.id);
      toast.success(`${name} was deleted. You can take it back until ${formatDate(goneAt)}.`);
      await invalidate('workspaces');
      await navigate('/dashboard/getting-started');
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed === name) remove.mutate();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !remove.isPending && onClose()}
      size="sm"
      title={`Delete ${name}?`}
      description={`Its agents stop answering, its access tokens are refused, and nobody can open it. You can take it back for ${restoreDays} days.`}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {remove.error && <Banner>{remove.error.message}</Banner>}
        <Field label={`Type ${name} to confirm`} required>
          <Input
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <div className="flex justify-end gap-2">
          <Button variant="outline" onClick={onClose} disabled={remove.isPending}>
            Cancel
          </Button>
          <Button type="submit" variant="destructive" disabled={typed !== name} busy={remove.isPending}>
            Delete workspace
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
