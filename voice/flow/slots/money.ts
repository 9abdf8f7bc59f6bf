import { readMoney } from '#voice/understanding/types/money.ts';
import { contextOf, type SlotKind } from './slot-kind.ts';

/** An amount of money with its currency. */
export const money: SlotKind = {
  type: 'money',
  free: false,
  confirm: 'never',
  written: 'spoken',
  read: (utterance, context) => readMoney(utterance, contextOf(context)),
  hint: (_, { say }) => say.hints.money,
};
