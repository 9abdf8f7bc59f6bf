import { z } from 'zod';
import type { WaitKind } from '#domain/agents/turn-taking.ts';
import { baseLanguage } from '#domain/platform/agent-languages.ts';
import { pcmBytes } from '#voice/audio/pcm.ts';
import { openSocketStream, type SocketWay } from './socket-stream.ts';
import type { Listening, TranscriberEvents, TranscriberStream } from './transcriber.ts';

/** Terms of one connection: Flux listens best to few. */
const mostTerms = 50;
/** However sure it is, a turn ends behind so much silence, in ms. */
const longestSilenceMs = 5_000;

/**
 * How sure Flux has to be that a turn is over, by what was asked: a yes or no is soon told; digits and letters are read out
 * in groups, so that there 1 leaves the end to us.
 */
const sureness: Record<WaitKind, number> = { closed: 0.6, open: 0.7, date: 0.8, spelled: 1 };

/** Of the messages that come; types and members that are not known are passed over. */
const Message = z.union([
  z.object({
    type: z.literal('TurnInfo'),
    event: z.string(),
    transcript: z.string(),
  }),
  z.object({ type: z.enum(['Error', 'FatalError']) }),
  z.object({ type: z.string().refine((type) => type !== 'TurnInfo') }),
]);

/** Whether a model of Deepgram's is one that tells turns by itself, which has a protocol of its own. */
export const isFlux = (model: string): boolean => /^flux(?:-|$)/.test(model);

interface FluxAccess extends SocketWay {
  baseUrl: string;
  key: string;
  model: string;
}

/** Deepgram Flux, by websocket: developers.deepgram.com/docs/flux. */
export function openFlux(
  { baseUrl, key, model, ...way }: FluxAccess,
  listening: Listening,
  events: TranscriberEvents,
): TranscriberStream {
  const asked = (): WaitKind => listening.asks?.() ?? 'open';
  const terms = () => (listening.likely?.() ?? []).slice(0, mostTerms);
  return openSocketStream(way, listening, events, (told) => {
    let kind = asked();
    const query = new URLSearchParams({
      model,
      encoding: 'linear16',
      sample_rate: String(listening.sampleRate),
      eot_threshold: String(sureness[kind]),
      eot_timeout_ms: String(longestSilenceMs),
    });
    for (const term of terms()) query.append('keyterm', term);
    if (model.includes('multi'))
      for (const base of new Set([listening.language, ...(listening.among ?? [])].map(baseLanguage)))
        query.append('language_hint', base);
    /** Words of the turn that is not over. */
    let interim = '';
    return {
      url: `${baseUrl.replace(/^http/, 'ws')}/v2/listen?${query}`,
      headers: { authorization: `Token ${key}` },
      audio: pcmBytes,
      /** Behind each question its own: what is likely, and how sure is sure. */
      before(send) {
        const now = asked();
        if (now === kind) return;
        kind = now;
        send(JSON.stringify({ type: 'Configure', thresholds: { eot_threshold: sureness[kind] }, keyterms: terms() }));
      },
      read(text) {
        const message = Message.parse(JSON.parse(text));
        if (message.type === 'Error' || message.type === 'FatalError')
          return told.failed({ kind: 'refused', message: 'Deepgram reports an error.' });
        if (!('transcript' in message)) return;
        const words = message.transcript.trim();
        const isOver = message.event === 'EndOfTurn';
        if (words === '' && interim === '') return;
        interim = isOver ? '' : words;
        told.heard(words, isOver);
      },
      // Where the turn's end is left to us, the voice tells it.
      pause: (send) => {
        if (sureness[kind] === 1) send('{"type":"ForceEndTurn"}');
      },
      end: '{"type":"CloseStream"}',
    };
  });
}
