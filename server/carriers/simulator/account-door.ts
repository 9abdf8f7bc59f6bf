import { timingSafeEqual } from 'node:crypto';
import type { SimulatorAccount, SimulatorStore } from './simulator-store.ts';

function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Whose SID and token a request brings; null where they are no one's. @param sid as its address names it */
export async function accountBy(
  store: SimulatorStore,
  authorization = '',
  sid?: string,
): Promise<SimulatorAccount | null> {
  const [, basic = ''] = /^Basic (.+)$/.exec(authorization) ?? [];
  const [user = '', secret = ''] = Buffer.from(basic, 'base64').toString('utf8').split(':');
  if (sid !== undefined && sid !== user) return null;
  const account = await store.account(user);
  return account && isSame(secret, account.token) ? account : null;
}
