import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Partner } from '#domain/partners.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { newKey } from '#web/lib/new-key.ts';
import { invalidate } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { amountOf, formatShare, moneyOf } from './money.ts';

interface Fields {
  amount: string;
  currency: string;
  text: string;
}

/** Notes what a partner's customer paid, or what was paid out to the partner. */
export function EntryDialog({
  partner,
  kind,
  onClose,
}: {
  partner: Partner;
  kind: 'earning' | 'payout';
  onClose: () => void;
}) {
  const { id: partnerId, name, sums, commissionPoints } = partner;
  const earning = kind === 'earning';
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    defaultValues: { amount: '', currency: sums[0]?.currency ?? 'EUR', text: '' },
  });
  const { errors, isSubmitting } = formState;
  // A request whose answer is lost may be sent again without being counted twice.
  const [key, setKey] = useState(newKey);

  async function submit({ amount, currency, text }: Fields) {
    const code = currency.trim().toUpperCase();
    const value = amountOf(amount, code);
    if (Number.isNaN(value)) return setError('amount', { message: 'Write an amount like 197 or 49.50.' });
    const options = { headers: { 'idempotency-key': key } };
    const params = { partnerId };
    try {
      if (earning) {
        const body = { revenue: value, currency: code, description: text };
        await api.partners.addEarning({ params, body }, options);
      } else await api.partners.addPayout({ params, body: { amount: value, currency: code, note: text } }, options);
      toast.success(earning ? `Revenue of ${name} noted` : `Pay-out to ${name} noted`);
      onClose();
      await invalidate('partners');
    } catch (error) {
      setKey(newKey());
      setError('root', { message: messageOf(error) });
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isSubmitting && onClose()}
      size="sm"
      title={earning ? `Revenue of ${name}` : `Pay-out to ${name}`}
      description={
        earning
          ? `What a customer of theirs paid. Their commission of it is ${formatShare(commissionPoints)}.`
          : `They are owed ${moneyOf(sums, 'owed')}. An entry cannot be changed later.`
      }
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isSubmitting}>
            Cancel
          </Button>
          <Button type="submit" form="entry" busy={isSubmitting}>
            {earning ? 'Add revenue' : 'Note pay-out'}
          </Button>
        </>
      }
    >
      <form
        id="entry"
        noValidate
        onSubmit={(event) => void handleSubmit(submit)(event)}
        className="flex flex-col gap-4"
      >
        {errors.root?.message && <Banner>{errors.root.message}</Banner>}
        <div className="grid grid-cols-[1fr_6rem] gap-3">
          <Field label="Amount" error={errors.amount?.message} required>
            <Input {...register('amount')} inputMode="decimal" autoComplete="off" />
          </Field>
          <Field label="Currency" required>
            <Input {...register('currency')} maxLength={3} autoComplete="off" className="uppercase" />
          </Field>
        </div>
        <Field label={earning ? 'What for' : 'Note'} required={earning} optional={!earning}>
          <Input {...register('text')} maxLength={200} placeholder={earning ? 'Plan Pro, November' : 'By transfer'} />
        </Field>
      </form>
    </Dialog>
  );
}
