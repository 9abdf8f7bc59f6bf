import { realtimeRate } from '#voice/realtime/protocol.ts';

/** A service of speech to speech of our own, which speaks OpenAI's Realtime protocol as far as a call needs it. */

/**
 * What it does when it is asked. hang: nothing comes. stall: half of it comes, and no end. drop: the connection is closed in
 * mid-sentence. cut: the same, with all words told and half of the sound. garbage: what comes is none of the protocol. flood: it does not stop. silent: words without sound.
 */
export type SpokenDeed =
  | {
      says: string;
      calls?: readonly { name: string; args: object | string }[];
      /** All sound comes before the first word. */
      soundFirst?: boolean;
      fault?: 'stall' | 'drop' | 'cut' | 'silent';
    }
  | { fault: 'hang' | 'garbage' | 'flood' | 'sound_alone' }
  /** It fails, as `response.done` tells. */
  | { failed: string };

/** What it was asked, as it came. */
export interface SpokenAsk {
  instructions: string;
  input: { type: string; role?: string; id?: string; content?: { type: string; text?: string }[] }[];
  tools: { name: string; parameters: unknown }[];
  conversation?: string;
  max_output_tokens?: number;
  metadata?: Record<string, string>;
}

interface Line {
  send(text: string): void;
  close(): void;
}

export interface RealtimeStandIn {
  /** What it was asked so far. */
  asked: SpokenAsk[];
  /** The session as it was set up last. */
  session: Record<string, unknown> | null;
  /** What the caller said, turn by turn, at 24 kHz. */
  heard: Int16Array[];
  /** Names of the events that came, but for sound. */
  events: string[];
  does(asked: SpokenAsk): SpokenDeed;
  /** One connection: what comes over it is given to the answered function. */
  connect(line: Line): (text: string) => void;
}

/** Tones of the sentences of an answer, in order, in Hz: who listens can tell which of them sounds. */
export const sentenceTones = [700, 1_000, 1_300, 1_600] as const;
const wordGapMs = 40;
const sentenceGapMs = 320;

/** Sound that is shaped like speech: a tone for each word, in the tone of its sentence, and a pause behind each sentence. */
export function spokenTones(text: string): Int16Array {
  const samples: number[] = [];
  const quiet = (ms: number) => {
    for (let n = 0; n < (ms * realtimeRate) / 1000; n++) samples.push(0);
  };
  for (const [at, sentence] of (text.match(/[^.!?]+[.!?]*\s*/g) ?? []).entries()) {
    const tone = sentenceTones[at % sentenceTones.length]!;
    for (const word of sentence.trim().split(/\s+/)) {
      const length = Math.round(((40 + 50 * word.length) * realtimeRate) / 1000);
      for (let n = 0; n < length; n++)
        samples.push(Math.round(9_000 * Math.sin((2 * Math.PI * tone * n) / realtimeRate)));
      quiet(wordGapMs);
    }
    quiet(sentenceGapMs);
  }
  return Int16Array.from(samples);
}

/** How much of one tone is in sound: its share of all the power, from 0 to 1. */
export function shareOfTone(pcm: Int16Array, rate: number, hz: number): number {
  // In pieces, since words begin anew with their own phase.
  const size = Math.round(rate / 50);
  let total = 0;
  let of = 0;
  for (let from = 0; from + size <= pcm.length; from += size) {
    let [power, s1, s2] = [0, 0, 0];
    const k = 2 * Math.cos((2 * Math.PI * hz) / rate);
    for (let n = from; n < from + size; n++) {
      const sample = pcm[n]!;
      power += sample * sample;
      [s1, s2] = [sample + k * s1 - s2, s1];
    }
    total += power;
    of += (2 * (s1 * s1 + s2 * s2 - k * s1 * s2)) / size;
  }
  return total === 0 ? 0 : Math.min(1, of / total);
}

const chunkSamples = realtimeRate / 5;
const piecesOf = (whole: string) => whole.match(/[\s\S]{1,12}/g) ?? [];
const base64 = (pcm: Int16Array) => Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength).toString('base64');

/** Makes a stand-in. @param does what it does when it is asked */
export function realtimeStandIn(does: RealtimeStandIn['does']): RealtimeStandIn {
  let count = 0;

  function connect(line: Line): (text: string) => void {
    const turn: Int16Array[] = [];
    let isClosed = false;
    const cancelled = new Set<string>();
    const tell = (event: object) => {
      if (!isClosed) line.send(JSON.stringify({ event_id: `event_${++count}`, ...event }));
    };
    const close = () => {
      isClosed = true;
      line.close();
    };
    tell({ type: 'session.created', session: { type: 'realtime' } });

    function answer(ask: SpokenAsk): void {
      const id = `resp_${++count}`;
      const of = { response_id: id, item_id: `item_${id}`, output_index: 0, content_index: 0 };
      const end = (status: string, status_details: object | null = null) => {
        const usage = {
          total_tokens: 150,
          input_tokens: 100,
          output_tokens: 50,
          input_token_details: { audio_tokens: 20, text_tokens: 80 },
          output_token_details: { audio_tokens: 40, text_tokens: 10 },
        };
        tell({ type: 'response.done', response: { id, object: 'realtime.response', status, status_details, usage } });
      };
      const deed = standIn.does(ask);
      tell({ type: 'response.created', response: { id, metadata: ask.metadata ?? null } });
      if ('failed' in deed) {
        end('failed', { type: 'failed', error: { type: 'server_error', code: deed.failed } });
        return;
      }
      const sound = (pcm: Int16Array) => tell({ type: 'response.output_audio.delta', ...of, delta: base64(pcm) });
      const word = (delta: string) => tell({ type: 'response.output_audio_transcript.delta', ...of, delta });
      const { fault } = deed;
      if (fault === 'hang') return;
      if (fault === 'garbage') {
        line.send('{"type": "response.output_audio.delta", "delta": [');
        return;
      }
      if (fault === 'sound_alone') {
        sound(spokenTones('You are all booked for free.'));
        end('completed');
        return;
      }
      if (fault === 'flood') {
        const more = () => {
          if (isClosed || cancelled.has(id)) return;
          for (let n = 0; n < 100; n++) sound(new Int16Array(chunkSamples).fill(900));
          setImmediate(more);
        };
        more();
        return;
      }
      if (!('says' in deed)) return;
      const { says, calls = [], soundFirst = false } = deed;
      const whole = fault === 'silent' ? new Int16Array(0) : spokenTones(says);
      const chunks: Int16Array[] = [];
      for (let at = 0; at < whole.length; at += chunkSamples) chunks.push(whole.subarray(at, at + chunkSamples));
      const words = piecesOf(says);
      const isHalf = fault === 'stall' || fault === 'drop';
      const sent = isHalf || fault === 'cut' ? chunks.slice(0, Math.ceil(chunks.length / 2)) : chunks;
      const written = isHalf ? words.slice(0, Math.ceil(words.length / 2)) : words;
      if (soundFirst) for (const chunk of sent) sound(chunk);
      for (const piece of written) word(piece);
      if (!isHalf) tell({ type: 'response.output_audio_transcript.done', ...of, transcript: says });
      if (!soundFirst) for (const chunk of sent) sound(chunk);
      if (fault === 'stall') return;
      if (fault === 'drop' || fault === 'cut') {
        close();
        return;
      }
      for (const [at, { name, args }] of calls.entries()) {
        const given = typeof args === 'string' ? args : JSON.stringify(args);
        tell({ type: 'response.function_call_arguments.done', ...of, call_id: `call_${at}`, name, arguments: given });
      }
      end('completed');
    }

    return (text) => {
      const event = JSON.parse(text) as Record<string, unknown> & { type: string };
      if (event.type !== 'input_audio_buffer.append') standIn.events.push(event.type);
      switch (event.type) {
        case 'session.update':
          standIn.session = event.session as Record<string, unknown>;
          tell({ type: 'session.updated', session: event.session });
          return;
        case 'input_audio_buffer.append': {
          const bytes = Buffer.from(String(event.audio), 'base64');
          turn.push(Int16Array.from({ length: bytes.length >> 1 }, (_, at) => bytes.readInt16LE(at * 2)));
          return;
        }
        case 'input_audio_buffer.clear':
          turn.length = 0;
          return;
        case 'input_audio_buffer.commit': {
          const length = turn.reduce((sum, part) => sum + part.length, 0);
          if (length < realtimeRate / 10) {
            const error = {
              type: 'invalid_request_error',
              code: 'input_audio_buffer_commit_empty',
              event_id: event.event_id,
            };
            tell({ type: 'error', error });
            return;
          }
          const whole = new Int16Array(length);
          let at = 0;
          for (const part of turn.splice(0)) {
            whole.set(part, at);
            at += part.length;
          }
          standIn.heard.push(whole);
          tell({ type: 'input_audio_buffer.committed', item_id: `item_caller_${standIn.heard.length}` });
          return;
        }
        case 'response.create': {
          const ask = event.response as SpokenAsk;
          standIn.asked.push(ask);
          answer(ask);
          return;
        }
        case 'response.cancel':
          cancelled.add(String(event.response_id));
          tell({
            type: 'response.done',
            response: { id: event.response_id, status: 'cancelled', status_details: null },
          });
          return;
        default:
          return;
      }
    };
  }

  const standIn: RealtimeStandIn = { asked: [], session: null, heard: [], events: [], does, connect };
  return standIn;
}
