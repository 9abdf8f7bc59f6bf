import { and, eq } from 'drizzle-orm';
import { indexPieces } from '#server/knowledge/search/index-pieces.ts';
import { newId } from '#server/platform/db/new-id.ts';
import {
  knowledgeFiles,
  knowledgeFolders,
  knowledgePhrasings,
  knowledgePieces,
} from '#server/platform/db/schema/knowledge.table.ts';
import type { Services } from '#server/services.ts';
import { splitPieces } from '#voice/knowledge/split-pieces.ts';

/** A document as it stands when it was read; paragraphs are lines, and lines that begin with # are headings. */
export interface TestDocument {
  name: string;
  text: string;
  /** The name of its folder; default General. */
  folder?: string;
  /** Makes it an entry of the FAQ, whose answer is the text. */
  phrasings?: string[];
  language?: string;
}

const blocksOf = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) =>
      line.startsWith('# ')
        ? { kind: 'heading' as const, level: 1, text: line.slice(2), page: null }
        : { kind: 'paragraph' as const, text: line, page: null },
    );

/** Puts a document into a workspace's Knowledge Base as if it had been read. Answers its id and that of its folder. */
export async function addDocument({ db, clock }: Services, workspaceId: string, document: TestDocument) {
  const { name, text, folder = 'General', phrasings, language = 'en' } = document;
  const fileId = newId();
  const at = new Date(clock.now());
  return db.tenant(workspaceId, async (tx) => {
    const [found] = await tx
      .select()
      .from(knowledgeFolders)
      .where(and(eq(knowledgeFolders.workspaceId, workspaceId), eq(knowledgeFolders.name, folder)));
    const folderId = found?.id ?? newId();
    if (!found)
      await tx.insert(knowledgeFolders).values({ workspaceId, id: folderId, name: folder, position: 9, createdAt: at });
    await tx.insert(knowledgeFiles).values({
      workspaceId,
      id: fileId,
      folderId,
      name,
      language,
      status: 'ready',
      version: 1,
      bytes: text.length,
      kind: phrasings ? 'faq' : 'text',
      mediaType: 'text/plain',
      createdAt: at,
      updatedAt: at,
      spokenAnswer: phrasings ? text : null,
    });
    if (phrasings)
      await tx
        .insert(knowledgePhrasings)
        .values(phrasings.map((question, position) => ({ workspaceId, id: newId(), fileId, position, question })));
    const pieces = splitPieces(blocksOf(text), language).map((piece) => ({ ...piece, id: newId() }));
    await tx.insert(knowledgePieces).values(
      pieces.map(({ id, position, page, headings, text: pieceText, sentences }) => ({
        workspaceId,
        id,
        fileId,
        version: 1,
        position,
        page,
        headings,
        text: pieceText,
        sentences,
        language,
        length: pieceText.length,
      })),
    );
    await indexPieces(
      tx,
      workspaceId,
      pieces.map(({ id, headings, text: pieceText }) => ({
        id,
        fileId,
        language,
        title: name,
        headings,
        text: pieceText,
        ...(phrasings && { phrasings }),
      })),
    );
    return { fileId, folderId };
  });
}
