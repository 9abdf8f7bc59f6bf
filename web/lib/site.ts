import { builtSite } from '#domain/built-site.ts';

/** What the root element tells of a brand; see `brandAttributes` in server/infra/http/built-pages.ts. */
const told = typeof document === 'undefined' ? {} : document.documentElement.dataset;

/**
 * This installation's address, its e-mail for visitors and the name under which it is seen. While pages are built they
 * are stand-ins; the server writes the true ones into every page, and the root element carries them to the app, so that
 * both render the same.
 */
export const site = {
  origin: told.origin ?? builtSite.origin,
  contactEmail: told.contactEmail ?? builtSite.contactEmail,
  name: told.name ?? builtSite.name,
  /** An agency's brand, at its own address; null at this installation's. */
  brand:
    told.brand === undefined
      ? null
      : {
          documentsUrl: told.documents ?? null,
          termsUrl: told.terms ?? null,
          privacyUrl: told.privacy ?? null,
          signUp: told.signUp !== undefined,
        },
};
