import { z } from 'zod';
import type { PhoneKind } from '#domain/contacts/contact-imports.ts';
import { readAs } from '#server/platform/http/ask-service.ts';
import { ServiceError } from '#server/platform/http/service-error.ts';
import { askOffice, type OfficeAccess } from './office-access.ts';
import { type SourceContact, sourceLimits } from './source-contact.ts';

/** People of one part: with their fields below what an answer may weigh. */
const pageSize = 500;

const Text = z.string().default('');
const Person = z.object({
  names: z.array(z.object({ givenName: Text, familyName: Text, displayName: Text })).default([]),
  emailAddresses: z.array(z.object({ value: Text })).default([]),
  phoneNumbers: z.array(z.object({ value: Text, canonicalForm: Text, type: Text })).default([]),
  organizations: z.array(z.object({ name: Text })).default([]),
});
const Page = z.object({ connections: z.array(Person).default([]), nextPageToken: z.string().max(4_000).optional() });

const fields = [
  'connections(names(givenName,familyName,displayName),emailAddresses(value)',
  'phoneNumbers(value,canonicalForm,type),organizations(name)),nextPageToken',
].join(',');

/** Its own types; people write others. */
function kindOf(type: string): PhoneKind {
  if (/fax|pager/i.test(type)) return 'fax';
  if (/mobile/i.test(type)) return 'mobile';
  return type === 'work' || type === 'home' || type === 'main' ? type : 'other';
}

function contactOf({ names, emailAddresses, phoneNumbers, organizations }: z.infer<typeof Person>): SourceContact {
  const [{ givenName, familyName, displayName } = { givenName: '', familyName: '', displayName: '' }] = names;
  return {
    firstName: givenName || (familyName ? '' : displayName),
    lastName: familyName,
    company: organizations[0]?.name ?? '',
    emails: emailAddresses.map(({ value }) => value).filter(Boolean),
    phones: phoneNumbers
      .map(({ value, canonicalForm, type }) => ({ kind: kindOf(type), written: canonicalForm || value }))
      .filter(({ written }) => written !== ''),
  };
}

/** All contacts of an account at Google. @throws ServiceError */
export async function listGoogleContacts(access: OfficeAccess, address: string): Promise<SourceContact[]> {
  const found: SourceContact[] = [];
  let pageToken: string | undefined;
  do {
    const personFields = 'names,emailAddresses,phoneNumbers,organizations';
    const query = new URLSearchParams({ personFields, fields, pageSize: String(pageSize) });
    if (pageToken !== undefined) query.set('pageToken', pageToken);
    const { body } = await askOffice(access, { method: 'GET', url: `${address}?${query}` });
    const page = readAs(access, Page, body);
    found.push(...page.connections.map(contactOf));
    pageToken = page.nextPageToken;
    if (found.length > sourceLimits.contacts)
      throw new ServiceError(
        'refused',
        `${access.name} has more than ${sourceLimits.contacts} contacts. Import a file instead.`,
      );
  } while (pageToken !== undefined);
  return found;
}
