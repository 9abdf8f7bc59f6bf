import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { Payment } from '#domain/billing/invoices.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { InvoiceStatus } from '../invoice-columns.tsx';
import { InvoiceView, SavePdf } from '../invoice-view.tsx';
import { OnlineState } from '../online-invoice.tsx';
import { CreditDialog, PaymentDialog } from './money-dialogs.tsx';

/** Says how a payment that was on its way ended. */
function Settle({ payment }: { payment: Payment }) {
  const settle = useChange(
    (status: 'paid' | 'failed') => api.sales.settlePayment({ params: { paymentId: payment.id }, body: { status } }),
    {
      reloads: 'sales',
      says: ({ status }) => (status === 'paid' ? 'Marked as paid' : 'Marked as failed'),
    },
  );
  // What the provider began, it ends.
  if (payment.status !== 'pending' || payment.source === 'stripe') return null;
  return (
    <>
      <Button variant="outline" size="sm" busy={settle.isPending} onClick={() => settle.mutate('paid')}>
        Mark paid
      </Button>
      <Button variant="ghost" size="sm" disabled={settle.isPending} onClick={() => settle.mutate('failed')}>
        Mark failed
      </Button>
    </>
  );
}

/** An invoice that this workspace issued, with what can be noted of it. */
export default function SalePage() {
  const { saleId = '' } = useParams();
  const { data, error, refetch } = useQuery(query.sales.invoice({ params: { saleId } }));
  const mayManage = useCan('settings:manage');
  const [asking, setAsking] = useState<'payment' | 'credit'>();
  const close = () => setAsking(undefined);
  const isInvoice = data?.kind === 'invoice';
  return (
    <>
      <PageHeader
        title={data?.number ?? 'Invoice'}
        status={data && <InvoiceStatus status={data.status} />}
        actions={
          data && (
            <>
              <SavePdf invoice={data} noun="sales" />
              {mayManage && isInvoice && data.credited < data.gross && (
                <Button variant="outline" onClick={() => setAsking('credit')}>
                  Credit note
                </Button>
              )}
              {mayManage && data.due > 0 && <Button onClick={() => setAsking('payment')}>Record payment</Button>}
            </>
          )
        }
      />
      {error && !data && (
        <ErrorState title="Couldn’t load the invoice." message={messageOf(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-72" />}
      {data && <OnlineState online={data.online} due={data.due} mayPay={false} />}
      {data && <InvoiceView invoice={data} actions={(payment) => mayManage && <Settle payment={payment} />} />}
      {data && asking === 'payment' && <PaymentDialog invoice={data} onClose={close} />}
      {data && asking === 'credit' && <CreditDialog invoice={data} onClose={close} />}
    </>
  );
}
