import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { audioFormats } from '#domain/platform/audio-formats.ts';
import { AppError } from '#domain/platform/errors.ts';
import { checkArrival } from '#server/identity/check-arrival.ts';
import { findAccess } from '#server/identity/workspace-access.ts';
import { arrivalOf } from '#server/platform/http/arrival.ts';
import type { Services } from '#server/services.ts';
import { noteServed } from '#server/usage/traffic.ts';
import { webVtt } from '#voice/engines/word-marks.ts';
import { audioLinkPath, isGoodLink } from './audio-links.ts';
import { clipFile, getMarks } from './clip-files.ts';

const Params = z.object({ workspaceId: z.uuid(), file: z.string().max(60) });
const Query = z.object({ expires: z.string().max(12), signature: z.string().max(60) });
const fileForm = /^([0-9a-f-]{36})\.(\w{2,4})$/;
const typeOf = new Map<string, string>(Object.values(audioFormats).map(({ extension, type }) => [extension, type]));

/** First and last byte of `Range: bytes=a-b`; undefined when it is none that we serve, which means the whole file. */
function rangeOf(header: string | undefined, size: number): { start: number; end: number } | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return { start, end };
}

/**
 * Kept speech by its signed address: sound in whole or in parts, as players ask for it, and the times of its words as
 * JSON and WebVTT. A plain route, since who has the address needs no more.
 */
export const audioLinkRoutes =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.get(
      `${audioLinkPath}/:workspaceId/:file`,
      { config: { public: true, perMinute: 600 } },
      async (request, reply) => {
        const params = Params.safeParse(request.params);
        const query = Query.safeParse(request.query);
        const [, clipId, extension] = fileForm.exec(params.data?.file ?? '') ?? [];
        if (!params.success || !query.success || clipId === undefined || extension === undefined) {
          throw new AppError('not_found');
        }
        const { workspaceId } = params.data;
        const { expires, signature } = query.data;
        if (!isGoodLink(services, { workspaceId, clipId, extension }, expires, signature)) {
          throw new AppError('forbidden', 'This URL is invalid or has expired. Request a new one with your key.');
        }
        const access = await findAccess(services, workspaceId);
        if (access !== undefined) checkArrival(access.security, arrivalOf(request));
        noteServed(request, workspaceId);
        // Pages of other origins may play it: that is what the address is for.
        reply.headers({
          'cross-origin-resource-policy': 'cross-origin',
          'access-control-allow-origin': '*',
          'cache-control': 'private, max-age=3600',
        });
        const clip = { workspaceId, id: clipId };
        const { files } = services;
        if (extension === 'json' || extension === 'vtt') {
          const marks = await getMarks(services, clip);
          if (marks === null) throw new AppError('not_found', 'This audio is no longer stored.');
          if (extension === 'json') return marks;
          return reply.type('text/vtt; charset=utf-8').send(webVtt(marks.words));
        }
        const key = clipFile(clip, extension);
        const stored = await files.stat(key);
        const type = typeOf.get(extension);
        if (stored === null || type === undefined) throw new AppError('not_found', 'This audio is no longer stored.');
        const range = rangeOf(request.headers.range, stored.bytes);
        reply.type(type).header('accept-ranges', 'bytes');
        if (range === undefined) {
          return reply.header('content-length', stored.bytes).send(await files.get(key));
        }
        if (range.start >= stored.bytes || range.start > range.end) {
          return reply.code(416).header('content-range', `bytes */${stored.bytes}`).send();
        }
        return reply
          .code(206)
          .header('content-range', `bytes ${range.start}-${range.end}/${stored.bytes}`)
          .header('content-length', range.end - range.start + 1)
          .send(await files.get(key, range));
      },
    );
  };
