import { tokenPlace } from '#server/scheduling/office-access.ts';
import type { Services } from '#server/services.ts';
import { later, marker } from './cross-tenant.fixture.ts';
import type { Ids } from './cross-tenant-ids.ts';

const columns =
  'workspace_id, id, service, account_id, name, refresh_token, access_token, access_until, scopes, keeps_calendar, connected_at';

/** An account at Google, and what stands in its calendar. */
export function officeRows(w: string, ids: Ids, { secrets }: Services): string {
  const id = ids.officeAccountId!;
  const sealed = (which: 'refresh' | 'access') => secrets.seal(tokenPlace(id, which), marker);
  return `
  insert into office_accounts (${columns})
    values ('${w}', '${id}', 'google', '${marker}', '${marker}', '${sealed('refresh')}', '${sealed('access')}', '${later}',
      '{https://www.googleapis.com/auth/calendar.events}', false, now());
  insert into office_events (workspace_id, appointment_id, account_id, event_id, state, revision, attempts, unchecked, problem)
    values ('${w}', '${ids.appointmentId}', '${id}', '${marker}', 'written', 1, 1, false, '${marker}');`;
}
