import { type SQL, sql } from 'drizzle-orm';
import type { Analytics } from '#domain/calls/analytics.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { callFacts } from '#server/platform/db/schema/analytics.table.ts';

/** Times beyond this are stored as this, in ms: what two bytes hold. No one waits that long on a line. */
const longestMs = 32_767;
const bytesOfTime = 2;

/** Quarters of an hour whose times are fetched in one row: a hundred rows of a year are read sooner than one of 2 MB. */
const slotsOfRow = 960;

/** Adds how many answers took each number of milliseconds. @param times two bytes each, as `int2send` writes them */
function countTimes(counts: Uint32Array, times: Buffer): void {
  for (let at = 0; at < times.length; at += bytesOfTime) {
    const ms = times.readInt16BE(at);
    counts[ms] = counts[ms]! + 1;
  }
}

/** The first value that at least a share of all values does not exceed, as `percentile_disc` of SQL gives it. */
function percentile(counts: Uint32Array, all: number, share: number): number {
  const wanted = Math.max(1, Math.ceil(all * share));
  let passed = 0;
  for (let ms = 0; ms < counts.length; ms++) {
    passed += counts[ms]!;
    if (passed >= wanted) return ms;
  }
  return longestMs;
}

/** How long callers waited for an answer, in percentiles; null where nothing was measured. */
export async function answersOf(tx: Tx, where: SQL): Promise<Analytics['answers']> {
  const rows = await tx
    // As text, bytes would be written in hexadecimals: a third longer, and slower to read.
    .select({ times: sql<string | null>`encode(string_agg(${callFacts.answersMs}, ''::bytea), 'base64')` })
    .from(callFacts)
    .where(where)
    .groupBy(sql`${callFacts.slot} / ${sql.raw(String(slotsOfRow))}`);
  const counts = new Uint32Array(longestMs + 1);
  let turns = 0;
  for (const { times } of rows) {
    const bytes = Buffer.from(times ?? '', 'base64');
    countTimes(counts, bytes);
    turns += bytes.length / bytesOfTime;
  }
  if (turns === 0) return null;
  const of = (share: number) => percentile(counts, turns, share);
  return { turns, p50: of(0.5), p90: of(0.9), p95: of(0.95), p99: of(0.99) };
}
