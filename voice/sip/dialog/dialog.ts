import { cseqOf, headerOf, paramsOf, type SipRequest, type SipResponse, valuesOf } from '../message/message.ts';
import { parseNameAddress, parseUri } from '../message/uri.ts';
import { headersOf, noBody } from '../message/write.ts';

/** A dialog (RFC 3261, 12) as data, so that another process can go on with it. */
export interface Dialog {
  callId: string;
  localTag: string;
  remoteTag: string;
  /** Values of From and To without their tags. */
  local: string;
  remote: string;
  /** Where requests go to: the other side's Contact. */
  target: string;
  /** In the order of our requests. */
  routes: string[];
  localSeq: number;
  /** Of the last request from there; null: none yet. */
  remoteSeq: number | null;
}

const withoutTag = (value: string): string => value.replace(/;\s*tag\s*=[^;]*/i, '');
export const tagOf = (value: string | undefined): string =>
  paramsOf((value ?? '').slice((value ?? '').lastIndexOf('>') + 1 || 0).replace(/^[^;]*/, '')).get('tag') ?? '';

const targetOf = (message: SipRequest | SipResponse): string | undefined => {
  const [first] = valuesOf(message, 'contact');
  return first === undefined ? undefined : parseNameAddress(first)?.uri;
};

/** The dialog that an INVITE from outside begins, once it is answered; undefined where it names no Contact. */
export function dialogOfRequest(request: SipRequest, localTag: string): Dialog | undefined {
  const target = targetOf(request);
  if (target === undefined) return undefined;
  return {
    callId: headerOf(request, 'call-id')!,
    localTag,
    remoteTag: tagOf(headerOf(request, 'from')),
    local: withoutTag(headerOf(request, 'to')!),
    remote: withoutTag(headerOf(request, 'from')!),
    target,
    routes: valuesOf(request, 'record-route'),
    localSeq: 0,
    remoteSeq: cseqOf(request)!.number,
  };
}

/** The dialog that an answer to our INVITE begins; undefined where it names no Contact. */
export function dialogOfResponse(request: SipRequest, response: SipResponse): Dialog | undefined {
  const target = targetOf(response);
  if (target === undefined) return undefined;
  return {
    callId: headerOf(request, 'call-id')!,
    localTag: tagOf(headerOf(request, 'from')),
    remoteTag: tagOf(headerOf(response, 'to')),
    local: withoutTag(headerOf(request, 'from')!),
    remote: withoutTag(headerOf(response, 'to')!),
    target,
    routes: valuesOf(response, 'record-route').reverse(),
    localSeq: cseqOf(request)!.number,
    remoteSeq: null,
  };
}

/** The target moves with what the other side says in the dialog. */
export function retarget(dialog: Dialog, message: SipRequest | SipResponse): void {
  const target = targetOf(message);
  if (target !== undefined) dialog.target = target;
}

/** A request in the dialog, with the next number but for an ACK, whose number is its INVITE's. */
export function requestIn(
  dialog: Dialog,
  method: string,
  {
    via,
    seq,
    headers = [],
    body = noBody,
  }: { via: string; seq: number; headers?: readonly (readonly [string, string])[]; body?: Buffer },
): SipRequest {
  const { uri, routes } = routed(dialog);
  return {
    kind: 'request',
    method,
    uri,
    headers: headersOf(
      ['via', via],
      ...routes.map((route): [string, string] => ['route', route]),
      ['max-forwards', '70'],
      ['from', `${dialog.local};tag=${dialog.localTag}`],
      ['to', dialog.remoteTag === '' ? dialog.remote : `${dialog.remote};tag=${dialog.remoteTag}`],
      ['call-id', dialog.callId],
      ['cseq', `${seq} ${method}`],
      ...headers,
    ),
    body,
  };
}

/** Where the first route has no `lr`, it is asked as of old (12.2.1.1). */
function routed({ target, routes }: Dialog): { uri: string; routes: string[] } {
  const first = routes[0] === undefined ? undefined : parseNameAddress(routes[0]);
  const uri = first && parseUri(first.uri);
  if (first === undefined || uri === undefined || uri.params.has('lr')) return { uri: target, routes };
  return { uri: first.uri, routes: [...routes.slice(1), `<${target}>`] };
}

/** Whether a request is of this dialog. */
export const isOf = (dialog: Dialog, request: SipRequest): boolean =>
  headerOf(request, 'call-id') === dialog.callId &&
  tagOf(headerOf(request, 'to')) === dialog.localTag &&
  tagOf(headerOf(request, 'from')) === dialog.remoteTag;
