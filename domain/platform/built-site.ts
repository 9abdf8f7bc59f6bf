/**
 * Stands in the built pages for what only a running server knows: its own address, where to write to it, and under
 * which name it is seen. The server puts the true values in when it serves a page (`server/platform/http/built-pages.ts`).
 */
export const builtSite = {
  origin: 'https://parley.invalid',
  contactEmail: 'contact@parley.invalid',
  name: 'Parley',
} as const;

/** The sign-in screens: the only public pages that a brand shows at its own address. */
export const authPaths = ['/get-started', '/login', '/forgot-password', '/new-password', '/invitation', '/two-factor'];
