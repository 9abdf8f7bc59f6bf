import { transcriberApi } from '#domain/channels/transcriber.ts';
import { owner } from './example-server.ts';

const connect = () => owner.call(transcriberApi.connect, { body: transcriberApi.connect.example.body });

/** What has to be there before an example of these: a workspace has one transcriber. */
export const beforeTranscriber: Record<string, () => Promise<unknown>> = {
  'transcriber.get': connect,
  'transcriber.disconnect': connect,
  'transcriber.connect': () => owner.call(transcriberApi.disconnect),
};
