import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { listContacts } from '#server/contacts/contacts.ts';
import { getImport, keepImport } from '#server/contacts/import/imports.ts';
import { readContactFile } from '#server/contacts/import/read-file.ts';
import { toKeep } from '#server/contacts/import/row-batches.ts';
import { runImport, startImport } from '#server/contacts/import/run-import.ts';
import { type BenchRow, printRows, quantile } from './bench-row.ts';
import { newWorkspace, timed, withServices } from './bench-workspace.ts';

/**
 * A file of a hundred thousand contacts: read, run, and searched. The reference is the database alone: the same rows
 * inserted five hundred at a time, with nothing looked at.
 */

/** How often each search is asked for. */
const asked = 20;
/** Rows of one transaction, as an import has them. */
const together = 500;

const firsts = ['Ada', 'Grace', 'Edsger', 'Barbara', 'Niklaus', 'Margaret', 'Alan', 'Radia', 'Donald', 'Frances'];
const lasts = ['Lovelace', 'Hopper', 'Dijkstra', 'Liskov', 'Wirth', 'Hamilton', 'Turing', 'Perlman', 'Knuth', 'Allen'];
const nameOf = (n: number) => `${firsts[n % 10]} ${lasts[Math.floor(n / 10) % 10]} ${n}`;

/** A file as spreadsheets write it: every hundredth number is none, every fiftieth row is there twice. */
function fileOf(count: number): Buffer {
  const rows = Array.from({ length: count }, (_, n) => {
    const one = n % 50 === 49 ? n - 1 : n;
    const phone = n % 100 === 0 ? 'unknown' : `+49 30 ${1_000_000 + one}`;
    return `${nameOf(one)};${phone};person${one}@example.com;Company ${one % 5_000}`;
  });
  return Buffer.from(['Name;Telefon;E-Mail;Firma', ...rows].join('\r\n'));
}

const searches: Record<string, string> = {
  'a name that many have': 'lovelace',
  'a name that one has': 'Turing 87166',
  'a number': '1077777',
  'an address': 'person54321@',
  'what nobody has': 'zebra crossing',
};

/** Measures; two minutes at full size. */
export const run = ({ count = 100_000 } = {}): Promise<BenchRow[]> =>
  withServices(async (services) => {
    const scope = await newWorkspace(services);
    const { workspaceId } = scope;
    const file = fileOf(count);
    let importId = '';
    const [reading] = await timed(async () => {
      const read = toKeep(readContactFile(file));
      importId = (await keepImport(scope, 'contacts.csv', read)).id;
    });
    await startImport(scope, importId);
    const [running] = await timed(() => runImport(services, { workspaceId, importId }, AbortSignal.timeout(300_000)));
    const { counts } = await getImport(scope, importId);
    if (counts.new < count * 0.95) throw new Error(`The import did not work: ${JSON.stringify(counts)}`);
    const other = await newWorkspace(services);
    const [alone] = await timed(async () => {
      for (let from = 0; from < count; from += together)
        await services.db.tenant(other.workspaceId, (tx) =>
          tx.execute(sql`
            insert into contacts (workspace_id, id, name, phone, email, company, tags, source, created_at, changed_at)
            select ${other.workspaceId}::uuid, gen_random_uuid(), 'Person ' || n, '+49' || (300000000 + n),
              'person' || n || '@example.com', 'Company ' || n % 5000, '{}', 'import', now(), now()
            from generate_series(${from}::int, ${from + together - 1}::int) n`),
        );
    });
    const seconds = (reading! + running!) / 1000;
    const rows: BenchRow[] = [
      {
        name: `import of ${count} rows, read and run`,
        value: seconds,
        unit: 's',
        ratio: (reading! + running!) / alone!,
        goal: '< 60',
      },
      { name: '  the database alone', value: alone! / 1000, unit: 's' },
    ];
    // What the server does by itself each minute.
    await services.db.pool.query('vacuum (analyze) contacts');
    const pages = await timed(() => listContacts(scope, { sort: 'newest', limit: 50 }), asked);
    for (const [name, search] of Object.entries(searches)) {
      const took = await timed(() => listContacts(scope, { sort: 'newest', limit: 50, search }), asked);
      rows.push({
        name: `search for ${name}, 95th percentile`,
        value: quantile(took, 0.95),
        unit: 'ms',
        ratio: quantile(took, 0.95) / quantile(pages, 0.95),
        goal: '< 100',
      });
    }
    return rows;
  });

if (import.meta.main) {
  const { values } = parseArgs({ options: { count: { type: 'string' } } });
  printRows('contacts', await run(values.count ? { count: Number(values.count) } : {}));
}
