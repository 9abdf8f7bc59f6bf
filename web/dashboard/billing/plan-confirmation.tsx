import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Quote } from '#domain/billing/billing.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { formatDate, formatNumber } from '#web/lib/format.ts';
import { leaveFor } from '#web/lib/leave-for.ts';
import { showMoney } from '#web/lib/money.ts';
import { invalidate, query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { billingNouns } from './billing-nouns.ts';
import { includedIn, overageOf, trialOf } from './plan-labels.ts';

const OutsideLink = ({ to, children }: { to: string; children: string }) => (
  <a href={to} target="_blank" rel="noreferrer" className="text-accent-text underline underline-offset-4">
    {children}
  </a>
);

/** What is paid now, with tax and credit where there are any, and what comes next. */
function Sums({ quote }: { quote: Quote }) {
  const { dueNow, next, trial } = quote;
  const show = (amount: number) => showMoney({ amount, currency: dueNow.currency });
  const { lines } = dueNow;
  const isOne = lines.length === 1 && dueNow.tax === 0 && dueNow.credit === 0;
  const rows: [string, string][] = [
    ...(isOne ? [] : lines.map(({ description, amount }): [string, string] => [description, show(amount)])),
    ...(dueNow.tax !== 0 ? ([[dueNow.taxName ?? 'Tax', show(dueNow.tax)]] as [string, string][]) : []),
    ...(dueNow.credit > 0 ? ([['Credit', show(-dueNow.credit)]] as [string, string][]) : []),
  ];
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 rounded-lg border border-line p-4 tabular-nums">
      {rows.map(([term, sum]) => (
        <div key={`${term} ${sum}`} className="contents">
          <dt className="min-w-0 break-words text-muted">{term}</dt>
          <dd className="text-right">{sum}</dd>
        </div>
      ))}
      <dt className="font-semibold">{dueNow.total < 0 ? 'Credit for the next invoice' : 'Due now'}</dt>
      <dd className="text-right font-semibold">{show(Math.abs(dueNow.total))}</dd>
      <dt className="text-muted">
        {trial ? 'After the trial, on' : `Then every ${quote.offer.interval}, next on`} {formatDate(next.at)}
      </dt>
      <dd className="text-right">{show(next.amount)}</dd>
    </dl>
  );
}

/** What a person agrees to, with the seller's own links. */
function Agreement({ quote, agreed, onAgree }: { quote: Quote; agreed: boolean; onAgree: (agreed: boolean) => void }) {
  const { termsUrl, privacyUrl, seller } = quote;
  const privacy = privacyUrl && <OutsideLink to={privacyUrl}>privacy policy</OutsideLink>;
  if (termsUrl === null) return privacy && <p className="text-muted text-sm">See the {privacy}.</p>;
  const label = (
    <>
      I agree to {seller}’s <OutsideLink to={termsUrl}>terms of service</OutsideLink>
      {privacy && <> and have read the {privacy}</>}.
    </>
  );
  return <Checkbox checked={agreed} onChange={onAgree} label={label} />;
}

/** What follows from a change, and who else uses the plan. */
function notesOf({ minutesLeft, subaccounts, needsCard }: Quote, isChange: boolean): string[] {
  const others = formatNumber(subaccounts);
  return [
    needsCard
      ? 'You’ll add a card on the next page. Your plan starts after that.'
      : isChange
        ? `Your plan changes now, and you’ll get the invoice or credit note right away. ${
            minutesLeft === null ? '' : `You’ll have ${formatNumber(minutesLeft)} minutes left this month.`
          }`
        : 'You can change or cancel the plan at any time.',
    ...(subaccounts > 0
      ? [`Your subaccounts (${others}) share these minutes, texts, and numbers. You pay for any usage beyond that.`]
      : []),
  ];
}

/** Asks for the code of a coupon, which the quote then has. */
function CouponField({ onApply }: { onApply: (code: string | undefined) => void }) {
  const [code, setCode] = useState('');
  return (
    <form
      noValidate
      aria-label="Coupon"
      className="flex items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(code.trim() || undefined);
      }}
    >
      <Field label="Coupon" optional className="grow">
        <Input value={code} maxLength={40} autoComplete="off" onChange={(event) => setCode(event.target.value)} />
      </Field>
      <Button type="submit" variant="outline">
        Apply
      </Button>
    </form>
  );
}

interface PlanConfirmationProps {
  planId: string;
  /** In place of another one. */
  isChange?: boolean;
  onClose: () => void;
}

/** Shows what a plan costs now and next, and takes it: at once, or by way of the page where a card is put down. */
export function PlanConfirmation({ planId, isChange = false, onClose }: PlanConfirmationProps) {
  const [coupon, setCoupon] = useState<string>();
  const {
    data: quote,
    error,
    refetch,
  } = useQuery({ ...query.billing.quote({ params: { planId }, query: { coupon } }), staleTime: 0 });
  const [agreed, setAgreed] = useState(false);
  const take = useChange(
    async ({ offer: { version }, termsUrl, quotedAt, dueNow: { total } }: Quote, once) => {
      const confirmed = { planId, version, quotedAt, total };
      if (!isChange) return api.billing.checkout({ body: { ...confirmed, termsUrl, coupon } }, once);
      await api.billing.change({ body: confirmed });
      return { url: null };
    },
    {
      says: ({ url }) => (url === null ? `Your plan is now ${quote?.offer.name}` : undefined),
      next: async ({ url }) => {
        if (url !== null) return leaveFor(url);
        onClose();
        await invalidate(...billingNouns);
      },
      // What it costs is something else now: it is shown again.
      refusal: () => void refetch(),
    },
  );
  const trial = quote && trialOf(quote.offer);
  const isLeaving = take.isPending || Boolean(take.data?.url);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isLeaving && onClose()}
      title={quote ? `Confirm ${quote.offer.name}` : 'Confirm plan'}
      description={quote ? `Sold by ${quote.seller}.` : 'See what you’ll pay now and later.'}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isLeaving}>
            Cancel
          </Button>
          <Button
            disabled={quote === undefined || (quote.termsUrl !== null && !agreed)}
            busy={isLeaving}
            onClick={() => quote && take.mutate(quote)}
          >
            {isChange
              ? 'Change plan'
              : quote?.needsCard
                ? 'Continue to payment'
                : quote?.trial
                  ? 'Start trial'
                  : 'Subscribe'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {take.error && <Banner>{messageOf(take.error)}</Banner>}
        {error && <Banner>{messageOf(error)}</Banner>}
        {!quote && !error && <Skeleton className="h-44" />}
        {!isChange && <CouponField onApply={setCoupon} />}
        {quote && (
          <>
            <p>
              {includedIn(quote.offer).join(', ')}. {overageOf(quote.offer)}
              {quote.trial && trial ? `Starts with a trial of ${trial}.` : ''}
            </p>
            <Sums quote={quote} />
            {notesOf(quote, isChange).map((note) => (
              <p key={note} className="text-muted text-sm">
                {note}
              </p>
            ))}
            <Agreement quote={quote} agreed={agreed} onAgree={setAgreed} />
          </>
        )}
      </div>
    </Dialog>
  );
}
