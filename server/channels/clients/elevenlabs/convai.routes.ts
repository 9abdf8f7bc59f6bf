import { readFile } from 'node:fs/promises';
import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ConversationList, OutboundCall } from '#domain/channels/clients/convai.ts';
import { elevenLabs, elevenLabsPrefix as prefix } from '#domain/channels/speech-elevenlabs.ts';
import { AppError } from '#domain/platform/errors.ts';
import { getAgent, listAgents } from '#server/agents/agents.ts';
import { listCalls } from '#server/calls/calls.ts';
import { placeCall } from '#server/channels/place-call.ts';
import { nameRequest, parseInput, shapeErrors } from '#server/channels/speech/compatible/other-api.ts';
import { readTranscriber } from '#server/channels/transcribers/open-transcriber.ts';
import { answerOnce } from '#server/platform/http/answer-once.ts';
import { receiveForm } from '#server/platform/http/arrived-form.ts';
import { askedBy, type Callers, sendOutcome } from '#server/platform/http/implement.ts';
import { contextOfRequest } from '#server/platform/http/request-context.ts';
import type { Services } from '#server/services.ts';
import { factsOfSummary, isSpoken, readFacts } from '../call-facts.ts';
import { newClientSecret } from '../live/client-secret.ts';
import { addSocketRoute, offeredProtocols } from '../live/socket-route.ts';
import { requireId } from '../make-calls.ts';
import { mostAudioBytes, transcribe } from '../openai/transcribe.ts';
import { refuseOthers } from '../refuse-others.ts';
import { Conversation } from './conversation.ts';
import { readInitiation } from './initiation.ts';
import { convaiAgent, convaiAgentDetail, conversationDetail, conversationSummary } from './show.ts';

const known = { config: { known: true } };
type Named = { Params: { id: string } };

/** Seconds that a signed URL can be opened for, as at ElevenLabs. */
const signedSeconds = 15 * 60;

/** In a signed URL, in the name of a subprotocol, or in a header. */
function findKey(request: FastifyRequest): string | undefined {
  const { conversation_signature: secret } = request.query as Record<string, unknown>;
  if (typeof secret === 'string') return secret;
  const given = offeredProtocols(request).find((word) => word.startsWith('bearer.'));
  if (given !== undefined) request.headers.authorization ??= `Bearer ${given.slice('bearer.'.length)}`;
  return undefined;
}

const SpeechFields = z.looseObject({
  language_code: z.string().max(20).optional(),
  diarize: z.string().optional(),
});

/** ElevenLabs' agents and its speech to text, pointed at `/elevenlabs`. */
export const convaiRoutes =
  (services: Services, callers: Callers): FastifyPluginAsync =>
  async (app) => {
    shapeErrors(app, elevenLabs);
    await app.register(
      async (others) =>
        refuseOthers(others, elevenLabs, [
          [
            /convai\/agents/,
            'Agents are built from flows here. Edit them in the dashboard or with POST /v1/agents and PUT /v1/agents/{id}/draft.',
          ],
          [/convai\/phone-numbers/, 'Buy and set up numbers in the dashboard or with /v1/phone-numbers.'],
          [/convai\/knowledge-base/, 'Knowledge Base documents are at /v1/knowledge-files.'],
          [/convai\/batch/, 'Call a list of contacts with POST /v1/campaigns.'],
          [/convai\/conversations/, 'Calls with their recordings are at /v1/calls.'],
          [/history/, 'Get stored speech with GET /v1/speech.'],
          [/pronunciation/, 'Pronunciations are at /v1/pronunciations.'],
        ]),
      { prefix },
    );
    await app.register(multipart, { throwFileSizeLimit: false });

    addSocketRoute(app, services, callers, {
      path: `${prefix}/v1/convai/conversation`,
      permission: 'agents:write',
      findKey,
      async open(scope, request, only) {
        const { agent_id: named = only } = request.query as Record<string, unknown>;
        if (only !== undefined && named !== only)
          throw new AppError('not_found', 'Agent not found. It may have been deleted.');
        const agent = await getAgent(scope, requireId(named, 'agent'));
        const transcriber = await services.db.tenant(scope.workspaceId, (tx) => readTranscriber(tx, scope));
        return (socket, stream) => void new Conversation(scope, agent.id, transcriber ?? null, socket, stream);
      },
    });
    const signed = async (request: FastifyRequest) => {
      const scope = await callers.scope(request, 'agents:write');
      const { agent_id: named } = request.query as Record<string, unknown>;
      const agent = await getAgent(scope, requireId(named, 'agent'));
      const { secret } = newClientSecret(scope, agent.id, signedSeconds);
      const url = new URL(`${prefix}/v1/convai/conversation`, request.site.origin.replace(/^http/, 'ws'));
      url.search = String(new URLSearchParams({ agent_id: agent.id, conversation_signature: secret }));
      return { signed_url: url.href };
    };
    for (const name of ['get-signed-url', 'get_signed_url'])
      app.get(`${prefix}/v1/convai/conversation/${name}`, known, signed);
    app.get(`${prefix}/v1/convai/conversation/token`, known, async (request) => {
      await callers.scope(request, 'agents:write');
      throw new AppError(
        'bad_request',
        'WebRTC isn’t supported here. Use a signed URL, or connectionType: "websocket".',
      );
    });

    app.get(`${prefix}/v1/convai/agents`, known, async (request) => {
      const scope = await callers.scope(request, 'agents:read');
      return { agents: (await listAgents(scope)).map((agent) => convaiAgent(agent, '')), has_more: false };
    });
    app.get<Named>(`${prefix}/v1/convai/agents/:id`, known, async (request) => {
      const scope = await callers.scope(request, 'agents:read');
      return convaiAgentDetail(await getAgent(scope, requireId(request.params.id, 'agent')));
    });
    app.get(`${prefix}/v1/convai/conversations`, known, async (request) => {
      const scope = await callers.scope(request, 'calls:read');
      const { agent_id: agentId, cursor, page_size: limit } = parseInput(ConversationList, request.query);
      const { items, next } = await listCalls(scope, {
        ...(agentId !== undefined && { agentId: requireId(agentId, 'agent') }),
        ...(cursor !== undefined && { cursor }),
        tests: 'with',
        limit,
      });
      const conversations = items.filter(isSpoken).map((call) => conversationSummary(factsOfSummary(call)));
      return { conversations, has_more: next !== null, ...(next !== null && { next_cursor: next }) };
    });
    app.get<Named>(`${prefix}/v1/convai/conversations/:id`, known, async (request) =>
      conversationDetail(await readFacts(await callers.scope(request, 'calls:read'), request.params.id)),
    );

    app.post(`${prefix}/v1/convai/twilio/outbound-call`, known, async (request, reply) => {
      const scope = await callers.scope(request, 'agents:write');
      nameRequest(reply);
      const asked = { ...askedBy({ scope }), how: 'long', route: 'convai outbound', input: request.body } as const;
      return sendOutcome(
        reply,
        await answerOnce(services, asked, contextOfRequest(request, reply), async ({ repeat }) => {
          const body = parseInput(OutboundCall, request.body);
          const { own, variables } = readInitiation(body.conversation_initiation_client_data ?? {});
          const agentId = requireId(body.agent_id, 'agent');
          const numberId = requireId(body.agent_phone_number_id, 'phone number');
          const respected = scope.actor?.tokenId === undefined ? 'none' : 'rules';
          const { callId } = await placeCall(
            scope,
            { to: body.to_number, agentId, numberId, variables, own, respected },
            repeat?.id,
          );
          return {
            status: 200,
            body: { success: true, message: 'The call was placed.', conversation_id: callId, callSid: callId },
          };
        }),
      );
    });

    app.post(`${prefix}/v1/speech-to-text`, { config: { known: true, perMinute: 60 } }, async (request, reply) => {
      const scope = await callers.scope(request, 'speech:use');
      nameRequest(reply);
      const { fields, file, remove } = await receiveForm(request, mostAudioBytes);
      try {
        const { language_code: language, diarize } = parseInput(SpeechFields, fields);
        const form = diarize === 'true' ? 'diarized_json' : 'verbose_json';
        const audio = await readFile(file.path);
        const heard = await transcribe(scope, { audio, name: file.name, language, form, task: 'transcribe' });
        const words =
          heard.words?.map(({ word, start, end }) => ({ text: word, start, end })) ??
          heard.segments.map(({ text, start, end, speaker }) => ({
            text,
            start,
            end,
            ...(speaker && { speaker_id: speaker }),
          }));
        return {
          language_code: heard.language || (language ?? ''),
          language_probability: 1,
          text: heard.text,
          words: words.map((word) => ({ type: 'word', logprob: 0, ...word })),
        };
      } finally {
        await remove();
      }
    });
  };
