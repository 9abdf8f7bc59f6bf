import { type SQL, sql } from 'drizzle-orm';
import { alone } from './alone.data.ts';

/** What `workspace-filters.ts` writes into the rules: before any of them is loaded. */

declare global {
  var __filter: (id: string, condition: SQL) => SQL;
  var __isOut: (id: string) => boolean;
}

/** The filter that is taken out now; `all` for every one. */
export const taken: { out: string | 'all' | null } = { out: null };

/** What is done now, and what was done when each filter was asked for; null while no one wants to know. */
export const asked: { during: string; by: Map<string, Set<string>> | null } = { during: '', by: null };

function note(id: string): void {
  const steps = asked.by?.get(id);
  if (steps) steps.add(asked.during);
  else asked.by?.set(id, new Set([asked.during]));
}

globalThis.__isOut = (id) => {
  note(id);
  return taken.out === id || (taken.out === 'all' && !alone.some((file) => id.startsWith(file)));
};
globalThis.__filter = (id, condition) => (globalThis.__isOut(id) ? sql`true` : condition);
