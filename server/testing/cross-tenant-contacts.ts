import { marker } from './cross-tenant.fixture.ts';
import type { Ids } from './cross-tenant-rows.ts';

/** A contact with a note, and an address that may not be reached. */
export const contactRows = (w: string, ids: Ids): string => `
  insert into contacts (workspace_id, id, name, email, tags, source, created_at)
    values ('${w}', '${ids.contactId}', '${marker}', 'x@example.com', array['${marker}'], 'contact_form', now());
  insert into contact_notes (workspace_id, contact_id, id, text, created_at)
    values ('${w}', '${ids.contactId}', gen_random_uuid(), '${marker}', now());
  insert into suppressions (workspace_id, id, kind, address, reason, source, created_at)
    values ('${w}', '${ids.suppressionId}', 'email', '${marker}', '${marker}', 'by_hand', now())`;
