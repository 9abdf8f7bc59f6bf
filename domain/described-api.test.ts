import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describedApi } from './described-api.ts';
import { type AuditAction, auditActions, besideRequests } from './platform/audit-actions.ts';
import type { Endpoint } from './platform/http.ts';

/** What every row of the contract has in common. What every endpoint does: server/contract.test.ts. */

const rows = Object.entries(describedApi).flatMap(([noun, table]) =>
  Object.entries(table as Record<string, Endpoint>).map(([name, endpoint]) => ({ title: `${noun}.${name}`, endpoint })),
);

describe('every endpoint', () => {
  it('says what the audit log calls it, where it changes something', () => {
    for (const { title, endpoint } of rows) {
      expect([title, endpoint.audit !== undefined]).toEqual([title, endpoint.method !== 'GET']);
      // No one's doings have no workspace to stand in, unless a public key of one is named.
      if (endpoint.can === 'public' && !/\/:(key|browserKey)/.test(endpoint.path))
        expect([title, endpoint.audit ?? null]).toEqual([title, null]);
    }
    const named = new Set([...rows.map(({ endpoint }) => endpoint.audit), ...besideRequests]);
    expect(Object.keys(auditActions).filter((action) => !named.has(action as AuditAction))).toEqual([]);
  });

  it('has a schema or a reason: no route stands outside of the contract by accident', () => {
    const routes: string[] = [];
    for (const { endpoint } of rows) routes.push(endpoint.path);
    expect(new Set(rows.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)).size).toBe(rows.length);
    for (const { endpoint } of rows) {
      for (const part of [endpoint.params, endpoint.query, endpoint.body]) {
        if (part !== undefined) expect(part).toBeInstanceOf(z.ZodObject);
      }
      const named = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
      expect(Object.keys(endpoint.params?.shape ?? {}).sort()).toEqual(named.sort());
    }
  });
});
