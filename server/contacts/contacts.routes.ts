import { contactsApi } from '#domain/contacts.ts';
import { implement } from '#server/infra/http/implement.ts';
import { listContacts } from './contacts.ts';
import { sendMessage } from './send-message.ts';

export const contactsRoutes = implement(contactsApi, {
  list: ({ scope, query }) => listContacts(scope, query),
  sendMessage: async ({ services, ip, body }) => {
    await sendMessage(services, ip, body);
    return undefined;
  },
});
