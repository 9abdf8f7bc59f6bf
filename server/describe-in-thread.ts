import { workerThread } from './platform/worker-thread.ts';

/** Where the thread writes the address and the name of a site, each own one is put in: they stand in quotes, as JSON has them. */
const standIn = { url: 'https://address.parley.invalid', title: 'name.parley.invalid' };

const wanted = { api: { what: 'api', ...standIn }, flow: { what: 'flow' } } as const;
export type ToDescribe = (typeof wanted)[keyof typeof wanted];

/** Loading what all endpoints take and answer, and describing it, takes seconds where others want the processor; ms. */
const patience = 60_000;
/** Both documents are often asked for at once; what they need isn't kept in memory for longer. In ms. */
const staysFor = 5_000;

const ask = workerThread<ToDescribe, string>(new URL('./describe-api.worker.ts', import.meta.url), {
  patience,
  staysFor,
  lost: 'The API could not be described.',
});

/** They are the same for as long as the process runs. */
const texts = new Map<ToDescribe['what'], Promise<string>>();

function textOf(what: ToDescribe['what']): Promise<string> {
  const known = texts.get(what);
  if (known !== undefined) return known;
  const text = ask(wanted[what]);
  texts.set(what, text);
  // The next who asks has it tried again.
  text.catch(() => texts.delete(what));
  return text;
}

/**
 * What `describeApi` tells, as JSON. Describing takes a second of a processor: it's done in a thread of its own, once, while
 * calls go on.
 * @throws Lost
 */
export async function describedApiText(url: string, title: string): Promise<string> {
  const text = await textOf('api');
  // By functions: a `$` in a name is no pattern.
  return text
    .replace(JSON.stringify(standIn.url), () => JSON.stringify(url))
    .replace(JSON.stringify(standIn.title), () => JSON.stringify(title));
}

/** What `describeFlow` tells, as JSON. @throws Lost */
export const describedFlowText = (): Promise<string> => textOf('flow');
