import { expect, it } from 'vitest';
import { formatMoney, formatShare, pointsOf } from './money.ts';

it('writes amounts of the smallest unit of their currency', () => {
  expect([formatMoney(19_700, 'EUR'), formatMoney(500, 'JPY')]).toEqual(['€197.00', '¥500']);
});

it('reads and writes shares in hundredths of a percent', () => {
  expect([formatShare(1500), formatShare(1255)]).toEqual(['15%', '12.55%']);
  expect([pointsOf('15'), pointsOf('12.55 %'), pointsOf('0,5')]).toEqual([1500, 1255, 50]);
  for (const text of ['', 'x', '-1', '1.234']) expect(pointsOf(text)).toBeNaN();
});
