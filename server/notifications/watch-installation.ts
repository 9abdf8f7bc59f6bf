import { readFileSync } from 'node:fs';
import { asc, isNull } from 'drizzle-orm';
import type { Services } from '#server/services.ts';
import { lastFallback } from '#server/speech/speech-metrics.ts';
import { workspaces } from '#server/workspaces/workspaces.table.ts';
import { notify } from './notify.ts';
import { noteService, readMark, setMark } from './service-marks.ts';

/** Another engine that had to speak is trouble for so long, in ms, as for GET /v1/status. */
const troubleMs = 5 * 60_000;

const { version: installed } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Tells of a speech engine that fails, and that all are well again. Each process speaks for what it saw itself. */
export async function watchSpeech(services: Services): Promise<void> {
  const since = services.clock.now() - lastFallback(services);
  if (since !== Number.POSITIVE_INFINITY) await noteService(services, 'speech', since > troubleMs);
}

/**
 * Tells all open workspaces of a new version, once. An installation that is new itself has no news. Whoever is killed in
 * the middle begins again: what was told is not told twice.
 */
export async function watchVersion(services: Services, version = installed): Promise<void> {
  const { db } = services;
  const before = await db.system((tx) => readMark(tx, 'version'));
  if (before === version) return;
  const open = await db.system((tx) =>
    tx.select({ id: workspaces.id }).from(workspaces).where(isNull(workspaces.deletedAt)).orderBy(asc(workspaces.id)),
  );
  for (const { id: workspaceId } of before === null ? [] : open) {
    const scope = { services, workspaceId, actor: null };
    await db.tenant(workspaceId, (tx) =>
      notify(tx, scope, 'product-news', { version }, { once: `version:${version}` }),
    );
  }
  await db.system((tx) => setMark(tx, 'version', version));
}
