import type { CrmConnection } from '#domain/contacts/crm.ts';

/** Before one is connected. */
export const noCrm: CrmConnection = {
  connected: false,
  kind: null,
  accountId: null,
  name: null,
  url: null,
  maskedSecret: null,
  lacks: [],
  notesCalls: false,
  connectedAt: null,
  problem: null,
  dependents: [],
};

/** HubSpot, connected. */
export const aCrm = (change: Partial<CrmConnection> = {}): CrmConnection => ({
  ...noCrm,
  connected: true,
  kind: 'hubspot',
  accountId: '24000000',
  name: 'Account 24000000',
  maskedSecret: '…cdef',
  connectedAt: '2026-11-20T10:00:00Z',
  ...change,
});
