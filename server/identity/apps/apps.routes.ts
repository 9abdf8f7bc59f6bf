import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { appScopes, appsApi } from '#domain/identity/apps.ts';
import { allowApp, checkApp, mcpPath, resourceAt } from '#server/identity/apps.ts';
import { toAppError } from '#server/platform/http/errors.ts';
import { implement } from '#server/platform/http/implement.ts';
import type { Services } from '#server/services.ts';
import { exchangeCode, refreshTokens, revokeToken } from './app-tokens.ts';
import { OAuthRefusal } from './oauth-error.ts';
import { registerApp } from './register-app.ts';

export const appsRoutes = implement(appsApi, {
  check: ({ scope, body }) => checkApp(scope, body),
  allow: ({ scope, body }) => allowApp(scope, body),
});

/** Bytes of a form. */
const longestForm = 8 * 1024;
const open = { config: { public: true, perMinute: 60 }, bodyLimit: longestForm };

/** The resource server, for apps that look for how to be let in (RFC 9728). */
const resourceMetadata = ({ site }: FastifyRequest) => ({
  resource: resourceAt(site.origin),
  authorization_servers: [site.origin],
  scopes_supported: appScopes,
  bearer_methods_supported: ['header'],
  resource_name: site.name,
});

/** The authorization server: the site itself (RFC 8414). */
const serverMetadata = ({ site: { origin } }: FastifyRequest) => ({
  issuer: origin,
  authorization_endpoint: `${origin}/dashboard/integrations/access-tokens/allow-app`,
  token_endpoint: `${origin}/oauth/token`,
  registration_endpoint: `${origin}/oauth/register`,
  revocation_endpoint: `${origin}/oauth/revoke`,
  scopes_supported: appScopes,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  client_id_metadata_document_supported: true,
  authorization_response_iss_parameter_supported: true,
});

/** The fields of a form; one that comes twice is refused, as OAuth asks. */
function formOf(body: unknown): Record<string, string> {
  const fields = [...new URLSearchParams(typeof body === 'string' ? body : '')];
  const form = Object.fromEntries(fields);
  if (Object.keys(form).length < fields.length) throw new OAuthRefusal('invalid_request', 'A parameter appears twice.');
  return form;
}

function needed(form: Record<string, string>, name: string): string {
  const value = form[name];
  if (value === undefined || value === '')
    throw new OAuthRefusal('invalid_request', `The ${name} parameter is missing.`);
  return value;
}

/** What apps of others ask when they are let in: metadata, tokens, registration. */
export const oauthRoutes =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    app.setErrorHandler((error, request, reply) => {
      if (error instanceof OAuthRefusal) return sendRefusal(reply, error);
      const known = toAppError(error);
      if (known.status >= 500) request.log.error({ err: error }, 'request failed');
      const name =
        known.status >= 500 ? 'server_error' : known.status === 429 ? 'too_many_requests' : 'invalid_request';
      return sendRefusal(reply, new OAuthRefusal(name, known.message, known.status));
    });
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    for (const path of ['', mcpPath]) {
      app.get(`/.well-known/oauth-protected-resource${path}`, open, async (request) => resourceMetadata(request));
      app.get(`/.well-known/oauth-authorization-server${path}`, open, async (request) => serverMetadata(request));
    }

    app.post('/oauth/token', open, async (request) => {
      const form = formOf(request.body);
      const client_id = needed(form, 'client_id');
      switch (needed(form, 'grant_type')) {
        case 'authorization_code':
          return exchangeCode(services, {
            client_id,
            code: needed(form, 'code'),
            code_verifier: needed(form, 'code_verifier'),
            redirect_uri: needed(form, 'redirect_uri'),
            resource: form.resource?.replace(/\/$/, ''),
          });
        case 'refresh_token':
          return refreshTokens(services, { client_id, refresh_token: needed(form, 'refresh_token') });
        default:
          throw new OAuthRefusal('unsupported_grant_type', 'Use authorization_code or refresh_token.');
      }
    });
    app.post(
      '/oauth/register',
      { config: { public: true, perMinute: 10 }, bodyLimit: longestForm },
      async (request, reply) => reply.code(201).send(await registerApp(services, request.body)),
    );
    app.post('/oauth/revoke', open, async (request, reply) => {
      await revokeToken(services, needed(formOf(request.body), 'token'));
      return reply.code(200).send();
    });
  };

function sendRefusal(reply: FastifyReply, { error, message, status }: OAuthRefusal) {
  return reply.code(status).send({ error, error_description: message });
}
