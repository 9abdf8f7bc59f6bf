import { type Address, type SipRequest, viaOf } from '../message/message.ts';

/** Notes where a request came from, for its answers to find back (RFC 3581). */
export function noteHop(request: SipRequest, from: Address): void {
  const header = request.headers.list.find(({ name }) => name === 'via');
  const via = viaOf(header?.value);
  if (header === undefined || via === undefined) return;
  let value = header.value;
  if (via.params.get('rport') === '') value = value.replace(/;\s*rport(?=\s*(;|,|$))/i, `;rport=${from.port}`);
  if (via.host !== from.host && !via.params.has('received')) {
    const [first = '', ...others] = value.split(',');
    value = [`${first};received=${from.host}`, ...others].join(',');
  }
  header.value = value;
}
