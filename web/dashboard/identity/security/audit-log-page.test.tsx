import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import AuditLogPage from './audit-log-page.tsx';
import { anEntry, userId } from './security.fixture.ts';

const at = '/dashboard/integrations/audit-log';
const people = { body: { items: [{ userId, email: 'ada@example.com', role: 'owner', secondFactor: false }] } };
const byToken = anEntry({ seq: 6, action: 'agent.created', actor: { ...anEntry().actor, kind: 'token' } });
const bySystem = anEntry({ seq: 5, action: 'call.started', ip: null, actor: { ...anEntry().actor, kind: 'system' } });

/** A log of three entries. */
const log = (more: Parameters<typeof stubNetwork>[0] = {}) =>
  stubNetwork({
    'GET /v1/audit': { body: { items: [anEntry(), byToken, bySystem], next: null } },
    'GET /v1/security/second-factors': people,
    ...more,
  });

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:x');
  URL.revokeObjectURL = vi.fn();
});

describe('the log', () => {
  it('tells what, who, from where and when, and an entry what was before and after', async () => {
    log();
    const { user, router } = renderPage(<AuditLogPage />, { at });
    const row = await screen.findByRole('row', { name: /Agent changed/ });
    expect(row.textContent).toContain('203.0.113.9');
    expect(screen.getAllByText('ada@example.com’s token').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Parley itself').length).toBeGreaterThan(0);
    await user.click(within(row).getByRole('button', { name: 'Details for entry 7' }));
    const dialog = await screen.findByRole('dialog', { name: 'Agent changed' });
    const changes = within(dialog).getByRole('list', { name: 'What changed' });
    expect(changes.textContent).toBe('nameBeforeSupportAfterFront desk');
    await user.click(within(dialog).getByRole('button', { name: 'All entries on this agent' }));
    expect(router.state.location.search).toBe('?object=b1');
  });

  it('is searched on the server, by what the address says', async () => {
    const sent = log();
    renderPage(<AuditLogPage />, { at: `${at}?action=agent.updated&person=${userId}&from=2026-11-01&q=desk&to=x` });
    await screen.findByRole('row', { name: /Agent changed/ });
    const asked = new URLSearchParams(sent.find(({ path }) => path === '/v1/audit')?.search);
    expect(Object.fromEntries(asked)).toEqual({
      action: 'agent.updated',
      person: userId,
      from: new Date('2026-11-01T00:00').toISOString(),
      search: 'desk',
      limit: '50',
    });
  });

  it('says when nothing fits, and why it could not be loaded', async () => {
    log({ 'GET /v1/audit': { body: { items: [], next: null } } });
    const { user, router, unmount } = renderPage(<AuditLogPage />, { at: `${at}?q=nothing` });
    await user.click(await screen.findByRole('button', { name: 'Show all entries' }));
    expect(router.state.location.search).toBe('');
    unmount();
    log({ 'GET /v1/audit': { status: 403, body: { error: { code: 'forbidden', message: 'Not for you.' } } } });
    renderPage(<AuditLogPage />, { at });
    expect(await screen.findByText('Not for you.')).toBeTruthy();
  });
});

describe('the chain', () => {
  const state = { intact: true, brokenSeq: null, seq: 7, hash: 'c0ffee', at: '2026-11-20T10:00:00Z', receipt: 'a.b' };

  it('is verified, gives a receipt, and is held against one from before', async () => {
    const sent = log({
      'GET /v1/audit/receipt': { body: state },
      'POST /v1/audit/receipt/check': { body: { verdict: 'changed', seq: 3, hash: 'x', at: '2026-11-19T10:00:00Z' } },
    });
    const { user } = renderPage(<AuditLogPage />, { at });
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    const dialog = await screen.findByRole('dialog', { name: 'Verify the audit log' });
    expect(await within(dialog).findByText('All 7 entries are exactly as recorded.')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Save receipt' }));
    expect(URL.createObjectURL).toHaveBeenCalledOnce();
    await user.type(within(dialog).getByLabelText('Earlier receipt'), ' x.y ');
    await user.click(within(dialog).getByRole('button', { name: 'Check receipt' }));
    expect(await within(dialog).findByText(/Some of the first 3 entries were changed/)).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ receipt: 'x.y' });
  });

  it('that is broken says where', async () => {
    log({ 'GET /v1/audit/receipt': { body: { ...state, intact: false, brokenSeq: 4, seq: 3, receipt: null } } });
    const { user } = renderPage(<AuditLogPage />, { at });
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('The chain is broken: entry 4 was changed or is missing.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save receipt' })).toBeNull();
  });

  it('is exported', async () => {
    const sent = log({ 'POST /v1/audit/export': { body: {} } });
    const { user } = renderPage(<AuditLogPage />, { at });
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'JSON Lines, to verify the hashes' }));
    expect(await screen.findByText('Audit log exported')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ format: 'jsonl' });
    expect(URL.createObjectURL).toHaveBeenCalledOnce();
  });
});
