import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Plan, type PlanTerms, planMeterNames, planMeters } from '#domain/billing/plans.ts';
import { type RatedKind, ratedKinds } from '#domain/billing/products.ts';
import { currencyCodes } from '#domain/platform/money.ts';
import { limitWords } from '#domain/usage/limit-words.ts';
import { type LimitId, limitIds } from '#domain/usage/limits.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { showProblems } from '#web/lib/form.ts';
import { newKey } from '#web/lib/new-key.ts';
import { invalidate } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { fieldsOf, type PlanFields, type Problems, readFields } from './plan-form.ts';

const currencyOptions = currencyCodes.map((code) => ({ value: code, label: code }));
const intervals: { value: PlanTerms['interval']; label: string }[] = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Yearly' },
];
const overages: { value: PlanTerms['overage']; label: string; description: string }[] = [
  {
    value: 'pay_as_you_go',
    label: 'Pay as you go',
    description: 'Each further minute is paid, at the price that was agreed.',
  },
  { value: 'stop', label: 'Stop', description: 'Calls are refused until the next month begins.' },
];

const unitLabels: Record<RatedKind, string> = {
  'voice-agents': 'A further minute',
  sms: 'A further text',
  'phone-numbers': 'A further number',
  chats: 'A further chat',
  models: 'A million tokens',
};

/** Other names than those of what is included, which stand above them. */
const shortTitles: Partial<Record<LimitId, string>> = {
  monthlyMinutes: 'minutes',
  apiRequests: 'API requests',
  storageGb: 'storage in GB',
};
const limitLabels = Object.fromEntries(
  limitIds.map((id) => [id, `Most ${shortTitles[id] ?? limitWords[id].title.toLowerCase()}`]),
) as Record<LimitId, string>;

/** Asks for everything that a plan agrees on. Without a plan it makes one. */
export function PlanDialog({ plan, onClose }: { plan?: Plan; onClose: () => void }) {
  const [fields, setFields] = useState(() => fieldsOf(plan));
  const [problems, setProblems] = useState<Problems>({});
  const [key, setKey] = useState(newKey);

  const save = useMutation({
    mutationFn: (given: NonNullable<ReturnType<typeof readFields>['given']>) =>
      plan === undefined
        ? api.plans.create({ body: given }, { headers: { 'idempotency-key': key } })
        : api.plans.update({ params: { planId: plan.id }, body: given }),
    onSuccess: async ({ name }) => {
      toast.success(plan === undefined ? `${name} was made` : `${name} was saved`);
      onClose();
      await invalidate('plans');
    },
    onError: (error) => {
      const found: Problems = {};
      showProblems<PlanTerms>(error, (path, { message }) => {
        if (path.startsWith('limits.')) found[path as keyof Problems] = message;
      });
      setProblems(found);
    },
  });

  function change(next: Partial<PlanFields>) {
    setFields({ ...fields, ...next });
    setProblems({});
    save.reset();
    setKey(newKey());
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isPending) return;
    const { given, problems: found } = readFields(fields, plan);
    setProblems(found);
    if (given !== undefined) save.mutate(given);
  }

  const count = (label: string, name: 'minutes' | 'trialDays' | 'trialMinutes', hint?: string) => (
    <Field label={label} hint={hint} error={problems[name]}>
      <Input
        value={fields[name]}
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => change({ [name]: event.target.value })}
      />
    </Field>
  );

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.isPending && onClose()}
      title={plan === undefined ? 'Create plan' : `Edit ${plan.name}`}
      description={
        plan === undefined
          ? 'Your clients see its name, description and price when they choose.'
          : 'What is changed holds for whoever subscribes from now on. Who has the plan keeps what was agreed.'
      }
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={save.isPending}>
            Cancel
          </Button>
          <Button type="submit" form="plan" busy={save.isPending}>
            {plan === undefined ? 'Create plan' : 'Save'}
          </Button>
        </>
      }
    >
      <form id="plan" onSubmit={submit} noValidate className="flex flex-col gap-5">
        {save.error && <Banner>{messageOf(save.error)}</Banner>}
        <Field label="Name" error={problems.name}>
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
          <Field label={`Price per ${fields.interval}`} error={problems.price}>
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
        <Field label="Set-up fee" optional hint="Asked once, with the first payment." error={problems.setupFee}>
          <Input
            value={fields.setupFee}
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => change({ setupFee: event.target.value })}
          />
        </Field>
        {count('Included minutes', 'minutes', 'Each month. Empty for as many as one likes.')}
        <RadioGroup
          legend="When they are used up"
          options={overages}
          value={fields.overage}
          onChange={(overage) => change({ overage })}
        />
        <div className="grid grid-cols-2 gap-4">
          {count('Trial days', 'trialDays')}
          {count('Trial minutes', 'trialMinutes')}
        </div>
        <fieldset className="grid grid-cols-2 gap-4">
          <legend className="mb-3 font-medium">Also included each month</legend>
          {planMeterNames.map((meter) => (
            <Field key={meter} label={planMeters[meter].name} optional error={problems[meter]}>
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
          <legend className="mb-1 font-medium">Prices beyond that</legend>
          <p className="text-muted text-sm sm:col-span-3">
            Empty takes the price of Products at the moment when someone subscribes. Either stays as it was agreed.
          </p>
          {ratedKinds.map((kind) => (
            <Field key={kind} label={unitLabels[kind]} error={problems[kind]}>
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
            Empty says nothing: your defaults for subaccounts hold, or what a workspace has of its own. Write none for
            no limit.
          </p>
          {limitIds.map((id) => (
            <Field key={id} label={limitLabels[id]} error={problems[`limits.${id}`]}>
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
      </form>
    </Dialog>
  );
}
