import { and, asc, count, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { lockFile, oneFile } from '#server/knowledge/files/find-file.ts';
import { noteUnreadable } from '#server/knowledge/files/read-file.ts';
import { Unreadable } from '#server/knowledge/reading.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type FileRow, knowledgeFiles } from '#server/platform/db/schema/knowledge.table.ts';
import type { Services } from '#server/services.ts';
import { lockKnowledge, newFile, requireFileRoom } from '../take-content.ts';
import { unreachable } from './fetch-page.ts';
import { nextRefresh } from './next-refresh.ts';
import { ownTurn } from './own-turn.ts';
import { readPage } from './read-page.ts';
import { findRobots } from './robots.ts';
import { linksWithin, nameOfAddress } from './site-addresses.ts';
import { sitemapPages } from './sitemap.ts';

const pagesOf = ({ workspaceId, id }: FileRow) =>
  and(eq(knowledgeFiles.workspaceId, workspaceId), eq(knowledgeFiles.siteId, id), isNull(knowledgeFiles.deletedAt));

/** Adds pages of a site that are not known yet, as far as it and the workspace may have more. */
async function addPages(
  tx: Tx,
  services: Services,
  site: FileRow,
  addresses: readonly string[],
  depth: number,
): Promise<void> {
  const { workspaceId } = site;
  await lockKnowledge(tx, workspaceId);
  const known = await tx.select({ url: knowledgeFiles.url }).from(knowledgeFiles).where(pagesOf(site));
  const urls = new Set(known.map(({ url }) => url));
  const fresh = addresses.filter((url) => !urls.has(url)).slice(0, Math.max(0, site.pageLimit! - urls.size));
  for (const url of fresh) {
    await requireFileRoom(tx, workspaceId);
    const { folderId, language, mediaType } = site;
    const row = newFile(
      { services, workspaceId, actor: null },
      { folderId, kind: 'page', name: nameOfAddress(url), mediaType, language },
    );
    await tx.insert(knowledgeFiles).values({ ...row, url, siteId: site.id, depth, newestVersion: 0 });
  }
}

/** Begins to walk through a site: its first page, and what its sitemaps name. */
async function begin(services: Services, site: FileRow, signal: AbortSignal): Promise<FileRow> {
  const { workspaceId, id } = site;
  const url = site.url!;
  const { origin, host } = new URL(url);
  const robots = await findRobots(services, origin, signal).catch((error: unknown) => {
    throw unreachable(error);
  });
  const sitemaps = robots.sitemaps.length > 0 ? robots.sitemaps : [`${origin}/sitemap.xml`];
  const pause = () => ownTurn(services, host, robots.every, signal);
  const named = (await sitemapPages(services, sitemaps, pause, signal)).filter((one) => URL.canParse(one));
  const refreshedAt = new Date(services.clock.now());
  return services.db.tenant(workspaceId, async (tx) => {
    await addPages(tx, services, site, [url], 0);
    await addPages(tx, services, site, linksWithin(url, url, named), 1);
    await tx.update(knowledgeFiles).set({ refreshedAt }).where(oneFile(workspaceId, id));
    return { ...site, refreshedAt };
  });
}

/** The next page that was not looked at since the walk began: what is near comes first. */
async function nextPage({ db }: Services, site: FileRow): Promise<FileRow | undefined> {
  const open = or(isNull(knowledgeFiles.refreshedAt), lt(knowledgeFiles.refreshedAt, site.refreshedAt!));
  const [row] = await db.tenant(site.workspaceId, (tx) =>
    tx
      .select()
      .from(knowledgeFiles)
      .where(and(pagesOf(site), open))
      .orderBy(asc(knowledgeFiles.depth), asc(knowledgeFiles.id))
      .limit(1),
  );
  return row;
}

/** A site answers where one of its pages does; else it says what its first page does. */
async function finish(services: Services, site: FileRow): Promise<void> {
  const { workspaceId, id } = site;
  await services.db.tenant(workspaceId, async (tx) => {
    const row = await lockFile(tx, workspaceId, id);
    if (row === null) return;
    const [answers] = await tx
      .select({ n: count() })
      .from(knowledgeFiles)
      .where(and(pagesOf(site), gt(knowledgeFiles.version, 0)));
    const [first] = await tx
      .select()
      .from(knowledgeFiles)
      .where(pagesOf(site))
      .orderBy(asc(knowledgeFiles.depth), asc(knowledgeFiles.id))
      .limit(1);
    const now = services.clock.now();
    const isRead = answers!.n > 0;
    await tx
      .update(knowledgeFiles)
      .set({
        status: isRead ? 'ready' : 'failed',
        reason: isRead ? null : (first?.reason ?? 'unreachable'),
        detail: isRead ? null : (first?.detail ?? null),
        // There is a version of a site once it was walked through.
        ...(isRead && { version: 1, newestVersion: 1 }),
        attempts: 0,
        nextRefreshAt: nextRefresh(row.refresh, now),
        updatedAt: new Date(now),
      })
      .where(oneFile(workspaceId, id));
  });
}

/** One page of a site, and what it leads to. */
async function walkOn(services: Services, site: FileRow, page: FileRow, signal: AbortSignal): Promise<void> {
  const now = new Date(services.clock.now());
  try {
    const found = await readPage(services, page, site, signal);
    if (found === null || (page.depth ?? 0) >= site.depth!) return;
    const addresses = linksWithin(site.url!, found.base, found.links);
    await services.db.tenant(site.workspaceId, (tx) => addPages(tx, services, site, addresses, page.depth! + 1));
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    await noteUnreadable(services, page, error, { refreshedAt: now });
  }
}

/** How long a site is walked through before others have their turn, in ms. Only tests change it. */
export const walkLimits = { sliceMs: 20_000 };

/**
 * Walks through a site, a page a second, from where it was left, until its time is over.
 * @returns whether it is done @throws Unreadable
 */
export async function readSite(services: Services, found: FileRow, signal: AbortSignal): Promise<boolean> {
  const { clock } = services;
  const until = clock.now() + walkLimits.sliceMs;
  const site = found.refreshedAt === null ? await begin(services, found, signal) : found;
  const { host, origin } = new URL(site.url!);
  for (let page = await nextPage(services, site); page !== undefined; page = await nextPage(services, site)) {
    signal.throwIfAborted();
    if (clock.now() >= until) return false;
    const stillThere = await services.db.tenant(site.workspaceId, (tx) => lockFile(tx, site.workspaceId, site.id));
    if (stillThere === null) return true;
    const robots = await findRobots(services, origin, signal).catch((error: unknown) => {
      throw unreachable(error);
    });
    await ownTurn(services, host, robots.every, signal);
    await walkOn(services, site, page, signal);
  }
  await finish(services, site);
  return true;
}
