import { describe, expect, it } from 'vitest';
import type { Json } from '#domain/json.ts';
import { Condition } from '#domain/workflows.ts';
import { checkCondition, holds, namesIn } from './condition.ts';

const values: Record<string, Json> = { age: 30, name: 'Ann', agreed: true, day: '2026-11-24', tags: ['vip', 'new'] };
const run = (condition: unknown) => holds(Condition.parse(condition), (name) => values[name]);

describe('a condition', () => {
  it.each<[unknown, boolean]>([
    [{ op: 'eq', left: 'age', right: 30 }, true],
    [{ op: 'eq', left: 'age', right: '30' }, false],
    [{ op: 'eq', left: 'name', right: 'ANN' }, true],
    [{ op: 'ne', left: 'name', right: 'Bob' }, true],
    [{ op: 'ne', left: 'missing', right: 'Bob' }, true],
    [{ op: 'eq', left: 'agreed', right: true }, true],
    [{ op: 'eq', left: 'missing', right: null }, false],
    [{ op: 'gt', left: 'age', right: 29 }, true],
    [{ op: 'gt', left: 'age', right: 30 }, false],
    [{ op: 'gte', left: 'age', right: 30 }, true],
    [{ op: 'lt', left: 'age', right: 30 }, false],
    [{ op: 'lte', left: 'age', right: 30 }, true],
    [{ op: 'lt', left: 'missing', right: 99 }, false],
    [{ op: 'gt', left: 'day', right: '2026-11-23' }, true],
    [{ op: 'gt', left: 'name', right: 5 }, false],
    [{ op: 'contains', left: 'name', right: 'nn' }, true],
    [{ op: 'contains', left: 'tags', right: 'VIP' }, true],
    [{ op: 'contains', left: 'age', right: '3' }, false],
    [{ op: 'in', left: 'name', right: ['Bob', 'ann'] }, true],
    [{ op: 'in', left: 'missing', right: ['Bob'] }, false],
    [{ op: 'is_set', left: 'name' }, true],
    [{ op: 'is_set', left: 'missing' }, false],
    [{ op: 'not', arg: { op: 'is_set', left: 'missing' } }, true],
    [
      {
        op: 'and',
        args: [
          { op: 'is_set', left: 'name' },
          { op: 'is_set', left: 'missing' },
        ],
      },
      false,
    ],
    [
      {
        op: 'or',
        args: [
          { op: 'is_set', left: 'name' },
          { op: 'is_set', left: 'missing' },
        ],
      },
      true,
    ],
  ])('%j is %s', (condition, expected) => expect(run(condition)).toBe(expected));

  it('nested beyond reason is false and a fault', () => {
    let deep: unknown = { op: 'is_set', left: 'name' };
    expect(run(deep)).toBe(true);
    for (let depth = 0; depth < 12; depth++) deep = { op: 'not', arg: deep };
    expect(run(deep)).toBe(false);
    expect(checkCondition(Condition.parse(deep), new Map())).toEqual(['The condition is nested too deeply.']);
    expect(namesIn(Condition.parse(deep))).toEqual(['name']);
  });
});
