import { type SQL, sql } from 'drizzle-orm';
import type { Analytics } from '#domain/analytics.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import { callFacts } from './analytics.table.ts';

/** Times beyond this are stored as this, in ms: what two bytes hold. Nobody waits that long on a line. */
const longestMs = 32_767;
const bytesOfTime = 2;

/** How many answers took each number of milliseconds. @param times two bytes each, as `int2send` writes them */
function countTimes(times: Buffer): Uint32Array {
  const counts = new Uint32Array(longestMs + 1);
  for (let at = 0; at < times.length; at += bytesOfTime) {
    const ms = times.readInt16BE(at);
    counts[ms] = counts[ms]! + 1;
  }
  return counts;
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
  const [row] = await tx
    .select({ times: sql<Buffer | null>`string_agg(${callFacts.answersMs}, ''::bytea)` })
    .from(callFacts)
    .where(where);
  const times = row?.times;
  if (!times || times.length === 0) return null;
  const counts = countTimes(times);
  const turns = times.length / bytesOfTime;
  const of = (share: number) => percentile(counts, turns, share);
  return { turns, p50: of(0.5), p90: of(0.9), p95: of(0.95), p99: of(0.99) };
}
