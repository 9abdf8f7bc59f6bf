import { AppError } from '#domain/platform/errors.ts';
import type { FormFields } from './twilio/signature.ts';

/** Fields of one request: Twilio sends some forty, and new ones without notice. */
const mostFields = 300;
/** Bytes of one request. */
export const longestForm = 64 * 1024;

/** The fields of a form, all of them: what is not known is signed, too. @throws AppError bad_request */
export function readForm(body: unknown): FormFields {
  const form = new URLSearchParams(Buffer.isBuffer(body) ? body.toString('utf8') : '');
  const fields: Record<string, string | string[]> = Object.create(null) as Record<string, string | string[]>;
  const names = new Set(form.keys());
  if (names.size > mostFields) throw new AppError('bad_request', 'The form has too many fields.');
  for (const name of names) {
    const values = form.getAll(name);
    fields[name] = values.length === 1 ? values[0]! : values;
  }
  return fields;
}

/** One field as text; of several the first, cut off behind `longest` characters. */
export function textOf(fields: FormFields, name: string, longest = 200): string {
  const value = fields[name];
  const one = typeof value === 'string' ? value : (value?.[0] ?? '');
  return one.slice(0, longest);
}
