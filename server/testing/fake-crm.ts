import { verifyWebhook } from '#server/identity/sign-webhook.ts';
import { type AskedOf, type JsonAnswer, startFaultServer } from './fault-server.ts';

interface Person {
  id: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  company: string | null;
}

/** A business's own CRM: it takes what is signed, and does each thing once by its id. */
export class FakeCrm {
  readonly contacts: Person[] = [];
  readonly notes: { id: string; contactId: string; text: string }[] = [];
  readonly deals: { id: string; contactId: string; name: string; amount: string | null }[] = [];
  readonly #done = new Map<string, JsonAnswer>();
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  #find({ email, phone }: { email: string | null; phone: string | null }): Person | undefined {
    const is = (one: Person) => (email ? one.email === email : phone !== null && one.phone === phone);
    return this.contacts.find(is);
  }

  // biome-ignore lint/suspicious/noExplicitAny: it stands for a server of someone else's, which reads what it is sent.
  #do(type: string, data: any): JsonAnswer {
    const made = (list: { id: string }[], rest: object) => {
      const one = { id: `${type}-${list.length + 1}`, ...rest };
      list.push(one);
      return { status: 200, body: { id: one.id } };
    };
    if (type === 'connection.test') return { status: 200, body: { name: 'Our CRM' } };
    if (type === 'contact.find') return { status: 200, body: { contact: this.#find(data) ?? null } };
    if (type === 'contact.save') {
      const { name = null, company = null } = data.fields;
      const known = this.#find(data);
      if (data.fields.no_such) return { status: 422, body: { error: { message: 'There is no field no_such.' } } };
      const contact = known ?? { id: `contact-${this.contacts.length + 1}`, name, company, email: null, phone: null };
      Object.assign(contact, { email: data.email ?? contact.email, phone: data.phone ?? contact.phone });
      if (name !== null) contact.name = name;
      if (known === undefined) this.contacts.push(contact);
      return { status: 200, body: { contact, made: known === undefined } };
    }
    if (!this.contacts.some(({ id }) => id === data.contactId))
      return { status: 404, body: { error: 'Contact not found' } };
    if (type === 'note.add') return made(this.notes, { contactId: data.contactId, text: data.text });
    return made(this.deals, { contactId: data.contactId, name: data.name, amount: data.amount });
  }

  /** @param now milliseconds since the epoch, on the caller's clock */
  async answer({ headers, body }: AskedOf, now: number): Promise<JsonAnswer> {
    if (!(await verifyWebhook([this.#secret], { headers, body, now, isNew: () => true })))
      return { status: 401, body: { error: 'The signature is not ours.' } };
    const { type, id, data } = JSON.parse(body);
    const key = headers['idempotency-key'];
    const former = key === undefined ? undefined : this.#done.get(id);
    const answer = former ?? this.#do(type, data);
    if (key !== undefined && answer.status === 200) this.#done.set(id, answer);
    return answer;
  }
}

/** Starts it on this machine. */
export async function startFakeCrm(secret: string) {
  const crm = new FakeCrm(secret);
  return { ...(await startFaultServer((asked) => crm.answer(asked, Date.now()))), crm };
}
