import { describe, expect, it } from 'vitest';
import { understand } from '../understand.ts';

const read = (text: string, language = 'en-US') =>
  understand({ type: 'money', text, language, at: '2026-11-20T10:00:00', zone: 'America/New_York' }).value;

describe('an amount of money', () => {
  it.each<[string, { amount: number; currency: string } | null]>([
    ['a pound twenty', { amount: 1.2, currency: 'GBP' }],
    ['a buck and a half', { amount: 1.5, currency: 'USD' }],
    ['two fivers', { amount: 10, currency: 'USD' }],
    ['two point five million pounds', { amount: 2_500_000, currency: 'GBP' }],
    ['ninety sorry eighty dollars', { amount: 80, currency: 'USD' }],
    ['nine no ten euros', { amount: 10, currency: 'EUR' }],
    ['to pounds', { amount: 2, currency: 'GBP' }],
    ['a grand and a half', { amount: 1500, currency: 'USD' }],
    ['four hundred a month', { amount: 400, currency: 'USD' }],
    ['sixty tops', { amount: 60, currency: 'USD' }],
    ['twenty dollars and five dollars', null],
    ['two people', null],
    ['two dollars five', null],
    ['forty or fifty bucks', null],
    ['from five to ten dollars', null],
  ])('reads "%s" as %j', (text, value) => expect(read(text)).toEqual(value));
});
