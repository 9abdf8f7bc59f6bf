import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { accentOf } from '#domain/agents/accent-of.ts';
import { type Config, isLoopback } from '#server/config.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type BrandRow, brandHosts, brands } from '#server/platform/db/schema/brands.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import { ownSite, type Site, type SiteBrand } from '#server/platform/http/site.ts';
import { SharedCache } from '#server/platform/shared-cache.ts';
import type { Services } from '#server/services.ts';

/** All brands, by the hosts where they are shown and by their agencies. */
export interface Sites {
  hosts: ReadonlyMap<string, Site>;
  agencies: ReadonlyMap<string, Site>;
}

/** The same scheme and port as PUBLIC_URL: one proxy stands before all of them. */
function originOf(publicUrl: string, host: string): string {
  const url = new URL(publicUrl);
  url.hostname = host;
  return url.origin;
}

const brandOf = (row: BrandRow): SiteBrand => ({
  workspaceId: row.workspaceId,
  accent: row.accent === null ? null : accentOf(row.accent),
  logo: row.logoKey !== null && row.logoType !== null ? { key: row.logoKey, type: row.logoType } : null,
  senderName: row.senderName ?? row.name,
  replyTo: row.replyTo,
  supportEmail: row.supportEmail,
  documentsUrl: row.documentsUrl,
  termsUrl: row.termsUrl,
  privacyUrl: row.privacyUrl,
  poweredBy: row.poweredBy,
  signUp: row.signUp,
  version: row.updatedAt.getTime().toString(36),
});

/** A workspace that is closed or suspended shows nothing, and what has become a subaccount shows its agency's brand. */
const isAgency = and(isNull(workspaces.deletedAt), isNull(workspaces.suspendedAt), isNull(workspaces.parentId));

async function readSites(tx: Tx, { publicUrl }: Config): Promise<Sites> {
  const rows = await tx
    .select({ brand: brands, host: brandHosts.host })
    .from(brands)
    .innerJoin(workspaces, and(eq(workspaces.id, brands.workspaceId), isAgency))
    .leftJoin(brandHosts, and(eq(brandHosts.workspaceId, brands.workspaceId), isNotNull(brandHosts.verifiedAt)))
    .orderBy(brandHosts.verifiedAt, brandHosts.host);
  const hosts = new Map<string, Site>();
  const agencies = new Map<string, Site>();
  for (const { brand, host } of rows) {
    // Before the first address is proved, the brand lends its name to mails, and they lead here.
    const origin = host === null ? publicUrl : originOf(publicUrl, host);
    const site = { origin, name: brand.name, brand: brandOf(brand) };
    if (host !== null) hosts.set(host, site);
    if (!agencies.has(brand.workspaceId)) agencies.set(brand.workspaceId, site);
  }
  return { hosts, agencies };
}

/** They are few and asked for at every request: all of them are kept under one key. */
const allKey = 'all';
const caches = new WeakMap<Services, SharedCache<Sites>>();
const last = new WeakMap<Services, Sites>();

/** Anyone who changes a brand announces it in the same transaction, and forgets it after. */
export function knownSites(services: Services) {
  const cache = caches.get(services) ?? new SharedCache<Sites>(services, 'brands_changed');
  caches.set(services, cache);
  return {
    announce: (tx: Tx) => cache.announce(tx, allKey),
    forget: () => cache.forget(allKey),
    follow: () => cache.follow(),
    async find(): Promise<Sites> {
      try {
        const found = await cache.find(allKey, () => services.db.system('key', (tx) => readSites(tx, services.config)));
        last.set(services, found);
        return found;
      } catch (error) {
        // While the database is away, clients of an agency see the same name as before.
        const before = last.get(services);
        if (before === undefined) throw error;
        return before;
      }
    },
  };
}

/** A host as it is compared: without port and final dot, in lower case. */
const plainHost = (hostname: string) => hostname.toLowerCase().replace(/\.$/, '');
const isAddress = (host: string) => host.startsWith('[') || /^[\d.]+$/.test(host);

/**
 * The site that a browser asked for by its Host header; null where nothing is shown under that name. An address in
 * numbers is no one's name, and an installation without a name of its own answers to every one.
 */
export async function siteOfHost(services: Services, hostname: string): Promise<Site | null> {
  const { config } = services;
  const own = ownSite(config);
  const ownHost = new URL(config.publicUrl).hostname;
  const host = plainHost(hostname);
  if (host === ownHost || host === '' || isAddress(host) || isLoopback(host)) return own;
  const { hosts } = await knownSites(services).find();
  const found = hosts.get(host);
  if (found !== undefined) return found;
  return isLoopback(ownHost) || isAddress(ownHost) ? own : null;
}

/** The site of an origin that a request came by; null when it is no one's any more. */
export async function siteOfOrigin(services: Services, origin: string): Promise<Site | null> {
  const own = ownSite(services.config);
  if (origin === own.origin) return own;
  const { hosts } = await knownSites(services).find();
  return [...hosts.values()].find((site) => site.origin === origin) ?? null;
}

/** The site that the people of a workspace see: its agency's, its own brand's, or the installation's. */
export async function siteOfWorkspace(services: Services, workspaceId: string): Promise<Site> {
  const { agencies } = await knownSites(services).find();
  if (agencies.size === 0) return ownSite(services.config);
  const [row] = await services.db.tenant(workspaceId, (tx) =>
    tx.select({ parentId: workspaces.parentId }).from(workspaces).where(eq(workspaces.id, workspaceId)),
  );
  return agencies.get(row?.parentId ?? workspaceId) ?? ownSite(services.config);
}
