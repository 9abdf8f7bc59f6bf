import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '#server/services.ts';
import { AuthError } from './auth-error.ts';
import { enrol, unenrol } from './mfa/mfa.ts';
import { challenge, verifyChallenge } from './mfa/mfa-challenge.ts';
import { requireOwnAccount } from './people-of-site.ts';
import { readBody, text } from './protocol.ts';
import { answerSession } from './sessions.ts';
import { requireSession } from './signed-in.ts';
import { visitorOf } from './visitor.ts';

const EnrolBody = z.object({ factor_type: text, friendly_name: text, issuer: text });
const VerifyBody = z.object({ challenge_id: text, code: text });

/** An id that is no id is that of nothing. */
function factorIdOf(request: FastifyRequest): string {
  const { id } = z.object({ id: z.string() }).parse(request.params);
  if (!z.uuid().safeParse(id).success) throw new AuthError('mfa_factor_not_found');
  return id;
}

/** The addresses of second factors. */
export function mfaRoutes(app: FastifyInstance, services: Services): void {
  const signedIn = (request: FastifyRequest) =>
    requireSession(services, visitorOf(request), request.headers.authorization);

  app.post('/factors', async (request) => {
    const who = await signedIn(request);
    const { factor_type, friendly_name, issuer } = readBody(EnrolBody, request);
    await requireOwnAccount(services, visitorOf(request), who.user);
    const factor = { factorType: factor_type, friendlyName: friendly_name ?? '', issuer };
    return enrol(services, visitorOf(request), who, factor);
  });
  app.post('/factors/:id/challenge', async (request) =>
    challenge(services, visitorOf(request), await signedIn(request), factorIdOf(request)),
  );
  app.post('/factors/:id/verify', async (request) => {
    const who = await signedIn(request);
    const { challenge_id = '', code = '' } = readBody(VerifyBody, request);
    const factorId = factorIdOf(request);
    if (!z.uuid().safeParse(challenge_id).success) {
      const message = 'MFA factor with the provided challenge ID not found';
      throw new AuthError('mfa_factor_not_found', message, { status: 422 });
    }
    const attempt = { factorId, challengeId: challenge_id, code };
    return answerSession(services, await verifyChallenge(services, visitorOf(request), who, attempt));
  });
  app.delete('/factors/:id', async (request) => {
    const who = await signedIn(request);
    await requireOwnAccount(services, visitorOf(request), who.user);
    return unenrol(services, visitorOf(request), who, factorIdOf(request));
  });
}
