import { expect } from 'vitest';
import type { TestApp } from '#server/testing/start-app.ts';

/** The mails to an address, once there are so many: a job writes them after the answer. */
export async function mailsTo(server: Pick<TestApp, 'mails'>, email: string, wanted = 1) {
  const found = async () => (await server.mails()).filter(({ to }) => to?.some(({ address }) => address === email));
  await expect.poll(async () => (await found()).length, { timeout: 10_000 }).toBe(wanted);
  return found();
}

/** The token that an invitation's mail carries in its link. */
export const tokenIn = (mail: { text?: string }) => /\/invitation#token=([\w-]{43})/.exec(mail.text!)![1]!;
