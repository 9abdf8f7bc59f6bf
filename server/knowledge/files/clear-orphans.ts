import { sql } from 'drizzle-orm';
import { readRows } from '#server/platform/db/read-rows.ts';
import type { Services } from '#server/services.ts';
import { dropFile } from '#server/usage/keep-file.ts';

const dayMs = 86_400_000;

/** The moment that an id of version 7 holds, in ms. */
const madeAt = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

/** Removes content that no version names: a server was killed between the store and the database. */
export async function clearOrphans(services: Services, signal: AbortSignal): Promise<void> {
  const rows = await services.db.system('job', (tx) =>
    readRows(
      tx,
      { workspace_id: 'text', key: 'text' },
      sql`
      select s.workspace_id, s.key from stored_files s
      where s.key like 'workspaces/%/knowledge/%'
        and not exists (select from knowledge_versions v where v.workspace_id = s.workspace_id and v.key = s.key)
      limit 1000`,
    ),
  );
  for (const { workspace_id: workspaceId, key } of rows) {
    signal.throwIfAborted();
    // What was put today may be in the hands of a request.
    if (madeAt(key.split('/').at(-1)!) < Date.now() - dayMs) await dropFile(services, workspaceId, key);
  }
}
