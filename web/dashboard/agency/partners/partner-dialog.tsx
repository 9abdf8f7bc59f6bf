import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import {
  type Partner,
  type PartnerRates,
  type PartnerStatus,
  type PartnerType,
  partnerStatuses,
  partnerTypes,
} from '#domain/agency/partners.ts';
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
  const { register, control, handleSubmit, setError, formState, watch } = useForm<Fields>({
    defaultValues: {
      name: partner?.name ?? '',
      email: partner?.email ?? '',
      type: partner?.type ?? 'affiliate',
      status: partner?.status ?? 'active',
      commissionPoints: partner ? String(partner.commissionPoints / 100) : '',
    },
  });
  const { errors, isSubmitting } = formState;
  const [key, setKey] = useState(newKey);
  const usual = formatShare(rates[watch('type')]);

  async function submit({ name, email, type, status, commissionPoints }: Fields) {
    const typed = commissionPoints.trim();
    const points = typed === '' ? undefined : pointsOf(typed);
    if (Number.isNaN(points)) return setError('commissionPoints', { message: 'Write a percentage like 15 or 12.5.' });
    const share = points === undefined ? {} : { commissionPoints: points };
    try {
      if (partner) {
        const body = { name, email: email.trim() === '' ? null : email, type, status, ...share };
        await api.partners.update({ params: { partnerId: partner.id }, body });
      } else {
        const body = { name, type, ...(email.trim() !== '' && { email }), ...share };
        await api.partners.create({ body }, { headers: { 'idempotency-key': key } });
      }
      toast.success(`${name} was saved`);
      onClose();
      await invalidate('partners');
    } catch (error) {
      setKey(newKey());
      if (!showProblems(error, setError)) setError('root', { message: messageOf(error) });
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isSubmitting && onClose()}
      title={partner ? `Change ${partner.name}` : 'Add partner'}
      description="What was earned before keeps the commission of then."
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isSubmitting}>
            Cancel
          </Button>
          <Button type="submit" form="partner" busy={isSubmitting}>
            Save
          </Button>
        </>
      }
    >
      <form
        id="partner"
        noValidate
        onSubmit={(event) => void handleSubmit(submit)(event)}
        className="flex flex-col gap-4"
      >
        {errors.root?.message && <Banner>{errors.root.message}</Banner>}
        <Field label="Name" error={errors.name?.message} required>
          <Input {...register('name')} maxLength={80} autoComplete="off" />
        </Field>
        <Field
          label="Email"
          optional
          hint="Who signs in with it sees what they brought and are owed, under Affiliate."
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
      </form>
    </Dialog>
  );
}
