import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { baseLanguage } from '#domain/platform/agent-languages.ts';
import { concatPcm } from '#voice/audio/pcm.ts';
import { encodeWav } from '#voice/audio/wav.ts';
import { type Outbound, OutboundError, textOf } from '#voice/engines/services/outbound.ts';
import type { Listening, Transcriber, TranscriberEvents, TranscriberFault, TranscriberLimits } from './transcriber.ts';
import type { OpenDetector } from './voice-detector.ts';
import { VoiceEvents } from './voice-events.ts';

export const openaiTranscriberDefaults = { baseUrl: 'https://api.openai.com/v1', model: 'gpt-4o-mini-transcribe' };

/** Milliseconds: what goes before a voice was known to be one, and the longest that is sent at a time. */
const utterance = { lead: 300, longest: 30_000 };
/** Utterances that wait; anyone who is so far behind is no transcriber for a call. */
const mostWaiting = 4;
/** Words that a prompt names: models read some two hundred tokens of it. */
const mostTerms = 40;
const frameMs = 20;
const maxBytes = 256 * 1024;

const Answer = z.object({ text: z.string() });

export interface OpenaiAccess {
  baseUrl: string;
  key: string | null;
  model: string;
  outbound: Outbound;
  limits: TranscriberLimits;
  /** Tells voices from noise; left out, loudness does. */
  detect?: OpenDetector | undefined;
}

/** One file and some fields, as forms send them. */
function formOf(fields: Record<string, string>, wav: Buffer): { type: string; body: Buffer } {
  const border = `parley-${randomUUID()}`;
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${border}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${border}\r\ncontent-disposition: form-data; name="file"; filename="call.wav"\r\ncontent-type: audio/wav\r\n\r\n`;
  return {
    type: `multipart/form-data; boundary=${border}`,
    body: Buffer.concat([Buffer.from(`${parts.join('')}${file}`), wav, Buffer.from(`\r\n--${border}--\r\n`)]),
  };
}

function faultOf(host: string, status: number): TranscriberFault {
  const message = `${host} answers ${status}.`;
  if (status === 401 || status === 403) return { kind: 'unauthorized', message };
  if (status === 429 || status === 503) return { kind: 'busy', message };
  return { kind: status < 500 ? 'refused' : 'broken', message };
}

const kinds = { forbidden: 'forbidden', unreachable: 'unreachable', timeout: 'timeout' } as const;

function lost(host: string, error: unknown): TranscriberFault {
  const code = error instanceof OutboundError ? error.code : 'broken';
  const kind = code in kinds ? kinds[code as keyof typeof kinds] : 'broken';
  const says = {
    forbidden: 'lies inside of a private network, or has a port of its own',
    unreachable: 'cannot be reached',
    timeout: 'did not answer in time',
    broken: 'does not answer as its API does',
  };
  return { kind, message: `${host} ${says[kind]}.` };
}

/** Whatever speaks OpenAI's `POST /audio/transcriptions`: utterances are cut out here and sent one by one. */
export function openaiTranscriber({ baseUrl, key, model, outbound, limits, detect }: OpenaiAccess): Transcriber {
  const { host } = new URL(baseUrl);

  /** What is said in a sound. A fault is an answer, too. */
  async function transcribe(
    samples: Int16Array,
    { sampleRate, language, among = [], likely }: Listening,
    signal: AbortSignal,
  ): Promise<string | TranscriberFault> {
    const prompt = (likely?.() ?? []).slice(0, mostTerms).join(', ');
    const fields = {
      model,
      response_format: 'json',
      // Models hear by themselves which language it is where none is named.
      ...(among.length < 2 && { language: baseLanguage(language) }),
      ...(prompt !== '' && { prompt }),
    };
    const { type, body } = formOf(fields, encodeWav({ samples, sampleRate }));
    const { transcribeMs } = limits;
    try {
      const answer = await outbound({
        method: 'POST',
        url: `${baseUrl}/audio/transcriptions`,
        body,
        signal,
        maxBytes,
        firstByteMs: transcribeMs,
        idleMs: transcribeMs,
        totalMs: transcribeMs,
        headers: { 'content-type': type, ...(key !== null && { authorization: `Bearer ${key}` }) },
      });
      if (answer.status !== 200) {
        answer.discard();
        return faultOf(host, answer.status);
      }
      return Answer.parse(JSON.parse(await textOf(answer))).text.trim();
    } catch (error) {
      return lost(host, error);
    }
  }

  function open(listening: Listening, events: TranscriberEvents) {
    const gone = new AbortController();
    const leadFrames = utterance.lead / frameMs;
    const longestFrames = utterance.longest / frameMs;
    let frames: Int16Array[] = [];
    let waiting = 0;
    let last: Promise<void> = Promise.resolve();

    function fail(fault: TranscriberFault): void {
      if (gone.signal.aborted) return;
      gone.abort();
      events.failed(fault);
    }
    function send(): void {
      const samples = concatPcm(frames);
      frames = [];
      waiting += 1;
      if (waiting > mostWaiting) fail({ kind: 'timeout', message: `${host} is too slow for a call.` });
      last = last.then(async () => {
        const said = gone.signal.aborted ? '' : await transcribe(samples, listening, gone.signal);
        waiting -= 1;
        if (gone.signal.aborted) return;
        if (typeof said !== 'string') fail(said);
        else if (said !== '') events.heard(said, true);
      });
    }
    const voice = new VoiceEvents(listening.sampleRate, { voice: () => events.voice(), ended: send }, detect);
    gone.signal.addEventListener('abort', () => voice.close(), { once: true });

    return {
      write(samples: Int16Array) {
        if (gone.signal.aborted) return;
        for (let at = 0; at < samples.length; at += listening.sampleRate / 50) {
          // Frame by frame, so that what ends an utterance is not followed by the next before it is sent.
          for (const frame of voice.push(samples.subarray(at, at + listening.sampleRate / 50))) {
            frames.push(frame.samples.slice());
            if (!frame.within) frames = frames.slice(-leadFrames);
            else if (frames.length >= longestFrames) send();
          }
        }
      },
      finish() {
        if (voice.speaks) send();
        return last.then(() => gone.abort());
      },
      close: () => gone.abort(),
    };
  }

  return {
    open,
    async check() {
      const listening = { sampleRate: 16_000, language: 'en-US' } as const;
      const said = await transcribe(new Int16Array(listening.sampleRate), listening, new AbortController().signal);
      return typeof said === 'string' ? null : said;
    },
  };
}
