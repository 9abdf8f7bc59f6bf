import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';

/** Seconds of one recording, and of all of an agent. */
export const recordingSeconds = { least: 0.1, most: 20, all: 600 };
/** Characters of a WAV file in base64: 20 seconds of 16 bits, 16,000 a second. */
const mostBase64 = 900_000;

const Recording = z.object({
  seconds: z.number().describe('Length, not counting silence at the start and end.'),
  recordedAt: Moment,
});

/** A sentence that an agent says in the same words in every call. */
export const RecordedSentence = z.object({
  id: z.string().describe('Derived from the language and text, so the same sentence has the same ID across agents.'),
  text: z.string(),
  recording: Recording.nullable().describe(
    'A person’s recording of the sentence; null if the agent’s voice speaks it.',
  ),
});
export type RecordedSentence = z.infer<typeof RecordedSentence>;

/** The fixed sentences of an agent's live version, and which of them have a recording. */
export const RecordedSentences = z.object({
  version: z.int(),
  language: z.string(),
  sentences: z.array(RecordedSentence),
  unused: z
    .array(RecordedSentence)
    .describe('Recordings of sentences the live version doesn’t use, or uses in another language.'),
});
export type RecordedSentences = z.infer<typeof RecordedSentences>;

const Params = z.object({ agentId: Id, sentenceId: z.string().max(40) });
const path = '/v1/agents/:agentId/recorded-sentences/:sentenceId';

const base64Digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bytes whose number three divides. */
function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const three = (bytes[at]! << 16) | (bytes[at + 1]! << 8) | bytes[at + 2]!;
    for (const shift of [18, 12, 6, 0]) text += base64Digits[(three >> shift) & 63];
  }
  return text;
}

/** A tenth of a second of a tone, for the document. */
function exampleWav(): string {
  const rate = 8_000;
  const view = new DataView(new ArrayBuffer(44 + rate / 5));
  const put = (at: number, text: string) => {
    for (let n = 0; n < text.length; n++) view.setUint8(at + n, text.charCodeAt(n));
  };
  put(0, 'RIFF');
  view.setUint32(4, view.byteLength - 8, true);
  put(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  put(36, 'data');
  view.setUint32(40, view.byteLength - 44, true);
  for (let n = 0; n < rate / 10; n++) view.setInt16(44 + 2 * n, n % 20 < 10 ? 6_000 : -6_000, true);
  return base64Of(new Uint8Array(view.buffer));
}

export const recordedSentencesApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/agents/:agentId/recorded-sentences',
    summary: 'List an agent’s fixed sentences and whether each has a recording',
    description:
      'Lists the sentences that the live version says word for word in every call. Recorded sentences are played in browser and phone calls. The agent’s voice says the rest.',
    can: 'agents:read',
    params: z.object({ agentId: Id }),
    reply: RecordedSentences,
  },
  get: {
    method: 'GET',
    path,
    summary: 'Get a recorded sentence with its audio',
    can: 'agents:read',
    params: Params,
    reply: RecordedSentence.extend({ wav: z.string().describe('A base64-encoded WAV file, as played in calls.') }),
  },
  record: {
    method: 'PUT',
    path,
    summary: 'Record a fixed sentence in a person’s voice',
    description:
      'A base64-encoded WAV file of up to 20 seconds, 16-bit PCM, mono or stereo. Silence is trimmed, and loudness is matched to the voices. The new recording replaces any earlier one, starting with the next call.',
    can: 'agents:write',
    audit: 'agent.sentence-recorded',
    params: Params,
    body: z.object({
      wav: z
        .string()
        .max(mostBase64, 'The file is too long. Record up to 20 seconds in mono, at 16 kHz.')
        .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'The audio isn’t valid base64.')
        .describe('A base64-encoded WAV file.'),
    }),
    reply: RecordedSentence,
    errors: ['limit_reached'],
    example: { body: { wav: exampleWav() } },
  },
  remove: {
    method: 'DELETE',
    path,
    summary: 'Remove a recording; the agent’s voice will speak the sentence again',
    can: 'agents:write',
    audit: 'agent.recording-removed',
    params: Params,
    reply: RecordedSentence,
  },
});
