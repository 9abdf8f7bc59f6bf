/** Money as someone says it; the language's own where no currency is named. */
export interface Money {
  amount: number;
  /** ISO 4217. */
  currency: string | null;
}
