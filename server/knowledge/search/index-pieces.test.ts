import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '#server/platform/db/new-id.ts';
import { knowledgePieces } from '#server/platform/db/schema/knowledge.table.ts';
import { knowledgeIndex } from '#server/platform/db/schema/knowledge-index.table.ts';
import { addDocument } from '#server/testing/knowledge.ts';
import { startApp } from '#server/testing/start-app.ts';
import { indexPieces, type PieceToIndex } from './index-pieces.ts';

const { newOwner, services } = await startApp();
const { db } = services;
const piece = (text: string, language = 'en') => ({
  id: newId(),
  fileId: newId(),
  language,
  title: 'House',
  headings: ['Arrival'],
  text,
});
/** Stores pieces, each of a file of its own, and indexes them. */
async function index(workspaceId: string, pieces: (PieceToIndex & { fileId: string })[]) {
  for (const one of pieces) {
    const { fileId } = await addDocument(services, workspaceId, { name: 'House', text: one.text });
    one.fileId = fileId;
    await db.tenant(workspaceId, async (tx) => {
      await tx.delete(knowledgeIndex).where(eq(knowledgeIndex.fileId, fileId));
      await tx.update(knowledgePieces).set({ id: one.id }).where(eq(knowledgePieces.fileId, fileId));
      await indexPieces(tx, workspaceId, [one]);
    });
  }
}
const find = (workspaceId: string, terms: string[], files: string[] | null = null) =>
  db.tenant(workspaceId, async (tx) => {
    const list = sql`array[${sql.join(
      terms.map((term) => sql`${term}`),
      sql`, `,
    )}]::text[]`;
    const only = files ? sql`${`{${files.join(',')}}`}::uuid[]` : sql`null::uuid[]`;
    const { rows } = await tx.execute<{ piece_id: string }>(
      sql`select piece_id from find_knowledge(${list}, ${only}, 50)`,
    );
    return rows.map((row) => row.piece_id);
  });

test('finds pieces by their stems, the likeliest first, and only those of its workspace', async () => {
  const [owner, other] = [await newOwner(), await newOwner()];
  const [parking, dogs] = [
    piece("We've free parking. Parking's behind the house."),
    piece("Dogs may park outside: 3,50 \\ ' EUR."),
  ];
  await index(owner.workspaceId, [parking, dogs]);
  const foreign = piece('Parking of others.');
  await index(other.workspaceId, [foreign]);
  expect(await find(owner.workspaceId, ['park'])).toEqual([parking.id, dogs.id]);
  expect(await find(owner.workspaceId, ['park'], [dogs.fileId])).toEqual([dogs.id]);
  expect(await find(owner.workspaceId, ['3.5'])).toEqual([dogs.id]);
  expect(await find(owner.workspaceId, ["o'park & | !", '\\', 'nothing'])).toEqual([]);
  expect(await find(other.workspaceId, ['park'])).toEqual([foreign.id]);
});

test('keeps count of stems with what comes and goes', async () => {
  const owner = await newOwner();
  const [one, two] = [piece('Free parking.'), piece('Parking costs money.')];
  const counts = () =>
    db.tenant(owner.workspaceId, async (tx) => ({
      terms: (
        await tx.execute<{ term: string; pieces: number }>(sql`select term, pieces from knowledge_terms order by term`)
      ).rows,
      totals: (await tx.execute(sql`select pieces, words::int from knowledge_totals`)).rows,
    }));
  await index(owner.workspaceId, [one, two]);
  const both = await counts();
  expect(both.totals).toEqual([{ pieces: 2, words: 9 }]);
  expect(both.terms).toContainEqual({ term: 'park', pieces: 2 });
  await db.tenant(owner.workspaceId, (tx) => indexPieces(tx, owner.workspaceId, [{ ...two, text: 'Taxis are near.' }]));
  const changed = await counts();
  expect(changed.terms.map(({ term }) => term)).toEqual(['are', 'arriv', 'free', 'hous', 'near', 'park', 'taxi']);
  expect(changed.terms).toContainEqual({ term: 'park', pieces: 1 });
  await db.tenant(owner.workspaceId, (tx) => tx.execute(sql`delete from knowledge_index`));
  expect(await counts()).toEqual({ terms: [], totals: [{ pieces: 0, words: 0 }] });
});
