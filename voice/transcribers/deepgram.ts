import { z } from 'zod';
import { baseLanguage } from '#domain/platform/agent-languages.ts';
import { pcmBytes } from '#voice/audio/pcm.ts';
import { isFlux, openFlux } from './deepgram-flux.ts';
import { checkBySilence, openSocketStream, type SocketWay } from './socket-stream.ts';
import type { Listening, Transcriber, TranscriberEvents } from './transcriber.ts';

/** Terms of one connection: Deepgram takes 500 tokens of them, and listens best to few. */
const mostTerms = 50;

/** Models from nova-3 on take key terms; those before it have keywords, which boost single words. */
function addTerms(query: URLSearchParams, model: string, terms: readonly string[]): void {
  const isOlder = /^(?:nova-2|nova|enhanced|base)(?:-|$)/.test(model) && !/^nova-[3-9]/.test(model);
  for (const term of terms.slice(0, mostTerms)) {
    if (!isOlder) query.append('keyterm', term);
    else if (!/\s/.test(term)) query.append('keywords', term);
  }
}

/**
 * What is listened for. nova-3 hears many languages at once, likelier those that it is told of; nova-2 English and Spanish:
 * developers.deepgram.com/docs/nova-3-language-prompting, /docs/multilingual-code-switching.
 */
function addLanguages(query: URLSearchParams, model: string, { language, among = [] }: Listening): void {
  const isLatest = /^nova-[3-9]/.test(model);
  const bases = [...new Set([language, ...among].map(baseLanguage))];
  const hearsAll = isLatest || (/^nova-2/.test(model) && bases.every((base) => base === 'en' || base === 'es'));
  const isOne = bases.length === 1 || !hearsAll;
  query.append('language', isOne ? language : 'multi');
  if (!isOne && isLatest) for (const base of bases) query.append('language_hint', base);
}

export const deepgramTranscriberDefaults = { baseUrl: 'https://api.deepgram.com', model: 'nova-3' };

/** Results, and what else is sent; types that are not known are passed over. */
const Message = z.union([
  z.object({
    type: z.literal('Results'),
    is_final: z.boolean(),
    channel: z.object({ alternatives: z.array(z.object({ transcript: z.string() })).min(1) }),
  }),
  z.object({ type: z.literal('Error') }),
  z.object({ type: z.string().refine((type) => type !== 'Results') }),
]);

export interface DeepgramAccess extends Omit<SocketWay, 'name'> {
  baseUrl: string;
  key: string;
  model: string;
}

/** Deepgram's streamed recognition, by websocket: developers.deepgram.com/reference/speech-to-text/listen-streaming. */
export function deepgramTranscriber({ baseUrl, key, model, ...way }: DeepgramAccess): Transcriber {
  const its = { ...way, name: 'Deepgram' };
  const open = (listening: Listening, events: TranscriberEvents) =>
    isFlux(model)
      ? openFlux({ ...its, baseUrl, key, model }, listening, events)
      : openSocketStream(its, listening, events, (told) => {
          const query = new URLSearchParams({
            model,
            encoding: 'linear16',
            sample_rate: String(listening.sampleRate),
            channels: '1',
            interim_results: 'true',
            numerals: 'true',
          });
          addLanguages(query, model, listening);
          addTerms(query, model, listening.likely?.() ?? []);
          /** Words of the phrase that no final result holds. */
          let interim = '';
          return {
            url: `${baseUrl.replace(/^http/, 'ws')}/v1/listen?${query}`,
            headers: { authorization: `Token ${key}` },
            audio: pcmBytes,
            read(text) {
              const message = Message.parse(JSON.parse(text));
              if (message.type === 'Metadata') return told.finished();
              if (message.type === 'Error')
                return told.failed({ kind: 'refused', message: 'Deepgram reports an error.' });
              if (!('channel' in message)) return;
              const words = message.channel.alternatives[0]!.transcript.trim();
              // Silence has results of its own, which end nothing.
              if (words === '' && interim === '') return;
              interim = message.is_final ? '' : words;
              told.heard(words, message.is_final);
            },
            // The end of an utterance is ours to tell: without this its last words come a second later.
            pause: (send) => send('{"type":"Finalize"}'),
            end: '{"type":"CloseStream"}',
          };
        });
  return { open, check: () => checkBySilence(open) };
}
