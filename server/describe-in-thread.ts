import { workerThread } from './platform/worker-thread.ts';

/** What can be told of this server: its endpoints, its sockets and streams, and the form of a flow. */
export type Described = 'api' | 'sockets' | 'flow';

export interface ToDescribe {
  what: Described;
  url: string;
  title: string;
}

/** Stand where the host and the name of a site go. */
const standIn = { host: 'address.parley.invalid', title: 'name.parley.invalid' };

/** Loading what all endpoints take and answer, and describing it, takes seconds where others want the processor; ms. */
const patience = 60_000;
/** Several are often asked for at once; what they need isn't kept in memory for longer. In ms. */
const staysFor = 5_000;

const ask = workerThread<ToDescribe, string>(new URL('./describe-api.worker.ts', import.meta.url), {
  patience,
  staysFor,
  lost: 'Couldn’t generate the API description.',
});

/** By the scheme of the address: for all sites together, and as long as the process runs. */
const texts = new Map<string, Promise<string>>();

function textOf(what: Described, protocol: string): Promise<string> {
  const key = `${what} ${protocol}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const text = ask({ what, url: `${protocol}//${standIn.host}`, title: standIn.title });
  texts.set(key, text);
  // The next who asks has it tried again.
  text.catch(() => texts.delete(key));
  return text;
}

const withinQuotes = (text: string) => JSON.stringify(text).slice(1, -1);

/**
 * What `describeApi`, `describeSockets` or `describeFlow` tells of a site, as JSON. Describing takes a second of a processor: it's
 * done in a thread of its own, once, while calls go on.
 * @param origin of the site, and its name
 * @throws Lost
 */
export async function describedText(what: Described, origin: string, name: string): Promise<string> {
  const { protocol, host } = new URL(origin);
  const text = await textOf(what, protocol);
  // By functions: a `$` in a name is no pattern.
  return text.replaceAll(standIn.host, () => withinQuotes(host)).replaceAll(standIn.title, () => withinQuotes(name));
}
