import type { Money } from '#voice/understanding/types/money.ts';
import { readMoney } from '#voice/understanding/types/money.ts';
import { contextOf, type SlotKind } from './slot-kind.ts';

/** An amount of money with its currency. */
export const money: SlotKind = {
  type: 'money',
  free: false,
  confirm: 'never',
  written: 'spoken',
  read: (utterance, context) => readMoney(utterance, contextOf(context)),
  show(value, { language }) {
    const { amount, currency } = value as unknown as Money;
    return language.say.money(amount, currency ?? language.currency);
  },
  hint: (_, { say }) => say.hints.money,
};
