import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { callTurns } from '#server/platform/db/schema/calls.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { openTurn } from '#server/records/open-turn.ts';
import type { Scope } from '#server/scope.ts';

/** Characters of one thing that a caller said, in what goes to others in the business's name. */
const longestSaid = 500;

/** What mail programs and phones make a link of. An address of e-mail is none: people leave theirs. */
const link =
  /[a-z][a-z0-9+.-]*:\/\/[^\s<>"']+|(?<![@\p{L}\p{N}.-])(?:[\p{L}\p{N}-]+\.)+\p{L}{2,24}(?:[/?#:][^\s<>"']*)?/giu;
const tag = /<[^<>]*>/g;

/** A link that can be read and is none any more. */
const unlinked = (text: string) => text.replace(/^[a-z][a-z0-9+.-]*:\/\//i, '').replace(/\.(?=[\p{L}\p{N}])/gu, '. ');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A text of the business without what only its sender may put there: links and tags that callers said, and long speeches.
 * Links of the business itself stay, also those that an answer of its own systems brought.
 */
export function withoutForeignLinks(text: string, said: readonly string[]): string {
  let clean = text;
  for (const words of said) {
    for (const found of words.match(tag) ?? []) clean = clean.replaceAll(found, '');
    if (words.length > longestSaid) clean = clean.replaceAll(words.trim(), `${words.slice(0, longestSaid).trim()}…`);
  }
  const links = new Set(said.flatMap((words) => words.match(link) ?? []));
  for (const found of [...links].sort((a, b) => b.length - a.length)) {
    // Not within a longer link, which is the business's own.
    const whole = new RegExp(`(?<![\\p{L}\\p{N}@/.-])${escaped(found)}(?![\\p{L}\\p{N}/@-])`, 'giu');
    clean = clean.replace(whole, unlinked(found));
  }
  return clean;
}

/** All that callers said in these calls. */
export async function saidInCalls(
  tx: Tx,
  scope: Scope,
  callIds: readonly (string | null | undefined)[],
): Promise<string[]> {
  const ids = callIds.filter((one) => typeof one === 'string');
  if (ids.length === 0) return [];
  const ofCallers = and(
    ...[eq(callTurns.workspaceId, scope.workspaceId), inArray(callTurns.callId, ids)],
    eq(callTurns.role, 'caller'),
  );
  const rows = await tx.select().from(callTurns).where(ofCallers);
  const seal = await findSeal(tx, scope.services, scope.workspaceId);
  return rows.map((row) => openTurn(seal, row).text);
}
