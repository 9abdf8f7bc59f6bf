import { useState } from 'react';
import { type Plan, type PlanTerms, planMeterNames, planMeters } from '#domain/billing/plans.ts';
import { type RatedKind, ratedKinds } from '#domain/billing/products.ts';
import { currencyCodes } from '#domain/platform/money.ts';
import { limitWords } from '#domain/usage/limit-labels.ts';
import { type LimitId, limitIds } from '#domain/usage/limits.ts';
import { api, type CallOptions } from '#web/lib/api.ts';
import { problemsAt } from '#web/lib/api-error.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { fieldsOf, type PlanFields, readFields } from './plan-form.ts';

const currencyOptions = currencyCodes.map((code) => ({ value: code, label: code }));
const intervals: { value: PlanTerms['interval']; label: string }[] = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Yearly' },
];
const overages: { value: PlanTerms['overage']; label: string; description: string }[] = [
  {
    value: 'pay_as_you_go',
    label: 'Pay as you go',
    description: 'Extra minutes are billed at the agreed price.',
  },
  { value: 'stop', label: 'Stop', description: 'Calls are rejected until next month.' },
];

const unitLabels: Record<RatedKind, string> = {
  'voice-agents': 'Extra minute',
  sms: 'Extra text',
  'phone-numbers': 'Extra number',
  chats: 'Extra chat',
  models: 'Million tokens',
};

/** Other names than those of what is included, which stand above them. */
const shortTitles: Partial<Record<LimitId, string>> = {
  monthlyMinutes: 'minutes',
  apiRequests: 'API requests',
  storageGb: 'storage in GB',
};
const limitLabels = Object.fromEntries(
  limitIds.map((id) => [id, `Max ${shortTitles[id] ?? limitWords[id].title.toLowerCase()}`]),
) as Record<LimitId, string>;

/** Asks for everything that a plan agrees on. Without a plan it makes one. */
export function PlanDialog({ plan, onClose }: { plan?: Plan; onClose: () => void }) {
  const [fields, setFields] = useState(() => fieldsOf(plan));
  const change = (next: Partial<PlanFields>) => setFields({ ...fields, ...next });

  async function send(_: unknown, once: CallOptions) {
    const { given, problems } = readFields(fields, plan);
    if (given === undefined) throw problemsAt(problems);
    return plan === undefined
      ? api.plans.create({ body: given }, once)
      : api.plans.update({ params: { planId: plan.id }, body: given });
  }

  const count = (
    problem: string | undefined,
    label: string,
    name: 'minutes' | 'trialDays' | 'trialMinutes',
    hint?: string,
  ) => (
    <Field label={label} hint={hint} error={problem}>
      <Input
        value={fields[name]}
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => change({ [name]: event.target.value })}
      />
    </Field>
  );

  return (
    <FormDialog
      title={plan === undefined ? 'Create plan' : `Edit ${plan.name}`}
      description={
        plan === undefined
          ? 'Clients see the plan’s name, description, and price when they choose a plan.'
          : 'Changes apply to new subscribers. Current subscribers keep their terms.'
      }
      action={plan === undefined ? 'Create plan' : 'Save'}
      send={send}
      reloads="plans"
      says={({ name }) => (plan === undefined ? `${name} created` : `${name} was saved`)}
      onClose={onClose}
    >
      {(problemOf) => (
        <>
          <Field label="Name" error={problemOf('name')}>
            <Input
              value={fields.name}
              maxLength={80}
              autoComplete="off"
              onChange={(event) => change({ name: event.target.value })}
            />
          </Field>
          <Field label="Description" optional>
            <Textarea
              value={fields.description}
              maxLength={300}
              rows={2}
              onChange={(event) => change({ description: event.target.value })}
            />
          </Field>
          <Field label="Paid">
            <Select options={intervals} value={fields.interval} onChange={(interval) => change({ interval })} />
          </Field>
          <div className="grid grid-cols-[1fr_7rem] gap-4">
            <Field label={`Price per ${fields.interval}`} error={problemOf('price')}>
              <Input
                value={fields.price}
                inputMode="decimal"
                autoComplete="off"
                onChange={(event) => change({ price: event.target.value })}
              />
            </Field>
            <Field label="Currency">
              <Select options={currencyOptions} value={fields.currency} onChange={(currency) => change({ currency })} />
            </Field>
          </div>
          <Field label="Setup fee" optional hint="Charged once, with the first payment." error={problemOf('setupFee')}>
            <Input
              value={fields.setupFee}
              inputMode="decimal"
              autoComplete="off"
              onChange={(event) => change({ setupFee: event.target.value })}
            />
          </Field>
          {count(problemOf('minutes'), 'Included minutes', 'minutes', 'Per month. Leave empty for unlimited.')}
          <RadioGroup
            legend="When minutes run out"
            options={overages}
            value={fields.overage}
            onChange={(overage) => change({ overage })}
          />
          <div className="grid grid-cols-2 gap-4">
            {count(problemOf('trialDays'), 'Trial days', 'trialDays')}
            {count(problemOf('trialMinutes'), 'Trial minutes', 'trialMinutes')}
          </div>
          <fieldset className="grid grid-cols-2 gap-4">
            <legend className="mb-3 font-medium">Also included each month</legend>
            {planMeterNames.map((meter) => (
              <Field key={meter} label={planMeters[meter].name} optional error={problemOf(meter)}>
                <Input
                  value={fields.meters[meter]}
                  inputMode="numeric"
                  autoComplete="off"
                  onChange={(event) => change({ meters: { ...fields.meters, [meter]: event.target.value } })}
                />
              </Field>
            ))}
          </fieldset>
          <fieldset className="grid grid-cols-1 gap-4 sm:grid-cols-3">
            <legend className="mb-1 font-medium">Overage prices</legend>
            <p className="text-muted text-sm sm:col-span-3">
              If left empty, the Products price at sign-up applies. Subscribers keep the price they signed up with.
            </p>
            {ratedKinds.map((kind) => (
              <Field key={kind} label={unitLabels[kind]} error={problemOf(kind)}>
                <Input
                  value={fields.unitPrices[kind]}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={14}
                  onChange={(event) => change({ unitPrices: { ...fields.unitPrices, [kind]: event.target.value } })}
                />
              </Field>
            ))}
          </fieldset>
          <fieldset className="grid grid-cols-2 gap-4">
            <legend className="mb-1 font-medium">Limits</legend>
            <p className="col-span-2 text-muted text-sm">
              If left empty, your subaccount defaults or the workspace’s own limits apply. Enter “none” for no limit.
            </p>
            {limitIds.map((id) => (
              <Field key={id} label={limitLabels[id]} error={problemOf(`limits.${id}`)}>
                <Input
                  value={fields.limits[id]}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={14}
                  onChange={(event) => change({ limits: { ...fields.limits, [id]: event.target.value } })}
                />
              </Field>
            ))}
          </fieldset>
        </>
      )}
    </FormDialog>
  );
}
