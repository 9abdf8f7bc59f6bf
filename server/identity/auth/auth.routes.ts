import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { authApi } from '#domain/identity/auth.ts';
import { Json } from '#domain/platform/json.ts';
import { changeAccount, followAccountChanges } from '#server/identity/account-cache.ts';
import { audit } from '#server/identity/auth-audit.ts';
import { userView } from '#server/identity/users.ts';
import { implement } from '#server/platform/http/implement.ts';
import { hasMailbox } from '#server/platform/mail/mail.ts';
import type { Services } from '#server/services.ts';
import { AuthError } from './auth-error.ts';
import { exchangeCode, readChallenge } from './flows.ts';
import { landingOf } from './landing-of.ts';
import { mfaRoutes } from './mfa.routes.ts';
import { signInWithIdToken, waitingTokens } from './oauth/oauth.ts';
import { oauthRoutes } from './oauth.routes.ts';
import { flag, queryValue, readBody, speakAuthProtocol, text } from './protocol.ts';
import { recover, resend, sendMagicLink } from './recovery.ts';
import { refreshSession } from './refresh.ts';
import { answerSession, endSessions, signOutScopes } from './sessions.ts';
import { authSettings } from './settings.ts';
import { signInWithPassword } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { requireSession } from './signed-in.ts';
import { anonKeyOf } from './tokens/anon-key.ts';
import { keyRing } from './tokens/signing-keys.ts';
import { reauthenticate, updateUser } from './update-user.ts';
import { verifyRoutes } from './verify.routes.ts';
import { visitorOf } from './visitor.ts';

const data = z
  .record(z.string(), Json)
  .nullish()
  .transform((value) => value ?? undefined);
const challenge = { code_challenge: text, code_challenge_method: text };

const SignUpBody = z.object({ email: text, phone: text, password: text, data, ...challenge });
const PasswordBody = z.object({ email: text, phone: text, password: text });
const RefreshBody = z.object({ refresh_token: text });
const PkceBody = z.object({ auth_code: text, code_verifier: text });
const IdTokenBody = z.object({ provider: text, id_token: text, nonce: text });
const MailBody = z.object({ email: text, ...challenge });
const ResendBody = MailBody.extend({ type: text });
const OtpBody = MailBody.extend({ phone: text, create_user: flag, data });
const UserBody = z.object({
  email: text,
  phone: text,
  password: text,
  current_password: text,
  nonce: text,
  data,
  app_metadata: z.unknown().optional(),
  ...challenge,
});

/** The protocol of GoTrue, so that its clients work with nothing else installed. */
export function authRoutes(services: Services): FastifyPluginAsync {
  return async (app) => {
    speakAuthProtocol(app, services, app.prefix);
    // An external project signs people in; nothing is served here then.
    if (services.config.supabase !== null) return;
    // Read now, so that a wrong SECRET_KEY stops the start and not the first sign-in.
    await keyRing(services);
    const unfollow = await followAccountChanges(services);
    app.addHook('onClose', unfollow);

    const redirect = (request: FastifyRequest) => landingOf(services, request, queryValue(request, 'redirect_to'));
    const signedIn = (request: FastifyRequest) =>
      requireSession(services, visitorOf(request), request.headers.authorization);

    app.get('/health', () => ({
      version: '0.1.0',
      name: 'GoTrue',
      description: 'A voice platform that speaks the GoTrue protocol',
    }));
    app.get('/settings', () => authSettings(services));
    app.get('/.well-known/jwks.json', async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=600');
      return { keys: (await keyRing(services)).jwks };
    });

    app.post('/signup', async (request) => {
      const body = readBody(SignUpBody, request);
      const outcome = await signUp(services, visitorOf(request), {
        email: body.email,
        phone: body.phone,
        password: body.password,
        data: body.data ?? {},
        challenge: readChallenge(body),
        redirectTo: await redirect(request),
      });
      return 'grant' in outcome ? answerSession(services, outcome.grant) : outcome.user;
    });

    const grants: Record<string, (request: FastifyRequest) => Promise<unknown>> = {
      async password(request) {
        const { grant, weakness } = await signInWithPassword(
          services,
          visitorOf(request),
          readBody(PasswordBody, request),
        );
        return { ...(await answerSession(services, grant)), ...(weakness && { weak_password: weakness }) };
      },
      async refresh_token(request) {
        const { refresh_token } = readBody(RefreshBody, request);
        return answerSession(services, await refreshSession(services, visitorOf(request), refresh_token ?? ''));
      },
      async pkce(request) {
        const { auth_code, code_verifier } = readBody(PkceBody, request);
        const exchange = { code: auth_code ?? '', verifier: code_verifier ?? '' };
        const { grant, flow } = await exchangeCode(services, visitorOf(request), exchange);
        return { ...(await answerSession(services, grant)), ...waitingTokens(services, flow) };
      },
      async id_token(request) {
        const { provider = '', id_token = '', nonce = '' } = readBody(IdTokenBody, request);
        return answerSession(
          services,
          await signInWithIdToken(services, visitorOf(request), { provider, idToken: id_token, nonce }),
        );
      },
    };
    app.post('/token', (request) => {
      const type = queryValue(request, 'grant_type') ?? '';
      const grant = Object.hasOwn(grants, type) ? grants[type] : undefined;
      if (grant === undefined) throw new AuthError('invalid_credentials', 'unsupported_grant_type');
      return grant(request);
    });

    app.post('/recover', async (request) => {
      const body = readBody(MailBody, request);
      const asked = { email: body.email, challenge: readChallenge(body), redirectTo: await redirect(request) };
      await recover(services, visitorOf(request), asked);
      return {};
    });
    app.post('/resend', async (request) => {
      const body = readBody(ResendBody, request);
      const asked = { email: body.email, challenge: readChallenge(body), redirectTo: await redirect(request) };
      await resend(services, visitorOf(request), body.type ?? '', asked);
      return {};
    });
    app.post('/otp', async (request) => {
      const body = readBody(OtpBody, request);
      if (!body.email && body.phone) throw new AuthError('phone_provider_disabled', 'Phone logins are disabled');
      await sendMagicLink(services, visitorOf(request), {
        email: body.email,
        challenge: readChallenge(body),
        redirectTo: await redirect(request),
        createUser: body.create_user ?? true,
        data: body.data ?? {},
      });
      return {};
    });

    verifyRoutes(app, services);
    mfaRoutes(app, services);
    oauthRoutes(app, services);

    app.get('/user', async (request) => userView(await signedIn(request)));
    app.put('/user', async (request) => {
      const who = await signedIn(request);
      const body = readBody(UserBody, request);
      if (body.app_metadata != null)
        throw new AuthError('not_admin', 'Updating app_metadata requires admin privileges');
      if (body.phone) throw new AuthError('phone_provider_disabled');
      return updateUser(services, visitorOf(request), who, {
        email: body.email,
        password: body.password,
        currentPassword: body.current_password,
        nonce: body.nonce,
        data: body.data,
        challenge: readChallenge(body),
        redirectTo: await redirect(request),
      });
    });
    app.get('/reauthenticate', async (request) => {
      await reauthenticate(services, visitorOf(request), await signedIn(request));
      return {};
    });
    app.post('/logout', async (request, reply) => {
      const { user, session } = await signedIn(request);
      const asked = queryValue(request, 'scope') ?? 'global';
      const scope = signOutScopes.find((name) => name === asked);
      if (scope === undefined) throw new AuthError('validation_failed', `Unsupported logout scope "${asked}"`);
      await changeAccount(services, user.id, async (tx) => {
        await endSessions(tx, { userId: user.id, sessionId: session.id }, scope);
        await audit(tx, services, visitorOf(request), 'logout', user.id, { scope });
      });
      return reply.code(204).send();
    });
  };
}

export const authConfigRoutes = implement(authApi, {
  config: ({ services }) => ({
    auth: {
      url: `${services.config.supabase?.url ?? ''}/auth/v1`,
      anonKey: anonKeyOf(services),
    },
    mailbox: hasMailbox(services.config),
  }),
});
