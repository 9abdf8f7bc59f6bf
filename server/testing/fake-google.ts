import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { interactionPolicy, Provider } from 'oidc-provider';

/** What the provider says of a person. */
export interface Claims {
  sub: string;
  email?: string;
  email_verified?: boolean;
  [name: string]: unknown;
}

export interface FakeGoogle {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Who has an account there, by `sub`. */
  people: Map<string, Claims>;
  /** What is put over the claims of the next id_tokens, to make them wrong. */
  spoil: { claims: object };
  idToken(claims: object, audience?: string): Promise<string>;
  close(): Promise<void>;
}

const [clientId, clientSecret] = ['parley-client', 'a secret of the client'];
const { Check } = interactionPolicy;

/** Asks at each sign-in who it is, as if no one were signed in there already. */
function asksEachTime() {
  const policy = interactionPolicy.base();
  const asks = (context: { oidc: { result?: { login?: object } } }) =>
    context.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT;
  policy.get('login').checks.add(new Check('each_time', 'Who is it?', asks));
  return policy;
}

/** What a person sees there: the accounts to choose from, and the way to say no. */
function accountChooser(path: string, people: Iterable<Claims>): string {
  const links = [...people].map(({ sub, email }) => `<li><a href="${path}?as=${sub}">${email}</a></li>`);
  return `<!doctype html><html lang="en"><title>Choose an account</title><h1>Choose an account</h1>
    <ul>${links.join('')}</ul><a href="${path}?as=">Cancel</a>`;
}

/**
 * A certified OpenID Connect provider in Google's place, for tests. It signs in whom `login_hint` names, refuses for a
 * hint that it does not know, and without one shows the accounts to choose from. Like Google it puts the e-mail address
 * into the id_token.
 */
export async function startFakeGoogle(): Promise<FakeGoogle> {
  const server = http.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const people = new Map<string, Claims>();
  const spoil = { claims: {} };
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const sign = (claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey);

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: ['https://parley.example/auth/v1/callback'],
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['a key that only tests use'] },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture', 'hd'] },
    pkce: { required: () => true },
    // Seconds.
    ttl: { Interaction: 300, Session: 300, Grant: 300, AccessToken: 300, IdToken: 300 },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context: unknown, sub: string) => ({ accountId: sub, claims: () => people.get(sub) ?? { sub } }),
    interactions: {
      policy: asksEachTime(),
      url: (_context: unknown, { uid }: { uid: string }) => `/choose/${uid}`,
    },
    // Anyone who signs in has agreed before.
    async loadExistingGrant({ oidc }: Parameters<Parameters<Provider['use']>[0]>[0]) {
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  // Servers under test listen on ports that no one knows beforehand.
  provider.Client.prototype.redirectUriAllowed = (address) =>
    /^(http:\/\/127\.0\.0\.1:\d+|https:\/\/parley\.example)\/auth\/v1\/callback$/.test(address);
  provider.use(async (context, next) => {
    await next();
    const body = context.body as { id_token?: string } | undefined;
    if (context.path !== '/token' || body?.id_token === undefined) return;
    context.body = { ...body, id_token: await sign({ ...decodeJwt(body.id_token), ...spoil.claims }) };
  });

  async function choose(request: http.IncomingMessage, response: http.ServerResponse) {
    const url = new URL(request.url!, issuer);
    const { params } = await provider.interactionDetails(request, response);
    const chosen = url.searchParams.get('as') ?? params.login_hint;
    if (chosen === undefined) {
      response.writeHead(200, { 'content-type': 'text/html' }).end(accountChooser(url.pathname, people.values()));
      return;
    }
    const result = people.has(chosen)
      ? { login: { accountId: chosen, remember: false } }
      : { error: 'access_denied', error_description: 'The person said no' };
    await provider.interactionFinished(request, response, result);
  }

  const speak = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url!.startsWith('/choose/')) return speak(request, response);
    choose(request, response).catch((error: Error) => response.writeHead(400).end(error.message));
  });

  return {
    issuer,
    clientId,
    clientSecret,
    people,
    spoil,
    idToken(claims, audience = clientId) {
      const now = Math.floor(Date.now() / 1000);
      return sign({ iss: issuer, aud: audience, iat: now, exp: now + 300, ...claims });
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
