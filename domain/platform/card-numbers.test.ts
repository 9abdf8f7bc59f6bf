import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutBegunCards, withoutCardNumbers } from './card-numbers.ts';

test.each([
  ['4111111111111111', '[card ending 1111]'],
  ['my card is 4111 1111 1111 1111, thanks', 'my card is [card ending 1111], thanks'],
  ['4111-1111-1111-1111 and 5555 5555 5555 4444.', '[card ending 1111] and [card ending 4444].'],
  ['it is 3782 822463 10005', 'it is [card ending 0005]'],
  ['Four one one one, one one one one, 1111, one one one one.', '[card ending 1111].'],
  ['four triple one one triple one 1111 double one double one', '[card ending 1111]'],
  ['four oh zero o 0000 0000 0002', '[card ending 0002]'],
  ['4111 1111 1111 1111 expires 12 25', '[card ending 1111] expires 12 25'],
])('leaves a card number out of “%s”', (text, shown) => {
  expect(withoutCardNumbers(text)).toBe(shown);
});

test.each([
  ['a number whose last digit does not follow', '4111 1111 1111 1112'],
  ['one that is too short', '4111 1111 1111'],
  ['one that no card begins with', '0000 0000 0000 0000'],
  ['a phone number', '+49 30 1234567 and +1 571 555 0123'],
  ['digits with words between them', 'room 4111 on floor 1111 at 1111 or 1111'],
  ['words with numbers in them', 'someone often forgets phones'],
  ['a date and a time', 'on 11/24/2026 at 12:30'],
  ['nothing', ''],
])('keeps %s', (_, text) => {
  expect(withoutCardNumbers(text)).toBe(text);
});

test('no card of any length stays, however its digits are grouped; what is shown is left alone', () => {
  const luhn = (digits: string) =>
    [...'0123456789'].map((last) => digits + last).find((all) => withoutCardNumbers(all) !== all);
  const body = fc.stringMatching(/^[2-6]\d{11,17}$/);
  const cuts = fc.array(fc.constantFrom('', ' ', '-', ', '), { minLength: 19, maxLength: 19 });
  fc.assert(
    fc.property(body, cuts, (digits, signs) => {
      const card = luhn(digits)!;
      expect(card).toBeDefined();
      const said = [...card].map((digit, at) => digit + (at === card.length - 1 ? '' : signs[at]!)).join('');
      const shown = withoutCardNumbers(`It is ${said}.`);
      expect(shown).toContain(`[card ending ${card.slice(-4)}]`);
      expect(withoutCardNumbers(shown)).toBe(shown);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['my card is 4111 1111 1', 'my card is …'],
  ['four one one one, one one one one, one', '…'],
  ['my card is 4111 1111', 'my card is 4111 1111'],
  ['call +49 30 1234567 at 1111', 'call +49 30 1234567 at 1111'],
])('shows nothing of a card number that is still being said: “%s”', (text, shown) => {
  expect(withoutBegunCards(text)).toBe(shown);
});
