import { z } from 'zod';
import { audioFormats } from '#domain/platform/audio-formats.ts';
import { endpoints, Id } from '#domain/platform/http.ts';

/** Kept speech by its signed address. `server/channels/speech/clips/audio.routes.ts` has the route: it serves parts of files. */
export const speechLinksApi = endpoints({
  file: {
    method: 'GET',
    path: '/v1/audio/:workspaceId/:file',
    summary: 'Get stored speech by its signed URL, without a key',
    description:
      'Use the `audio_url`, `marks_url`, or `captions_url` from a response. Each URL is valid for a day. To ' +
      'request part of the audio, send a Range header.',
    can: 'public',
    params: z.object({ workspaceId: Id, file: z.string().max(60) }),
    query: z.object({ expires: z.string().max(12), signature: z.string().max(60) }),
    raw: [...new Set(Object.values(audioFormats).map(({ type }) => type)), 'application/json', 'text/vtt'],
    errors: ['forbidden', 'not_found'],
  },
});
