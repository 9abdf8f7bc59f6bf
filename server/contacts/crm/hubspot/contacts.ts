import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { z } from 'zod';
import type { CrmContact, CrmFields, CrmPerson } from '#server/contacts/crm.ts';
import { readAs } from '#server/platform/http/ask-service.ts';
import { ServiceError } from '#server/platform/http/service-error.ts';
import { askHubspot, type HubspotAccess, refuseParts } from './request.ts';

/** Where contacts are. */
export const contactsPath = '/crm/objects/2026-03/contacts';
/** What is read of a contact. */
const properties = ['email', 'firstname', 'lastname', 'phone', 'mobilephone', 'company'];
/** Contacts with one number that are looked at. */
const mostFound = 20;

const Value = z.string().nullish();
const Found = z.object({
  id: z.string().min(1).max(60),
  properties: z.object({
    email: Value,
    firstname: Value,
    lastname: Value,
    phone: Value,
    mobilephone: Value,
    company: Value,
  }),
});
type Found = z.infer<typeof Found>;

const orNull = (text: string | null | undefined) => text?.trim() || null;

/** Tokens say by their beginning where the account is. */
export const appOf = (token: string): string =>
  /^pat-eu\d/.test(token) ? 'https://app-eu1.hubspot.com' : 'https://app.hubspot.com';

export function contactOf(
  { token, portal }: { token: string; portal: string },
  { id, properties: own }: Found,
): CrmContact {
  return {
    id,
    name: orNull([own.firstname, own.lastname].filter(Boolean).join(' ')),
    email: orNull(own.email)?.toLowerCase() ?? null,
    phone: orNull(own.phone) ?? orNull(own.mobilephone),
    company: orNull(own.company),
    url: `${appOf(token)}/contacts/${portal}/record/0-1/${id}`,
  };
}

async function findByEmail(access: HubspotAccess, email: string): Promise<Found | null> {
  const query = new URLSearchParams({ idProperty: 'email', properties: properties.join(',') });
  const path = `${contactsPath}/${encodeURIComponent(email)}?${query}`;
  const { status, body } = await askHubspot(access, { method: 'GET', path, also: [404] });
  return status === 404 ? null : readAs(access, Found, body);
}

/** Numbers stand in HubSpot as people wrote them; what it calculates of them has no code of the country. */
function numberFilters(phone: string) {
  const national = parsePhoneNumberFromString(phone)?.nationalNumber ?? phone.replace(/\D/g, '');
  const of = (propertyName: string, value: string) => ({ filters: [{ propertyName, operator: 'EQ', value }] });
  return [
    of('phone', phone),
    of('mobilephone', phone),
    of('hs_searchable_calculated_phone_number', national),
    of('hs_searchable_calculated_mobile_number', national),
  ];
}

/** Whether what someone wrote can be this number: the same one, or the same without its country. */
function isNumber(written: string | null | undefined, phone: string): boolean {
  if (!written) return false;
  const country = parsePhoneNumberFromString(phone)?.country;
  return parsePhoneNumberFromString(written, country)?.number === phone;
}

/** Of several contacts with one number the one that was there first, so that two looks find the same. */
async function findByPhone(access: HubspotAccess, phone: string): Promise<Found[]> {
  const body = { filterGroups: numberFilters(phone), properties, limit: mostFound, sorts: ['createdate'] };
  const { body: answered } = await askHubspot(access, { method: 'POST', path: `${contactsPath}/search`, body });
  const { results } = readAs(access, z.object({ results: z.array(Found) }), answered);
  return results.filter(({ properties: own }) => isNumber(own.phone, phone) || isNumber(own.mobilephone, phone));
}

/**
 * Who is meant: by the address, else by the number. Someone with the number and another address is someone else, such
 * as a colleague or a wife.
 */
export async function findPerson(access: HubspotAccess, { email, phone }: CrmPerson): Promise<Found | null> {
  const known = email === null ? null : await findByEmail(access, email);
  if (known !== null || phone === null) return known;
  const fitting = (await findByPhone(access, phone)).filter(
    ({ properties: own }) => email === null || !own.email || own.email.toLowerCase() === email,
  );
  return fitting[0] ?? null;
}

/** HubSpot has two names: the last word is the second. */
function namesOf(name: string): Record<string, string> {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.pop()! : '';
  return { firstname: words.join(' '), ...(last && { lastname: last }) };
}

function propertiesOf({ email, phone }: CrmPerson, { name, ...fields }: CrmFields): Record<string, string> {
  return { ...(email && { email }), ...(phone && { phone }), ...(name && namesOf(name)), ...fields };
}

const byId = (id: string) => `${contactsPath}/${encodeURIComponent(id)}`;

async function change(access: HubspotAccess, id: string, own: Record<string, string>): Promise<Found> {
  const { body } = await askHubspot(access, { method: 'PATCH', path: byId(id), body: { properties: own } });
  return readAs(access, Found, body);
}

/** By its address, of which there is one in HubSpot: made twice it is made once. */
async function makeByEmail(access: HubspotAccess, email: string, own: Record<string, string>) {
  const inputs = [{ id: email, idProperty: 'email', properties: own }];
  const path = `${contactsPath}/batch/upsert`;
  const answer = await askHubspot(access, { method: 'POST', path, body: { inputs }, also: [207] });
  refuseParts(access, answer);
  const Upserted = z.object({ results: z.array(Found.extend({ new: z.boolean().optional() })).min(1) });
  const [made] = readAs(access, Upserted, answer.body).results;
  return { found: made!, made: made!.new ?? true };
}

async function makeByPhone(access: HubspotAccess, own: Record<string, string>) {
  const answer = await askHubspot(access, {
    method: 'POST',
    path: contactsPath,
    body: { properties: own },
    also: [409],
  });
  if (answer.status !== 409) return { found: readAs(access, Found, answer.body), made: true };
  const { data } = z.object({ message: z.string() }).safeParse(answer.body);
  const [, id] = /Existing ID: (\d{1,30})/.exec(data?.message ?? '') ?? [];
  if (id === undefined) throw new ServiceError('conflict', 'HubSpot already has this contact but didn’t identify it.');
  return { found: await change(access, id, own), made: false };
}

/** Writes fields to the contact that is meant, who is made where HubSpot knows no one. */
export async function savePerson(access: HubspotAccess, person: CrmPerson, fields: CrmFields) {
  const own = propertiesOf(person, fields);
  const known = await findPerson(access, person);
  if (known !== null) {
    // A number that is there as someone wrote it stays: it is the same one.
    const { phone, ...rest } = own;
    const isThere =
      isNumber(known.properties.phone, phone ?? '') || isNumber(known.properties.mobilephone, phone ?? '');
    const changed = phone === undefined || isThere || known.properties.phone ? rest : own;
    return { found: await change(access, known.id, changed), made: false };
  }
  return person.email === null ? makeByPhone(access, own) : makeByEmail(access, person.email, own);
}

/** Ids of what hangs at a contact, the newest first. */
export async function attachedTo(access: HubspotAccess, contactId: string, kind: 'notes' | 'deals'): Promise<string[]> {
  const path = `${byId(contactId)}?${new URLSearchParams({ associations: kind })}`;
  const { body } = await askHubspot(access, { method: 'GET', path });
  const Ids = z.object({ results: z.array(z.object({ id: z.string() })) });
  const { associations } = readAs(access, z.object({ associations: z.record(z.string(), Ids).optional() }), body);
  const ids = (associations?.[kind]?.results ?? []).map(({ id }) => id);
  return [...new Set(ids)].sort((a, b) => b.length - a.length || (a < b ? 1 : -1));
}
