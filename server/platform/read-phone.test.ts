import { describe, expect, it } from 'vitest';
import { countryOfZone, readPhone } from './read-phone.ts';

describe('a written number', () => {
  it.each([
    ['+49 (0)30 901820', 'DE', '+4930901820'],
    ["'+4930901820", 'US', '+4930901820'],
    ['tel:+49-30-901820', 'US', '+4930901820'],
    ['030 901820', 'DE', '+4930901820'],
    ['＋４９３０９０１８２０', 'US', '+4930901820'],
    ['٠٣٠٩٠١٨٢٠', 'DE', '+4930901820'],
    ['030901820.0', 'DE', '+4930901820'],
    // Dialled from another country than the one where the workspace is.
    ['004930901820', 'US', '+4930901820'],
    ['(650) 253-0000', 'US', '+16502530000'],
    // Without a country of its own, a number with its code is read all the same.
    ['16502530000', undefined, '+16502530000'],
    ...[
      'x1',
      ' x 12',
      ' ext. 12',
      ', ext 12',
      ' extension 12',
      ' #3',
      ';ext=12',
      ',,123#',
      'p123',
      'w12',
      ';3',
      ' Durchwahl 5',
    ].map((behind) => [`(650) 253-0000${behind}`, 'US', '+16502530000'] as const),
    ...['030/901820', '030 / 901 820', '030 901820/21', '(030) 901820'].map(
      (one) => [one, 'DE', '+4930901820'] as const,
    ),
  ] as const)('%s in %s is %s', (written, country, phone) => {
    expect(readPhone(written, country)).toEqual({ phone });
  });

  it.each([
    // Valid in Germany, and a mobile number that has lost its +.
    ['491761234567', 'DE', /\+49491761234567 or \+491761234567/],
    ['４９１７６１２３４５６７', 'DE', /Enter it with a \+/],
    ['4.91761E+11', 'DE', /spreadsheet/],
    ['4,91761e+11', 'DE', /spreadsheet/],
    ['+1 555 3227 8544', 'US', /isn’t a valid phone number/],
    ['nobody', 'DE', /isn’t a valid phone number/],
    ['030 901820', undefined, /no country code/],
  ] as const)('%s in %s is refused', (written, country, why) => {
    expect(readPhone(written, country)).toEqual({ problem: expect.stringMatching(why) });
  });
});

it('the country is that of the time zone', () => {
  expect(['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'UTC'].map(countryOfZone)).toEqual([
    ...['DE', 'US', 'JP'],
    undefined,
  ]);
});
