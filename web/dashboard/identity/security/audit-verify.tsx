import { type FormEvent, useState } from 'react';
import type { ReceiptState } from '#domain/platform/audit.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

/** The chain as it is now, with a receipt to keep. */
function Now({ check }: { check: ReturnType<typeof useCheck> }) {
  const { data, error, isPending } = check;
  if (error) return <Banner>{messageOf(error)}</Banner>;
  if (isPending || !data) {
    return (
      <p className="flex items-center gap-2 text-muted">
        <Spinner /> Recomputing every hash…
      </p>
    );
  }
  if (!data.intact) {
    return <Banner>The chain is broken: entry {data.brokenSeq} was changed or is missing.</Banner>;
  }
  return (
    <>
      <Banner tone="success">
        {data.seq === 1 ? 'The one entry is' : `All ${data.seq} entries are`} exactly as recorded.
      </Banner>
      <p className="text-muted text-sm">
        Last hash: <code className="break-all font-mono">{data.hash}</code>
      </p>
      <div>
        <Button
          variant="outline"
          onClick={() => saveFile(`audit-receipt-${data.seq}.txt`, new Blob([`${data.receipt}\n`]))}
        >
          Save receipt
        </Button>
        <p className="mt-2 max-w-prose text-muted text-sm">
          Keep the receipt outside this server. If someone with control of the database rewrites or truncates the log,
          the receipt will no longer match.
        </p>
      </div>
    </>
  );
}

const verdicts: Record<ReceiptState['verdict'], (state: ReceiptState) => string> = {
  unchanged: ({ seq, at }) => `The first ${seq} entries are unchanged as of ${formatDateTime(at!)}.`,
  changed: ({ seq, at }) => `Some of the first ${seq} entries were changed or removed since ${formatDateTime(at!)}.`,
  unknown: () => 'This receipt isn’t from this workspace, or the key that signed it no longer exists.',
};
const tones = { unchanged: 'success', changed: 'danger', unknown: 'warning' } as const;

/** Holds a receipt from before against the log. */
function Before() {
  const [receipt, setReceipt] = useState('');
  const check = useChange(() => api.audit.checkReceipt({ body: { receipt: receipt.trim() } }), {
    refusal: 'shown',
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    check.mutate();
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-3 border-line border-t pt-4">
      <Field label="Earlier receipt">
        <Textarea rows={3} className="font-mono" value={receipt} onChange={(event) => setReceipt(event.target.value)} />
      </Field>
      <div>
        <Button type="submit" variant="outline" disabled={receipt.trim() === ''} busy={check.isPending}>
          Check receipt
        </Button>
      </div>
      {check.error && <Banner>{messageOf(check.error)}</Banner>}
      {check.data && <Banner tone={tones[check.data.verdict]}>{verdicts[check.data.verdict](check.data)}</Banner>}
    </form>
  );
}

const useCheck = () =>
  useChange(() => api.audit.receipt(undefined, { timeoutMs: 120_000 }), {
    refusal: 'shown',
  });

/** Recomputes the chain of hashes on the server, and checks receipts. */
export function AuditVerify() {
  const [open, setOpen] = useState(false);
  const check = useCheck();

  function begin() {
    setOpen(true);
    check.mutate();
  }

  return (
    <>
      <Button variant="outline" onClick={begin}>
        Verify
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Verify the audit log">
        <div className="flex flex-col gap-4">
          <Now check={check} />
          <Before />
        </div>
      </Dialog>
    </>
  );
}
