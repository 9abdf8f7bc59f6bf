import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseDocument } from 'htmlparser2';
import { carrierAccountApi } from '#domain/carrier-accounts.ts';
import { type PhoneNumber, phoneNumbersApi } from '#domain/phone-numbers.ts';
import { signatureOf } from '#server/phone/twilio/signature.ts';
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

/** The smallest carrier: it has one number, takes calls to be made, and says so in the form of Twilio. */
export async function openCarrierStub(number = '+15715550100') {
  const asked: CarrierRequest[] = [];
  let placed = 0;
  const owned = {
    sid: sid('PN', 1),
    phone_number: number,
    friendly_name: 'Desk',
    capabilities: { voice: true, sms: true },
  };
  const stub = {
    asked,
    /** What a call that is to be made gets; nothing: it is placed. */
    onDial: (): { status: number; body: object } | 'lost' | null => null,
    base: '',
    /** The number of the last call that was placed, for a line of it. */
    get lastPlaced() {
      return 1000 + placed;
    },
    close: () => server.close(),
  };
  const server = createServer((request, reply) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const url = new URL(request.url!, 'http://carrier');
      const fields = Object.fromEntries(new URLSearchParams(text || url.search));
      asked.push({ method: request.method!, path: url.pathname, fields });
      const say = (status: number, body: object) =>
        reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      if (url.pathname.includes('/IncomingPhoneNumbers')) {
        const set = { ...owned, voice_url: fields.VoiceUrl ?? '', voice_fallback_url: fields.VoiceFallbackUrl ?? '' };
        const one = { ...set, sms_url: fields.SmsUrl ?? '' };
        return say(200, url.pathname.endsWith('IncomingPhoneNumbers.json') ? { incoming_phone_numbers: [one] } : one);
      }
      if (url.pathname.endsWith('/Calls.json') && request.method === 'POST') {
        const other = stub.onDial();
        if (other === 'lost') return request.socket.destroy();
        if (other !== null) return say(other.status, other.body);
        return say(201, { sid: sid('CA', 1000 + ++placed), status: 'queued', direction: 'outbound-api' });
      }
      if (url.pathname.endsWith('/Calls.json')) return say(200, { calls: [] });
      if (url.pathname.includes('/Calls/')) return say(200, { sid: sid('CA', 1), status: 'completed' });
      return say(200, { sid: sid('AC', 1), friendly_name: 'Practice', status: 'active', type: 'Full' });
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  stub.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return stub;
}

export const carrierToken = '0123456789abcdef0123456789abcdef';

/** Connects the account of the stub and brings its number, for an agent. */
export async function bringNumber(owner: TestClient, agentIn: string | null): Promise<PhoneNumber> {
  await owner.call(carrierAccountApi.connect, { body: { accountSid: sid('AC', 1), authToken: carrierToken } });
  return owner.call(phoneNumbersApi.bring, { body: { sid: sid('PN', 1), agentIn } });
}

type Node = ReturnType<typeof parseDocument>['children'][number];
const read = (nodes: Node[]): Heard[] =>
  nodes.flatMap((node) => {
    if (!('attribs' in node)) return [];
    const text = node.children.map((child) => ('data' in child ? child.data : '')).join('');
    return [{ verb: node.name, attributes: node.attribs, text, inside: read(node.children) }];
  });

/** A line of the carrier: asks what to do as Twilio does, signed, and reads the answers. */
export class PhoneLine {
  private readonly app: TestApp;
  readonly callSid: string;
  readonly from: string;
  readonly to: string;
  /** What the last answer said. */
  verbs: Heard[] = [];

  constructor(app: TestApp, n: number, { from = '+15715550123', to = '+15715550100' } = {}) {
    this.app = app;
    this.callSid = sid('CA', n);
    this.from = from;
    this.to = to;
  }

  /** A request of the carrier. @param token the account's; another one is a forgery */
  async ask(url: string, fields: Record<string, string> = {}, token = carrierToken) {
    const form = { CallSid: this.callSid, From: this.from, To: this.to, CallStatus: 'in-progress', ...fields };
    const { pathname, search } = new URL(url);
    const reply = await this.app.app.inject({
      method: 'POST',
      url: `${pathname}${search}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': signatureOf(token, url, form),
      },
      payload: new URLSearchParams(form).toString(),
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

  /** Follows redirects, as after what was played, until the line listens or is over. */
  async settle(): Promise<void> {
    for (let n = 0; n < 30 && this.verb('Redirect') !== undefined; n++) await this.ask(this.verb('Redirect')!.text);
  }

  /** The caller speaks, where the line listens. */
  async says(text: string): Promise<void> {
    await this.ask(this.verb('Gather')!.attributes.action!, { SpeechResult: text, Confidence: '0.9' });
    await this.settle();
  }
}
