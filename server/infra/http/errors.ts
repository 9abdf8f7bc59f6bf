import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorCode } from '#domain/errors.ts';

/** Fastify's own refusals in our words. */
const byFastifyCode: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_json',
  FST_ERR_BAD_URL: 'not_found',
};

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : byFastifyCode[code];
  if (known !== undefined) return new AppError(known);
  if (statusCode === 429) return new AppError('too_many_requests');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new AppError('bad_request');
  return new AppError('internal');
}

/** `{ error: { code, message, details? } }`, with the request's id so that the log line can be found. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError) {
  const { code, message, details } = error;
  return reply
    .code(error.status)
    .header('x-request-id', request.id)
    .send({ error: { code, message, ...(details && { details }), requestId: request.id } });
}

/** One handler for all errors: what is not an AppError is logged and answered as `internal`, never with its text. */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    const known = toAppError(error);
    if (known.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendError(request, reply, known);
  });
}
