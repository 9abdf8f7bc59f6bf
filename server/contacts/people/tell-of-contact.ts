import type { Contact } from '#domain/contacts/contacts.ts';
import { emitWebhookEvent } from '#server/notifications/tell-webhooks.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { Scope } from '#server/scope.ts';

/** Tells webhooks of a contact as it is now; the event is deleted with all that is kept of the person. */
export const tellOfContact = (
  tx: Tx,
  scope: Pick<Scope, 'services' | 'workspaceId'>,
  type: 'contact.created' | 'contact.updated',
  contact: Contact,
): Promise<void> => emitWebhookEvent(tx, scope, type, () => contact, { about: contact.phone ?? contact.email });
