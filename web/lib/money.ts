import { formatMoney, type Money } from '#domain/platform/money.ts';

/** `$97.00` in the reader's language. */
export const showMoney = (money: Money): string => formatMoney(money, navigator.language);
