import { builtSite } from '#domain/platform/built-site.ts';

const root = typeof document === 'undefined' ? null : document.documentElement;
/** What the root element tells of a brand; see `brandAttributes` in server/platform/http/built-pages.ts. */
const told: DOMStringMap = root?.dataset ?? {};

/** Attributes as they came, of a brand and of what works here, for whatever renders the root element anew. */
function brandAttributes(): Record<string, string | object> {
  if (root === null) return {};
  const google: Record<string, string> = told.google === undefined ? {} : { 'data-google': '' };
  if (told.brand === undefined) return google;
  const names = ['data-brand', 'data-logo', 'data-sign-up', 'data-powered-by', 'data-support', 'data-documents'];
  const links = ['data-terms', 'data-privacy'];
  const given = [...names, ...links].filter((name) => root.hasAttribute(name));
  const accent = ['--accent-hue', '--accent-chroma'].filter((name) => root.style.getPropertyValue(name) !== '');
  return {
    ...google,
    ...Object.fromEntries(given.map((name) => [name, root.getAttribute(name)!])),
    style: Object.fromEntries(accent.map((name) => [name, root.style.getPropertyValue(name)])),
  };
}

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
  attributes: brandAttributes(),
};
