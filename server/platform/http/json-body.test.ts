import { describe, expect, it } from 'vitest';
import type { AppError } from '#domain/platform/errors.ts';
import { parseJsonBody } from './json-body.ts';

const parse = (text: string) => parseJsonBody(Buffer.from(text));
const codeOf = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return (error as AppError).code;
  }
  return null;
};

describe('the JSON parser', () => {
  it('reads what JSON can hold', () => {
    expect(parse('{"a":[1,"ä🙂",null,{"b":true}]}')).toEqual({ a: [1, 'ä🙂', null, { b: true }] });
  });

  it('takes an empty body for none', () => {
    expect(parse('')).toBeUndefined();
  });

  it('counts nesting outside of strings only', () => {
    expect(parse(`{"a":"${'['.repeat(100)}","b":"\\"${'{'.repeat(100)}"}`)).toBeTypeOf('object');
    expect(parse('['.repeat(32) + ']'.repeat(32))).toBeInstanceOf(Array);
    expect(codeOf(() => parse('['.repeat(33) + ']'.repeat(33)))).toBe('body_too_deep');
    expect(codeOf(() => parse('['.repeat(200_000)))).toBe('body_too_deep');
  });

  it('bounds the number of values, which the bytes alone do not', () => {
    expect(parse(`[${'1,'.repeat(19_990)}1]`)).toHaveLength(19_991);
    expect(parse(`["${','.repeat(30_000)}"]`)).toHaveLength(1);
    expect(codeOf(() => parse(`[${'1,'.repeat(20_000)}1]`))).toBe('body_too_large');
    expect(codeOf(() => parse(`[${'[],'.repeat(10_001)}1]`))).toBe('body_too_large');
  });

  it.each([
    ['half a text', '{"a":'],
    ['a NUL', '{"a":"x\\u0000y"}'],
    ['a NUL in a name', '{"x\\u0000":1}'],
    ['a lone surrogate', '{"a":"\\ud800"}'],
    ['a prototype', '{"__proto__":{"admin":true}}'],
    ['a prototype further in', '{"a":[{"__proto__":1}]}'],
    ['two values', '{} {}'],
  ])('refuses %s', (_what, text) => {
    expect(codeOf(() => parse(text))).toBe('bad_json');
  });

  it('refuses bytes that are no UTF-8', () => {
    expect(codeOf(() => parseJsonBody(Buffer.from([0x22, 0xff, 0xfe, 0x22])))).toBe('bad_json');
  });
});
