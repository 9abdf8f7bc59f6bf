import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '#server/config.ts';
import type { Site } from './site.ts';

/** Powers of a browser that nothing here ever asks for. */
const neverUsed = ['accelerometer', 'bluetooth', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'];
const neverUsedEither = ['magnetometer', 'midi', 'payment', 'publickey-credentials-get', 'serial', 'usb'];
const refused = [...neverUsed, ...neverUsedEither].map((name) => `${name}=()`).join(', ');

/** What a page's scripts may ask the browser for: pages of the app talk to agents, so the microphone; others nothing. */
export const pagePermissions = `${refused}, microphone=(self)`;
export const noPermissions = `${refused}, microphone=()`;

/** Policy for whatever is not a page: nothing may run, nothing may frame it. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The dashboard's service worker asks for pages in their place, here alone. */
export const workerFile = '/dashboard-worker.js';
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Pages that the server itself writes: styled, without a script. */
export const plainPagePolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The content security policy of each built page. Scripts come from this origin, or are inline with the hash that the
 * web build wrote down; styles are inline in places, since positions of menus and sizes are computed.
 */
export function pagePolicies(
  buildFolder: string,
  config: Pick<Config, 'supabase'>,
): (file: string, site: Pick<Site, 'origin'>, ancestors?: string) => string {
  const hashes = JSON.parse(fs.readFileSync(path.join(buildFolder, 'csp.json'), 'utf8')) as Record<string, string[]>;
  const elsewhere = config.supabase ? ` ${new URL(config.supabase.url).origin}` : '';
  return (file, { origin }, ancestors = "'none'") =>
    [
      "default-src 'none'",
      `script-src 'self' ${(hashes[file] ?? []).join(' ')}`.trim(),
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "media-src 'self' blob:",
      `connect-src 'self' ${new URL(origin).origin.replace(/^http/, 'ws')}${elsewhere}`,
      "worker-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'self'",
      // The preview of a widget, which is a page of ours.
      "frame-src 'self'",
      `frame-ancestors ${ancestors}`,
      // A string that reaches innerHTML or a script's address is refused: the session lives in localStorage.
      "require-trusted-types-for 'script'",
    ].join('; ');
}
