import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError, messageOf } from './api-error.ts';

/**
 * Puts the fields that the server refused to their places in a form. False when the error names no field: then it
 * belongs into a banner.
 */
export function showProblems<F extends FieldValues>(error: unknown, setError: UseFormSetError<F>): boolean {
  if (!(error instanceof ApiError) || error.details.length === 0) return false;
  // The server's paths begin with the part of the request: `body.name`.
  for (const { path, message } of error.details) {
    setError(path.replace(/^body\./, '') as Path<F>, { type: 'server', message });
  }
  return true;
}

/** Has a form show why it was refused: at its fields, or else as the error of all of it. */
export const refusedIn =
  <F extends FieldValues>(setError: UseFormSetError<F>) =>
  (error: Error): void => {
    if (!showProblems(error, setError)) setError('root', { message: messageOf(error) });
  };
