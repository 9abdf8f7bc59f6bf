import type { LogoType } from '#domain/agency/brand.ts';
import { builtSite } from '#domain/platform/built-site.ts';
import type { Config } from '#server/config.ts';

/** What an agency's brand is shown as. */
export interface SiteBrand {
  /** The agency's workspace. */
  workspaceId: string;
  /** Of its colour in OKLCH: degrees, and how strong it is. */
  accent: { hue: number; chroma: number } | null;
  logo: { key: string; type: LogoType } | null;
  senderName: string;
  replyTo: string | null;
  supportEmail: string | null;
  documentsUrl: string | null;
  termsUrl: string | null;
  privacyUrl: string | null;
  poweredBy: boolean;
  signUp: boolean;
  /** Changes with the brand. */
  version: string;
}

/** Under which name and address this server is seen: its own, or a brand's. */
export interface Site {
  /** `https://voice.example.com`, without a slash. */
  origin: string;
  name: string;
  brand: SiteBrand | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Under which name and address this request came. */
    site: Site;
  }
}

/** The installation's own. */
export const ownSite = ({ publicUrl }: Pick<Config, 'publicUrl'>): Site => ({
  origin: publicUrl,
  name: builtSite.name,
  brand: null,
});
