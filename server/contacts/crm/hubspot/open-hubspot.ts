import { z } from 'zod';
import type { Crm, CrmAccount } from '#server/contacts/crm.ts';
import { readAs } from '#server/platform/http/ask-service.ts';
import { ServiceError } from '#server/platform/http/service-error.ts';
import { addNote, makeDeal } from './attach.ts';
import { contactOf, findPerson, savePerson } from './contacts.ts';
import { askHubspot, type HubspotAccess } from './request.ts';

/** HubSpot's own address. */
export const hubspotBase = 'https://api.hubapi.com';

/** Without these there is nothing to do; of the others some verbs do without. */
const needed = ['crm.objects.contacts.read', 'crm.objects.contacts.write'];
const wished = ['crm.objects.deals.read', 'crm.objects.deals.write'];

const TokenInfo = z.object({ hubId: z.union([z.int(), z.string()]), scopes: z.array(z.string()) });

/** Whose token it is, and what it permits. @throws ServiceError forbidden, naming what it lacks */
async function readAccount(access: HubspotAccess): Promise<CrmAccount> {
  const path = '/oauth/v2/private-apps/get/access-token-info';
  const asked = { method: 'POST' as const, path, body: { tokenKey: access.token }, also: [400, 403, 404] };
  const { status, body } = await askHubspot(access, asked);
  // Of a token that is none it says one or the other.
  if (status >= 400) throw new ServiceError('unauthorized', 'HubSpot doesn’t recognize this token.');
  const { hubId, scopes } = readAs(access, TokenInfo, body);
  const lacksOf = (wanted: string[]) => wanted.filter((scope) => !scopes.includes(scope));
  const missing = lacksOf(needed);
  if (missing.length > 0) {
    const list = missing.join(' and ');
    throw new ServiceError('forbidden', `The private app needs ${list}. Add it under Scopes in HubSpot.`);
  }
  return { id: String(hubId), name: `Account ${hubId}`, lacks: lacksOf(wished) };
}

/** A HubSpot account, asked with the token of a private app. @param portal its number, which leads to its pages */
export function openHubspot(access: HubspotAccess, portal: string): Crm {
  const shown = { token: access.token, portal };
  return {
    account: () => readAccount(access),
    async find(person) {
      const found = await findPerson(access, person);
      return found && contactOf(shown, found);
    },
    async save(person, fields) {
      const { found, made } = await savePerson(access, person, fields);
      return { contact: contactOf(shown, found), made };
    },
    note: (contactId, note, once) => addNote(access, contactId, note, once),
    deal: (contactId, deal, once) => makeDeal(access, contactId, deal, once),
  };
}
