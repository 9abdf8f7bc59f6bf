import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roleTokenRow, type TokenScope, tokenCan, tokenRow, tokenScopes } from './access-tokens.ts';
import { everyPermission, roleRows } from './permissions.fixture.ts';
import { can, type Permission } from './permissions.ts';

/** What an access token may do, in full; that each endpoint asks: server/contract.test.ts. */

/** What a scope opens: speech, or all in one area. */
const opened = (scope: TokenScope): Permission[] => [
  ...(scope === 'speech'
    ? ['speech:use' as const]
    : [`${scope}:read` as const, `${scope}:write` as const, `${scope}:manage` as const]),
  'self',
];
const looks = (permission: Permission) => permission.endsWith(':read') || permission === 'self';
const allowed = (scopes: readonly TokenScope[], readOnly: boolean) =>
  everyPermission.filter((one) => tokenCan({ scopes, readOnly }, one));
/** Anyone who finds a token shall not be able to make themselves at home. */
const never = /^(settings|team|integrations):|^membership$/;

describe('a token with scopes', () => {
  it.each(tokenScopes)('may do what %s opens and nothing else, or only look at it', (scope) => {
    expect(allowed([scope], false).toSorted()).toEqual(opened(scope).toSorted());
    expect(allowed([scope], true)).toEqual(opened(scope).filter(looks));
  });

  it('may do what several open together, and never more than all of them', () => {
    fc.assert(
      fc.property(fc.subarray([...tokenScopes]), fc.boolean(), (scopes, readOnly) => {
        const together = [...new Set([...scopes.flatMap(opened), 'self' as const])].filter(
          (one) => !readOnly || looks(one),
        );
        expect(allowed(scopes, readOnly).toSorted()).toEqual(together.toSorted());
      }),
    );
    expect(allowed(tokenScopes, false).filter((one) => never.test(one))).toEqual([]);
    expect(allowed([], false)).toEqual(['self']);
  });

  it('acts with a row that allows nothing that its scopes do not', () => {
    fc.assert(
      fc.property(fc.subarray([...tokenScopes]), fc.boolean(), (scopes, readOnly) => {
        const row = tokenRow({ scopes, readOnly });
        // Speaking comes with agents, and membership with any row: a token is asked for its scope first.
        const beyond = everyPermission.filter((one) => can(row, one) && !tokenCan({ scopes, readOnly }, one));
        expect(beyond.filter((one) => !['speech:use', 'membership'].includes(one))).toEqual([]);
      }),
    );
  });
});

describe('a token with a role', () => {
  it('may do what the role may, but for settings, integrations and people, or only look', () => {
    fc.assert(
      fc.property(roleRows, fc.boolean(), (role, readOnly) => {
        const row = roleTokenRow(role, readOnly);
        for (const one of everyPermission.filter((one) => one !== 'membership')) {
          const closed = never.test(one) || /^(webhooks|subaccounts):/.test(one) || (readOnly && !looks(one));
          expect([one, can(row, one)]).toEqual([one, can(role, one) && !closed]);
        }
      }),
    );
  });
});
