import type { OnlineInvoice } from '#domain/billing/invoices.ts';
import { Banner } from '#web/ui/banner.tsx';
import { buttonStyles } from '#web/ui/button.tsx';

const texts: Partial<Record<OnlineInvoice['status'], string>> = {
  preparing: 'We’re preparing the payment page for this invoice.',
  left: 'This invoice can no longer be paid online. Pay it as agreed with the seller.',
};

/** How far an invoice is at the payment provider, where that is worth a word, and the way to pay it. */
export function OnlineState({ online, due, mayPay }: { online: OnlineInvoice | null; due: number; mayPay: boolean }) {
  if (online === null || due === 0) return null;
  const { status, url, problem } = online;
  const pay = mayPay && url !== null && (
    <a href={url} className={buttonStyles({ size: 'sm' })}>
      Pay online
    </a>
  );
  const text = problem ?? texts[status] ?? (pay ? 'You can pay this invoice online.' : null);
  if (text === null) return null;
  return (
    <Banner tone={problem ? 'warning' : 'info'} className="mb-4" action={pay}>
      {text}
    </Banner>
  );
}
