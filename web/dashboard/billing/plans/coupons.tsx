import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Coupon, CouponTerms } from '#domain/billing/coupons.ts';
import { type Currency, currencyCodes, parseAmount } from '#domain/platform/money.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { showMoney } from '#web/lib/money.ts';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { SubjectSection } from '#web/ui/subject-section.tsx';

const kinds = [
  { value: 'percent', label: 'Percent' },
  ...currencyCodes.map((code) => ({ value: code, label: code })),
] satisfies { value: 'percent' | Currency; label: string }[];
const durations: { value: CouponTerms['duration']; label: string }[] = [
  { value: 'once', label: 'First payment' },
  { value: 'months', label: 'Several months' },
  { value: 'forever', label: 'For as long as the plan lasts' },
];

/** `20% off for 3 months, used by 2 clients`. */
function couponWords({ percentOff, amountOff, currency, duration, months, clients }: Coupon): string {
  const off = percentOff === null ? showMoney({ amount: amountOff!, currency: currency! }) : `${percentOff / 100}%`;
  const long = { once: 'off the first payment', months: `off for ${months} months`, forever: 'off every payment' };
  return `${off} ${long[duration]}, used by ${clients} ${clients === 1 ? 'client' : 'clients'}`;
}

const empty = { code: '', off: '', kind: 'percent' as 'percent' | Currency, duration: 'once' as const, months: '3' };
type Fields = Omit<typeof empty, 'duration'> & { duration: CouponTerms['duration'] };

function CouponForm() {
  const [fields, setFields] = useState<Fields>(empty);
  const [problem, setProblem] = useState<string>();
  const create = useChange((body: CouponTerms & { code: string }, once) => api.coupons.create({ body }, once), {
    reloads: 'coupons',
    says: ({ code }) => `${code} is now active`,
    next: () => setFields(empty),
    refusal: 'shown',
  });
  const change = (next: Partial<Fields>) => {
    setProblem(undefined);
    create.reset();
    setFields({ ...fields, ...next });
  };
  function submit(event: FormEvent) {
    event.preventDefault();
    const { code, kind, off, duration, months } = fields;
    // Two digits behind the point are hundredths of a percent, too.
    const amount = parseAmount(off, kind === 'percent' ? 'USD' : kind);
    if (amount === null || amount === 0 || (kind === 'percent' && amount > 10_000)) {
      return setProblem(
        kind === 'percent' ? 'Enter a percentage up to 100, such as 20 or 12.5.' : 'Enter an amount, such as 20.00.',
      );
    }
    create.mutate({
      code,
      duration,
      months: duration === 'months' ? Number(months) : null,
      percentOff: kind === 'percent' ? amount : null,
      amountOff: kind === 'percent' ? null : amount,
      currency: kind === 'percent' ? null : kind,
    });
  }
  return (
    <form noValidate aria-label="New coupon" onSubmit={submit} className="flex flex-col gap-4">
      {create.error && <Banner>{messageOf(create.error)}</Banner>}
      <div className="level-fields grid gap-4 sm:grid-cols-2">
        <Field label="Code" hint="Letters, digits, hyphens, and underscores.">
          <Input
            value={fields.code}
            maxLength={30}
            autoComplete="off"
            onChange={(event) => change({ code: event.target.value })}
          />
        </Field>
        <div className="level-fields grid grid-cols-[1fr_8rem] gap-4">
          <Field label="Discount" error={problem}>
            <Input
              value={fields.off}
              inputMode="decimal"
              autoComplete="off"
              onChange={(event) => change({ off: event.target.value })}
            />
          </Field>
          <Field label="In">
            <Select options={kinds} value={fields.kind} onChange={(kind) => change({ kind })} />
          </Field>
        </div>
        <Field label="Lasts">
          <Select options={durations} value={fields.duration} onChange={(duration) => change({ duration })} />
        </Field>
        {fields.duration === 'months' && (
          <Field label="Months">
            <Input
              value={fields.months}
              inputMode="numeric"
              autoComplete="off"
              onChange={(event) => change({ months: event.target.value })}
            />
          </Field>
        )}
      </div>
      <div>
        <Button type="submit" busy={create.isPending} disabled={fields.code.trim() === '' || fields.off === ''}>
          Create coupon
        </Button>
      </div>
    </form>
  );
}

/** What lessens the prices of plans, by a code or given to one client. */
export function Coupons({ readOnly }: { readOnly: boolean }) {
  const { data } = useQuery(query.coupons.list());
  const setStatus = useChange(
    ({ id, status }: Coupon) =>
      api.coupons.setStatus({
        params: { couponId: id },
        body: { status: status === 'active' ? 'archived' : 'active' },
      }),
    {
      reloads: 'coupons',
    },
  );
  return (
    <SubjectSection
      title="Coupons"
      hint="Clients enter a code before they choose a plan. Each client can use a code once. You can also apply a code to a client’s plan. Usage and setup fees aren’t discounted."
    >
      {data && data.items.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {data.items.map((coupon) => (
            <li key={coupon.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-2">
              <span className="min-w-0">
                <span className="font-medium">{coupon.code}</span>{' '}
                {coupon.status === 'archived' && <Badge tone="neutral">Archived</Badge>}
                <span className="block text-muted text-sm">{couponWords(coupon)}</span>
              </span>
              {!readOnly && (
                <Button variant="ghost" size="sm" onClick={() => setStatus.mutate(coupon)}>
                  {coupon.status === 'active' ? 'Archive' : 'Restore'}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!readOnly && <CouponForm />}
    </SubjectSection>
  );
}
