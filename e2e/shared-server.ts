import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { startFakeDns } from '#server/testing/fake-dns.ts';
import { type Claims, startFakeGoogle } from '#server/testing/fake-google.ts';
import { newPerson } from './people.ts';
import { startProduct } from './product.ts';

/**
 * One server for the whole run: a start costs more of the processor than most tests. Its Google is a provider of our own, and
 * it asks a name server of ours; tests, which run in other processes, tell those what they are to know.
 */

/** What a run's processes have to know of its server. */
export interface SharedServer {
  url: string;
  dataDir: string;
  google: { issuer: string; clientId: string; clientSecret: string };
  /** Where a person at Google, or a record of a name, is told. */
  tellAt: string;
}

/** A person who has an account at Google, or a text that a name has. */
export type Told = { person: Claims } | { record: { name: string; text: string } };

/** The first account of the server, which runs it. */
export const operator = 'operator@example.com';

/** Where the processes of the tests find the server. */
const variable = 'PARLEY_TEST_SERVER';

export function sharedServer(): SharedServer {
  return JSON.parse(process.env[variable]!) as SharedServer;
}

export async function tell(told: Told): Promise<void> {
  const answer = await fetch(sharedServer().tellAt, { method: 'POST', body: JSON.stringify(told) });
  if (!answer.ok) throw new Error(`The stand-ins answer ${answer.status}.`);
}

/** Starts it, and answers the way to end it. */
export async function startSharedServer(): Promise<() => Promise<void>> {
  const [google, dns] = await Promise.all([startFakeGoogle(), startFakeDns()]);
  const listener = createServer(async (request, reply) => {
    const told = (await json(request)) as Told;
    if ('person' in told) google.people.set(told.person.sub, told.person);
    else dns.texts.set(told.record.name, told.record.text);
    reply.end();
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { issuer, clientId, clientSecret } = google;
  const product = await startProduct({
    DNS_SERVERS: dns.address,
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    GOOGLE_ISSUER: issuer,
    // Companies sign in there, too.
    PRIVATE_ORIGINS: `${issuer}=*`,
  });
  await newPerson(product, operator);
  const { url, dataDir } = product;
  const tellAt = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  process.env[variable] = JSON.stringify({ url, dataDir, google: { issuer, clientId, clientSecret }, tellAt });
  return async () => {
    await product.close();
    listener.closeAllConnections();
    listener.close();
    await Promise.all([google.close(), dns.close()]);
  };
}
