import type { FastifyPluginAsync } from 'fastify';
import { longTextLimit, speechApi, textLimit } from '#domain/channels/speech.ts';
import { audioFormatNames, audioFormats } from '#domain/platform/audio-formats.ts';
import { createClip, getClip, listClips, removeClip, synthesize } from '#server/channels/clips.ts';
import { implement } from '#server/platform/http/implement.ts';
import type { Services } from '#server/services.ts';
import { speechUsageOf } from './metering/quota.ts';
import { addPronunciation, knownPronunciations, listPronunciations, removePronunciation } from './pronunciations.ts';
import { voiceSample } from './sample.ts';
import { speak } from './speak.ts';
import { spokenForm } from './spoken-form.ts';
import { serverStatus } from './status.ts';
import { listEngines, listLanguages, listVoices } from './voices.ts';

const formats = audioFormatNames.map((name) => ({
  name,
  type: audioFormats[name].type,
  sample_rates: [...audioFormats[name].rates].sort((a, b) => a - b),
}));

export const speechRoutes = implement(speechApi, {
  speak: ({ scope, body, exchange }) => speak(scope, body, exchange, { file: false }),
  synthesize: ({ scope, body, exchange }) => synthesize(scope, body, exchange),
  synthesizeForPage: ({ scope, body, exchange }) => synthesize(scope, body, exchange),
  voices: ({ services, query, exchange }) => ({ voices: listVoices(services, query.language, exchange.site.origin) }),
  sample: ({ services, params, query, exchange }) =>
    voiceSample(services, params.voiceId, query.language, exchange.gone),
  languages: ({ services }) => ({ languages: listLanguages(services) }),
  status: async ({ services }) => ({
    ...(await serverStatus(services)),
    engines: listEngines(services),
    voices: listVoices(services, undefined).length,
    languages: listLanguages(services).length,
    formats,
    limits: { text: textLimit, long_text: longTextLimit },
  }),
  usage: ({ scope }) => speechUsageOf(scope),
  spokenForm: ({ scope, body }) => spokenForm(scope, body),
  createClip: ({ scope, body, exchange }) => createClip(scope, body, exchange),
  clips: ({ scope, query }) => listClips(scope, query),
  clip: ({ scope, params }) => getClip(scope, params.clipId),
  removeClip: ({ scope, params }) => removeClip(scope, params.clipId),
  pronunciations: async ({ scope }) => ({ items: await listPronunciations(scope) }),
  addPronunciation: ({ scope, body }) => addPronunciation(scope, body),
  removePronunciation: ({ scope, params }) => removePronunciation(scope, params.pronunciationId),
});

/** Hears of dictionaries that other processes change, for as long as the server runs. */
export const pronunciationChanges =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onClose', await knownPronunciations(services).follow());
  };
