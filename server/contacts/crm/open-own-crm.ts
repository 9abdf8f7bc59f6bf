import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type CrmAnswerOf, type CrmRequestType, crmAnswers } from '#domain/contacts/crm-requests.ts';
import type { Json } from '#domain/platform/json.ts';
import type { Crm, CrmContact } from '#server/contacts/crm.ts';
import { signWebhook } from '#server/identity/sign-webhook.ts';
import { askService, readAs, refusalOf, type ServiceWay } from '#server/platform/http/ask-service.ts';
import { ServiceError } from '#server/platform/http/service-error.ts';
import { type SourceContact, sourceLimits } from '#server/scheduling/source-contact.ts';

/** A CRM of one's own: a program that answers signed requests at one address. */
export interface OwnCrmAccess extends ServiceWay {
  url: string;
  secret: string;
  /** Milliseconds since the epoch. */
  now(): number;
}

const Refusal = z.object({ error: z.union([z.string(), z.object({ message: z.string() })]) });

/** Why a CRM refuses, where it says so. */
function detailOf(body: unknown): string {
  const { data } = Refusal.safeParse(body);
  if (data === undefined) return '';
  return typeof data.error === 'string' ? data.error : data.error.message;
}

/** The same for each try of one thing that is made; signatures part their fields with points. */
const idOf = (once: string | null) =>
  `msg_${once === null ? randomUUID() : createHash('sha256').update(once).digest('hex').slice(0, 32)}`;

async function send<T extends CrmRequestType>(
  access: OwnCrmAccess,
  type: T,
  data: Json,
  once: string | null,
): Promise<CrmAnswerOf<T> | null> {
  const id = idOf(once);
  const at = access.now();
  const body = JSON.stringify({ type, id, timestamp: new Date(at).toISOString(), data });
  const signed = signWebhook([access.secret], { id, timestamp: Math.floor(at / 1000), body });
  const answer = await askService(access, {
    method: 'POST',
    url: access.url,
    body,
    headers: { ...signed, ...(once !== null && { 'idempotency-key': id }) },
  });
  if (answer.status === 404 && type === 'contact.find') return null;
  if (answer.status < 200 || answer.status > 299) throw refusalOf(access, answer.status, detailOf(answer.body));
  return readAs(access, crmAnswers[type] as z.ZodType<unknown>, answer.body) as CrmAnswerOf<T>;
}

type Answered = CrmAnswerOf<'contact.save'>['contact'];

const contactOf = ({ id, name, email, phone, company, url }: Answered): CrmContact => ({
  id,
  name: name || null,
  email: email?.toLowerCase() || null,
  phone: phone || null,
  company: company || null,
  url: url || null,
});

/** All contacts of a CRM of one's own, a part at a time. @throws ServiceError */
export async function listOwnContacts(access: OwnCrmAccess): Promise<SourceContact[]> {
  const found: SourceContact[] = [];
  let cursor: string | null = null;
  do {
    const part: CrmAnswerOf<'contact.list'> = (await send(access, 'contact.list', { cursor }, null))!;
    for (const { name, email, phone, company } of part.contacts.map(contactOf))
      found.push({
        firstName: name ?? '',
        lastName: '',
        company: company ?? '',
        emails: email === null ? [] : [email],
        phones: phone === null ? [] : [{ kind: 'main', written: phone }],
      });
    // A cursor that stands still would be read for ever.
    cursor = part.next === cursor ? null : (part.next ?? null);
    if (found.length > sourceLimits.contacts)
      throw new ServiceError(
        'refused',
        `The CRM has more than ${sourceLimits.contacts} contacts. Import a file instead.`,
      );
  } while (cursor !== null);
  return found;
}

/** A CRM that is asked with signed JSON at an address of its own. */
export function openOwnCrm(access: OwnCrmAccess): Crm {
  /** What has to be answered is: only who looks for a contact may be told of none. */
  const made = async <T extends CrmRequestType>(type: T, data: Json, once: string | null) =>
    (await send(access, type, data, once))!;
  return {
    async account() {
      const { name } = await made('connection.test', {}, null);
      return { id: new URL(access.url).host, name, lacks: [] };
    },
    async find({ email, phone }) {
      const answer = await send(access, 'contact.find', { email, phone }, null);
      return answer?.contact ? contactOf(answer.contact) : null;
    },
    async save({ email, phone }, fields, once) {
      const answer = await made('contact.save', { email, phone, fields: { ...fields } }, once);
      return { contact: contactOf(answer.contact), made: answer.made };
    },
    async note(contactId, { text, at }, once) {
      return (await made('note.add', { contactId, text, at: at.toISOString() }, once)).id;
    },
    async deal(contactId, { name, amount, stage, text }, once) {
      return (await made('deal.create', { contactId, name, amount, stage, text }, once)).id;
    },
  };
}
