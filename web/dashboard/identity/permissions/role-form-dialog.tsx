import { useState } from 'react';
import { type Role, RoleDescription, type RoleId, RoleName } from '#domain/identity/roles.ts';
import { problemAt } from '#web/lib/api-error.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { roleOptions } from '../team/team-row.ts';

interface RoleFormDialogProps {
  /** The role to change; a new one when absent. */
  role?: Role;
  /** Roles whose levels a new one can begin with. */
  models: readonly Role[];
  onSave: (given: { name: string; description: string; model: Role | undefined }) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a role's name and description, and for a new one also which role it is like at first. */
export function RoleFormDialog({ role, models, onSave, onClose }: RoleFormDialogProps) {
  const [name, setName] = useState(role?.name ?? '');
  const [description, setDescription] = useState(role?.description ?? '');
  const [model, setModel] = useState<RoleId | undefined>((models.find(({ id }) => id === 'viewer') ?? models[0])?.id);

  async function send() {
    const chosen = models.find(({ id }) => id === model);
    const [checkedName, checkedText] = [RoleName.safeParse(name), RoleDescription.safeParse(description)];
    if (!checkedName.success) throw problemAt('name', checkedName.error.issues[0]!.message);
    if (!checkedText.success) throw problemAt('description', checkedText.error.issues[0]!.message);
    await onSave({ name: checkedName.data, description: checkedText.data, model: chosen });
  }

  return (
    <FormDialog
      size="sm"
      title={role ? `Edit ${role.name}` : 'Create role'}
      action={role ? 'Save' : 'Create role'}
      send={send}
      onClose={onClose}
    >
      {(problemOf) => (
        <>
          <Field label="Role name" error={problemOf('name')} required>
            <Input
              value={name}
              maxLength={40}
              autoComplete="off"
              placeholder="Reception"
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          <Field label="Description" error={problemOf('description')} optional>
            <Textarea
              value={description}
              maxLength={200}
              placeholder="Replies to customers."
              onChange={(event) => setDescription(event.target.value)}
            />
          </Field>
          {!role && (
            <Field label="Based on" hint="You can change the role’s access levels in the table later.">
              <Select options={roleOptions(models)} value={model} onChange={setModel} />
            </Field>
          )}
        </>
      )}
    </FormDialog>
  );
}
