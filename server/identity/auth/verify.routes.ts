import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Site } from '#server/platform/http/site.ts';
import type { Services } from '#server/services.ts';
import { AuthError } from './auth-error.ts';
import { landingOf } from './landing-of.ts';
import { isRefusal, queryValue, readBody, text } from './protocol.ts';
import { withFragment, withQuery } from './redirects.ts';
import { answerSession } from './sessions.ts';
import { type Verified, verifyCode, verifyLink } from './verify.ts';
import { visitorOf } from './visitor.ts';

const VerifyBody = z.object({ type: text, token_hash: text, email: text, token: text });

const halfDone = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** `sb` marks the issuer for the client's library. */
const marked = (values: Record<string, string>) => ({ ...values, sb: '' });

/** The address that carries an outcome to the web app: in the fragment, which no server sees, or as a PKCE code. */
async function landing(
  services: Services,
  site: Site,
  redirectTo: string,
  type: string,
  verified: Verified,
): Promise<string> {
  if (verified.is === 'half') return withFragment(redirectTo, marked({ message: halfDone }));
  if (verified.lacksPassword && type !== 'recovery') {
    // Where one is chosen, as after a forgotten password; an app of its own hears it from the type.
    const own = new URL(redirectTo).origin === new URL(site.origin).origin;
    const address = own ? `${site.origin}/new-password` : redirectTo;
    return landing(services, site, address, 'recovery', verified);
  }
  if (verified.is === 'code') return withQuery(redirectTo, { code: verified.code });
  const { access_token, expires_at, expires_in, refresh_token, token_type } = await answerSession(
    services,
    verified.grant,
  );
  const times = { expires_at: String(expires_at), expires_in: String(expires_in) };
  return withFragment(redirectTo, marked({ access_token, refresh_token, token_type, type, ...times }));
}

function refusedLanding(redirectTo: string, error: AuthError, pkce: boolean): string {
  const values = { error: 'access_denied', error_code: error.code, error_description: error.message };
  return withFragment(pkce ? withQuery(redirectTo, values) : redirectTo, marked(values));
}

async function verifyByPost(services: Services, request: FastifyRequest) {
  const { type = '', token_hash, email, token } = readBody(VerifyBody, request);
  const visitor = visitorOf(request);
  const refuse = (message: string) => new AuthError('validation_failed', message);
  if (token_hash) {
    if (email || token) throw refuse('Only the token_hash and type should be provided');
    return verifyLink(services, visitor, { token: token_hash, type, by: 'post' });
  }
  if (!token) throw refuse('Verify requires either a token or a token hash');
  if (!email) throw refuse('Only an email address or phone number should be provided on verify');
  return verifyCode(services, visitor, { email, token, type });
}

/** The addresses that mails lead to. */
export function verifyRoutes(app: FastifyInstance, services: Services): void {
  app.get('/verify', { exposeHeadRoute: false }, async (request, reply) => {
    const token = queryValue(request, 'token') ?? '';
    const type = queryValue(request, 'type') ?? '';
    if (type === '') throw new AuthError('validation_failed', 'Verify requires a verification type');
    if (token === '') throw new AuthError('validation_failed', 'Verify requires a token or a token hash');
    const redirectTo = landingOf(services, request, queryValue(request, 'redirect_to'));
    const visitor = visitorOf(request);
    const address = await verifyLink(services, visitor, { token, type, by: 'link' }).then(
      (verified) => landing(services, request.site, redirectTo, type, verified),
      (error: unknown) => {
        if (isRefusal(error)) return refusedLanding(redirectTo, error, token.startsWith('pkce_'));
        throw error;
      },
    );
    return reply.redirect(address, 303);
  });

  // Mail scanners look at links with HEAD: that must neither use the link up nor tell about it.
  app.head('/verify', (_request, reply) => {
    reply.header('allow', 'GET, POST');
    throw new AuthError('method_not_allowed');
  });

  app.post('/verify', async (request) => {
    const verified = await verifyByPost(services, request);
    return verified.is === 'session' ? answerSession(services, verified.grant) : { msg: halfDone, code: '200' };
  });
}
