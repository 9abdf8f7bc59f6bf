import { linesOf, type SipRequest, valuesOf } from '../message/message.ts';
import { type NameAddress, parseNameAddress, parseUri, userOf } from '../message/uri.ts';

/** Who calls, and whom. */
export interface Party {
  /** As it stands in the address: a number, an extension, a name. Null where it is withheld. */
  user: string | null;
  name: string;
}

const digits = /^\+?[0-9*#]+$/;

function partyOf(address: NameAddress | undefined): Party | null {
  if (address === undefined) return null;
  const uri = parseUri(address.uri);
  const tel = /^tel:([^;?]+)/i.exec(address.uri)?.[1];
  const user = uri ? userOf(uri) : (tel ?? '');
  const plain = user.split(';')[0]!.replace(/[\s().-]/g, '');
  return { user: digits.test(plain) ? plain : user, name: address.name };
}

/** The caller: what the server vouches for before what the phone says. */
export function callerOf(request: SipRequest): Party {
  const first = (name: string) => partyOf(parseNameAddress(valuesOf(request, name)[0] ?? ''));
  const isPrivate = linesOf(request, 'privacy').some((line) => /\b(id|user|header)\b/i.test(line));
  const from = first('from');
  const isAnonymous =
    /^anonymous$/i.test(from?.user ?? '') || /anonymous\.invalid/i.test(linesOf(request, 'from')[0] ?? '');
  const asserted = first('p-asserted-identity') ?? first('remote-party-id');
  if (isPrivate || (isAnonymous && asserted === null)) return { user: null, name: '' };
  return asserted ?? from ?? { user: null, name: '' };
}

/** Whom they called, as it was dialled. @param own the user of our Contact: that is no number that was dialled */
export function calledOf(request: SipRequest, own: string): string[] {
  const asked = parseUri(request.uri);
  const candidates = [
    partyOf(parseNameAddress(valuesOf(request, 'p-called-party-id')[0] ?? ''))?.user,
    asked && userOf(asked) !== own ? userOf(asked) : undefined,
    partyOf(parseNameAddress(valuesOf(request, 'to')[0] ?? ''))?.user,
    own,
  ];
  return [...new Set(candidates.filter((one): one is string => typeof one === 'string' && one !== ''))];
}
