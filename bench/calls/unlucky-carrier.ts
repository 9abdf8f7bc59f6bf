import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureOf } from '#server/carriers/twilio/signature.ts';

/** How often it goes wrong, of one: answers that do not come, and webhooks that are not sent. */
export const unlucky = { answers: 0.1, callbacks: 0.2 };
/** A call rings, and a text is under way, so long, in ms. */
const under = { least: 300, most: 1_500 };

/** A call that was placed, or a text that was sent. */
interface Thing {
  sid: string;
  from: string;
  to: string;
  body: string;
  status: string;
  created: Date;
}

const sidOf = (kind: string, n: number) => `${kind}${n.toString(16).padStart(32, '0')}`;
const hit = (share: number) => Math.random() < share;

/**
 * A carrier in the form of Twilio that loses answers, half of them of what it has done, and callbacks. All that it placed and
 * sent is kept, to be compared with what its customer says.
 */
export async function openUnluckyCarrier(token: string) {
  const calls: Thing[] = [];
  const texts: Thing[] = [];
  /** How far its clock is ahead, in ms. */
  let ahead = 0;

  /** Says how a thing ended, unless that is lost. No one may be there to hear it. */
  async function tell(address: string, fields: Record<string, string>): Promise<void> {
    if (hit(unlucky.callbacks)) return;
    await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': signatureOf(token, address, fields),
      },
      body: new URLSearchParams(fields).toString(),
      signal: AbortSignal.timeout(5_000),
    }).catch(() => undefined);
  }

  function place(all: Thing[], kind: string, fields: Record<string, string>, ends: readonly string[]): Thing {
    const { From: from = '', To: to = '', Body: body = '', StatusCallback: address = '' } = fields;
    const thing = {
      sid: sidOf(kind, 1 + all.length),
      from,
      to,
      body,
      status: 'queued',
      created: new Date(Date.now() + ahead),
    };
    all.push(thing);
    const sid = kind === 'CA' ? 'CallSid' : 'MessageSid';
    const state = kind === 'CA' ? 'CallStatus' : 'MessageStatus';
    setTimeout(
      () => {
        thing.status = ends[Math.floor(Math.random() * ends.length)]!;
        void tell(address, { [sid]: thing.sid, [state]: thing.status, From: from, To: to, AccountSid: sidOf('AC', 0) });
      },
      under.least + Math.random() * (under.most - under.least),
    );
    return thing;
  }

  const show = ({ sid, from, to, body, status, created }: Thing) => ({
    sid,
    from,
    to,
    body,
    status,
    direction: 'outbound-api',
    date_created: created.toUTCString(),
  });
  const find = (all: readonly Thing[], { From, To }: Record<string, string>) =>
    all.filter(({ from, to }) => from === From && to === To).map(show);
  const number = {
    sid: sidOf('PN', 1),
    phone_number: '+4930901820',
    friendly_name: 'Desk',
    capabilities: { voice: true, sms: true },
  };

  /** What is answered; null: nothing, since the line was lost. */
  function answer(
    method: string,
    path: string,
    fields: Record<string, string>,
  ): { status: number; body: object } | null {
    const [all, kind, name, ends] = path.includes('/Messages')
      ? ([texts, 'SM', 'messages', ['delivered', 'undelivered', 'delivered']] as const)
      : ([calls, 'CA', 'calls', ['busy', 'no-answer', 'no-answer']] as const);
    if (path.includes('/IncomingPhoneNumbers/')) return { status: 200, body: number };
    if (path.includes('/IncomingPhoneNumbers')) return { status: 200, body: { incoming_phone_numbers: [number] } };
    if (!path.includes('/Calls') && !path.includes('/Messages'))
      return { status: 200, body: { sid: sidOf('AC', 0), friendly_name: 'Bench', status: 'active', type: 'Full' } };
    const [, sid] = /\/(?:CA|SM)(\w{32})\.json$/.exec(path) ?? [];
    const one = sid === undefined ? undefined : all.find((thing) => thing.sid === `${kind}${sid}`);
    if (sid !== undefined) return one ? { status: 200, body: show(one) } : { status: 404, body: { code: 20404 } };
    if (method === 'GET') return { status: 200, body: { [name]: find(all, fields) } };
    const lost = hit(unlucky.answers);
    if (lost && hit(0.5)) return null;
    const placed = place(all, kind, fields, ends);
    return lost ? null : { status: 201, body: show(placed) };
  }

  const server = createServer(async (request, reply) => {
    let text = '';
    for await (const part of request) text += String(part);
    const url = new URL(request.url!, 'http://carrier');
    const said = answer(request.method!, url.pathname, Object.fromEntries(new URLSearchParams(text || url.search)));
    if (said === null) return request.socket.destroy();
    reply.writeHead(said.status, { 'content-type': 'application/json' });
    return reply.end(JSON.stringify(said.body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accountSid: sidOf('AC', 0),
    numberSid: number.sid,
    calls,
    texts,
    setAhead: (ms: number) => {
      ahead = ms;
    },
    close: () => server.close(),
  };
}
