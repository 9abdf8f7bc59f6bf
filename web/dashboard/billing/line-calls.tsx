import { useState } from 'react';
import { Link } from 'react-router';
import type { z } from 'zod';
import type { BilledCall } from '#domain/billing/billing.ts';
import type { InvoiceLine } from '#domain/billing/invoices.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { formatDuration } from '#web/lib/format.ts';
import { keyOf } from '#web/lib/query.ts';
import { usePages } from '#web/lib/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Moment } from '#web/ui/moment.tsx';

type Billed = z.infer<typeof BilledCall>;

const columnsOf = (mayOpen: boolean): Column<Billed>[] => [
  {
    id: 'call',
    title: 'Call',
    className: 'w-full max-w-0',
    skeleton: 'h-4 w-32 max-w-full',
    cell: ({ callId, agentName, subaccount, occurredAt }) => (
      <>
        <span dir="auto" className="block truncate text-left">
          {callId !== null && agentName !== null && mayOpen ? (
            <Link to={`/dashboard/calls/${callId}`} className="text-accent-text underline-offset-4 hover:underline">
              {agentName}
            </Link>
          ) : (
            (subaccount ?? agentName ?? 'Deleted call')
          )}
        </span>
        <span className="text-muted text-sm">
          <Moment iso={occurredAt} />
        </span>
      </>
    ),
  },
  {
    id: 'included',
    title: 'Included',
    numeric: true,
    className: 'max-sm:hidden',
    cell: ({ included }) => formatDuration(included * 1000),
  },
  { id: 'billed', title: 'Paid', numeric: true, cell: ({ billed }) => formatDuration(billed * 1000) },
];

function CallList({ invoiceId, lineId }: { invoiceId: string; lineId: string }) {
  const mayOpen = useCan('calls:read');
  const list = usePages([...keyOf('billing', 'calls'), invoiceId, lineId], (cursor, signal) =>
    api.billing.calls({ params: { invoiceId, lineId }, query: { cursor } }, { signal }),
  );
  return (
    <DataList
      label="Calls"
      columns={columnsOf(mayOpen)}
      keyOf={({ callId, subaccount, occurredAt }) => `${callId} ${subaccount} ${occurredAt}`}
      empty={<p className="text-muted">No calls for this line item.</p>}
      {...list}
    />
  );
}

/** The way from a line of an invoice to the calls behind it. */
export function LineCalls({ invoiceId, line }: { invoiceId: string; line: InvoiceLine }) {
  const [open, setOpen] = useState(false);
  if (!line.hasCalls) return null;
  return (
    <>
      <Button variant="link" size="sm" className="-ml-2.5" onClick={() => setOpen(true)}>
        Show calls
      </Button>
      {open && (
        <Dialog
          open
          onOpenChange={setOpen}
          title="Calls for this line item"
          description="A call appears once for each billed minute."
        >
          <CallList invoiceId={invoiceId} lineId={line.id} />
        </Dialog>
      )}
    </>
  );
}
