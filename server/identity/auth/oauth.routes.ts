import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { bucket, take } from '#server/identity/auth-limits.ts';
import { isLoopbackAlias } from '#server/platform/http/own-origin.ts';
import type { Services } from '#server/services.ts';
import { AuthError } from './auth-error.ts';
import { readChallenge } from './flows.ts';
import { handOn, takeOver } from './handed-on.ts';
import { unlink } from './identities.ts';
import { landingOf } from './landing-of.ts';
import { isCompanyOf, noProvider, providerOfDomain } from './oauth/company.ts';
import { leaveFor, leaveWithin, type OAuthOutcome, returnFrom, takeState } from './oauth/oauth.ts';
import { flag, queryValue, readBody, text } from './protocol.ts';
import { withFragment, withQuery } from './redirects.ts';
import { answerSession } from './sessions.ts';
import { lacksSecondFactor, requireSession } from './signed-in.ts';
import { type Visitor, visitorOf } from './visitor.ts';

/** What signInWithSSO() of the client sends. */
const SsoBody = z.object({
  domain: text,
  redirect_to: text,
  skip_http_redirect: flag,
  code_challenge: text,
  code_challenge_method: text,
});

/** The query as plain text values, the first of each name. */
function textsOf(request: FastifyRequest): Record<string, string> {
  const names = Object.keys(request.query as object);
  return Object.fromEntries(names.map((name) => [name, queryValue(request, name) ?? '']));
}

/** One cookie a sign-in, so that two tabs do not disturb each other. */
function cookieName(services: Services, state: string): string {
  const prefix = services.config.publicUrl.startsWith('https:') ? '__Host-' : '';
  return `${prefix}parley-sign-in-${state.slice(0, 8)}`;
}

function setCookie(services: Services, reply: FastifyReply, state: string, value: string, seconds: number): void {
  const secure = services.config.publicUrl.startsWith('https:') ? '; Secure' : '';
  const name = cookieName(services, state);
  reply.header('set-cookie', `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`);
}

function cookieOf(request: FastifyRequest, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Codes that tell the person something; everything else went wrong at the server's end. */
const denied = new Set([
  'signup_disabled',
  'user_banned',
  'provider_email_needs_verification',
  'identity_already_exists',
]);

/** Where a browser is told that its sign-in failed: in the query and in the fragment, as clients look in either. */
function failedLanding(redirectTo: string, error: string, code: string, description: string): string {
  const values = { error, error_code: code, error_description: description };
  return withFragment(withQuery(redirectTo, values), { ...values, sb: '' });
}

async function landing(services: Services, redirectTo: string, outcome: OAuthOutcome): Promise<string> {
  if (outcome.is === 'code') return withQuery(redirectTo, { code: outcome.code });
  const { access_token, expires_at, expires_in, refresh_token, token_type } = await answerSession(
    services,
    outcome.grant,
  );
  return withFragment(redirectTo, {
    access_token,
    expires_at: String(expires_at),
    expires_in: String(expires_in),
    refresh_token,
    sb: '',
    token_type,
    ...outcome.tokens,
  });
}

/** The addresses of sign-in through another site. */
export function oauthRoutes(app: FastifyInstance, services: Services): void {
  type Wanted = Partial<Record<string, string>>;
  type Leaving = { linkTo?: string | null; wanted?: Wanted; redirectTo?: string; agencyId?: string };

  async function leave(
    request: FastifyRequest,
    reply: FastifyReply,
    { linkTo = null, wanted = textsOf(request), ...from }: Leaving = {},
  ): Promise<string> {
    const visitor = visitorOf(request);
    await take(services, bucket(services, 'form', visitor.subject));
    const { address, state, cookie } = await leaveFor(services, {
      provider: wanted.provider ?? '',
      redirectTo: from.redirectTo ?? landingOf(services, request, wanted.redirect_to),
      agencyId: from.agencyId ?? visitor.agencyId,
      challenge: readChallenge(wanted),
      scopes: wanted.scopes ?? '',
      extra: wanted as Record<string, string>,
      linkTo,
    });
    setCookie(services, reply, state, cookie, leaveWithin / 1000);
    return address;
  }

  /** Whether a cookie that is set now would not come back with the provider's answer, which leads to PUBLIC_URL. */
  const isElsewhere = ({ site, hostname }: FastifyRequest) =>
    site.brand !== null || isLoopbackAlias(services.config, hostname);

  /** The cookie of a request that is no page has to be set at PUBLIC_URL. */
  function requireOwnName(request: FastifyRequest, what: string): void {
    if (!isElsewhere(request)) return;
    if (request.site.brand !== null)
      throw new AuthError(
        'validation_failed',
        `You can’t ${what} on this site. Ask your account’s administrator for help.`,
      );
    throw new AuthError('validation_failed', `Open ${services.config.publicUrl} in this browser to ${what}.`);
  }

  /** The same sign-in at PUBLIC_URL, where the cookie is set. */
  function byOwnName(request: FastifyRequest, visitor: Visitor, wanted: Record<string, string>): string {
    const redirectTo = landingOf(services, request, wanted.redirect_to);
    const sealed = handOn(services, visitor, { redirectTo, wanted });
    const address = `${services.config.publicUrl}/auth/v1/authorize`;
    if (sealed === null) return withQuery(address, { ...wanted, redirect_to: redirectTo });
    return withQuery(address, { handed_on: sealed });
  }

  app.post('/sso', async (request, reply) => {
    const body = readBody(SsoBody, request);
    const { brand } = request.site;
    if (brand === null) requireOwnName(request, 'sign in with SSO');
    const provider = await providerOfDomain(services, body.domain ?? '');
    const { code_challenge, code_challenge_method } = body;
    const visitor = visitorOf(request);
    const { agencyId } = visitor;
    const isIts =
      agencyId === null || (await services.db.system('account', (tx) => isCompanyOf(tx, provider, agencyId)));
    if (!isIts) throw noProvider();
    const wanted = {
      provider,
      redirect_to: landingOf(services, request, body.redirect_to),
      code_challenge,
      code_challenge_method,
    };
    const values = Object.entries(wanted).filter(([, value]) => value !== undefined && value !== null);
    const given = Object.fromEntries(values) as Record<string, string>;
    const address =
      brand === null ? await leave(request, reply, { wanted: given }) : byOwnName(request, visitor, given);
    return body.skip_http_redirect === false ? reply.redirect(address, 303) : { url: address };
  });

  app.get('/authorize', { exposeHeadRoute: false }, async (request, reply) => {
    // The provider leads back to PUBLIC_URL, so the cookie has to be set there.
    if (services.config.google !== null && isElsewhere(request)) {
      return reply.redirect(byOwnName(request, visitorOf(request), textsOf(request)), 302);
    }
    const sealed = queryValue(request, 'handed_on');
    const from: Leaving = sealed === undefined ? {} : await takeOver(services, sealed);
    const address = await leave(request, reply, from).catch((error: unknown) => {
      if (!(error instanceof AuthError) || error.status < 500) throw error;
      const redirectTo = from.redirectTo ?? landingOf(services, request, queryValue(request, 'redirect_to'));
      return failedLanding(redirectTo, 'server_error', error.code, error.message);
    });
    return reply.redirect(address, 302);
  });

  app.get('/callback', { exposeHeadRoute: false }, async (request, reply) => {
    const query = textsOf(request);
    const state = query.state ?? '';
    const cookie = cookieOf(request, cookieName(services, state));
    const flow = await takeState(services, state, cookie).catch((error: unknown) => {
      if (error instanceof AuthError) return error;
      throw error;
    });
    if (flow instanceof AuthError) {
      const values = { error: 'invalid_request', error_code: flow.code, error_description: flow.message };
      return reply.redirect(withQuery(services.config.publicUrl, values), 303);
    }
    setCookie(services, reply, state, '', 0);
    if (query.error !== undefined) {
      const description = query.error_description ?? query.error;
      return reply.redirect(failedLanding(flow.redirectTo, query.error, 'bad_oauth_callback', description), 302);
    }
    const address = await returnFrom(services, visitorOf(request), flow, new URLSearchParams(query)).then(
      (outcome) => landing(services, flow.redirectTo, outcome),
      (error: unknown) => {
        if (!(error instanceof AuthError)) throw error;
        const kind = denied.has(error.code) ? 'access_denied' : 'server_error';
        return failedLanding(flow.redirectTo, kind, error.code, error.message);
      },
    );
    return reply.redirect(address, 302);
  });

  app.get('/user/identities/authorize', { exposeHeadRoute: false }, async (request, reply) => {
    const who = await requireSession(services, visitorOf(request), request.headers.authorization);
    if (lacksSecondFactor(who)) throw new AuthError('insufficient_aal');
    requireOwnName(request, 'connect an account');
    const address = await leave(request, reply, { linkTo: who.user.id });
    return queryValue(request, 'skip_http_redirect') === 'true' ? { url: address } : reply.redirect(address, 302);
  });

  app.delete('/user/identities/:id', async (request) => {
    const who = await requireSession(services, visitorOf(request), request.headers.authorization);
    const id = z.object({ id: z.uuid() }).safeParse(request.params);
    if (!id.success) throw new AuthError('identity_not_found');
    await unlink(services, visitorOf(request), who, id.data.id);
    return {};
  });
}
