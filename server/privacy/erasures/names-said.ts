import { and, eq, inArray } from 'drizzle-orm';
import type { ContentCipher } from '#server/platform/content-cipher.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { shownSlots } from '#server/records/shown-slots.ts';

const isName = /(^|_)(name|nombre|nom)$/;

/** What callers called themselves in some calls: people are named so in what came of the calls. */
export async function namesSaid(tx: Tx, seal: ContentCipher, workspaceId: string, ids: readonly string[]) {
  const rows = await tx
    .select()
    .from(calls)
    .where(and(eq(calls.workspaceId, workspaceId), inArray(calls.id, [...ids])));
  const said = rows.flatMap((row) =>
    shownSlots(seal, row).flatMap(({ name, value }) =>
      isName.test(name) && typeof value === 'string' && /\S\s+\S/.test(value) ? [value.trim()] : [],
    ),
  );
  return [...new Set(said)];
}
