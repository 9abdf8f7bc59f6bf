import { useQuery } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { api } from '#web/lib/api.ts';
import { query } from '#web/lib/query.ts';
import { subaccountNouns } from '#web/lib/subaccount-nouns.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
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
  const form = useForm<Fields>({
    defaultValues: { name: '', ownerEmail: '', templateId: none, planId: none },
  });
  const { register, control, watch, formState } = form;
  const { errors } = formState;
  const [templateId, planId] = [watch('templateId'), watch('planId')];
  const offered = (plans.data?.items ?? []).filter(({ status }) => status === 'active');
  const template = data?.items.find(({ id }) => id === templateId);
  const ofTemplate = offered.find(({ id }) => id === template?.settings.planId);
  const plan = planId === none ? ofTemplate : offered.find(({ id }) => id === planId);
  const planOptions = [
    { value: none, label: ofTemplate ? `From the template: ${ofTemplate.name}` : 'No plan' },
    ...offered.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const templates = [
    { value: none, label: 'No template' },
    ...(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];

  return (
    <FormDialog
      title="Create subaccount"
      description="A separate workspace for a client. You can see its metrics. To see its content, enter the workspace."
      action="Create subaccount"
      form={form}
      send={({ name, ownerEmail, templateId, planId }: Fields, once) =>
        api.subaccounts.create(
          {
            body: {
              name,
              ...(ownerEmail.trim() !== '' && { ownerEmail }),
              ...(templateId !== none && { templateId }),
              ...(planId !== none && { planId }),
            },
          },
          once,
        )
      }
      says={({ name }) => `${name} created`}
      reloads={subaccountNouns}
      onClose={onClose}
    >
      <Field label="Name" error={errors.name?.message} required>
        <Input {...register('name')} maxLength={80} autoComplete="off" placeholder="Bright Dental" />
      </Field>
      <Field
        label="Owner’s email"
        optional
        hint="The owner gets an invitation by email. If left empty, you own the subaccount and can invite an owner later."
        error={errors.ownerEmail?.message}
      >
        <Input {...register('ownerEmail')} type="email" maxLength={255} placeholder="owner@example.com" />
      </Field>
      <Field
        label="Template"
        hint="Includes settings, limits, roles, and copies of your agents."
        error={errors.templateId?.message}
      >
        <Controller
          control={control}
          name="templateId"
          render={({ field: { value, onChange } }) => <Select options={templates} value={value} onChange={onChange} />}
        />
      </Field>
      <Field
        label="Plan"
        hint={plan ? firstDue(plan) : 'Nothing is due yet. The subaccount uses trial minutes until it has a plan.'}
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
    </FormDialog>
  );
}
