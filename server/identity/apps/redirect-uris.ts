import { isLoopback } from '#server/config.ts';

/** Schemes that a browser runs or shows itself, and those that lead to no program that asked. */
const noPrograms =
  /^(javascript|data|vbscript|file|blob|about|view-source|ftp|wss?|mailto|tel|sms|chrome|edge|http):$/i;

/** Whether an app may wait there: on the web by https, on this computer by a loopback address, or by a scheme of its own. */
export function mayWaitAt(uri: string): boolean {
  if (!URL.canParse(uri)) return false;
  const { protocol, hostname, hash, username } = new URL(uri);
  if (hash !== '' || uri.endsWith('#') || username !== '') return false;
  if (protocol === 'http:') return isLoopback(hostname);
  return protocol === 'https:' || !noPrograms.test(protocol);
}

/** Where a person's browser is taken to, in words for a person. */
export function placeOf(uri: string): string {
  const { protocol, hostname, host } = new URL(uri);
  if (isLoopback(hostname)) return 'this computer';
  return protocol === 'https:' ? host : `the app for ${protocol}`;
}

/** A loopback address without its port, which programs choose anew each time. */
function withoutPort(uri: string): string {
  if (!URL.canParse(uri)) return uri;
  const url = new URL(uri);
  if (url.protocol !== 'http:' || !isLoopback(url.hostname)) return uri;
  url.port = '';
  return url.href;
}

/** Whether an app that waits at these may wait there: the same to the letter, but for the port of a loopback address. */
export const isOneOf = (uris: readonly string[], uri: string): boolean =>
  uris.some((one) => one === uri || withoutPort(one) === withoutPort(uri));
