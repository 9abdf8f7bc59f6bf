import { secretPlace } from '#server/contacts/crm-connections.ts';
import type { Services } from '#server/services.ts';
import { marker } from './cross-tenant.fixture.ts';
import type { Ids } from './cross-tenant-ids.ts';

const columns = 'workspace_id, kind, account_id, name, url, secret, secret_end, lacks, notes_calls, connected_at';

/** A CRM, an action that uses it, and the note of a call. */
export const crmRows = (w: string, ids: Ids, { secrets }: Services): string => `
  insert into crm_connections (${columns})
    values ('${w}', 'own', '${marker}', '${marker}', 'https://${marker}.example/', '${secrets.seal(secretPlace(w), marker)}',
      '${marker}', '{${marker}}', false, now());
  insert into actions (workspace_id, id, name, template, status, configuration, variables, triggers, created_at)
    values ('${w}', gen_random_uuid(), '${marker}', 'update-crm', 'active',
      '{"template":"update-crm","does":"note","fields":[],"note":"${marker}","dealName":"","dealAmount":"","dealStage":""}',
      '[]', '{"afterCall":null,"schedule":null,"beforeCall":null}', now());
  insert into action_runs (workspace_id, run_id, call_id, node_id, action, input, status, attempts, created_at, started_at, ended_at, output)
    values ('${w}', '${marker} note', '${ids.callId}', 'crm-note', 'note_crm', '{}', 'failed', 1, now(), now(), now(),
      '{"code":"x","message":"${marker}"}');`;

/** The asker's own CRM. */
export const ownCrm = (w: string): string => `
  insert into crm_connections (${columns}) values ('${w}', 'own', 'Mine', 'Mine', 'https://mine.example/', 'x', 'Mine', '{}', false, now());`;
