import { createHmac, timingSafeEqual } from 'node:crypto';

/** What came of a form: a name may stand in it several times. */
export type FormFields = Readonly<Record<string, string | readonly string[]>>;

/** Each name followed by its values, names and values in order, a value that comes twice once. */
function written(fields: FormFields): string {
  const parts = Object.keys(fields)
    .sort()
    .flatMap((name) => {
      const value = fields[name]!;
      const values = typeof value === 'string' ? [value] : [...new Set(value)].sort();
      return values.map((one) => `${name}${one}`);
    });
  return parts.join('');
}

/** The same, with values of a name in the order in which they came. */
const writtenAsGiven = (fields: FormFields): string =>
  Object.keys(fields)
    .sort()
    .flatMap((name) => [fields[name]!].flat().map((one) => `${name}${one}`))
    .join('');

const signed = (token: string, words: string): string =>
  createHmac('sha1', token).update(words, 'utf8').digest('base64');

/** base64(HMAC-SHA1(token, URL and fields)), as twilio.com/docs/usage/security says. */
export const signatureOf = (token: string, url: string, fields: FormFields = {}): string =>
  signed(token, `${url}${written(fields)}`);

/** The forms in which the same address may have been signed: with its port and without, with its fragment and without. */
function formsOf(address: string): string[] {
  const url = new URL(address);
  const fragments = [...new Set([url.hash, ''])];
  const usual = url.protocol === 'https:' || url.protocol === 'wss:' ? '443' : '80';
  const hosts = url.port === '' ? [url.host, `${url.hostname}:${usual}`] : [url.host];
  const auth = address.includes('@') ? address.slice(url.protocol.length + 2, address.lastIndexOf('@') + 1) : '';
  return hosts.flatMap((host) =>
    fragments.map((hash) => `${url.protocol}//${auth}${host}${url.pathname}${url.search}${hash}`),
  );
}

const isEqual = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/**
 * Whether a request was signed with the account's token.
 * @param url as it was set at the carrier, made from the public URL: never from what the request calls its host
 * @param fields all that came, also what is not known
 */
export function isSigned(token: string, url: string, fields: FormFields, signature: string | undefined): boolean {
  if (signature === undefined || signature === '') return false;
  return formsOf(url).some((form) => isEqual(signatureOf(token, form, fields), signature));
}

/** The same for a carrier that neither orders the values of a name nor leaves out one that comes twice. */
export function isSignedAsGiven(
  token: string,
  url: string,
  fields: FormFields,
  signature: string | undefined,
): boolean {
  if (signature === undefined || signature === '') return false;
  return formsOf(url).some((form) => isEqual(signed(token, `${form}${writtenAsGiven(fields)}`), signature));
}
