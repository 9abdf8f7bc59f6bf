/** Everything that this package throws. */
export class ParleyError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** What was wrong with one field of a request. */
export interface ErrorDetail {
  path: string;
  message: string;
}

/** The server answered, and refused. */
export class APIError extends ParleyError {
  readonly status: number;
  /** What to tell refusals apart by, such as `not_found`. */
  readonly code: string | undefined;
  /** Names the request in the server's log. */
  readonly requestId: string | undefined;
  readonly details: readonly ErrorDetail[];
  readonly headers: Headers;

  constructor(status: number, body: unknown, headers: Headers) {
    const { code, message, details, requestId } = errorIn(body);
    super(`${message ?? `The server returned ${status}.`}${code === undefined ? '' : ` (${code})`}`);
    this.status = status;
    this.code = code;
    this.details = details ?? [];
    this.requestId = requestId ?? headers.get('x-request-id') ?? undefined;
    this.headers = headers;
  }
}

interface ErrorBody {
  code?: string;
  message?: string;
  details?: ErrorDetail[];
  requestId?: string;
}

const errorIn = (body: unknown): ErrorBody => {
  const { error } = (typeof body === 'object' && body !== null ? body : {}) as { error?: unknown };
  return typeof error === 'object' && error !== null ? (error as ErrorBody) : {};
};

export class BadRequestError extends APIError {}
export class AuthenticationError extends APIError {}
export class PermissionDeniedError extends APIError {}
export class NotFoundError extends APIError {}
export class ConflictError extends APIError {}
export class UnprocessableError extends APIError {}
export class RateLimitError extends APIError {}
export class ServerError extends APIError {}

const byStatus: Record<number, typeof APIError> = {
  400: BadRequestError,
  401: AuthenticationError,
  403: PermissionDeniedError,
  404: NotFoundError,
  409: ConflictError,
  422: UnprocessableError,
  429: RateLimitError,
};

export function errorOf(status: number, body: unknown, headers: Headers): APIError {
  const Kind = byStatus[status] ?? (status >= 500 ? ServerError : APIError);
  return new Kind(status, body, headers);
}

/** No answer came: the server can't be reached, or the connection was lost. */
export class ConnectionError extends ParleyError {}
/** No answer came in time. */
export class TimeoutError extends ConnectionError {}
/** The caller's own signal ended the request. */
export class AbortedError extends ParleyError {}
/** A webhook isn't what it should be, or its signature doesn't fit. */
export class WebhookVerificationError extends ParleyError {}
