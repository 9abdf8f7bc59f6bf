import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type Invoice, type PaymentStatus, paymentStatuses } from '#domain/billing/invoices.ts';
import { parseAmount, plainAmount } from '#domain/platform/money.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { showMoney } from '#web/lib/money.ts';
import { newKey } from '#web/lib/new-key.ts';
import { invalidate } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';

interface AmountDialogProps {
  title: string;
  description: string;
  action: string;
  invoice: Invoice;
  /** The most that makes sense, which is what stands there first. */
  most: number;
  busy: boolean;
  error: Error | null;
  children: ReactNode;
  onSend: (amount: number, key: string) => void;
  onClose: () => void;
}

/** Asks for an amount of an invoice. */
function AmountDialog(props: AmountDialogProps) {
  const { title, description, action, invoice, most, busy, error, children, onSend, onClose } = props;
  const { currency } = invoice;
  const [text, setText] = useState(plainAmount(most, currency));
  const [problem, setProblem] = useState<string>();
  const [key] = useState(newKey);
  function submit(event: FormEvent) {
    event.preventDefault();
    const amount = parseAmount(text, currency);
    if (amount === null || amount === 0) return setProblem('Write it as 49.00, without a sign or a currency.');
    if (amount > most) return setProblem(`It can be ${showMoney({ amount: most, currency })} at most.`);
    onSend(amount, `${key}:${amount}`);
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form="amount" busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id="amount" onSubmit={submit} noValidate className="flex flex-col gap-5">
        {error && <Banner>{messageOf(error)}</Banner>}
        <Field label={`Amount in ${currency}`} error={problem}>
          <Input
            value={text}
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => {
              setProblem(undefined);
              setText(event.target.value);
            }}
          />
        </Field>
        {children}
      </form>
    </Dialog>
  );
}

const statusLabels: Record<PaymentStatus, string> = { paid: 'Paid', pending: 'Pending', failed: 'Failed' };
const statusOptions = paymentStatuses.map((value) => ({ value, label: statusLabels[value] }));
const reload = () => invalidate('sales');

/** Notes a payment by hand. */
export function PaymentDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const [status, setStatus] = useState<PaymentStatus>('paid');
  const [description, setDescription] = useState('');
  const send = useMutation({
    mutationFn: ({ amount, key }: { amount: number; key: string }) =>
      api.sales.addPayment(
        { params: { saleId: invoice.id }, body: { amount, status, description } },
        { headers: { 'idempotency-key': `${key}:${status}` } },
      ),
    onSuccess: async () => {
      toast.success('Payment noted');
      onClose();
      await reload();
    },
  });
  return (
    <AmountDialog
      title={`Note payment of ${invoice.number}`}
      description="The client sees it in the payment history."
      action="Note payment"
      invoice={invoice}
      most={invoice.due}
      busy={send.isPending}
      error={send.error}
      onSend={(amount, key) => send.mutate({ amount, key })}
      onClose={onClose}
    >
      <Field label="Status">
        <Select options={statusOptions} value={status} onChange={setStatus} />
      </Field>
      <Field label="Description" optional>
        <Input
          value={description}
          maxLength={200}
          placeholder="Bank transfer"
          onChange={(event) => setDescription(event.target.value)}
        />
      </Field>
    </AmountDialog>
  );
}

/** Takes back from an invoice. */
export function CreditDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [payBack, setPayBack] = useState(false);
  const send = useMutation({
    mutationFn: ({ amount, key }: { amount: number; key: string }) =>
      api.sales.credit(
        { params: { saleId: invoice.id }, body: { amount, reason, payBack } },
        { headers: { 'idempotency-key': key } },
      ),
    onSuccess: async ({ number }) => {
      toast.success(`${number} was issued`);
      onClose();
      await reload();
    },
  });
  return (
    <AmountDialog
      title={`Credit note for ${invoice.number}`}
      description="It lessens what is due. What was paid already is kept as credit for the next invoices."
      action="Issue credit note"
      invoice={invoice}
      most={invoice.gross - invoice.credited}
      busy={send.isPending}
      error={send.error}
      onSend={(amount, key) =>
        reason.trim() === '' ? setProblem('Say why, for the credit note.') : send.mutate({ amount, key })
      }
      onClose={onClose}
    >
      <Field label="Reason" error={problem}>
        <Input
          value={reason}
          maxLength={200}
          onChange={(event) => {
            setProblem(undefined);
            setReason(event.target.value);
          }}
        />
      </Field>
      <Checkbox
        checked={payBack}
        onChange={setPayBack}
        label="I pay back what was paid"
        hint="You send the money yourself; it is noted as paid back."
      />
    </AmountDialog>
  );
}
