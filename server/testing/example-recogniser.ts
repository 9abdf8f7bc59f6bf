import { recogniserApi } from '#domain/channels/recogniser.ts';
import { owner } from './example-server.ts';

const connect = () => owner.call(recogniserApi.connect, { body: recogniserApi.connect.example.body });

/** What has to be there before an example of these: a workspace has one recogniser. */
export const beforeRecogniser: Record<string, () => Promise<unknown>> = {
  'recogniser.get': connect,
  'recogniser.disconnect': connect,
  'recogniser.connect': () => owner.call(recogniserApi.disconnect),
};
