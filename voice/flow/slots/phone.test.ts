import { expect, test } from 'vitest';
import { languageOf } from '#voice/languages/catalog.ts';
import { readUtterance } from '#voice/understanding/utterance.ts';
import { phone } from './phone.ts';
import type { SlotContext } from './slot-kind.ts';

const english = languageOf('en-US')!;

test.each([
  ['five seven one', '571'],
  ['it starts with five five five', '555'],
  ['tomorrow at ten no make it eleven', undefined],
  ['thursday the third at nine thirty', undefined],
])('"%s" begins a number: %s', (text, carry) => {
  const context = { language: english } as SlotContext;
  expect(phone.begin!(readUtterance(text, english), context)?.carry).toBe(carry);
});
