import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ConditionRow, comparisons, conditionOf, needsValue, rowsOf } from './condition-rows.ts';

const row: fc.Arbitrary<ConditionRow> = fc
  .record({
    name: fc.constantFrom('name', 'topic', 'age'),
    compare: fc.constantFrom(...comparisons),
    value: fc.oneof(fc.string(), fc.integer(), fc.boolean()),
  })
  .map((made) => (needsValue(made.compare) ? made : { ...made, value: '' }));

describe('a condition in rows', () => {
  it('is read back from what it is stored as', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(row, { minLength: 2, maxLength: 5 }), (all, rows) => {
        expect(rowsOf(conditionOf({ all, rows }))).toEqual({ all, rows });
      }),
    );
  });

  it('gives way to a formula for what rows cannot say', () => {
    expect(rowsOf({ op: 'gt', args: [{ op: 'add', args: [{ var: 'a' }, 1] }, 2] })).toBeNull();
    expect(rowsOf({ op: 'and', args: [{ op: 'or', args: [{ var: 'a' }] }, { var: 'b' }] })).toBeNull();
  });
});
