import { type Config, isLoopback } from '#server/config.ts';

type RedirectConfig = Pick<Config, 'publicUrl'> & { auth: Pick<Config['auth'], 'redirects'> };

function parse(text: string): URL | null {
  const url = URL.parse(text);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  // https://parley.example@evil.example/ reads like ours and is not.
  return url.username === '' && url.password === '' ? url : null;
}

/** Same origin, and below the allowed path: /app allows /app and /app/x, not /apple. */
function isBelow(url: URL, allowed: URL): boolean {
  if (url.origin !== allowed.origin) return false;
  const folder = allowed.pathname.endsWith('/') ? allowed.pathname : `${allowed.pathname}/`;
  return url.pathname === allowed.pathname || url.pathname.startsWith(folder);
}

/**
 * Where a browser is sent after a mail link or a provider: the address that was asked for when it is of the very site by
 * which the request came or in AUTH_REDIRECTS, else that site's front page. Another site is another's, even one that this
 * server shows: what leads there hands it the account. An installation on a loopback address allows every loopback
 * address, so that a development server beside it works. Referer is not asked.
 * @param front origin of the site by which the request came
 */
export function allowedRedirect(config: RedirectConfig, asked: string | undefined, front = config.publicUrl): string {
  const url = asked === undefined ? null : parse(asked);
  if (url === null) return front;
  const site = new URL(front);
  const allowed =
    url.origin === site.origin ||
    (isLoopback(site.hostname) && isLoopback(url.hostname)) ||
    config.auth.redirects.some((redirect) => isBelow(url, new URL(redirect)));
  return allowed ? url.href : front;
}

/** Adds to the query of an address, or to its fragment, in the order of the names. */
function encode(values: Record<string, string>): string {
  const sorted = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return new URLSearchParams(sorted).toString();
}

/** The address with values in its fragment, where no server and no log sees them. */
export function withFragment(address: string, values: Record<string, string>): string {
  const url = new URL(address);
  url.hash = encode(values);
  return url.href;
}

/** The address with values added to its query. */
export function withQuery(address: string, values: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}
