import { z } from 'zod';
import { endpoints, Moment } from '#domain/platform/http.ts';

/**
 * Who can listen to callers in place of the carrier. openai: whatever speaks its transcriptions; local: transcribers that run on this
 * server.
 */
export const transcriberServices = ['deepgram', 'openai', 'sherpa-onnx', 'local'] as const;
export type TranscriberService = (typeof transcriberServices)[number];

/** A transcriber that runs on this server: added with `npm run ears`. */
export const LocalTranscriber = z.object({
  id: z.string(),
  name: z.string(),
  languages: z.array(z.string()).describe('ISO 639 codes of the supported languages.'),
  license: z.string().nullable().describe('The license stated by the authors; null if not stated.'),
  wordError: z.number().nullable().describe('Word error rate on known sentences, measured when the model was added.'),
  realTimeFactor: z.number().nullable().describe('Seconds of processing per second of speech on this server.'),
});
export type LocalTranscriber = z.infer<typeof LocalTranscriber>;

/** The workspace's transcriber of speech. There is one. */
export const TranscriberConnection = z.object({
  connected: z.boolean(),
  service: z.enum(transcriberServices).nullable(),
  /** Null: the service's own address. */
  baseUrl: z.string().nullable(),
  model: z.string().nullable(),
  /** Last characters of the key; null without one. */
  maskedKey: z.string().nullable(),
  connectedAt: Moment.nullable(),
  /** Why it could not be used when it was asked last; null while it can. */
  problem: z.string().nullable(),
  /** What uses it, in words: there the carrier listens again once it is disconnected. */
  dependents: z.array(z.string()),
  local: z
    .array(LocalTranscriber)
    .describe('Transcribers on this server, used if no service is connected or if one fails.'),
});
export type TranscriberConnection = z.infer<typeof TranscriberConnection>;

/** Goes into a header, which takes nothing else. */
const Key = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{1,400}$/, 'A key can’t contain spaces.');
const ModelName = z
  .string()
  .trim()
  .max(120)
  .regex(/^[\w./:@+-]+$/, 'Enter a valid model name.');
const BaseUrl = z
  .url({ protocol: /^(https?|wss?)$/, error: 'The URL starts with https://, http://, wss://, or ws://.' })
  .max(400)
  .regex(
    /^(https?|wss?):\/\/[^@?#\s]+$/,
    'Leave the username, the password, and everything after ? or # out of the URL.',
  )
  // One form: a websocket's address is that of its server.
  .transform((value) => value.replace(/^ws/, 'http').replace(/\/+$/, ''));

const managing = { can: 'integrations:manage', reply: TranscriberConnection } as const;

export const transcriberApi = endpoints({
  get: {
    method: 'GET',
    path: '/v1/transcriber',
    summary: 'Get the connected speech-to-text service',
    can: 'integrations:read',
    reply: TranscriberConnection,
  },
  connect: {
    ...managing,
    method: 'PUT',
    path: '/v1/transcriber',
    summary: 'Connect a speech-to-text service; the connection is checked immediately',
    description:
      '`deepgram` needs a key. Its default model is nova-3. `openai` is OpenAI itself, with a key, or any server that supports POST /audio/transcriptions, with a base URL. `sherpa-onnx` is a sherpa-onnx online WebSocket server, with a base URL and no key. `local` is a transcriber on this server, without a key: the one in `model`, or the best one for each language. A private network address works only if the operator lists it in MODEL_ORIGINS. The key is stored encrypted and never shown again.',
    audit: 'recogniser.connected',
    body: z.object({
      service: z.enum(transcriberServices),
      key: Key.nullable().default(null),
      baseUrl: BaseUrl.nullable().default(null),
      model: ModelName.nullable().default(null),
    }),
    errors: ['transcriber_unavailable', 'limit_reached'],
    example: { body: { service: 'deepgram', key: '0123456789abcdef0123456789abcdef01234567' } },
  },
  disconnect: {
    ...managing,
    method: 'DELETE',
    path: '/v1/transcriber',
    summary: 'Disconnect the speech-to-text service; this server’s transcribers or the carrier take over',
    audit: 'recogniser.disconnected',
  },
});
