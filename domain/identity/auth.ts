import { z } from 'zod';
import { endpoints } from '#domain/platform/http.ts';

/** What the web app needs to know before anyone is signed in. Nothing in it is secret. */
export const PublicConfig = z.object({
  auth: z.object({
    /**
     * Base address of the authentication service: `/auth/v1` on the page's own origin, whatever name of this server that
     * is, or the address of an external Supabase project's.
     */
    url: z.string(),
    anonKey: z.string(),
  }),
  /** Whether mails can be read at /mailbox: a server on a loopback address without SMTP. */
  mailbox: z.boolean(),
});
export type PublicConfig = z.infer<typeof PublicConfig>;

export const authApi = endpoints({
  config: {
    method: 'GET',
    path: '/v1/public-config',
    summary: 'Get the sign-in URL',
    can: 'public',
    reply: PublicConfig,
  },
});
