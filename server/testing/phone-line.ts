import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseDocument } from 'htmlparser2';
import { carrierAccountApi } from '#domain/carriers/carrier-accounts.ts';
import { type PhoneNumber, phoneNumbersApi } from '#domain/carriers/phone-numbers.ts';
import { signatureOf } from '#server/carriers/twilio/signature.ts';
import type { TestApp, TestClient } from './start-app.ts';

/** What an account at the carrier was asked for. */
export interface CarrierRequest {
  method: string;
  path: string;
  fields: Record<string, string>;
}

const sid = (kind: string, n: number) => `${kind}${n.toString(16).padStart(32, '0')}`;

/** One element of an answer to a webhook. */
export interface Heard {
  verb: string;
  attributes: Record<string, string>;
  text: string;
  inside: Heard[];
}

/** The smallest carrier: it has numbers, sells some, takes calls to be made, and says so in the form of Twilio. */
export async function openCarrierStub() {
  const asked: CarrierRequest[] = [];
  let placed = 0;
  const texts: { sid: string; from: string; to: string; body: string; date_created: string; status?: string }[] = [];
  const numbers = new Map<string, Record<string, string>>(
    [sid('PN', 0), sid('PN', 1)].map((one, n) => [one, { phone_number: `+1571555010${1 - n}` }]),
  );
  const stub = {
    asked,
    /** What a call that is to be made gets; nothing: it is placed. */
    onDial: (): { status: number; body: object } | 'lost' | null => null,
    /** What a message that is to be sent gets; nothing: it is sent. `kept`: it is sent, and the answer is lost. */
    onMessage: (_fields: Record<string, string>): { status: number; body: object } | 'lost' | 'kept' | null => null,
    /** Its numbers, by their SIDs, as it shows them. */
    numbers,
    /** Messages that were sent, oldest first. */
    texts,
    /** Those to one number. */
    textsTo: (number: string) => texts.filter(({ to }) => to === number).map(({ body }) => body),
    /** The time there, in ms. */
    now: () => Date.now(),
    base: '',
    /** The number of the last call that was placed, for a line of it. */
    get lastPlaced() {
      return 1000 + placed;
    },
    close: () => server.close(),
  };
  const show = (one: string) => ({
    sid: one,
    friendly_name: 'Desk',
    capabilities: { voice: true, sms: true },
    ...numbers.get(one),
  });
  function number(method: string, one: string, fields: Record<string, string>): object | null {
    if (method === 'DELETE') {
      numbers.delete(one);
      return null;
    }
    const set = Object.entries(fields).filter(([name]) => name !== 'PhoneNumber' && name !== 'FriendlyName');
    const snake = (name: string) => name.replace(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
    const changed = Object.fromEntries(set.map(([name, value]) => [snake(name), value]));
    numbers.set(one, { ...numbers.get(one)!, ...changed });
    return show(one);
  }
  function message(method: string, fields: Record<string, string>) {
    if (method === 'GET') {
      const found = texts.filter(({ from, to }) => from === fields.From && to === fields.To);
      return { body: { messages: found.map((one) => ({ status: 'sent', ...one, direction: 'outbound-api' })) } };
    }
    const other = stub.onMessage(fields);
    if (other !== null && other !== 'kept') return other;
    const one = { sid: sid('SM', 5_000 + texts.length), from: fields.From!, to: fields.To!, body: fields.Body! };
    texts.push({ ...one, date_created: new Date(stub.now()).toUTCString() });
    return other === 'kept' ? ('lost' as const) : { status: 201, body: { ...one, status: 'queued' } };
  }
  function answer({ method, path, fields }: CarrierRequest): { status?: number; body: object | null } | 'lost' {
    const [, one = ''] = /\/IncomingPhoneNumbers\/(PN\w+)\.json$/.exec(path) ?? [];
    if (one !== '') return { body: number(method, one, fields) };
    if (path.endsWith('/IncomingPhoneNumbers.json')) {
      if (method === 'GET') return { body: { incoming_phone_numbers: [...numbers.keys()].map(show) } };
      const bought = sid('PN', 100 + numbers.size + asked.length);
      numbers.set(bought, { phone_number: fields.PhoneNumber! });
      return { status: 201, body: number('POST', bought, fields) };
    }
    if (path.endsWith('/US/Mobile.json')) return { status: 404, body: { code: 20404, message: 'Not found' } };
    if (path.includes('/AvailablePhoneNumbers/')) {
      const offered = { phone_number: '+15715550150', locality: 'Vienna', region: 'VA', address_requirements: 'none' };
      return { body: { available_phone_numbers: [{ ...offered, capabilities: { voice: true, SMS: true } }] } };
    }
    if (path.endsWith('/Addresses.json')) {
      const address = { customer_name: 'Practice', street: 'Main Street 1', city: 'Vienna', iso_country: 'US' };
      return { body: { addresses: [{ sid: sid('AD', 1), friendly_name: '', ...address }] } };
    }
    if (path.endsWith('/RegulatoryCompliance/Bundles')) {
      const bundle = { sid: sid('BU', 1), friendly_name: 'Practice, local numbers', status: 'twilio-approved' };
      return { body: { results: [bundle] } };
    }
    if (path.includes('/PhoneNumbers/Countries/')) {
      const prices = [{ number_type: 'local', base_price: '1.15', current_price: '1.15' }];
      return { body: { price_unit: 'USD', phone_number_prices: prices } };
    }
    if (path.endsWith('/Messages.json')) return message(method, fields);
    if (path.endsWith('/Calls.json') && method === 'POST') {
      return stub.onDial() ?? { status: 201, body: { sid: sid('CA', 1000 + ++placed), status: 'queued' } };
    }
    if (path.endsWith('/Calls.json')) return { body: { calls: [] } };
    if (path.includes('/Calls/')) return { body: { sid: sid('CA', 1), status: 'completed' } };
    return { body: { sid: sid('AC', 0), friendly_name: 'Practice', status: 'active', type: 'Full' } };
  }
  const server = createServer(async (request, reply) => {
    let text = '';
    for await (const part of request) text += String(part);
    const url = new URL(request.url!, 'http://carrier');
    const fields = Object.fromEntries(new URLSearchParams(text || url.search));
    asked.push({ method: request.method!, path: url.pathname, fields });
    const said = answer(asked.at(-1)!);
    if (said === 'lost') return request.socket.destroy();
    const { status = 200, body } = said;
    reply.writeHead(body === null ? 204 : status, { 'content-type': 'application/json' });
    return reply.end(body === null ? '' : JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  stub.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return stub;
}

export const carrierToken = '0123456789abcdef0123456789abcdef';

/** Connects the account of the stub. */
export const connectCarrier = (owner: TestClient) =>
  owner.call(carrierAccountApi.connect, { body: { accountSid: sid('AC', 0), authToken: carrierToken } });

/** Brings a number of it, for an agent. */
export async function bringNumber(owner: TestClient, inboundAgentId: string | null): Promise<PhoneNumber> {
  await connectCarrier(owner);
  return owner.call(phoneNumbersApi.importNumber, { body: { sid: sid('PN', 1), inboundAgentId } });
}

type Node = ReturnType<typeof parseDocument>['children'][number];
const read = (nodes: Node[]): Heard[] =>
  nodes.flatMap((node) => {
    if (!('attribs' in node)) return [];
    const text = node.children.map((child) => ('data' in child ? child.data : '')).join('');
    return [{ verb: node.name, attributes: node.attribs, text, inside: read(node.children) }];
  });

/** Messages that came in, of all lines. */
let texted = 0;

/** Headers that a carrier signs a form with. */
export type SignForm = (url: string, form: Record<string, string>, body: string) => Record<string, string>;

/** A line of the carrier: asks what to do as Twilio does, signed, and reads the answers. */
export class PhoneLine {
  private readonly app: TestApp;
  readonly callSid: string;
  readonly from: string;
  readonly to: string;
  /** What the last answer said. */
  verbs: Heard[] = [];

  /** How another carrier signs; undefined for Twilio. */
  private readonly sign: SignForm | undefined;

  constructor(
    app: TestApp,
    n: number,
    {
      from = '+15715550123',
      to = '+15715550100',
      callSid = sid('CA', n),
      sign,
    }: { from?: string; to?: string; callSid?: string; sign?: SignForm } = {},
  ) {
    this.app = app;
    this.callSid = callSid;
    this.sign = sign;
    this.from = from;
    this.to = to;
  }

  /** A request of the carrier. @param token the account's; another one is a forgery */
  async ask(url: string, fields: Record<string, string> = {}, token = carrierToken) {
    const form = { CallSid: this.callSid, From: this.from, To: this.to, CallStatus: 'in-progress', ...fields };
    const { pathname, search } = new URL(url);
    const payload = new URLSearchParams(form).toString();
    const signed = this.sign?.(url, form, payload) ?? { 'x-twilio-signature': signatureOf(token, url, form) };
    const reply = await this.app.app.inject({
      method: 'POST',
      url: `${pathname}${search}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...signed },
      payload,
    });
    if (reply.headers['content-type']?.toString().startsWith('text/xml')) {
      const [response] = read(parseDocument(reply.body, { xmlMode: true }).children);
      this.verbs = response!.inside;
    }
    return { status: reply.statusCode, body: reply.body };
  }

  verb(name: string): Heard | undefined {
    return this.verbs.find(({ verb }) => verb === name);
  }

  /** Addresses of all that is played, in order. */
  get plays(): string[] {
    const all = this.verbs.flatMap((one) => (one.verb === 'Gather' ? one.inside : [one]));
    return all.filter(({ verb }) => verb === 'Play').map(({ text }) => text);
  }

  /** The other end texts. @param sid the same again is the same message */
  async texts(sms: string, text: string, more: Record<string, string> = {}, token = carrierToken) {
    const form = { CallSid: '', CallStatus: '', MessageSid: sid('SM', ++texted), Body: text, NumMedia: '0', ...more };
    return this.ask(sms, form, token);
  }

  /** Follows redirects, as after what was played, until the line listens or is over. What stands behind a Gather is for silence. */
  async settle(): Promise<void> {
    for (let n = 0; n < 30 && this.verb('Redirect') !== undefined && this.verb('Gather') === undefined; n++)
      await this.ask(this.verb('Redirect')!.text);
  }

  /** The caller speaks, where the line listens. */
  async says(text: string): Promise<void> {
    await this.ask(this.verb('Gather')!.attributes.action!, { SpeechResult: text, Confidence: '0.9' });
    await this.settle();
  }
}
