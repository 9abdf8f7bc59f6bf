import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { CallFound } from '#domain/calls/calls.ts';
import type { ContentCipher } from '#server/platform/content-cipher.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import { callWords } from '#server/platform/db/schema/call-search.table.ts';
import type { CallRow } from '#server/platform/db/schema/calls.table.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import type { Scope } from '#server/scope.ts';
import { foundIn } from './found-in.ts';
import { partsOfCalls } from './parts-of-calls.ts';
import { findSearchKey } from './search-key.ts';
import { readQuery, type Term } from './search-query.ts';
import { tokenizer, wantedTokens } from './tokens.ts';

/** Candidates that are asked for at once, after the first page of them. */
const together = 1_000;
/** A filter that lets through fewer of the first candidates than this share is asked before the words. */
const few = 0.1;
/** Candidates that one search reads: one that finds few among many goes on with its next page. */
const mostRead = 400;

/** A call that has what was looked for. */
export interface SearchedCall {
  row: CallRow;
  found: CallFound;
}

interface Looked {
  calls: SearchedCall[];
  /** The call behind which the next page begins; null at the end. */
  next: string | null;
}

/** Opens candidates and keeps those that have what was looked for: the index may be wrong, the text is not. */
async function read(
  tx: Tx,
  seal: ContentCipher,
  workspaceId: string,
  terms: readonly Term[],
  rows: readonly CallRow[],
): Promise<SearchedCall[]> {
  const parts = await partsOfCalls(tx, seal, workspaceId, rows);
  return rows.flatMap((row) => {
    const found = foundIn(terms, parts.get(row.id) ?? []);
    return found === null ? [] : [{ row, found }];
  });
}

interface Search {
  q: string;
  /** What else calls have to pass. */
  condition: SQL | undefined;
  /** The id of the last call of the page before. */
  cursor: string | undefined;
  limit: number;
}

type Source = (before: string | null, most: number) => Promise<{ passing: string[]; last: string | null }>;

/** The newest calls that have these words by the index, of them those that pass; `last` is null when there are no more. */
const byWords =
  (tx: Tx, workspaceId: string, tokens: SQL, condition: SQL | undefined): Source =>
  async (before, most) => {
    const rows = await readRows(
      tx,
      { id: 'text' },
      sql`select find_calls(${tokens}, ${before}::uuid, ${most}::integer) as id`,
    );
    const given = `{${rows.map(({ id }) => id).join(',')}}`;
    const passing = await tx
      .select({ id: calls.id })
      .from(calls)
      .where(and(eq(calls.workspaceId, workspaceId), sql`${calls.id} = any(${given}::uuid[])`, condition))
      .orderBy(desc(calls.id));
    return { passing: passing.map(({ id }) => id), last: rows.length < most ? null : rows.at(-1)!.id };
  };

/** The newest calls that pass, of them those that have these words by the index; `last` is null when there are no more. */
const byFilter =
  (tx: Tx, workspaceId: string, tokens: SQL, condition: SQL | undefined): Source =>
  async (before, most) => {
    const rows = await tx
      .select({ id: calls.id })
      .from(calls)
      .where(and(eq(calls.workspaceId, workspaceId), before === null ? undefined : lt(calls.id, before), condition))
      .orderBy(desc(calls.id))
      .limit(most);
    const given = `{${rows.map(({ id }) => id).join(',')}}`;
    const having = await tx
      .select({ id: callWords.callId })
      .from(callWords)
      .where(
        and(
          eq(callWords.workspaceId, workspaceId),
          sql`${callWords.callId} = any(${given}::uuid[]) and ${callWords.words} @> ${tokens}`,
        ),
      )
      .orderBy(desc(callWords.callId));
    return { passing: having.map(({ id }) => id), last: rows.length < most ? null : rows.at(-1)!.id };
  };

/**
 * The newest calls that have what is looked for, and pass a condition. Words are asked first; where most of what has them
 * does not pass, the condition is.
 */
export async function searchCalls(tx: Tx, scope: Scope, { q, condition, cursor, limit }: Search): Promise<Looked> {
  const { services, workspaceId } = scope;
  const terms = readQuery(q);
  const key = await findSearchKey(tx, services, workspaceId);
  if (key === null || terms.length === 0) return { calls: [], next: null };
  const seal = await findSeal(tx, services, workspaceId);
  const tokens = sql`${`{${wantedTokens(terms, tokenizer(key)).join(',')}}`}::integer[]`;
  const found: SearchedCall[] = [];
  let source = byWords(tx, workspaceId, tokens, condition);
  let before = cursor ?? null;
  let most = limit + 1;
  let isRead = 0;
  for (;;) {
    const { passing, last } = await source(before, most);
    for (let at = 0; at < passing.length; at += limit) {
      const some = passing.slice(at, at + limit);
      const rows = await tx
        .select()
        .from(calls)
        .where(and(eq(calls.workspaceId, workspaceId), inArray(calls.id, some)))
        .orderBy(desc(calls.id));
      found.push(...(await read(tx, seal, workspaceId, terms, rows)));
      isRead += rows.length;
      if (found.length > limit) return { calls: found.slice(0, limit), next: found[limit - 1]!.row.id };
      if (isRead >= mostRead) return { calls: found, next: some.at(-1)! };
    }
    if (last === null) return { calls: found, next: null };
    if (passing.length < few * most) source = byFilter(tx, workspaceId, tokens, condition);
    before = last;
    most = together;
  }
}
