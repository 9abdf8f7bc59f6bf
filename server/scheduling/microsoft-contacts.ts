import { z } from 'zod';
import { readPages } from './office/microsoft/read-pages.ts';
import type { OfficeAccess } from './office-access.ts';
import { type SourceContact, sourceLimits } from './source-contact.ts';

const pageSize = 500;

const Text = z
  .string()
  .nullish()
  .transform((text) => text ?? '');
const Person = z.object({
  givenName: Text,
  surname: Text,
  displayName: Text,
  companyName: Text,
  mobilePhone: Text,
  emailAddresses: z.array(z.object({ address: Text })).default([]),
  businessPhones: z.array(z.string()).default([]),
  homePhones: z.array(z.string()).default([]),
});

function contactOf(person: z.output<typeof Person>): SourceContact {
  const { givenName, surname, displayName, companyName, mobilePhone, emailAddresses } = person;
  return {
    firstName: givenName || (surname ? '' : displayName),
    lastName: surname,
    company: companyName,
    emails: emailAddresses.map(({ address }) => address).filter(Boolean),
    phones: [
      ...(mobilePhone ? [{ kind: 'mobile' as const, written: mobilePhone }] : []),
      ...person.businessPhones.map((written) => ({ kind: 'work' as const, written })),
      ...person.homePhones.map((written) => ({ kind: 'home' as const, written })),
    ],
  };
}

/** All contacts of an account at Microsoft. @param base of their part of Graph @throws ServiceError */
export async function listMicrosoftContacts(
  access: OfficeAccess,
  address: string,
  base: string,
): Promise<SourceContact[]> {
  const names = Object.keys(Person.shape).join(',');
  const first = `${address}?${new URLSearchParams({ $select: names, $top: String(pageSize) })}`;
  const mostPages = sourceLimits.contacts / pageSize;
  return (await readPages(access, { base, first, mostPages }, Person)).items.map(contactOf);
}
