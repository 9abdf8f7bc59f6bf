import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { showProblems } from '#web/lib/form.ts';
import { newKey } from '#web/lib/new-key.ts';
import { query } from '#web/lib/query.ts';
import { reloadSubaccounts } from '#web/lib/reload-subaccounts.ts';
import { toast } from '#web/lib/toast.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { firstDue } from './plan-quote.ts';

interface Fields {
  name: string;
  ownerEmail: string;
  templateId: string;
  planId: string;
}

const none = 'none';

/** Asks what a new subaccount is called, who owns it, and what it starts from. */
export function CreateSubaccountDialog({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(query.subaccountTemplates.list());
  const plans = useQuery(query.plans.list());
  const { register, control, handleSubmit, setError, watch, formState } = useForm<Fields>({
    defaultValues: { name: '', ownerEmail: '', templateId: none, planId: none },
  });
  const { errors } = formState;
  // A request whose answer is lost may be sent again without making two.
  const [key, setKey] = useState(newKey);
  const create = useMutation({
    mutationFn: ({ name, ownerEmail, templateId, planId }: Fields) =>
      api.subaccounts.create(
        {
          body: {
            name,
            ...(ownerEmail.trim() !== '' && { ownerEmail }),
            ...(templateId !== none && { templateId }),
            ...(planId !== none && { planId }),
          },
        },
        { headers: { 'idempotency-key': key } },
      ),
    onSuccess: async ({ name }) => {
      toast.success(`${name} was made`);
      onClose();
      await reloadSubaccounts();
    },
    onError: (error) => {
      setKey(newKey());
      if (!showProblems(error, setError)) setError('root', { message: messageOf(error) });
    },
  });
  const [templateId, planId] = [watch('templateId'), watch('planId')];
  const offered = (plans.data?.items ?? []).filter(({ status }) => status === 'active');
  const template = data?.items.find(({ id }) => id === templateId);
  const ofTemplate = offered.find(({ id }) => id === template?.settings.planId);
  const plan = planId === none ? ofTemplate : offered.find(({ id }) => id === planId);
  const planOptions = [
    { value: none, label: ofTemplate ? `The template’s: ${ofTemplate.name}` : 'No plan' },
    ...offered.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const templates = [
    { value: none, label: 'No template' },
    ...(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !create.isPending && onClose()}
      title="Create subaccount"
      description="A workspace of its own for a customer. You see its figures, and what is in it only when you enter."
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={create.isPending}>
            Cancel
          </Button>
          <Button type="submit" form="create-subaccount" busy={create.isPending}>
            Create subaccount
          </Button>
        </>
      }
    >
      <form
        id="create-subaccount"
        noValidate
        onSubmit={(event) => void handleSubmit((fields) => create.mutate(fields))(event)}
        className="flex flex-col gap-4"
      >
        {errors.root?.message && <Banner>{errors.root.message}</Banner>}
        <Field label="Name" error={errors.name?.message} required>
          <Input {...register('name')} maxLength={80} autoComplete="off" placeholder="Bright Dental" />
        </Field>
        <Field
          label="Owner’s email"
          optional
          hint="Gets a mail that asks to own it. Without one it is held by you alone; an owner can be invited later."
          error={errors.ownerEmail?.message}
        >
          <Input {...register('ownerEmail')} type="email" maxLength={255} placeholder="owner@example.com" />
        </Field>
        <Field
          label="Template"
          hint="Settings, limits, roles and copies of your agents."
          error={errors.templateId?.message}
        >
          <Controller
            control={control}
            name="templateId"
            render={({ field: { value, onChange } }) => (
              <Select options={templates} value={value} onChange={onChange} />
            )}
          />
        </Field>
        <Field
          label="Plan"
          hint={plan ? firstDue(plan) : 'Nothing is due: it uses the minutes of its trial until it has a plan.'}
          error={errors.planId?.message}
        >
          <Controller
            control={control}
            name="planId"
            render={({ field: { value, onChange } }) => (
              <Select options={planOptions} value={value} onChange={onChange} />
            )}
          />
        </Field>
      </form>
    </Dialog>
  );
}
