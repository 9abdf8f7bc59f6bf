import { sql } from 'drizzle-orm';
import { dayOf } from '#domain/usage.ts';
import type { Services } from '#server/services.ts';

/** A workspace's own files: `workspaces/<id>/…`. */
const ownFile = /^workspaces\/([0-9a-f-]{36})\//;

/** Measures what every workspace keeps in files, as the day's figure: the last of a day stands. */
export async function measureStorage({ db, files, clock }: Services): Promise<void> {
  const bytes = new Map<string, number>();
  for await (const file of files.list('workspaces/')) {
    const id = ownFile.exec(file.key)?.[1];
    if (id !== undefined) bytes.set(id, (bytes.get(id) ?? 0) + file.bytes);
  }
  const rows = [...bytes].map(([id, sum]) => ({ id, sum }));
  await db.system((tx) =>
    tx.execute(sql`
      insert into usage_days as d (workspace_id, day, meter, quantity)
      select w.id, ${dayOf(clock.now())}::date, 'storage_bytes', coalesce(f.sum, 0)
      from workspaces w left join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f (id uuid, sum bigint) on f.id = w.id
      where f.sum is not null or exists (select from usage_days o where o.workspace_id = w.id and o.meter = 'storage_bytes')
      order by 1
      on conflict (workspace_id, meter, day) do update set quantity = excluded.quantity`),
  );
}
