import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { InvoiceStatus } from './invoice-columns.tsx';
import { InvoiceView, SavePdf } from './invoice-view.tsx';
import { LineCalls } from './line-calls.tsx';
import { OnlineState } from './online-invoice.tsx';

/** An invoice that this workspace got. */
export default function InvoicePage() {
  const { invoiceId = '' } = useParams();
  const { data, error, refetch } = useQuery(query.billing.invoice({ params: { invoiceId } }));
  return (
    <>
      <PageHeader
        title={data?.number ?? 'Invoice'}
        status={data && <InvoiceStatus status={data.status} />}
        actions={data && <SavePdf invoice={data} noun="billing" />}
      />
      {error && !data && (
        <ErrorState title="Couldn’t load the invoice." message={messageOf(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-72" />}
      {data && <OnlineState online={data.online} due={data.due} mayPay />}
      {data && <InvoiceView invoice={data} behind={(line) => <LineCalls invoiceId={invoiceId} line={line} />} />}
    </>
  );
}
