import { describe, expect, it } from 'vitest';
import { understand } from '../understand.ts';

const read = (text: string, language = 'en-US') =>
  understand({ type: 'duration', text, language, at: '2026-11-20T10:00:00', zone: 'America/New_York' }).value;

describe('a length of time', () => {
  it.each<[string, string | null]>([
    ['for weeks', 'P28D'],
    ['it went on for weeks', null],
    ['ten seconds', 'PT10S'],
    ['two minutes and a half', 'PT2M30S'],
    ['two hours and a quarter', 'PT2H15M'],
    ['hour and a half', 'PT1H30M'],
    ['an hour and forty', 'PT1H40M'],
    ['a good hour', 'PT1H'],
    ['two days no three days', 'P3D'],
    ['ten sorry twelve minutes', 'PT12M'],
    ['2h30', 'PT2H30M'],
    ['1.5h', 'PT1H30M'],
    ['five nights', 'P5D'],
    ['two or so hours', 'PT2H'],
    ['thirty minutes no sorry forty', 'PT40M'],
    ['less than a week', null],
    ['every two weeks', null],
    ['an hour ago', null],
    ['usually an hour but today two', null],
    ['an hour or two', null],
    ['two to three weeks', null],
  ])('reads "%s" as %j', (text, value) => expect(read(text)).toEqual(value));
});
