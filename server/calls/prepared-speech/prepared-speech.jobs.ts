import { prepareJob, ToPrepare } from '#server/agents/leave-speech.ts';
import type { Services } from '#server/services.ts';
import { prepareSpeech } from './prepare-speech.ts';

/** Work that speech ahead of calls leaves to the queue. */
export function definePreparedSpeechJobs(services: Services): void {
  services.jobs.define(prepareJob, {
    // What is not made is spoken when it is said.
    retryLimit: 1,
    concurrency: 1,
    handler: (data, { signal }) => prepareSpeech(services, ToPrepare.parse(data), signal),
  });
}
