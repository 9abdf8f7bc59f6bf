import type { KnowledgeRefresh } from '#domain/knowledge/knowledge-limits.ts';

const hour = 3_600_000;
const every: Record<KnowledgeRefresh, number | null> = {
  never: null,
  '12h': 12 * hour,
  daily: 24 * hour,
  weekly: 7 * 24 * hour,
};

/** When a web page is read next; null where never. @param now milliseconds since the epoch */
export function nextRefresh(refresh: KnowledgeRefresh, now: number): Date | null {
  const ms = every[refresh];
  return ms === null ? null : new Date(now + ms);
}
