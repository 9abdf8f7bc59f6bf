import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { SubaccountTemplate, TemplateSettings } from '#domain/agency/subaccount-templates.ts';
import { everything } from '#domain/identity/acting.ts';
import { builtInRoles } from '#domain/identity/permissions.ts';
import { timeZones } from '#domain/identity/workspaces.ts';
import { agentLanguages } from '#domain/platform/agent-languages.ts';
import { api, type CallOptions } from '#web/lib/api.ts';
import { query } from '#web/lib/query.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { childLimitIds } from './child-limit-ids.ts';
import { formOf, LimitFields, type LimitForm, readLimits } from './limit-fields.tsx';
import { LevelFields } from './permissions-dialog.tsx';

interface TemplateForm extends LimitForm {
  name: string;
  timeZone: string;
  language: string;
  planId: string;
}

/** Things of the agency that a subaccount gets a copy of. */
function Choices(props: {
  title: string;
  items: readonly { id: string; name: string }[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}) {
  const { title, items, chosen, onChange } = props;
  if (items.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{title}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {items.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={(on) => onChange(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Makes a template, or changes one. Business hours and answers of a template that has some stay as they are. */
export function TemplateDialog({
  template,
  onClose,
}: {
  template?: SubaccountTemplate | undefined;
  onClose: () => void;
}) {
  const agents = useQuery(query.agents.list());
  const roles = useQuery(query.roles.list());
  const defaults = useQuery(query.limits.defaults());
  const preferences = useQuery(query.preferences.get());
  const settings = template?.settings;
  const [agentIds, setAgentIds] = useState(settings?.agentIds ?? []);
  const [roleIds, setRoleIds] = useState(settings?.roleIds ?? []);
  const [hours, setHours] = useState(settings?.businessHours !== undefined);
  const [answers, setAnswers] = useState(settings?.facts !== undefined);
  const [permissions, setPermissions] = useState(settings?.permissions);
  const plans = useQuery(query.plans.list());
  const known = plans.data?.items ?? [];
  const active = known.filter(({ status }) => status === 'active');
  const own = settings?.planId;
  // Stays chosen until another one is, also before plans are loaded: the server says what is wrong with it.
  const former = own !== undefined && !active.some(({ id }) => id === own);
  const formerName = plans.data ? `${known.find(({ id }) => id === own)?.name ?? 'A plan'}, archived` : 'Its plan';
  const form = useForm<TemplateForm>({
    defaultValues: {
      ...formOf(childLimitIds, settings?.limits ?? {}),
      name: template?.name ?? '',
      timeZone: settings?.timeZone ?? '',
      language: settings?.language ?? '',
      planId: settings?.planId ?? '',
    },
  });
  const custom = (roles.data?.items ?? []).filter(({ id }) => !(builtInRoles as readonly string[]).includes(id));
  const zones = [...new Set([...(settings?.timeZone ? [settings.timeZone] : []), ...timeZones])];

  async function send(fields: TemplateForm, once: CallOptions) {
    const limits = readLimits(childLimitIds, fields);
    const businessHours = hours ? (settings?.businessHours ?? preferences.data?.businessHours) : undefined;
    const facts = answers ? (settings?.facts ?? preferences.data?.facts) : undefined;
    const body = {
      name: fields.name,
      settings: {
        ...(fields.language !== '' && { language: fields.language as TemplateSettings['language'] }),
        ...(fields.planId !== '' && { planId: fields.planId }),
        ...(permissions && { permissions }),
        ...(fields.timeZone !== '' && { timeZone: fields.timeZone }),
        ...(businessHours && { businessHours }),
        ...(facts && { facts }),
        limits,
        agentIds,
        roleIds,
      },
    };
    if (template) return api.subaccountTemplates.update({ params: { templateId: template.id }, body });
    return api.subaccountTemplates.create({ body }, once);
  }

  return (
    <FormDialog
      title={template ? `Edit ${template.name}` : 'New template'}
      description="The starting point for subaccounts created from this template. Later changes don’t affect existing subaccounts."
      action="Save"
      form={form}
      send={send}
      reloads="subaccountTemplates"
      says="Template saved"
      onClose={onClose}
    >
      <Field label="Name" error={form.formState.errors.name?.message} required>
        <Input {...form.register('name')} maxLength={80} placeholder="Dental practice" autoComplete="off" />
      </Field>
      <Field label="Time zone">
        <NativeSelect {...form.register('timeZone')}>
          <option value="">The agency’s</option>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Language" hint="Language for new agents.">
        <NativeSelect {...form.register('language')}>
          <option value="">Same as any new workspace</option>
          {agentLanguages.map(({ tag, name }) => (
            <option key={tag} value={tag}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field
        label="Plan"
        hint="Starts when the subaccount is created. The first month is invoiced immediately or after the trial."
      >
        <NativeSelect {...form.register('planId')}>
          <option value="">No plan</option>
          {former && <option value={own}>{formerName}</option>}
          {active.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Checkbox
        checked={hours}
        onChange={setHours}
        label="Business hours"
        hint={settings?.businessHours ? 'Set in this template.' : 'This workspace’s hours, or 9 to 5 if none are set.'}
      />
      <Checkbox
        checked={answers}
        onChange={setAnswers}
        label="Common questions"
        hint={
          settings?.facts
            ? 'Address, parking, prices, team, and payment methods, set in this template.'
            : 'Address, parking, prices, team, and payment methods, from this workspace’s Account Preferences.'
        }
      />
      <Choices title="Copied agents" items={agents.data?.items ?? []} chosen={agentIds} onChange={setAgentIds} />
      <Choices title="Copied roles" items={custom} chosen={roleIds} onChange={setRoleIds} />
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-2 font-medium">Permissions</legend>
        <Checkbox
          checked={permissions !== undefined}
          onChange={(on) => setPermissions(on ? (settings?.permissions ?? everything) : undefined)}
          label="Limit member permissions"
          hint="The most anyone can do in the subaccount, regardless of role."
        />
        {permissions && <LevelFields row={permissions} onChange={setPermissions} />}
      </fieldset>
      <fieldset>
        <legend className="mb-2 font-medium">Own limits</legend>
        <LimitFields
          form={form as never}
          ids={childLimitIds}
          placeholders={{ ...defaults.data?.placeholders, ...defaults.data?.values }}
        />
      </fieldset>
    </FormDialog>
  );
}
