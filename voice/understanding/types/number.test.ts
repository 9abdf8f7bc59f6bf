import { describe, expect, it } from 'vitest';
import { understand } from '../understand.ts';

const read = (text: string, language = 'en-US') =>
  understand({ type: 'number', text, language, at: '2026-11-20T10:00:00', zone: 'America/New_York' }).value;

describe('a number', () => {
  it.each<[string, number | null]>([
    ['for people', 4],
    ['it is for adults', null],
    ['ate please', 8],
    ['three fifteen', 315],
    ['four oh six', 406],
    ['one point two five million', 1_250_000],
    ['point oh seven', 0.07],
    ['me and my three sons', 4],
    ['me plus two', 3],
    ['two cats and three dogs altogether five', 5],
    ['six no sorry seven', 7],
    ['no five', 5],
    ['it used to be nine now it is ten', 10],
    ['five or six hundred', null],
    ['in ten minutes', null],
    ['the second one', null],
    ['one four seven point two', 147.2],
    ['oh oh four five one', 451],
    ['two three four', null],
    ['hundred and ten percent', 110],
    ['a quarter of a million', 250_000],
    ['a million and a quarter', 1_250_000],
    ['four score and seven', 87],
    ['one half', 0.5],
    ['3½', 3.5],
    ['.75', 0.75],
    ['1e-3', 0.001],
    ['three dozen and a half', 42],
    ['a year and a half', 1.5],
    ['the big four oh', 40],
    ['five below zero', -5],
    ['more than twenty', null],
    ['thirty something', null],
    ['twenty-first', null],
    ['one twenty over eighty', null],
    ['born in sixty two', null],
    ['a hundred oh one', 101],
    ['one sixty one point four', 161.4],
    ['two sixes', null],
    ['a grand and a half', null],
    ["six but one's not coming so five", 5],
    ["two's fine", 2],
    ['nothing of that sort', null],
  ])('reads "%s" as %j', (text, value) => expect(read(text)).toEqual(value));
});
