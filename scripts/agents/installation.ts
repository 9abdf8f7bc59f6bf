/** An installation as scripts reach it. */

/** Milliseconds; playing a suite takes up to half a minute. */
const timeoutMs = 60_000;

/** What keeps it from running at all. */
export class CannotRun extends Error {}

/** Asks as someone. */
export interface Server {
  get(address: string): Promise<Response>;
  post(address: string, body: object): Promise<Response>;
}

/** An installation at an address, asked with an access token. */
export function serverAt(origin: string, token: string): Server {
  async function send(address: string, init: RequestInit): Promise<Response> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const request = { ...init, headers, signal: AbortSignal.timeout(timeoutMs) };
    const answer = await fetch(new URL(address, origin), request).catch((error: unknown) => {
      throw new CannotRun(`${origin} isn’t responding: ${String((error as Error).cause ?? error)}`);
    });
    if ([401, 403].includes(answer.status)) throw new CannotRun(await refusal(answer));
    return answer;
  }
  return {
    get: (address) => send(address, {}),
    post: (address, body) => send(address, { method: 'POST', body: JSON.stringify(body) }),
  };
}

/** What a refusal says. */
export async function refusal(answer: Response): Promise<string> {
  const body = (await answer.json().catch(() => null)) as { error?: { message?: string } } | null;
  return body?.error?.message ?? `The server returned ${answer.status}.`;
}

/** @throws CannotRun */
export async function expectOk(answer: Response): Promise<Response> {
  if (!answer.ok) throw new CannotRun(await refusal(answer));
  return answer;
}
