import { builtSite } from '#domain/built-site.ts';

/**
 * This installation's address and its e-mail for visitors. While pages are built both are stand-ins; the server writes
 * the true ones into every page, and the root element carries them to the app, so that both render the same.
 */
export const site =
  typeof document === 'undefined'
    ? builtSite
    : {
        origin: document.documentElement.dataset.origin ?? builtSite.origin,
        contactEmail: document.documentElement.dataset.contactEmail ?? builtSite.contactEmail,
      };
