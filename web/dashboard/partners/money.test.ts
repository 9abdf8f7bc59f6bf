import { expect, it } from 'vitest';
import { amountOf, formatMoney, formatShare, pointsOf } from './money.ts';

it('reads and writes amounts in the smallest unit of their currency', () => {
  expect([formatMoney(19_700, 'EUR'), formatMoney(500, 'JPY')]).toEqual(['€197.00', '¥500']);
  expect([amountOf('197', 'EUR'), amountOf('0,5', 'EUR'), amountOf('500', 'JPY')]).toEqual([19_700, 50, 500]);
  for (const [text, currency] of [
    ['', 'EUR'],
    ['-1', 'EUR'],
    ['1.005', 'EUR'],
    ['1.5', 'JPY'],
    ['x', 'EUR'],
    ['1', 'E'],
  ]) {
    expect(amountOf(text!, currency!)).toBeNaN();
  }
});

it('reads and writes shares in hundredths of a percent', () => {
  expect([formatShare(1500), formatShare(1255)]).toEqual(['15 %', '12.55 %']);
  expect([pointsOf('15'), pointsOf('12.55 %'), pointsOf('0,5')]).toEqual([1500, 1255, 50]);
  for (const text of ['', 'x', '-1', '1.234']) expect(pointsOf(text)).toBeNaN();
});
