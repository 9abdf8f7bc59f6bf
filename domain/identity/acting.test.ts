import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actingRow } from './acting.ts';
import { everyPermission, roleRows, rowWith } from './permissions.fixture.ts';
import { areas, can, type Level, levels } from './permissions.ts';

/** What someone of an agency may do in a subaccount. */

/** The highest level there is in an area for an agency. */
const highest = (area: string): Level => (area === 'settings' ? 'limited' : area === 'team' ? 'view' : 'full');

describe('the row of somebody of an agency', () => {
  it('has in each area the lowest of home, the subaccount’s limit, and what no agency goes beyond', () => {
    for (const area of areas) {
      for (const [n, atHome] of levels.entries()) {
        for (const most of [...levels, null]) {
          const row = actingRow({ ...rowWith('full'), [area]: atHome }, most && { ...rowWith('full'), [area]: most });
          const lowest = Math.min(n, levels.indexOf(highest(area)), most === null ? 3 : levels.indexOf(most));
          expect([area, atHome, most, row[area]]).toEqual([area, atHome, most, levels[lowest]]);
        }
      }
    }
  });

  it('has calls where both have them', () => {
    for (const atHome of [false, true]) {
      for (const most of [false, true, null]) {
        const row = actingRow(rowWith('full', atHome), most === null ? null : rowWith('full', most));
        expect([atHome, most, row.calls]).toEqual([atHome, most, atHome && most !== false]);
      }
    }
  });

  it('allows nothing that home or the subaccount’s limit does not', () => {
    fc.assert(
      fc.property(roleRows, fc.option(roleRows), (atHome, most) => {
        const row = actingRow(atHome, most);
        const allowed = everyPermission.filter((one) => can(row, one));
        expect(allowed.filter((one) => !can(atHome, one) || (most !== null && !can(most, one)))).toEqual([]);
        expect(allowed.filter((one) => /^team:(write|manage)$|^settings:manage$/.test(one))).toEqual([]);
      }),
    );
  });
});
