/** One figure of a benchmark. Speed is told as a ratio to a reference of the same run where there is one. */
export interface BenchRow {
  name: string;
  value: number;
  unit: string;
  ratio?: number;
  goal?: string;
}

/** The middle value; of an even count the upper of the two. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which a share of the values lies: `quantile(ms, 0.95)`. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function printRows(title: string, rows: readonly BenchRow[]): void {
  process.stdout.write(`\n${title}\n`);
  const width = Math.max(...rows.map((row) => row.name.length));
  for (const { name, value, unit, ratio, goal } of rows) {
    const figure = `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`.padEnd(20);
    const compared = ratio === undefined ? ''.padEnd(14) : `ratio ${ratio.toFixed(2)}`.padEnd(14);
    process.stdout.write(`  ${name.padEnd(width)}  ${figure}${compared}${goal === undefined ? '' : `goal ${goal}`}\n`);
  }
}
