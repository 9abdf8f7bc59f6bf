import type { Headers, SipMessage, SipRequest, SipResponse } from './message.ts';
import { linesOf } from './message.ts';

/** How header fields are usually written; others are by their words. */
const spelled: Readonly<Record<string, string>> = {
  'call-id': 'Call-ID',
  cseq: 'CSeq',
  'www-authenticate': 'WWW-Authenticate',
  'min-se': 'Min-SE',
  'p-asserted-identity': 'P-Asserted-Identity',
};

const nameOf = (name: string) =>
  spelled[name] ?? name.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => dash + letter.toUpperCase());

/** The bytes of a message; Content-Length is that of its body. */
export function writeMessage(message: SipMessage): Buffer {
  const start =
    message.kind === 'request'
      ? `${message.method} ${message.uri} SIP/2.0`
      : `SIP/2.0 ${message.status} ${message.reason}`;
  const lines = message.headers.list
    .filter(({ name }) => name !== 'content-length')
    .map(({ name, value }) => `${nameOf(name)}: ${clean(value)}`);
  const head = `${[clean(start), ...lines, `Content-Length: ${message.body.length}`].join('\r\n')}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), message.body]);
}

/** No value breaks out of its line, whatever it came from. */
const clean = (text: string) => text.replace(/[\r\n\0]+/g, ' ');

/** Text of ours as bytes that stand in a header. */
export const asHeader = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

export const noBody: Buffer = Buffer.alloc(0);

export const headersOf = (...list: (readonly [string, string] | null)[]): Headers => ({
  list: list.filter((one) => one !== null).map(([name, value]) => ({ name, value })),
});

/** Words of answers. */
const reasons: Readonly<Record<number, string>> = {
  100: 'Trying',
  180: 'Ringing',
  200: 'OK',
  202: 'Accepted',
  302: 'Moved Temporarily',
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  415: 'Unsupported Media Type',
  416: 'Unsupported URI Scheme',
  420: 'Bad Extension',
  422: 'Session Interval Too Small',
  480: 'Temporarily Unavailable',
  481: 'Call/Transaction Does Not Exist',
  482: 'Loop Detected',
  486: 'Busy Here',
  487: 'Request Terminated',
  488: 'Not Acceptable Here',
  491: 'Request Pending',
  500: 'Server Internal Error',
  501: 'Not Implemented',
  503: 'Service Unavailable',
  505: 'Version Not Supported',
  603: 'Decline',
};

/** An answer to a request: its hops, ends and routes are given back as they came. */
export function answerTo(
  request: Pick<SipRequest, 'headers'>,
  status: number,
  {
    toTag,
    headers = [],
    body = noBody,
  }: { toTag?: string; headers?: readonly (readonly [string, string])[]; body?: Buffer } = {},
): SipResponse {
  const copied = (name: string) => linesOf(request, name).map((value): [string, string] => [name, value]);
  const to = linesOf(request, 'to')[0] ?? '';
  const tagged =
    toTag === undefined || /;\s*tag\s*=/i.test(to.slice(to.lastIndexOf('>') + 1)) ? to : `${to};tag=${toTag}`;
  return {
    kind: 'response',
    status,
    reason: reasons[status] ?? '',
    headers: headersOf(
      ...copied('via'),
      ...(status > 100 && status < 300 ? copied('record-route') : []),
      ...copied('from'),
      ['to', tagged],
      ...copied('call-id'),
      ...copied('cseq'),
      ...headers,
    ),
    body,
  };
}
