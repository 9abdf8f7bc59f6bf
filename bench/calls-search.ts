import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { CallSearch } from '#domain/calls/calls.ts';
import { listCalls } from '#server/calls/calls.ts';
import { requireSearchKey } from '#server/calls/search/search-key.ts';
import { tokenizer, tokensOf } from '#server/calls/search/tokens.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { type BenchRow, printRows, quantile } from './bench-row.ts';
import { newWorkspace, timed, withServices } from './bench-workspace.ts';

/**
 * Search in a hundred thousand calls of eight turns. The reference is a page of the same list without a search.
 */

/** How often each search is asked for. */
const asked = 15;
/** Calls of one statement. */
const together = 1_000;

const subjects = ['haircut', 'delivery', 'invoice', 'appointment', 'refund', 'table', 'password', 'opening hours'];
const firsts = ['Ada', 'Grace', 'Edsger', 'Barbara', 'Niklaus', 'Margaret', 'Alan', 'Radia', 'Donald', 'Frances'];
const lasts = ['Lovelace', 'Hopper', 'Dijkstra', 'Liskov', 'Wirth', 'Hamilton', 'Turing', 'Perlman', 'Knuth', 'Allen'];
const made = ['blue', 'round', 'old', 'heavy', 'broken', 'second', 'green', 'missing', 'late', 'wrong'];

/** What is said in one call: what all have in common, what some do, and what is this one's alone. */
const turnsOf = (n: number): string[] => {
  const name = `${firsts[n % 10]} ${lasts[Math.floor(n / 10) % 10]}`;
  return [
    'Hello, this is the front desk. How can I help you today?',
    `I am calling about my ${subjects[n % 8]}, the ${made[n % 7]} one that came ${made[(n * 7) % 10]}`,
    'I am sorry to hear that. May I have your name, please?',
    `My name is ${name}`,
    `Thank you, ${name}. What number is written on it?`,
    `It says order ${100_000 + n}`,
    n % 1_000 === 7 ? 'That one is in our warehouse in Reykjavík.' : 'That one is on its way to you.',
    'Great, thank you, goodbye',
  ];
};

/** Fills a workspace with calls that have ended and can be searched. */
export async function fill(scope: Scope, count: number): Promise<void> {
  const { services, workspaceId } = scope;
  const tokenOf = tokenizer(await services.db.tenant(workspaceId, (tx) => requireSearchKey(tx, services, workspaceId)));
  await services.db.pool.query('drop index call_words_words');
  for (let from = 0; from < count; from += together) {
    const rows = Array.from({ length: Math.min(together, count - from) }, (_, k) => {
      const texts = turnsOf(from + k);
      return { id: newId(), n: from + k, texts, words: tokensOf(texts, tokenOf) };
    });
    const given = JSON.stringify(rows);
    await services.db.tenant(workspaceId, async (tx) => {
      await tx.execute(sql`
        insert into calls (workspace_id, id, agent_id, agent_version, agent_name, channel, status, setting, test,
          created_at, started_at, ended_at, outcome, end_reason, ticket_expires_at)
        select ${workspaceId}, id, (lpad(to_hex(n % 20), 8, '0') || '-0000-7000-8000-000000000000')::uuid, 1, 'Agent ' || n % 20, 'phone', 'ended', '{}', false,
          at, at, at, 'success', 'completed', at
        from jsonb_to_recordset(${given}::jsonb) as given (id uuid, n int),
          lateral (select now() - (${count} - n) * interval '1 minute' as at) t`);
      await tx.execute(sql`
        insert into call_facts (workspace_id, call_id, slot, agent_id, channel, outcome, end_reason, test, duration_ms,
          answers_ms, tags, billed_seconds, model_cost, searchable)
        select ${workspaceId}, id, (extract(epoch from now()) / 900)::int - (${count} - n) / 15, (lpad(to_hex(n % 20), 8, '0') || '-0000-7000-8000-000000000000')::uuid,
          'phone', case when n % 500 = 3 then 'failure' else 'success' end, 'completed', false, 60000, '', '{}', 60, 0, true
        from jsonb_to_recordset(${given}::jsonb) as given (id uuid, n int)`);
      await tx.execute(sql`
        insert into call_turns (workspace_id, call_id, seq, role, text, interrupted, start_ms, audio)
        select ${workspaceId}, id, seq, case seq % 2 when 0 then 'agent' else 'caller' end, text, false, seq * 4000, false
        from jsonb_to_recordset(${given}::jsonb) as given (id uuid, texts jsonb),
          lateral (select ordinality::int - 1 as seq, value as text
            from jsonb_array_elements_text(texts) with ordinality) t`);
      await tx.execute(sql`
        insert into call_words (workspace_id, call_id, words)
        select ${workspaceId}, id, words from jsonb_to_recordset(${given}::jsonb) as given (id uuid, words int[])`);
    });
    // Plans made while the tables were empty would read all of them for each row.
    if (from === 0) await analyze(services);
  }
  await services.db.pool.query('create index call_words_words on call_words using gin (words)');
  await analyze(services);
}

async function analyze(services: Services): Promise<void> {
  for (const table of ['calls', 'call_facts', 'call_turns', 'call_words'])
    await services.db.pool.query(`vacuum analyze ${table}`);
}

const searches: Record<string, object> = {
  'a word that all have': { q: 'goodbye' },
  'a word that one of eight has': { q: 'haircut' },
  'a name that one of a hundred has': { q: 'grace hopper' },
  'the beginning of a word': { q: 'hopp' },
  'a word that one of a thousand has': { q: 'reykjavik' },
  'words that stand together': { q: '"order 187166"' },
  'a number that one has': { q: '187166' },
  'what nobody has': { q: 'zebra crossing' },
  'a word that all have, with a filter that few pass': { q: 'goodbye', outcome: 'failure' },
};

/** Measures; some minutes at full size, most of them to fill the database. */
export const run = ({ count = 100_000 } = {}): Promise<BenchRow[]> =>
  withServices(async (services) => {
    const scope = await newWorkspace(services);
    await fill(scope, count);
    const list = (query: object) => listCalls(scope, { ...CallSearch.parse(query), limit: 50 });
    const pages = await timed(() => list({}), asked);
    const rows: BenchRow[] = [{ name: 'a page without a search', value: quantile(pages, 0.5), unit: 'ms' }];
    for (const [name, query] of Object.entries(searches)) {
      const found = (await list(query)).items.length;
      const took = await timed(() => list(query), asked);
      rows.push({
        name: `${name}, 95th percentile (${found} shown)`,
        value: quantile(took, 0.95),
        unit: 'ms',
        ratio: quantile(took, 0.5) / quantile(pages, 0.5),
        goal: '< 100',
      });
    }
    return rows;
  });

if (import.meta.main) {
  const { values } = parseArgs({ options: { count: { type: 'string', default: '100000' } } });
  printRows('search in calls', await run({ count: Number(values.count) }));
}
