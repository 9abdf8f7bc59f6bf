import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorCode } from '#domain/platform/errors.ts';
import { databaseFault } from '#server/platform/db/sql-error.ts';

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
  const fault = databaseFault(error);
  if (fault === 'full') return new AppError('storage_full');
  if (fault === 'away') return new AppError('not_ready', 'The database isn’t responding. Try again in a moment.');
  return new AppError('internal');
}

/** Seconds. */
const retryNotReady = 5;

/** `{ error: { code, message, details?, existingId? } }`, with the request's id so that the log line can be found. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError) {
  const { code, message, details, existingId } = error;
  if (code === 'not_ready' || code === 'storage_unavailable') reply.header('retry-after', retryNotReady);
  return reply
    .code(error.status)
    .header('x-request-id', request.id)
    .send({
      error: { code, message, ...(details && { details }), ...(existingId && { existingId }), requestId: request.id },
    });
}

/** One handler for all errors: what is not an AppError is logged and answered as `internal`, never with its text. */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    const known = toAppError(error);
    logFault(request, error, known);
    return sendError(request, reply, known);
  });
}

/** Logs what is our fault. A lost database fails each request alike: its reason will do, at a level of its own. */
export function logFault(request: FastifyRequest, error: unknown, known: { status: number }) {
  const { reason, message } = error as Error & { reason?: string };
  if (known.status > 500) request.log.warn({ reason: reason ?? message }, 'request failed');
  else if (known.status === 500) request.log.error({ err: error }, 'request failed');
}

const byParserCode: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Answers what is not even HTTP, in the form of all errors, and closes the connection. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket) {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const { code, status, message } = new AppError(byParserCode[error.code ?? ''] ?? 'bad_request');
    const body = JSON.stringify({ error: { code, message } });
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
  }
  socket.destroy(error);
}
