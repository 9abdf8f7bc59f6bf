import { transcriberKeyPlace } from '#server/channels/transcribers/open-transcriber.ts';
import type { Services } from '#server/services.ts';
import { marker } from './cross-tenant.fixture.ts';

const columns = 'workspace_id, service, base_url, model, key, key_end, problem, connected_at';

/** A transcriber of speech, and a number that is heard by it. */
export const transcriberRows = (w: string, { secrets }: Services): string => `
  insert into recogniser_connections (${columns})
    values ('${w}', 'openai', 'https://${marker}.example/v1', '${marker}', '${secrets.seal(transcriberKeyPlace(w), marker)}',
      '${marker}', '${marker}', now());
  update phone_numbers set heard_by = 'recogniser' where workspace_id = '${w}';`;

/** The asker's own transcriber. */
export const ownTranscriber = (w: string): string => `
  insert into recogniser_connections (${columns})
    values ('${w}', 'sherpa-onnx', 'https://mine.example', null, null, null, null, now());`;
