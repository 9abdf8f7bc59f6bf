import { readFileSync } from 'node:fs';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { brands } from '#server/platform/db/schema/brands.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import { notify } from '#server/platform/notify.ts';
import { lastFallback } from '#server/platform/speech-metrics.ts';
import type { Services } from '#server/services.ts';
import { noteService, readMark, setMark } from './service-marks.ts';

/** Another engine that had to speak is trouble for so long, in ms, as for GET /v1/status. */
const troubleMs = 5 * 60_000;

const { version: installed } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Tells of a speech engine that fails, and that all are well again. Each process speaks for what it saw itself. */
export async function watchSpeech(services: Services): Promise<void> {
  const since = services.clock.now() - lastFallback(services);
  if (since !== Number.POSITIVE_INFINITY) await noteService(services, 'speech', since > troubleMs);
}

/**
 * Tells all open workspaces of a new version, once. An installation that is new itself has no news. Anyone who is killed in
 * the middle begins again: what was told is not told twice. The clients of an agency with a brand see the brand, and no
 * product behind it.
 */
export async function watchVersion(services: Services, version = installed): Promise<void> {
  const { db } = services;
  const before = await db.system('installation', (tx) => readMark(tx, 'version'));
  if (before === version) return;
  const open = await db.system('installation', (tx) =>
    tx
      .select({ id: workspaces.id })
      .from(workspaces)
      .leftJoin(brands, eq(brands.workspaceId, workspaces.parentId))
      .where(and(isNull(workspaces.deletedAt), isNull(brands.workspaceId)))
      .orderBy(asc(workspaces.id)),
  );
  for (const { id: workspaceId } of before === null ? [] : open) {
    const scope = { services, workspaceId, actor: null };
    await db.tenant(workspaceId, (tx) =>
      notify(tx, scope, 'product-news', { version }, { once: `version:${version}` }),
    );
  }
  await db.system('installation', (tx) => setMark(tx, 'version', version));
}
