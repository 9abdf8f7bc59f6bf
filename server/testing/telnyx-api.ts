import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { HeardRequest, Said } from './carrier-requests.ts';

/** An account at Telnyx as its public documentation describes it, as far as Parley asks: developers.telnyx.com. */

export const telnyxUser = 'f5586561-8ff0-4291-a51b-c7dfe4139ff9';
export const telnyxCall = 'v3:KBnLO0ZK3DhKM5s7bE9VluaSmKsOchKht_fUYvxcp8ysbmzCCtpkmA';

interface Number {
  id: string;
  phone_number: string;
  connection_id: string;
  messaging_profile_id: string;
}

/** Answers of the API; what was made of it stays. */
export function telnyxApi() {
  const numbers = new Map<string, Number>([
    [
      '1293384261075731499',
      { id: '1293384261075731499', phone_number: '+15715550100', connection_id: 'other-1', messaging_profile_id: '' },
    ],
  ]);
  let application: Record<string, unknown> = {};
  let profile: Record<string, unknown> = {};
  const offered = (number: string, cost: string) => ({
    phone_number: number,
    record_type: 'available_phone_number',
    features: [{ name: 'sms' }, { name: 'voice' }],
    cost_information: { upfront_cost: '1.00', monthly_cost: cost, currency: 'USD' },
    region_information: [
      { region_type: 'country_code', region_name: 'US' },
      { region_type: 'location', region_name: 'Vienna' },
      { region_type: 'state', region_name: 'VA' },
    ],
  });
  const list = (items: unknown[]): Said => ({ body: { data: items, meta: { total_pages: 1, page_number: 1 } } });

  function answer({ method, path, fields, json }: HeardRequest): Said {
    const at = path.replace(/^\/v2/, '');
    const given = (json ?? {}) as Record<string, unknown>;
    const [, numberId = '', part] = /^\/phone_numbers\/([^/]+)(\/messaging)?$/.exec(at) ?? [];
    if (at === '/phone_numbers/messaging')
      return list([...numbers.values()].map(({ id }) => ({ id, features: { sms: { domestic_two_way: true } } })));
    if (numberId !== '') {
      const one = numbers.get(numberId);
      if (one === undefined) return { status: 404, body: { errors: [{ code: '10005', title: 'Resource not found' }] } };
      if (method === 'DELETE') numbers.delete(numberId);
      else
        Object.assign(
          one,
          part ? { messaging_profile_id: given.messaging_profile_id } : { connection_id: given.connection_id },
        );
      return { body: { data: one } };
    }
    if (at === '/phone_numbers')
      return list(
        [...numbers.values()].map((one) => ({
          ...one,
          status: 'active',
          connection_name: one.connection_id,
          customer_reference: null,
        })),
      );
    if (at === '/charges_summary')
      return { body: { data: { user_id: telnyxUser, user_email: 'desk@example.com', currency: 'USD' } } };
    if (at === '/outbound_voice_profiles')
      return method === 'GET' ? list([{ id: 'ovp-1' }]) : { body: { data: { id: 'ovp-2' } } };
    if (at.startsWith('/texml_applications')) {
      if (method !== 'GET') application = { ...application, ...given, id: 'app-1' };
      return { body: { data: application } };
    }
    if (at.startsWith('/messaging_profiles')) {
      if (method !== 'GET') profile = { ...profile, ...given, id: 'mp-1' };
      return { body: { data: profile } };
    }
    if (at === '/available_phone_numbers') {
      const all = [offered('+15715550150', '1.10'), offered('+15715550151', '1.10'), offered('+15715550152', '9.00')];
      const wanted = fields['filter[phone_number][contains]'];
      return {
        body: {
          data: all.filter(({ phone_number: number }) => wanted === undefined || number.includes(String(wanted))),
        },
      };
    }
    if (at === '/number_orders') {
      const [{ phone_number: number = '' } = {}] = given.phone_numbers as { phone_number?: string }[];
      const id = `n-${numbers.size}`;
      const { connection_id: connection, messaging_profile_id: texts } = given as Record<string, string>;
      numbers.set(id, { id, phone_number: number, connection_id: connection!, messaging_profile_id: texts! });
      return { body: { data: { status: 'pending', phone_numbers: [{ status: 'pending', requirements_met: true }] } } };
    }
    if (at === '/messages')
      return { body: { data: { id: '40385f64-5717-4562-b3fc-2c963f66afa6', to: [{ status: 'queued' }] } } };
    if (at === '/detail_records')
      return list([
        {
          uuid: '40385f64-5717-4562-b3fc-2c963f66afa6',
          status: 'delivered',
          delivery_status: 'delivered',
          direction: 'outbound',
          created_at: '2026-11-23T08:00:01Z',
        },
      ]);
    if (at.endsWith('/Calls') && method === 'POST')
      return { body: { from: given.From, to: given.To, status: 'queued' } };
    if (at.endsWith('/Calls'))
      return {
        body: {
          calls: [
            {
              sid: telnyxCall,
              status: 'in-progress',
              direction: 'outbound',
              date_created: 'Mon, 23 Nov 2026 08:00:00 +0000',
            },
          ],
        },
      };
    if (at.includes('/Calls/')) {
      const status = fields.Status === 'completed' ? 'completed' : 'in-progress';
      return {
        body: { sid: telnyxCall, status, direction: 'outbound', date_created: 'Mon, 23 Nov 2026 08:00:00 +0000' },
      };
    }
    return { status: 404, body: { errors: [{ code: '10005', title: 'Resource not found' }] } };
  }
  return { answer, numbers };
}

/** A pair of keys of an account: the public one as the portal shows it. */
export function telnyxKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x } = publicKey.export({ format: 'jwk' });
  return { privateKey, publicKey: Buffer.from(x!, 'base64url').toString('base64') };
}

/** Headers of a webhook that Telnyx has signed. @param now ms */
export const telnyxHeaders = (privateKey: KeyObject, body: string, now: number): Record<string, string> => {
  const timestamp = String(Math.floor(now / 1_000));
  const signature = sign(null, Buffer.from(`${timestamp}|${body}`), privateKey).toString('base64');
  return { 'telnyx-timestamp': timestamp, 'telnyx-signature-ed25519': signature };
};
