/**
 * Stands in the built pages for what only a running server knows: its own address and where to write to it. The server
 * puts the true values in when it serves a page (`server/infra/http/built-pages.ts`).
 */
export const builtSite = { origin: 'https://parley.invalid', contactEmail: 'contact@parley.invalid' } as const;
