import { AppError } from '#domain/platform/errors.ts';

/** The depth that the HTTP parser allows, too. Very deep values would exhaust the database's stack. */
const deepest = 32;

/**
 * Refuses a value that `jsonb` cannot hold or should not: nested more than 32 levels, text with NUL or with half a
 * surrogate pair, numbers that are not finite, and everything that JSON has no form for. Checked here and not only at
 * the HTTP parser, because answers of webhooks, models and files are stored as well.
 * @throws AppError
 */
export function assertStorable(value: unknown, depth = 0): void {
  if (typeof value === 'string') assertText(value);
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return;
  if (typeof value === 'number') throw new AppError('invalid_input', 'Numbers must be finite (no NaN or Infinity).');
  if (typeof value !== 'object') throw new AppError('invalid_input', `A ${typeof value} can’t be stored.`);
  if (depth >= deepest) throw new AppError('body_too_deep', 'The value is nested more than 32 levels deep.');
  if (Array.isArray(value)) {
    for (const item of value) assertStorable(item, depth + 1);
    return;
  }
  for (const [key, item] of Object.entries(value)) {
    assertText(key);
    // JSON leaves out a member that is undefined, as everyone expects.
    if (item !== undefined) assertStorable(item, depth + 1);
  }
}

function assertText(text: string): void {
  if (text.includes('\0')) throw new AppError('invalid_input', 'Text can’t contain the NUL character.');
  if (!text.isWellFormed()) throw new AppError('invalid_input', 'Text can’t contain half a surrogate pair.');
}
