import { type ReactNode, useState } from 'react';
import { type Invoice, type PaymentStatus, paymentStatuses } from '#domain/billing/invoices.ts';
import { parseAmount, plainAmount } from '#domain/platform/money.ts';
import { api, type CallOptions } from '#web/lib/api.ts';
import { problemAt } from '#web/lib/api-error.ts';
import { showMoney } from '#web/lib/money.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog, type ProblemOf } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';

interface AmountDialogProps<R> {
  title: string;
  description: string;
  action: string;
  invoice: Invoice;
  /** The most that makes sense, which is what stands there first. */
  most: number;
  says: string | ((answer: R) => string);
  send: (amount: number, once: CallOptions) => Promise<R>;
  onClose: () => void;
  children: (problemOf: ProblemOf) => ReactNode;
}

/** Asks for an amount of an invoice. */
function AmountDialog<R>(props: AmountDialogProps<R>) {
  const { invoice, most, send, children, ...dialog } = props;
  const { currency } = invoice;
  const [text, setText] = useState(plainAmount(most, currency));
  async function sendAmount(_: unknown, once: CallOptions) {
    const amount = parseAmount(text, currency);
    if (amount === null || amount === 0) {
      throw problemAt('amount', 'Enter an amount, such as 49.00, without a currency symbol.');
    }
    if (amount > most) throw problemAt('amount', `Up to ${showMoney({ amount: most, currency })}.`);
    return send(amount, once);
  }
  return (
    <FormDialog {...dialog} send={sendAmount} reloads="sales">
      {(problemOf) => (
        <>
          <Field label={`Amount in ${currency}`} error={problemOf('amount')}>
            <Input
              value={text}
              inputMode="decimal"
              autoComplete="off"
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
          {children(problemOf)}
        </>
      )}
    </FormDialog>
  );
}

const statusLabels: Record<PaymentStatus, string> = { paid: 'Paid', pending: 'Pending', failed: 'Failed' };
const statusOptions = paymentStatuses.map((value) => ({ value, label: statusLabels[value] }));

/** Notes a payment by hand. */
export function PaymentDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const [status, setStatus] = useState<PaymentStatus>('paid');
  const [description, setDescription] = useState('');
  return (
    <AmountDialog
      title={`Record payment for ${invoice.number}`}
      description="The client sees this payment in their payment history."
      action="Record payment"
      invoice={invoice}
      most={invoice.due}
      says="Payment recorded"
      send={(amount, once) =>
        api.sales.addPayment({ params: { saleId: invoice.id }, body: { amount, status, description } }, once)
      }
      onClose={onClose}
    >
      {(problemOf) => (
        <>
          <Field label="Status">
            <Select options={statusOptions} value={status} onChange={setStatus} />
          </Field>
          <Field label="Description" optional error={problemOf('description')}>
            <Input
              value={description}
              maxLength={200}
              placeholder="Bank transfer"
              onChange={(event) => setDescription(event.target.value)}
            />
          </Field>
        </>
      )}
    </AmountDialog>
  );
}

/** Takes back from an invoice. */
export function CreditDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [payBack, setPayBack] = useState(false);
  return (
    <AmountDialog
      title={`Credit note for ${invoice.number}`}
      description="Reduces the amount due. Any amount already paid becomes credit toward future invoices."
      action="Issue credit note"
      invoice={invoice}
      most={invoice.gross - invoice.credited}
      send={async (amount, once) => {
        if (reason.trim() === '') throw problemAt('reason', 'Enter a reason for the credit note.');
        return api.sales.credit({ params: { saleId: invoice.id }, body: { amount, reason, payBack } }, once);
      }}
      says={({ number }) => `${number} issued`}
      onClose={onClose}
    >
      {(problemOf) => (
        <>
          <Field label="Reason" error={problemOf('reason')}>
            <Input value={reason} maxLength={200} onChange={(event) => setReason(event.target.value)} />
          </Field>
          <Checkbox
            checked={payBack}
            onChange={setPayBack}
            label="I’ll refund the amount paid"
            hint="This only records the refund. You’ll need to send the money yourself."
          />
        </>
      )}
    </AmountDialog>
  );
}
