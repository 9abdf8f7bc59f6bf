import type pg from 'pg';
import type { Database } from '#server/platform/db/open-database.ts';

/** What was asked of a database. */
export interface Counted {
  transactions: number;
  /** All but the beginnings and ends of transactions. */
  statements: string[];
}

/** Counts what `work` asks of a database, at its connections: beginnings of transactions, and what is asked in them. */
export async function countStatements(db: Database, work: () => Promise<unknown>): Promise<Counted> {
  const counted: Counted = { transactions: 0, statements: [] };
  const seen = new Map<pg.PoolClient, pg.PoolClient['query']>();
  const note = (text: string) => {
    const [first = '', ...rest] = text.split('; ');
    if (/^begin\b/i.test(first)) {
      counted.transactions += 1;
      // Sent in one go: the settings, the statement, the end.
      const asked = rest.filter((part) => !/^(set local|commit)\b/i.test(part));
      if (asked.length > 0) counted.statements.push(asked.join('; '));
    } else if (!/^(commit|rollback)\b/i.test(first)) counted.statements.push(text);
  };
  const watch = (client: pg.PoolClient) => {
    if (seen.has(client)) return;
    const ask = client.query;
    seen.set(client, ask);
    client.query = ((query: string | pg.QueryConfig, ...more: unknown[]) => {
      note(typeof query === 'string' ? query : query.text);
      return Reflect.apply(ask, client, [query, ...more]);
    }) as pg.PoolClient['query'];
  };
  const pools = Object.values(db.pools);
  for (const pool of pools) pool.on('acquire', watch);
  try {
    await work();
  } finally {
    for (const pool of pools) pool.off('acquire', watch);
    for (const [client, ask] of seen) client.query = ask;
  }
  return counted;
}
