import { marker } from './cross-tenant.fixture.ts';
import type { Ids } from './cross-tenant-ids.ts';

/** A contact with a note, and an address that may not be reached. */
export const contactRows = (w: string, ids: Ids): string => `
  insert into contacts (workspace_id, id, name, email, phone, tags, source, created_at)
    values ('${w}', '${ids.contactId}', '${marker}', 'x@example.com', '+4930901820', array['${marker}'], 'contact_form', now());
  insert into contact_notes (workspace_id, contact_id, id, text, created_at)
    values ('${w}', '${ids.contactId}', gen_random_uuid(), '${marker}', now());
  insert into suppressions (workspace_id, id, kind, address, reason, source, created_at)
    values ('${w}', '${ids.suppressionId}', 'email', '${marker}', '${marker}', 'by_hand', now());
  insert into legal_holds (workspace_id, id, kind, contact_id, reason, created_at)
    values ('${w}', '${ids.holdId}', 'contact', gen_random_uuid(), '${marker}', now());
  insert into erasures (workspace_id, id, state, counts, outside, requested_at)
    values ('${w}', '${ids.erasureId}', 'done', '{}', array['${marker}'], now());
  insert into contact_fields (workspace_id, id, key, name, kind, options, created_at)
    values ('${w}', '${ids.fieldId}', 'marker', '${marker}', 'text', '[]', now());
  insert into contact_segments (workspace_id, id, name, filter, created_at, changed_at)
    values ('${w}', '${ids.segmentId}', '${marker}', '[{"of":"opted_out","is":"no"}]', now(), now());
  insert into contact_consents (workspace_id, id, phone, purpose, source, wording, proof, given_at, created_at)
    values ('${w}', gen_random_uuid(), '+4930901820', 'calls', 'by_hand', '${marker}', '${marker}', now(), now());
  insert into contact_imports (workspace_id, id, file_name, state, encoding, headings, columns, duplicates, tags, run_workflows, rows, next_row,
      counts, kept, created_at)
    values ('${w}', '${ids.importId}', '${marker}', 'ready', 'utf-8', '["${marker}", "Phone"]', '[{"field":"name"},{"field":"phone"}]', 'fill',
      array['${marker}'], false, 1, 0, '{"new":0,"changed":0,"same":0,"refused":1}', 0, now());
  insert into contact_import_rows (workspace_id, import_id, n, cells, outcome, reason)
    values ('${w}', '${ids.importId}', 0, '["${marker}", "1"]', 'refused', '${marker}')`;
