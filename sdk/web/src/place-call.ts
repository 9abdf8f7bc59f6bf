import type { CallOptions, CallProblem } from './types.ts';

/** How long the server may take to answer, in ms. */
const answerMs = 15_000;

interface Placed {
  callId: string;
  ticket: string;
  socketPath: string;
}

class Refused extends Error implements CallProblem {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'Refused';
    this.code = code;
  }
}

/** What the server said of a refusal, as far as it can be read. */
async function refusalOf(response: Response): Promise<Refused> {
  const body = (await response.json().catch(() => null)) as { error?: Partial<CallProblem> } | null;
  const { code = 'internal', message = `The server returned ${response.status}.` } = body?.error ?? {};
  return new Refused(code, message);
}

/** Asks the server for a call. @throws Refused */
export async function placeCall({ server, key, agentId, variables = {}, metadata = {} }: CallOptions) {
  const origin = new URL(server).origin;
  const response = await fetch(`${origin}/v1/browser/${encodeURIComponent(key)}/calls`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ agentId, variables, metadata }),
    credentials: 'omit',
    signal: AbortSignal.timeout(answerMs),
  }).catch(() => {
    // A browser doesn't tell a page of a domain that isn't the key's what was answered.
    throw new Refused('unreachable', 'Can’t reach the server, or the key isn’t allowed on this website.');
  });
  if (!response.ok) throw await refusalOf(response);
  const { callId, ticket, socketPath } = (await response.json()) as Placed;
  return { callId, ticket, url: `${origin.replace('http', 'ws')}${socketPath}` };
}
