import { describe, expect, it } from 'vitest';
import { fillTemplate, hasStrayBraces, references } from './template.ts';

const fill = (template: string, values: Record<string, string> = {}) =>
  fillTemplate(template, (name) => values[name] ?? null);

describe('a template', () => {
  it('takes values, and other words where there is none', () => {
    expect(fill('Hello {{name}}, {{ day | some day }}!', { name: 'Ann' })).toBe('Hello Ann, some day!');
    expect(fill('Hello {{name|}}.')).toBe('Hello .');
    expect(fill('Hello {{name}}.')).toBe('Hello .');
  });

  it('is filled once: what a value holds is data', () => {
    const values = { name: '{{secret}} {{name|x}} $& $1', secret: 'password' };
    expect(fill('Hello {{name}}!', values)).toBe('Hello {{secret}} {{name|x}} $& $1!');
  });

  it('loses braces that are no reference', () => {
    expect(fill('a {{Big}} b {{ c }', {})).toBe('a Big b  c }');
    expect(hasStrayBraces('a {{Big}} b')).toBe(true);
    expect(hasStrayBraces('a {{name|b}} c {d}')).toBe(false);
  });

  it('tells its references', () => {
    expect(references('{{a}} {{ b | two words }} {{C}}')).toEqual([
      { name: 'a', filters: [], fallback: null, unknown: [] },
      { name: 'b', filters: [], fallback: 'two words', unknown: [] },
    ]);
  });
});
