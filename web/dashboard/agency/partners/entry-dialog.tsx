import { useForm } from 'react-hook-form';
import type { Partner } from '#domain/agency/partners.ts';
import { type Currency, currencyCodes, parseAmount } from '#domain/platform/money.ts';
import { api, type CallOptions } from '#web/lib/api.ts';
import { problemAt } from '#web/lib/api-error.ts';
import { showMoney } from '#web/lib/money.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
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
  const form = useForm<Fields>({
    defaultValues: {
      amount: '',
      currency: (earning ? (sums[0]?.currency as Currency) : currencies[0]) ?? 'EUR',
      text: '',
      reference: '',
    },
  });
  const { register, formState } = form;
  const { errors } = formState;

  async function send({ amount, currency, text, reference }: Fields, once: CallOptions) {
    const value = parseAmount(amount.replace(/,(\d{1,2})$/, '.$1'), currency);
    if (value === null || value === 0) throw problemAt('amount', 'Enter an amount, such as 197 or 49.50.');
    const most = owed.find((sum) => sum.currency === currency)?.owed ?? 0;
    if (!earning && value > most) {
      throw problemAt('amount', `You owe them ${showMoney({ amount: most, currency })}. Enter that amount or less.`);
    }
    const params = { partnerId };
    if (earning)
      return api.partners.addEarning({ params, body: { revenue: value, currency, description: text } }, once);
    return api.partners.addPayout({ params, body: { amount: value, currency, note: text, reference } }, once);
  }

  return (
    <FormDialog
      size="sm"
      title={earning ? `Revenue for ${name}` : `Record payout to ${name}`}
      description={
        earning
          ? `The amount one of the partner’s customers paid. The partner’s commission is ${formatShare(commissionPoints)}.`
          : `You owe them ${moneyOf(owed, 'owed')}. Entries can’t be changed later.`
      }
      action={earning ? 'Add revenue' : 'Record payout'}
      form={form}
      send={send}
      reloads="partners"
      says={earning ? `Revenue for ${name} recorded` : `Payout to ${name} recorded`}
      onClose={onClose}
    >
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
      <Field label={earning ? 'Description' : 'Note'} required={earning} optional={!earning}>
        <Input {...register('text')} maxLength={200} placeholder={earning ? 'Pro plan, November' : 'Bank transfer'} />
      </Field>
      {!earning && (
        <Field label="Reference" optional hint="Your bank’s reference.">
          <Input {...register('reference')} maxLength={80} autoComplete="off" placeholder="TRF-1042" />
        </Field>
      )}
    </FormDialog>
  );
}
