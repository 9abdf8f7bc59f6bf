import { secretPlace } from '#server/crm/connections.ts';
import type { Services } from '#server/services.ts';
import { marker } from './cross-tenant.fixture.ts';
import type { Ids } from './cross-tenant-rows.ts';

const columns =
  'workspace_id, kind, account_id, name, url, secret, secret_end, lacks, notes_calls, problem, connected_at';

/** A CRM, an action and an agent that use it, and the note of a call. */
export const crmRows = (w: string, ids: Ids, { secrets }: Services): string => `
  insert into crm_connections (${columns})
    values ('${w}', 'own', '${marker}', '${marker}', 'https://${marker}.example/', '${secrets.seal(secretPlace(w), marker)}',
      '${marker}', '{${marker}}', true, '${marker}', now());
  insert into actions (workspace_id, id, name, template, status, configuration, variables, triggers, words, created_at)
    select workspace_id, gen_random_uuid(), name, 'update-crm', status, configuration, variables, triggers, words, now()
    from actions where workspace_id = '${w}' limit 1;
  insert into action_runs (workspace_id, run_id, call_id, node_id, action, input, status, attempts, created_at, started_at, ended_at, output)
    values ('${w}', '${marker} note', '${ids.callId}', 'crm-note', 'note_crm', '{}', 'failed', 1, now(), now(), now(),
      '{"code":"x","message":"${marker}"}');`;

/** A CRM of the asker, too. */
export const crmTwin = (other: string, asker: string): string => `
  insert into crm_connections (${columns})
    select '${asker}', kind, 'Mine', 'Mine', 'https://mine.example/', secret, 'Mine', '{}', notes_calls, null, connected_at
    from crm_connections where workspace_id = '${other}'`;
