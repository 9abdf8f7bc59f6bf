import type { Reply } from '#domain/platform/http.ts';
import type { OfficeAccount, OfficeService, officeApi } from '#domain/scheduling/office.ts';

/** An account at Google, connected. */
export const anOffice = (change: Partial<OfficeAccount> = {}): OfficeAccount => ({
  id: '019a0000-0000-7000-8000-0000000000f1',
  service: 'google',
  name: 'ann@example.com',
  lacks: [],
  syncsCalendar: true,
  calendarId: null,
  connectedAt: '2026-11-20T10:00:00Z',
  problem: null,
  dependents: [],
  ...change,
});

/** Both services as the operator has set them up, with these accounts. */
export const offices = (
  items: OfficeAccount[] = [],
  missing: Partial<Record<OfficeService, string>> = {},
): Reply<typeof officeApi.list> => ({
  services: (['google', 'microsoft'] as const).map((service) => ({ service, missing: missing[service] ?? null })),
  items,
});
