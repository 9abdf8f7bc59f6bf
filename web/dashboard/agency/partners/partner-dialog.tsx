import { Controller, useForm } from 'react-hook-form';
import {
  type Partner,
  type PartnerRates,
  type PartnerStatus,
  type PartnerType,
  partnerStatuses,
  partnerTypes,
} from '#domain/agency/partners.ts';
import { api, type CallOptions } from '#web/lib/api.ts';
import { problemAt } from '#web/lib/api-error.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { formatShare, pointsOf } from './money.ts';

interface Fields {
  name: string;
  email: string;
  type: PartnerType;
  status: PartnerStatus;
  commissionPoints: string;
}

const capital = (word: string) => word.replace(/^./, (first) => first.toUpperCase());
const options = <V extends string>(values: readonly V[]) => values.map((value) => ({ value, label: capital(value) }));

/** Adds a partner, or changes one. */
export function PartnerDialog(props: { partner?: Partner | undefined; rates: PartnerRates; onClose: () => void }) {
  const { partner, rates, onClose } = props;
  const form = useForm<Fields>({
    defaultValues: {
      name: partner?.name ?? '',
      email: partner?.email ?? '',
      type: partner?.type ?? 'affiliate',
      status: partner?.status ?? 'active',
      commissionPoints: partner ? String(partner.commissionPoints / 100) : '',
    },
  });
  const { register, control, formState, watch } = form;
  const { errors } = formState;
  const usual = formatShare(rates[watch('type')]);

  async function send({ name, email, type, status, commissionPoints }: Fields, once: CallOptions) {
    const typed = commissionPoints.trim();
    const points = typed === '' ? undefined : pointsOf(typed);
    if (Number.isNaN(points)) throw problemAt('commissionPoints', 'Enter a percentage, such as 15 or 12.5.');
    const share = points === undefined ? {} : { commissionPoints: points };
    if (partner) {
      const body = { name, email: email.trim() === '' ? null : email, type, status, ...share };
      return api.partners.update({ params: { partnerId: partner.id }, body });
    }
    const body = { name, type, ...(email.trim() !== '' && { email }), ...share };
    return api.partners.create({ body }, once);
  }

  return (
    <FormDialog
      title={partner ? `Edit ${partner.name}` : 'Add partner'}
      description="Past earnings keep their commission rate."
      action="Save"
      form={form}
      send={send}
      reloads="partners"
      says={({ name }) => `${name} was saved`}
      onClose={onClose}
    >
      <Field label="Name" error={errors.name?.message} required>
        <Input {...register('name')} maxLength={80} autoComplete="off" />
      </Field>
      <Field
        label="Email"
        optional
        hint="The person who signs in with this email sees their referrals and earnings under Affiliate."
        error={errors.email?.message}
      >
        <Input {...register('email')} type="email" maxLength={255} autoComplete="off" />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Type">
          <Controller
            control={control}
            name="type"
            render={({ field: { value, onChange } }) => (
              <Select options={options(partnerTypes)} value={value} onChange={onChange} />
            )}
          />
        </Field>
        {partner && (
          <Field label="Status">
            <Controller
              control={control}
              name="status"
              render={({ field: { value, onChange } }) => (
                <Select options={options(partnerStatuses)} value={value} onChange={onChange} />
              )}
            />
          </Field>
        )}
        <Field label="Commission" error={errors.commissionPoints?.message}>
          <Input {...register('commissionPoints')} inputMode="decimal" placeholder={usual} autoComplete="off" />
        </Field>
      </div>
    </FormDialog>
  );
}
