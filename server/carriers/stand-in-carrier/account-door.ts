import { timingSafeEqual } from 'node:crypto';
import type { Books } from './ground.ts';
import type { StandInAccount } from './stand-in-accounts.ts';

function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Whose SID and token a request brings; null where they are nobody's. @param sid as its address names it */
export async function accountBy(books: Books, authorization = '', sid?: string): Promise<StandInAccount | null> {
  const [, basic = ''] = /^Basic (.+)$/.exec(authorization) ?? [];
  const [user = '', secret = ''] = Buffer.from(basic, 'base64').toString('utf8').split(':');
  if (sid !== undefined && sid !== user) return null;
  const account = await books.account(user);
  return account && isSame(secret, account.token) ? account : null;
}
