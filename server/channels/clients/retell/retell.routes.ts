import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { retell } from '#domain/channels/clients/retell.ts';
import type { Permission } from '#domain/identity/permissions.ts';
import { retellCall } from '#domain/notifications/call-forms/retell-call.ts';
import { getAgent, listAgents } from '#server/agents/agents.ts';
import { changeCall, removeCall } from '#server/calls/change-call.ts';
import { listNumbers } from '#server/channels/phone/numbers/numbers.ts';
import { nameRequest, shapeErrors } from '#server/channels/speech/compatible/other-api.ts';
import { listVoices } from '#server/channels/speech/voices.ts';
import { answerOnce } from '#server/platform/http/answer-once.ts';
import { askedBy, type Callers, sendOutcome } from '#server/platform/http/implement.ts';
import { contextOfRequest } from '#server/platform/http/request-context.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { readFacts } from '../call-facts.ts';
import { endCall, requireId } from '../make-calls.ts';
import { refuseOthers } from '../refuse-others.ts';
import { retellCalls } from './list-calls.ts';
import { retellAgent, retellNumber, retellVoice } from './show.ts';
import { createPhoneCall, createWebCall } from './start-calls.ts';
import { metadataChanges } from './update-call.ts';

const known = { config: { known: true } };

/** Retell's own server SDK, pointed at `/retell`: its calls, agents and numbers. */
export const retellRoutes =
  (services: Services, callers: Callers): FastifyPluginAsync =>
  async (app) => {
    shapeErrors(app, retell);
    refuseOthers(app, retell, [
      [
        /retell-llm|conversation-flow|(create|update|delete|publish|repair)-agent|agent-version/,
        'Agents are built from flows here. Edit them in the dashboard or with POST /v1/agents and PUT /v1/agents/{id}/draft.',
      ],
      [/phone-number/, 'Buy and set up numbers in the dashboard or with /v1/phone-numbers.'],
      [/batch-call/, 'Call a list of contacts with POST /v1/campaigns.'],
      [/chat/, 'Start chats with POST /v1/chats.'],
      [/knowledge-base/, 'Knowledge Base documents are at /v1/knowledge-files.'],
      [/voice/, 'Voices are at /v1/voices.'],
      [/live-call|register-phone-call/, 'Live calls are at /v1/live-calls.'],
    ]);
    const scopeOf = (request: FastifyRequest, permission: Permission) => callers.scope(request, permission);

    /** What makes something: a repeat with the same Idempotency-Key gets the first answer. */
    const creates = (
      path: string,
      make: (scope: Scope, body: unknown, callId: string | undefined) => Promise<object>,
    ) =>
      app.post(path, known, async (request, reply) => {
        const scope = await scopeOf(request, 'agents:write');
        nameRequest(reply);
        const asked = { ...askedBy({ scope }), how: 'long', route: `retell ${path}`, input: request.body } as const;
        return sendOutcome(
          reply,
          await answerOnce(services, asked, contextOfRequest(request, reply), async ({ repeat }) => ({
            status: 201,
            body: await make(scope, request.body, repeat?.id),
          })),
        );
      });

    creates('/v2/create-phone-call', createPhoneCall);
    for (const version of ['v2', 'v3']) creates(`/${version}/create-web-call`, createWebCall);

    type Named = { Params: { id: string } };
    app.get<Named>('/v2/get-call/:id', known, async (request) =>
      retellCall(await readFacts(await scopeOf(request, 'calls:read'), request.params.id)),
    );
    app.post('/v2/list-calls', known, async (request) => {
      // Older clients get the calls alone.
      return (await retellCalls(await scopeOf(request, 'calls:read'), request.body)).items;
    });
    app.post('/v3/list-calls', known, async (request) =>
      retellCalls(await scopeOf(request, 'calls:read'), request.body),
    );
    app.patch<Named>('/v2/update-call/:id', known, async (request) => {
      const scope = await scopeOf(request, 'calls:write');
      const id = requireId(request.params.id, 'call');
      const changes = metadataChanges(request.body, (await readFacts(scope, id)).metadata);
      await changeCall(scope, id, { metadata: changes });
      return retellCall(await readFacts(scope, id));
    });
    app.delete<Named>('/v2/delete-call/:id', known, async (request, reply) => {
      const scope = await scopeOf(request, 'calls:manage');
      await removeCall(scope, requireId(request.params.id, 'call'));
      return reply.code(204).send();
    });
    app.post<Named>('/v2/stop-call/:id', known, async (request, reply) => {
      const scope = await scopeOf(request, 'calls:manage');
      await endCall(scope, requireId(request.params.id, 'call'));
      return reply.code(204).send();
    });

    const allAgents = async (request: FastifyRequest) =>
      (await listAgents(await scopeOf(request, 'agents:read'))).map(retellAgent);
    app.post('/v2/list-agents', known, async (request) => ({ items: await allAgents(request), has_more: false }));
    app.get('/list-agents', known, allAgents);
    app.get<Named>('/get-agent/:id', known, async (request) => {
      const scope = await scopeOf(request, 'agents:read');
      return retellAgent(await getAgent(scope, requireId(request.params.id, 'agent')));
    });

    const allNumbers = async (request: FastifyRequest) =>
      (await listNumbers(await scopeOf(request, 'phone-numbers:read'))).map(retellNumber);
    app.get('/v2/list-phone-numbers', known, async (request) => ({
      items: await allNumbers(request),
      has_more: false,
    }));
    app.get('/list-phone-numbers', known, allNumbers);
    app.get('/list-voices', known, async (request) => {
      await scopeOf(request, 'agents:read');
      return listVoices(services, undefined, request.site.origin).map(retellVoice);
    });
  };
