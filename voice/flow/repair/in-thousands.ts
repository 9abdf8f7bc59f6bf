import type { SlotDef } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';

/** Kinds of amounts that are said short once they were said whole: "make it six", of five thousand. */
const short: ReadonlySet<SlotDef['type']> = new Set(['number', 'money']);
/** How large an amount is from which on its thousands go without saying, its hundreds, its millions. */
const units = [
  { from: 1e6, unit: 1e6, below: 1e3 },
  { from: 1e3, unit: 1e3, below: 100 },
  { from: 200, unit: 100, below: 10 },
];

function scaled(amount: number, old: number): number {
  const found = units.find(({ from }) => old >= from);
  const isShort = found !== undefined && amount > 0 && amount < found.below && old % (found.unit / 10) === 0;
  return isShort ? amount * found.unit : amount;
}

/** An amount that takes the place of another, with the thousands that both have: "six", in place of five thousand. */
export function inThousands({ type }: SlotDef, value: Json, old: Json | undefined): Json {
  if (!short.has(type)) return value;
  if (typeof value === 'number') return typeof old === 'number' ? scaled(value, old) : value;
  const [amount, before] = [value, old].map((one) => (one as { amount?: number } | null | undefined)?.amount);
  if (typeof amount !== 'number' || typeof before !== 'number') return value;
  return { ...(value as Record<string, Json>), amount: scaled(amount, before) };
}
