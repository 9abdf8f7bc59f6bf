import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyPermission, roleRows, rowWith } from './permissions.fixture.ts';
import {
  type Area,
  areas,
  builtInRoles,
  can,
  commonRow,
  isWithin,
  type Level,
  levels,
  type Permission,
  roleMatrix,
  type Verb,
  verbs,
} from './permissions.ts';

/** What a row allows, in full; that each endpoint asks for what its row of the contract says: server/contract.test.ts. */

const granted: Record<Level, Verb[]> = {
  none: [],
  view: ['read'],
  limited: ['read', 'write'],
  full: ['read', 'write', 'manage'],
};

/** A level in one area, with every other area at one extreme and at the other: those must not matter. */
const cases = areas.flatMap((area) =>
  levels.flatMap((level) =>
    (['none', 'full'] as const).flatMap((others) =>
      [false, true].map((calls) => ({ area, level, row: { ...rowWith(others, calls), [area]: level }, calls })),
    ),
  ),
);

describe('a row allows', () => {
  it('in each area the verbs of its level there, whatever it has elsewhere', () => {
    for (const { area, level, row } of cases) {
      expect([area, level, verbs.filter((verb) => can(row, `${area}:${verb}`))]).toEqual([area, level, granted[level]]);
    }
  });

  it('calls by the level of Analytics, and only with the right of their own', () => {
    for (const { area, level, row, calls } of cases.filter((one) => one.area === 'analytics')) {
      const may = verbs.filter((verb) => can(row, `calls:${verb}`));
      expect([area, level, calls, may]).toEqual([area, level, calls, calls ? granted[level] : []]);
    }
  });

  it('webhooks by the level of Integrations, and speech to whoever may change agents', () => {
    for (const { area, level, row } of cases) {
      if (area === 'integrations')
        expect([level, verbs.filter((verb) => can(row, `webhooks:${verb}`))]).toEqual([level, granted[level]]);
      if (area === 'agents')
        expect([level, can(row, 'speech:use')]).toEqual([level, level === 'limited' || level === 'full']);
    }
  });

  it('membership and who one is, whatever else', () => {
    for (const { row } of cases) expect([can(row, 'membership'), can(row, 'self')]).toEqual([true, true]);
  });
});

describe('the built-in roles', () => {
  const everything = areas.flatMap((area) => verbs.map((verb): Permission => `${area}:${verb}`));
  const all = (...of: Area[]) => everything.filter((one) => of.includes(one.split(':')[0] as Area));
  const limited = (...of: Area[]) => all(...of).filter((one) => !one.endsWith(':manage'));
  const ofCalls: Permission[] = ['calls:read', 'calls:write', 'calls:manage'];
  const ofWebhooks: Permission[] = ['webhooks:read', 'webhooks:write', 'webhooks:manage'];
  const ofSubaccounts: Permission[] = ['subaccounts:read', 'subaccounts:write', 'subaccounts:manage'];
  const allowed: Record<(typeof builtInRoles)[number], Permission[]> = {
    owner: everyPermission,
    admin: everyPermission.filter((one) => one !== 'team:manage'),
    'agent-manager': [
      ...all('analytics', 'agents', 'knowledge', 'actions', 'workflows'),
      ...ofCalls,
      ...(['speech:use', 'membership', 'self'] as const),
    ],
    member: [
      ...limited('analytics', 'agents', 'knowledge', 'actions', 'workflows', 'contacts', 'phone-numbers'),
      ...(['calls:read', 'calls:write', 'speech:use', 'membership', 'self'] as const),
    ],
    viewer: ['analytics:read', 'analytics:write', 'membership', 'self'],
  };

  it('allow what the specification of the dashboard says', () => {
    expect(everyPermission.toSorted()).toEqual(
      [...everything, ...ofCalls, ...ofWebhooks, ...ofSubaccounts, 'speech:use', 'membership', 'self'].toSorted(),
    );
    for (const role of builtInRoles) {
      const may = everyPermission.filter((one) => can(roleMatrix[role], one));
      expect([role, may.toSorted()]).toEqual([role, allowed[role].toSorted()]);
    }
  });
});

describe('of two rows', () => {
  it('the common one has the lower level in each area, for each pair of levels', () => {
    for (const area of areas) {
      for (const [n, one] of levels.entries()) {
        for (const [m, other] of levels.entries()) {
          const common = commonRow({ ...rowWith('full'), [area]: one }, { ...rowWith('limited'), [area]: other });
          expect(common).toEqual({ ...rowWith('limited'), [area]: levels[Math.min(n, m)] });
        }
      }
    }
    for (const [one, other] of [
      [true, false],
      [false, true],
      [false, false],
    ] as const) {
      expect(commonRow(rowWith('full', one), rowWith('full', other)).calls).toBe(false);
    }
  });

  it('the common one allows what both do, and no more', () => {
    fc.assert(
      fc.property(roleRows, roleRows, (one, other) => {
        const common = commonRow(one, other);
        for (const permission of everyPermission) {
          expect([permission, can(common, permission)]).toEqual([
            permission,
            can(one, permission) && can(other, permission),
          ]);
        }
      }),
    );
  });

  it('one is within the other when no area, and not calls, goes beyond it', () => {
    for (const area of areas) {
      for (const [n, level] of levels.entries()) {
        for (const [m, most] of levels.entries()) {
          const within = isWithin({ ...rowWith('view'), [area]: level }, { ...rowWith('view'), [area]: most });
          expect([area, level, most, within]).toEqual([area, level, most, n <= m]);
        }
      }
    }
    expect(isWithin(rowWith('view', true), rowWith('full', false))).toBe(false);
    expect(isWithin(rowWith('view', false), rowWith('view', true))).toBe(true);
  });
});
