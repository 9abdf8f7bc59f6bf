import { Readable } from 'node:stream';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { textLimit } from '#domain/channels/speech.ts';
import {
  ElevenLabsSpeechQuery,
  ElevenLabsSpeechRequest,
  elevenLabs,
  elevenLabsPrefix as prefix,
} from '#domain/channels/speech-elevenlabs.ts';
import { AppError } from '#domain/platform/errors.ts';
import { answerOnce, type Outcome } from '#server/platform/http/answer-once.ts';
import { askedBy, type Callers, sendOutcome } from '#server/platform/http/implement.ts';
import { contextOfRequest, type RequestContext } from '#server/platform/http/request-context.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { speechUsageOf } from '../metering/quota.ts';
import { type Spoken, speak } from '../speak.ts';
import { listLanguages, listVoices } from '../voices.ts';
import { Aligner, type Alignment, joinAlignments } from './elevenlabs-alignment.ts';
import { readOutputFormat } from './elevenlabs-format.ts';
import { voiceFor } from './elevenlabs-voices.data.ts';
import { limited, nameRequest, parseInput, shapeErrors } from './other-api.ts';

const model = 'eleven_multilingual_v2';

/** What their clients want to find in a subscription, of what is not sold here. */
const noSlots = {
  status: 'active',
  current_overage: { amount: '0', currency: 'usd' },
  open_invoices: [],
  has_open_invoices: false,
  can_extend_character_limit: false,
  allowed_to_extend_character_limit: false,
  max_credit_limit_extension: 0,
  voice_slots_used: 0,
  voice_limit: 0,
  voice_add_edit_counter: 0,
  can_extend_voice_limit: false,
  professional_voice_slots_used: 0,
  professional_voice_slots_used_in_workspace: 0,
  professional_voice_limit: 0,
  can_use_instant_voice_cloning: false,
  can_use_professional_voice_cloning: false,
};

const bytesOf = async ({ body }: Spoken) =>
  body instanceof Readable ? Buffer.concat(await body.toArray()) : Buffer.from(body);

/** Audio with the times of the characters heard in it, a line of JSON each. */
async function* timedLines(spoken: Spoken, text: string): AsyncGenerator<string> {
  const aligner = new Aligner(text);
  let told = 0;
  const line = (bytes: Uint8Array, alignment: Alignment) => {
    const timed = alignment.characters.length > 0 ? alignment : null;
    const audio_base64 = Buffer.from(bytes).toString('base64');
    return `${JSON.stringify({ audio_base64, alignment: timed, normalized_alignment: timed })}\n`;
  };
  for await (const bytes of spoken.body instanceof Readable ? spoken.body : [spoken.body]) {
    const words = spoken.words().slice(told);
    told += words.length;
    yield line(bytes as Uint8Array, aligner.align(words));
  }
  yield line(new Uint8Array(0), aligner.rest(spoken.durationMs()));
}

type Paths = { Params: { voiceId: string } };

/** ElevenLabs' text to speech, at its own paths where they are free and under a prefix as a whole. */
export const elevenLabsRoutes =
  (services: Services, callers: Callers): FastifyPluginAsync =>
  async (app) => {
    shapeErrors(app, elevenLabs);
    const workspace = (request: FastifyRequest) => callers.scope(request, 'speech:use');

    /** Answers a request for speech in one of the four forms. */
    async function answer(
      request: FastifyRequest<Paths>,
      reply: FastifyReply,
      form: string,
      shape: (spoken: Spoken, text: string) => Promise<Outcome> | Outcome,
    ) {
      const scope = await workspace(request);
      const input = parseInput(ElevenLabsSpeechRequest, request.body);
      const encoding = readOutputFormat(parseInput(ElevenLabsSpeechQuery, request.query).output_format);
      nameRequest(reply);
      const order = {
        text: input.text,
        voice: voiceFor(request.params.voiceId),
        language: input.language_code ?? undefined,
        speed: input.voice_settings?.speed ?? 1,
        format: encoding.format,
        sample_rate: encoding.sampleRate,
        bitrate: encoding.bitrate,
      };
      const work = async (exchange: RequestContext) => {
        const spoken = await speak(scope, order, exchange, { file: false });
        exchange.tell({ 'character-cost': spoken.characters });
        return shape(spoken, input.text);
      };
      const asked = { ...askedBy({ scope }), how: 'long', route: `elevenlabs ${form}`, input: order } as const;
      return sendOutcome(reply, await answerOnce(services, asked, contextOfRequest(request, reply), work));
    }

    const sound = ({ type, body }: Spoken): Outcome => ({ status: 200, type, body });
    async function timed(spoken: Spoken, text: string): Promise<Outcome> {
      const audio = await bytesOf(spoken);
      const aligner = new Aligner(text);
      const alignment = joinAlignments(aligner.align(spoken.words()), aligner.rest(spoken.durationMs()));
      const body = { audio_base64: audio.toString('base64'), alignment, normalized_alignment: alignment };
      return { status: 200, body };
    }
    const lines = (spoken: Spoken, text: string): Outcome => ({
      status: 200,
      type: 'application/json',
      body: Readable.from(timedLines(spoken, text)),
    });

    for (const base of ['', prefix]) {
      const speech = `${base}/v1/text-to-speech/:voiceId`;
      for (const [path, form, shape] of [
        [speech, 'sound', sound],
        [`${speech}/stream`, 'sound', sound],
        [`${speech}/with-timestamps`, 'timed', timed],
        [`${speech}/stream/with-timestamps`, 'lines', lines],
      ] as const) {
        app.post<Paths>(path, limited, (request, reply) => answer(request, reply, form, shape));
      }
    }

    app.get(`${prefix}/v1/voices`, limited, async (request) => {
      await workspace(request);
      return { voices: listVoices(services, undefined, request.site.origin) };
    });
    app.get(`${prefix}/v2/voices`, limited, async (request) => {
      await workspace(request);
      const voices = listVoices(services, undefined, request.site.origin);
      return { voices, has_more: false, total_count: voices.length, next_page_token: null };
    });
    app.get<Paths>(`${prefix}/v1/voices/:voiceId`, limited, async (request) => {
      await workspace(request);
      const voice = listVoices(services, undefined, request.site.origin).find(
        ({ id }) => id === voiceFor(request.params.voiceId),
      );
      if (voice !== undefined) return voice;
      const message = `There’s no voice ${JSON.stringify(request.params.voiceId)}.`;
      throw new AppError('invalid_input', message, [{ path: 'body.voice', message }]);
    });
    app.get(`${prefix}/v1/models`, limited, async (request) => {
      await workspace(request);
      const languages = listLanguages(services).map(({ code, name }) => ({ language_id: code, name }));
      return [
        {
          model_id: model,
          name: request.site.name,
          description: 'This server’s voices',
          languages,
          can_do_text_to_speech: true,
          can_do_voice_conversion: false,
          can_be_finetuned: false,
          can_use_style: false,
          can_use_speaker_boost: false,
          serves_pro_voices: false,
          token_cost_factor: 1,
          requires_alpha_access: false,
          maximum_text_length_per_request: textLimit,
        },
      ];
    });
    app.get(`${prefix}/v1/user/subscription`, limited, async (request) => {
      return subscriptionOf(await workspace(request));
    });
    app.get(`${prefix}/v1/user`, limited, async (request) => {
      const scope = await workspace(request);
      return {
        user_id: scope.actor?.userId ?? scope.workspaceId,
        workspace_id: scope.workspaceId,
        subscription: await subscriptionOf(scope),
        is_new_user: false,
        can_use_delayed_payment_methods: false,
        is_onboarding_completed: true,
        is_onboarding_checklist_completed: true,
        created_at: 0,
        seat_type: 'workspace_member',
      };
    });
    async function subscriptionOf(scope: Scope) {
      const { plan, used, limit, resetsAt } = await speechUsageOf(scope);
      return {
        tier: plan.toLowerCase(),
        character_count: used,
        character_limit: limit ?? Number.MAX_SAFE_INTEGER,
        next_character_count_reset_unix: Date.parse(resetsAt) / 1000,
        ...noSlots,
      };
    }
  };
