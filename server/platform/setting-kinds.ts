import { z } from 'zod';

/** Kinds of values that settings take. What a setting refuses is told in one line behind its name. */

/** An empty variable counts as not set, as `docker compose` and shells write it. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

export const flag = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');
export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' });
/** Links, Origin checks and page policies are built from it, none of which has room for more than an origin. */
export const origin = httpUrl.refine((value) => {
  const url = new URL(value);
  return `${url.origin}/` === url.href;
}, 'must be an origin like https://voice.example.com, without path, query or password');

/** Digits only: JavaScript would take " " for 0 and "0x50" for 80. */
export function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .pipe(z.number().min(least, error).max(most, error));
}

/** Keys go into headers, which take nothing else. */
export const apiKey = z.string().regex(/^[\x21-\x7e]{1,400}$/, 'must be a key without blanks');
export const modelName = z.string().regex(/^[\w./:@-]{1,100}$/, 'must be the name of a model');
/** Where a service is; paths are put behind it. */
export const serviceUrl = httpUrl
  .refine((value) => /^https?:\/\/[^@?#]+$/.test(value), 'must be an address without password, query or fragment')
  .transform((value) => value.replace(/\/+$/, ''));

/** Keys that may act; a publishable one may not. */
export const stripeKey = /^(sk|rk)_(test|live)_[A-Za-z0-9]{10,240}$/;
export const stripeSecret = /^whsec_[A-Za-z0-9+/=_-]{10,240}$/;

export const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);
