import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { vapi, vapiPrefix } from '#domain/channels/clients/vapi.ts';
import { vapiCall } from '#domain/notifications/call-forms/vapi-call.ts';
import { getAgent, listAgents } from '#server/agents/agents.ts';
import { removeCall } from '#server/calls/change-call.ts';
import { getNumber, listNumbers } from '#server/channels/phone/numbers/numbers.ts';
import { nameRequest, parseInput, shapeErrors } from '#server/channels/speech/compatible/other-api.ts';
import { answerOnce } from '#server/platform/http/answer-once.ts';
import { askedBy, type Callers, sendOutcome } from '#server/platform/http/implement.ts';
import { contextOfRequest } from '#server/platform/http/request-context.ts';
import type { Services } from '#server/services.ts';
import { readFacts } from '../call-facts.ts';
import { endCall, requireId } from '../make-calls.ts';
import { refuseOthers } from '../refuse-others.ts';
import { vapiCalls } from './list-calls.ts';
import { vapiAssistant, vapiNumber } from './show.ts';
import { createCall } from './start-call.ts';

const known = { config: { known: true } };
type Named = { Params: { id: string } };

const Control = z.object({
  type: z.literal('end-call', 'Only end-call is supported here. For other commands, use /v1/live-calls.'),
});

/** Vapi's own server SDK, pointed at `/vapi`: its calls, assistants and numbers. */
export const vapiRoutes =
  (services: Services, callers: Callers): FastifyPluginAsync =>
  async (app) => {
    shapeErrors(app, vapi);
    refuseOthers(app, vapi, [
      [/^\/call\/web/, 'Start a browser call with POST /v1/agents/{id}/calls.'],
      [/^\/call\//, 'Get recordings with GET /v1/calls/{id}/recording, and set metadata with PATCH /v1/calls/{id}.'],
      [
        /assistant|squad|workflow|tool/,
        'Agents are built from flows here. Edit them in the dashboard or with POST /v1/agents and PUT /v1/agents/{id}/draft.',
      ],
      [/phone-number/, 'Buy and set up numbers in the dashboard or with /v1/phone-numbers.'],
      [/campaign/, 'Call a list of contacts with POST /v1/campaigns.'],
      [/chat|session/, 'Start chats with POST /v1/chats.'],
      [/file|knowledge/, 'Knowledge Base documents are at /v1/knowledge-files.'],
      [/analytics|insight/, 'Get metrics with GET /v1/analytics.'],
    ]);

    app.post('/call', known, async (request, reply) => {
      const scope = await callers.scope(request, 'agents:write');
      nameRequest(reply);
      const asked = { ...askedBy({ scope }), how: 'long', route: 'vapi call', input: request.body } as const;
      return sendOutcome(
        reply,
        await answerOnce(services, asked, contextOfRequest(request, reply), async ({ repeat }) => ({
          status: 201,
          body: await createCall(scope, request.body, repeat?.id),
        })),
      );
    });
    app.get('/call', known, async (request) => vapiCalls(await callers.scope(request, 'calls:read'), request.query));

    const shown = async (request: FastifyRequest<Named>) => {
      const scope = await callers.scope(request, 'calls:read');
      const facts = await readFacts(scope, request.params.id);
      const controlUrl = `${request.site.origin}${vapiPrefix}/call/${facts.id}/control`;
      return { ...vapiCall(facts, scope.workspaceId), ...(facts.status !== 'ended' && { monitor: { controlUrl } }) };
    };
    app.get<Named>('/call/:id', known, shown);
    app.delete<Named>('/call/:id', known, async (request) => {
      const scope = await callers.scope(request, 'calls:manage');
      const facts = await readFacts(scope, request.params.id);
      await removeCall(scope, facts.id);
      return vapiCall(facts, scope.workspaceId);
    });
    app.post<Named>('/call/:id/control', known, async (request) => {
      const scope = await callers.scope(request, 'calls:manage');
      parseInput(Control, request.body);
      await endCall(scope, requireId(request.params.id, 'call'));
      return { status: 'ok' };
    });

    app.get('/assistant', known, async (request) => {
      const scope = await callers.scope(request, 'agents:read');
      return (await listAgents(scope)).map((agent) => vapiAssistant(agent, scope.workspaceId));
    });
    app.get<Named>('/assistant/:id', known, async (request) => {
      const scope = await callers.scope(request, 'agents:read');
      return vapiAssistant(await getAgent(scope, requireId(request.params.id, 'assistant')), scope.workspaceId);
    });
    app.get('/phone-number', known, async (request) => {
      const scope = await callers.scope(request, 'phone-numbers:read');
      return (await listNumbers(scope)).map((number) => vapiNumber(number, scope.workspaceId));
    });
    app.get<Named>('/phone-number/:id', known, async (request) => {
      const scope = await callers.scope(request, 'phone-numbers:read');
      return vapiNumber(await getNumber(scope, requireId(request.params.id, 'phone number')), scope.workspaceId);
    });
  };
