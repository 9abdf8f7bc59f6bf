import type { ErrorCode, FieldProblem } from '#domain/platform/errors.ts';

/** Codes of the server, and two for when no answer came. */
export type ApiErrorCode = ErrorCode | 'unreachable' | 'timeout';

/** A refused or lost request. `message` is a sentence that may be shown as it is. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly details: FieldProblem[];
  /** Id of what is there already. */
  readonly existingId: string | undefined;

  constructor(code: ApiErrorCode, status: number, message: string, details: FieldProblem[] = [], existingId?: string) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.details = details;
    this.existingId = existingId;
  }
}

/** What is wrong with fields, where the page knows it without asking the server. */
export function problemsAt(problems: Readonly<Record<string, string | undefined>>): ApiError {
  const details = Object.entries(problems).flatMap(([field, message]) =>
    message === undefined ? [] : [{ path: `body.${field}`, message }],
  );
  return new ApiError('invalid_input', 0, details[0]?.message ?? '', details);
}

export const problemAt = (field: string, message: string): ApiError => problemsAt({ [field]: message });

/** No answer came at all. */
export function unreachable(): ApiError {
  return new ApiError('unreachable', 0, 'Can’t reach the server. Check your connection and try again.');
}

/** The sentence to show for anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'Something went wrong.';
}
