import { z } from 'zod';
import { readAs } from '#server/platform/http/ask-service.ts';
import { ServiceError } from '#server/platform/http/service-error.ts';
import { type SourceContact, sourceLimits } from '#server/scheduling/source-contact.ts';
import { contactsPath } from './contacts.ts';
import { askHubspot, type HubspotAccess } from './request.ts';

/** Contacts of one part; HubSpot has no more. */
const pageSize = 100;

const Text = z
  .string()
  .nullish()
  .transform((text) => text ?? '');
const Properties = z.object({
  firstname: Text,
  lastname: Text,
  company: Text,
  email: Text,
  phone: Text,
  mobilephone: Text,
});
const Page = z.object({
  results: z.array(z.object({ properties: Properties })),
  paging: z.object({ next: z.object({ after: z.string().max(1_000) }).optional() }).optional(),
});

const contactOf = ({ firstname, lastname, company, email, phone, mobilephone }: z.output<typeof Properties>) => ({
  firstName: firstname,
  lastName: lastname,
  company,
  emails: email ? [email] : [],
  phones: [
    ...(mobilephone ? [{ kind: 'mobile' as const, written: mobilephone }] : []),
    ...(phone ? [{ kind: 'main' as const, written: phone }] : []),
  ],
});

/** All contacts of an account at HubSpot. @throws ServiceError */
export async function listHubspotContacts(access: HubspotAccess): Promise<SourceContact[]> {
  const found: SourceContact[] = [];
  let after: string | undefined;
  do {
    const properties = Object.keys(Properties.shape).join(',');
    const query = new URLSearchParams({ properties, limit: String(pageSize), ...(after !== undefined && { after }) });
    const { body } = await askHubspot(access, { method: 'GET', path: `${contactsPath}?${query}` });
    const page = readAs(access, Page, body);
    found.push(...page.results.map(({ properties: own }) => contactOf(own)));
    after = page.paging?.next?.after;
    if (found.length > sourceLimits.contacts)
      throw new ServiceError(
        'refused',
        `HubSpot has more than ${sourceLimits.contacts} contacts. Import a file instead.`,
      );
  } while (after !== undefined);
  return found;
}
