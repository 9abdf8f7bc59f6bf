import { createHash, randomUUID } from 'node:crypto';
import type { AskedOf, JsonAnswer } from '../fault-server.ts';

/** Refused as services do. */
export class OfficeRefusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, body: object) {
    super(`${status}`);
    this.status = status;
    this.body = body;
  }
}

interface Grant {
  who: string;
  scope: string;
  isOver: boolean;
}

/**
 * The OAuth part of a service of someone else's, after RFC 6749, 7636 and 7009: codes are good once, for anyone who knows
 * the verifier, and tokens until they are taken back.
 */
export class FakeOAuth {
  readonly client = { id: 'parley-client', secret: 'a secret of the client' };
  /** As Microsoft does, and Google does not. */
  readonly rotates: boolean;
  /** Scopes that are named in the answer. */
  readonly named: (scope: string) => string;
  readonly #codes = new Map<string, { grant: Grant; challenge: string; redirectUri: string }>();
  readonly #refresh = new Map<string, Grant>();
  #access = new Map<string, Grant>();

  constructor(rotates: boolean, named: (scope: string) => string = (scope) => scope) {
    this.rotates = rotates;
    this.named = named;
  }

  /** Someone agrees to what an address asks. @returns what their browser comes back with */
  agree(address: string, who: string, without: string[] = []): { state: string; code: string } {
    const { searchParams: query } = new URL(address);
    if (query.get('client_id') !== this.client.id || query.get('response_type') !== 'code')
      throw new Error('Bad client.');
    if (query.get('code_challenge_method') !== 'S256') throw new Error('No PKCE.');
    const asked = query.get('scope')!.split(' ');
    const scope = asked.filter((one) => !without.some((part) => one.includes(part))).join(' ');
    const code = `4/${randomUUID()}`;
    const grant = { who, scope, isOver: false };
    this.#codes.set(code, {
      grant,
      challenge: query.get('code_challenge')!,
      redirectUri: query.get('redirect_uri')!,
    });
    return { state: query.get('state')!, code };
  }

  /** Gives a code another name. */
  renameCode(before: string, after: string): void {
    this.#codes.set(after, this.#codes.get(before)!);
    this.#codes.delete(before);
  }

  /** Its owner takes the access back at the service. */
  takeBack(who: string): void {
    for (const grant of this.#refresh.values()) if (grant.who === who) grant.isOver = true;
  }

  /** All access tokens end before their time. */
  endAccess(): void {
    this.#access = new Map();
  }

  /** Accesses that are alive. */
  alive(who: string): number {
    return [...new Set(this.#refresh.values())].filter((grant) => grant.who === who && !grant.isOver).length;
  }

  /** Whose token came. Undefined: no one's any more. */
  holder({ headers }: AskedOf): Grant | undefined {
    const grant = this.#access.get(/^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '');
    return grant?.isOver ? undefined : grant;
  }

  #tokens(grant: Grant, withRefresh: boolean): JsonAnswer {
    const [access, refresh] = [`ya29.${randomUUID()}`, `1//${randomUUID()}`];
    this.#access.set(access, grant);
    if (withRefresh) this.#refresh.set(refresh, grant);
    const scope = grant.scope
      .split(' ')
      .filter((one) => one !== 'offline_access')
      .map(this.named)
      .join(' ');
    const rest = withRefresh ? { refresh_token: refresh } : {};
    return { status: 200, body: { access_token: access, token_type: 'Bearer', expires_in: 3_599, scope, ...rest } };
  }

  token(body: string): JsonAnswer {
    const form = new URLSearchParams(body);
    const refuse = (error: string, status = 400): JsonAnswer => ({ status, body: { error, error_description: 'No.' } });
    if (form.get('client_id') !== this.client.id || form.get('client_secret') !== this.client.secret)
      return refuse('invalid_client', 401);
    if (form.get('grant_type') === 'refresh_token') {
      const grant = this.#refresh.get(form.get('refresh_token') ?? '');
      return grant === undefined || grant.isOver ? refuse('invalid_grant') : this.#tokens(grant, this.rotates);
    }
    const known = this.#codes.get(form.get('code') ?? '');
    this.#codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (known?.challenge !== challenge || known.redirectUri !== form.get('redirect_uri'))
      return refuse('invalid_grant');
    return this.#tokens(known.grant, true);
  }

  revoke(body: string): JsonAnswer {
    const grant = this.#refresh.get(new URLSearchParams(body).get('token') ?? '');
    if (grant === undefined || grant.isOver) return { status: 400, body: { error: 'invalid_token' } };
    grant.isOver = true;
    return { status: 200, body: {} };
  }
}
