import { inArray, sql } from 'drizzle-orm';
import type { MarginRange, Margins, SubaccountMargin } from '#domain/agency/margins.ts';
import { type RatedMeter, ratedMeterNames } from '#domain/billing/rated-meters.ts';
import { type Currency, plainAmount } from '#domain/platform/money.ts';
import { dayOf } from '#domain/usage/usage.ts';
import { minutesOf, readKnown, shownAs } from '#server/agency/subaccounts/known-subaccounts.ts';
import {
  type Costs,
  costOfDays,
  daysOfChange,
  nothingUsed,
  readCosts,
  type UsedDays,
  usualCurrency,
} from '#server/billing/read-costs.ts';
import { csvCell } from '#server/platform/csv-cell.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import type { RawAnswer } from '#server/platform/http/implement.ts';
import type { Scope } from '#server/scope.ts';
import { addUp, marginOf } from './add-up.ts';
import { type DayRange, daysOf } from './margin-range.ts';
import { type RevenueQuery, readCurrencies, readEstimates, readInvoiced } from './read-revenue.ts';

interface UsedRow {
  child_id: string;
  part: number;
  calls: string;
  /** By meter, each that there was some of. */
  used: Partial<Record<RatedMeter, number>>;
}

/** What a subaccount used in days that have the same prices. */
type UsedPart = UsedDays & { childId: string; calls: number };

/** The first days of the months behind the first day of a range. */
function monthsIn({ from, to }: DayRange): string[] {
  const days: string[] = [];
  for (let at = new Date(`${from.slice(0, 7)}-01T00:00:00Z`); ; ) {
    at = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
    const day = dayOf(at.getTime());
    if (day > to) return days;
    days.push(day);
  }
}

async function readUsed(tx: Tx, agencyId: string, range: DayRange, costs: Costs): Promise<UsedPart[]> {
  const { from, to } = range;
  const changes = [...daysOfChange(costs), ...monthsIn(range)].filter((day) => day > from && day <= to);
  const starts = [from, ...new Set(changes.sort())];
  const rows = await readRows<UsedRow>(
    tx,
    { child_id: 'text', part: 'number', calls: 'text', used: 'json' },
    sql`
    with summed as (
      select child_id, width_bucket(day, ${`{${starts.join(',')}}`}::date[]) as part, meter, sum(quantity) as used
      from agency_days where agency_id = ${agencyId}::uuid and day between ${from}::date and ${to}::date
        and (meter = 'calls' or ${inArray(sql`meter`, ratedMeterNames)}) group by 1, 2, 3)
    select child_id, part, coalesce(sum(used) filter (where meter = 'calls'), 0) as calls,
      json_object_agg(meter, used) as used
    from summed group by 1, 2`,
  );
  return rows.map(({ child_id, part, calls, used }) => ({
    ...nothingUsed,
    ...used,
    childId: child_id,
    day: starts[part - 1]!,
    calls: Number(calls),
  }));
}

interface Figures {
  used: readonly UsedPart[];
  invoiced: readonly RevenueQuery[];
  estimated: readonly RevenueQuery[];
  /** In which it pays now. */
  currency: Currency | undefined;
}

const total = <T>(items: readonly T[], of: (item: T) => number) => items.reduce((sum, item) => sum + of(item), 0);

/**
 * Sums by currency. What was used is told in one of them alone, so that no second costs twice: the one in which it pays,
 * else the one that it was asked in last.
 */
function sumsOf({ used, invoiced, estimated, currency }: Figures, costs: Costs) {
  const asked = [...invoiced, ...estimated];
  const own = currency ?? asked.at(-1)?.currency ?? usualCurrency(costs);
  const isUsed = used.some((one) => ratedMeterNames.some((meter) => one[meter] !== 0));
  const codes = new Set([...asked.map((one) => one.currency), ...(isUsed ? [own] : [])]);
  const parts = [...codes].map((code) => {
    const ofCode = (items: readonly RevenueQuery[]) =>
      total(
        items.filter((one) => one.currency === code),
        ({ amount }) => amount,
      );
    const cost = code === own ? costOfDays(costs, code, used) : 0;
    return marginOf(code, { invoiced: ofCode(invoiced), estimate: ofCode(estimated), cost });
  });
  return addUp(parts);
}

/** What subaccounts used, what is earned with each, and what it costs. Figures of former ones stay. */
export async function listMargins({ services, workspaceId: agencyId }: Scope, range: MarginRange): Promise<Margins> {
  const now = services.clock.now();
  const days = daysOf(range, now);
  const read = await services.db.system('agency', async (tx) => {
    const costs = await readCosts(tx, agencyId);
    return {
      costs,
      known: await readKnown(tx, agencyId),
      used: await readUsed(tx, agencyId, days, costs),
      invoiced: await readInvoiced(tx, agencyId, days),
      estimated: range === 'last_month' ? [] : await readEstimates(tx, agencyId, now),
      currencies: await readCurrencies(tx, agencyId),
    };
  });
  const used = Map.groupBy(read.used, ({ childId }) => childId);
  const invoiced = Map.groupBy(read.invoiced, ({ buyerId }) => buyerId);
  const estimated = Map.groupBy(read.estimated, ({ buyerId }) => buyerId);
  // Others that a seller has are customers, and no subaccounts. Of former ones only those that have figures.
  const ids = [...read.known].filter(([id, { left }]) => !left || used.has(id) || invoiced.has(id)).map(([id]) => id);
  const gone = [...used.keys()].filter((id) => !read.known.has(id));
  const items = [...ids, ...gone]
    .map((id): SubaccountMargin => {
      const own = used.get(id) ?? [];
      const figures = { used: own, invoiced: invoiced.get(id) ?? [], estimated: estimated.get(id) ?? [] };
      return {
        id,
        ...shownAs(read.known.get(id)),
        calls: total(own, ({ calls }) => calls),
        minutes: minutesOf(total(own, (one) => one.call_seconds)),
        sums: sumsOf({ ...figures, currency: read.currencies.get(id) }, read.costs),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.id.localeCompare(b.id));
  const shown = new Set(items.map(({ id }) => id));
  const seconds = total(
    read.used.filter(({ childId }) => shown.has(childId)),
    (one) => one.call_seconds,
  );
  const totals = {
    calls: total(items, ({ calls }) => calls),
    minutes: minutesOf(seconds),
    sums: addUp(items.flatMap(({ sums }) => sums)),
  };
  return { ...days, items, totals };
}

const headings = [
  ...['subaccount', 'id', 'status', 'from', 'to', 'calls', 'minutes'],
  ...['currency', 'invoiced', 'estimate', 'revenue', 'cost', 'margin', 'margin percent'],
];

/** The same as a file: a row for each subaccount and currency, then the totals. */
export async function exportMargins(scope: Scope, range: MarginRange): Promise<RawAnswer> {
  const { items, totals, from, to } = await listMargins(scope, range);
  const rows = [...items, { id: '', name: 'Total', status: '', ...totals }].flatMap(
    ({ id, name, status, calls, minutes, sums }) => {
      const about = [name, id, status, from, to];
      if (sums.length === 0) return [[...about, calls, minutes]];
      return sums.map(({ currency, invoiced, estimate, revenue, cost, margin, percent }, n) => {
        const money = (amount: number | null) => (amount === null ? '' : plainAmount(amount, currency));
        // Counted once, where there are several currencies.
        const use = n === 0 ? [calls, minutes] : ['', ''];
        return [...about, ...use, currency, ...[invoiced, estimate, revenue, cost, margin].map(money), percent];
      });
    },
  );
  const body = [headings, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n');
  return { type: 'text/csv; charset=utf-8', body: Buffer.from(`${body}\r\n`) };
}
