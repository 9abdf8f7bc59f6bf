import { type Config, isLoopback } from '#server/config.ts';

type Site = Pick<Config, 'publicUrl'>;

/**
 * Whether a browser's Origin is a page of this server: PUBLIC_URL, or on one's own machine another name of it, like
 * localhost for 127.0.0.1. `host` is the request's Host header, which a development server in between hands on.
 */
export function isOwnOrigin({ publicUrl }: Site, origin: string, host: string | undefined): boolean {
  const own = new URL(publicUrl);
  if (origin === own.origin) return true;
  const url = URL.parse(origin);
  if (url === null || !isLoopback(url.hostname)) return false;
  return url.host === host || (isLoopback(own.hostname) && url.protocol === own.protocol && url.port === own.port);
}

/**
 * Whether a browser came by another name of this machine than PUBLIC_URL's. Cookies that are set there do not come to
 * the addresses that PUBLIC_URL names.
 */
export function isLoopbackAlias({ publicUrl }: Site, hostname: string): boolean {
  const own = new URL(publicUrl).hostname;
  return isLoopback(own) && isLoopback(hostname) && own !== hostname;
}
