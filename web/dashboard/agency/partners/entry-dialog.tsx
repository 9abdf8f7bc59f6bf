import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Partner } from '#domain/agency/partners.ts';
import { type Currency, currencyCodes, parseAmount } from '#domain/platform/money.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { showMoney } from '#web/lib/money.ts';
import { newKey } from '#web/lib/new-key.ts';
import { invalidate } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { formatShare, moneyOf } from './money.ts';

interface Fields {
  amount: string;
  currency: Currency;
  text: string;
  reference: string;
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
  // A pay-out is of what is owed.
  const owed = sums.filter((sum) => sum.owed > 0);
  const currencies = (earning ? currencyCodes : owed.map((sum) => sum.currency)) as readonly Currency[];
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    defaultValues: {
      amount: '',
      currency: (earning ? (sums[0]?.currency as Currency) : currencies[0]) ?? 'EUR',
      text: '',
      reference: '',
    },
  });
  const { errors, isSubmitting } = formState;
  // A request whose answer is lost may be sent again without being counted twice.
  const [key, setKey] = useState(newKey);

  async function submit({ amount, currency, text, reference }: Fields) {
    const value = parseAmount(amount.replace(/,(\d{1,2})$/, '.$1'), currency);
    if (value === null || value === 0) return setError('amount', { message: 'Write an amount like 197 or 49.50.' });
    const most = owed.find((sum) => sum.currency === currency)?.owed ?? 0;
    if (!earning && value > most) {
      return setError('amount', {
        message: `They are owed ${showMoney({ amount: most, currency })}. Use that or less.`,
      });
    }
    const options = { headers: { 'idempotency-key': key } };
    const params = { partnerId };
    try {
      if (earning) {
        const body = { revenue: value, currency, description: text };
        await api.partners.addEarning({ params, body }, options);
      } else {
        const body = { amount: value, currency, note: text, reference };
        await api.partners.addPayout({ params, body }, options);
      }
      toast.success(earning ? `Revenue of ${name} noted` : `Pay-out to ${name} recorded`);
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
      title={earning ? `Revenue of ${name}` : `Record pay-out to ${name}`}
      description={
        earning
          ? `What a customer of theirs paid. Their commission of it is ${formatShare(commissionPoints)}.`
          : `They are owed ${moneyOf(owed, 'owed')}. An entry cannot be changed later.`
      }
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isSubmitting}>
            Cancel
          </Button>
          <Button type="submit" form="entry" busy={isSubmitting}>
            {earning ? 'Add revenue' : 'Record pay-out'}
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
            <NativeSelect {...register('currency')}>
              {currencies.map((code) => (
                <option key={code} value={code}>
                  {code}
                </option>
              ))}
            </NativeSelect>
          </Field>
        </div>
        <Field label={earning ? 'What for' : 'Note'} required={earning} optional={!earning}>
          <Input {...register('text')} maxLength={200} placeholder={earning ? 'Plan Pro, November' : 'By transfer'} />
        </Field>
        {!earning && (
          <Field label="Reference" optional hint="Under which your bank knows it.">
            <Input {...register('reference')} maxLength={80} autoComplete="off" placeholder="TRF-1042" />
          </Field>
        )}
      </form>
    </Dialog>
  );
}
