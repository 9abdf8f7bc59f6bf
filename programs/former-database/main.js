// Opens a folder that Parley 0.1 kept its database in, and answers statements: a line of JSON in, a line of JSON out.
//   node main.js FOLDER      {"text":"select 1 as one","values":[]}  ->  {"rows":[{"one":1}]} or {"error":"…"}
import { createInterface } from 'node:readline';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const [folder] = process.argv.slice(2);
const write = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`);

const database = await PGlite.create({ dataDir: folder, extensions: { btree_gin, pg_trgm } });

async function answer({ text, values }) {
  // Without values it may be several statements, whose last result counts.
  if (values?.length > 0) return await database.query(text, values);
  return (await database.exec(text)).at(-1) ?? { rows: [] };
}

write({ rows: [] });
for await (const line of createInterface({ input: process.stdin })) {
  try {
    write({ rows: (await answer(JSON.parse(line))).rows });
  } catch (error) {
    write({ error: String(error.message).slice(0, 500) });
  }
}
await database.close();
