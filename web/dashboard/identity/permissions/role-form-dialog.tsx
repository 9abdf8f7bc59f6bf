import { type FormEvent, useState } from 'react';
import { type Role, RoleDescription, type RoleId, RoleName } from '#domain/identity/roles.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
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
  const [errors, setErrors] = useState<{ name?: string; description?: string; form?: string }>({});
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const [checkedName, checkedText] = [RoleName.safeParse(name), RoleDescription.safeParse(description)];
    if (!checkedName.success || !checkedText.success) {
      const first = (checked: { error?: { issues: { message: string }[] } }) => checked.error?.issues[0]?.message;
      const [nameError, textError] = [first(checkedName), first(checkedText)];
      return setErrors({ ...(nameError && { name: nameError }), ...(textError && { description: textError }) });
    }
    setBusy(true);
    setErrors({});
    try {
      const chosen = models.find(({ id }) => id === model);
      await onSave({ name: checkedName.data, description: checkedText.data, model: chosen });
      onClose();
    } catch (error) {
      setErrors({ form: messageOf(error) });
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      size="sm"
      title={role ? `Edit ${role.name}` : 'Create role'}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form="role-form" busy={busy}>
            {role ? 'Save' : 'Create role'}
          </Button>
        </>
      }
    >
      <form id="role-form" onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
        {errors.form && <Banner>{errors.form}</Banner>}
        <Field label="Role name" error={errors.name} required>
          <Input
            value={name}
            maxLength={40}
            autoComplete="off"
            placeholder="Reception"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Field label="Description" error={errors.description} optional>
          <Textarea
            value={description}
            maxLength={200}
            placeholder="Answers people back."
            onChange={(event) => setDescription(event.target.value)}
          />
        </Field>
        {!role && (
          <Field label="Begins like" hint="Its levels can be changed in the matrix afterwards.">
            <Select options={roleOptions(models)} value={model} onChange={setModel} />
          </Field>
        )}
      </form>
    </Dialog>
  );
}
