import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { KnowledgeFile, KnowledgeFileDetail } from '#domain/knowledge/knowledge.ts';
import { knowledgeReasonTexts } from '#domain/knowledge/knowledge-reasons.ts';
import { agentsOfFolder } from '#server/knowledge/agent-folders.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import {
  type FileRow,
  knowledgeFiles,
  knowledgeFolders,
  knowledgePhrasings,
  knowledgeVersions,
  type VersionRow,
} from '#server/platform/db/schema/knowledge.table.ts';
import type { Scope } from '#server/scope.ts';
import { findFile } from './find-file.ts';

/** Pieces that answer, bytes, and pages of sites, by file; a page counts for its site, too. */
async function figuresOf(tx: Tx, workspaceId: string, ids: string[]) {
  const rows = await tx
    .select({
      id: knowledgeFiles.id,
      siteId: knowledgeFiles.siteId,
      bytes: knowledgeFiles.bytes,
      pieces: sql<number>`coalesce(${knowledgeVersions.pieces}, 0)`,
    })
    .from(knowledgeFiles)
    .leftJoin(
      knowledgeVersions,
      and(
        eq(knowledgeVersions.workspaceId, knowledgeFiles.workspaceId),
        eq(knowledgeVersions.fileId, knowledgeFiles.id),
        eq(knowledgeVersions.version, knowledgeFiles.version),
      ),
    )
    .where(
      and(
        eq(knowledgeFiles.workspaceId, workspaceId),
        isNull(knowledgeFiles.deletedAt),
        or(inArray(knowledgeFiles.id, ids), inArray(knowledgeFiles.siteId, ids)),
      ),
    );
  const figures = new Map(ids.map((id) => [id, { pieces: 0, bytes: 0, sitePages: 0 }]));
  for (const row of rows) {
    for (const figure of [figures.get(row.id), row.siteId === null ? undefined : figures.get(row.siteId)]) {
      if (figure === undefined) continue;
      figure.pieces += row.pieces;
      figure.bytes += row.bytes;
    }
    const site = row.siteId === null ? undefined : figures.get(row.siteId);
    if (site !== undefined) site.sitePages++;
  }
  return figures;
}

/** Why it failed, as people read it: what is known of this one, then what to do. */
export const problemOf = ({ reason, detail }: Pick<FileRow, 'reason' | 'detail'>): string | null =>
  reason === null ? null : [detail, knowledgeReasonTexts[reason]].filter((part) => part !== null).join(' ');

/** Rows as they are listed. */
export async function showFiles(tx: Tx, workspaceId: string, rows: FileRow[]): Promise<KnowledgeFile[]> {
  if (rows.length === 0) return [];
  const figures = await figuresOf(
    tx,
    workspaceId,
    rows.map(({ id }) => id),
  );
  const folders = await tx
    .select({ id: knowledgeFolders.id, name: knowledgeFolders.name })
    .from(knowledgeFolders)
    .where(eq(knowledgeFolders.workspaceId, workspaceId));
  const names = new Map(folders.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    id: row.id,
    folderId: row.folderId,
    folder: names.get(row.folderId)!,
    kind: row.kind,
    name: row.name,
    mediaType: row.mediaType,
    status: row.status,
    reason: row.reason,
    problem: problemOf(row),
    version: row.version,
    newestVersion: row.newestVersion,
    url: row.url,
    siteId: row.siteId,
    ...figures.get(row.id)!,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

export const showFile = async (tx: Tx, workspaceId: string, row: FileRow): Promise<KnowledgeFile> =>
  (await showFiles(tx, workspaceId, [row]))[0]!;

/** The version that answers, else the newest. */
async function versionOf(
  tx: Tx,
  workspaceId: string,
  { id, version, newestVersion }: FileRow,
): Promise<VersionRow | undefined> {
  const [row] = await tx
    .select()
    .from(knowledgeVersions)
    .where(
      and(
        eq(knowledgeVersions.workspaceId, workspaceId),
        eq(knowledgeVersions.fileId, id),
        eq(knowledgeVersions.version, version || newestVersion),
      ),
    );
  return row;
}

/** Ways in which an entry of the FAQ is asked, the first being its name. */
export async function phrasingsOf(tx: Tx, workspaceId: string, fileId: string): Promise<string[]> {
  const rows = await tx
    .select({ question: knowledgePhrasings.question })
    .from(knowledgePhrasings)
    .where(and(eq(knowledgePhrasings.workspaceId, workspaceId), eq(knowledgePhrasings.fileId, fileId)))
    .orderBy(asc(knowledgePhrasings.position));
  return rows.map(({ question }) => question);
}

/** All that is known of one, without the text of a pasted one. */
export async function showDetail(tx: Tx, workspaceId: string, row: FileRow): Promise<KnowledgeFileDetail> {
  const version = await versionOf(tx, workspaceId, row);
  const phrasings = row.kind === 'faq' ? await phrasingsOf(tx, workspaceId, row.id) : [];
  return {
    ...(await showFile(tx, workspaceId, row)),
    language: row.language,
    title: row.title,
    seconds: row.seconds,
    pages: version?.pages ?? null,
    characters: version?.characters ?? 0,
    description: row.description,
    transcript: row.transcript,
    refresh: row.refresh,
    nextRefreshAt: row.nextRefreshAt?.toISOString() ?? null,
    refreshedAt: row.refreshedAt?.toISOString() ?? null,
    depth: row.depth,
    pageLimit: row.pageLimit,
    question: phrasings[0] ?? null,
    phrasings: phrasings.slice(1),
    spokenAnswer: row.spokenAnswer,
    longerAnswer: row.longerAnswer,
    text: null,
    agents: await agentsOfFolder(tx, workspaceId, row.folderId),
  };
}

/** @throws AppError not_found, storage_unavailable */
export async function getFile({ services, workspaceId }: Scope, fileId: string): Promise<KnowledgeFileDetail> {
  const { detail, key } = await services.db.tenant(workspaceId, async (tx) => {
    const row = await findFile(tx, workspaceId, fileId);
    const [newest] = await tx
      .select({ key: knowledgeVersions.key })
      .from(knowledgeVersions)
      .where(
        and(
          eq(knowledgeVersions.workspaceId, workspaceId),
          eq(knowledgeVersions.fileId, fileId),
          eq(knowledgeVersions.version, row.newestVersion),
        ),
      );
    return { detail: await showDetail(tx, workspaceId, row), key: newest?.key ?? null };
  });
  if (detail.kind !== 'text' || key === null) return detail;
  const content = await services.files.get(key);
  if (content === null) return detail;
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(part as Buffer);
  return { ...detail, text: Buffer.concat(parts).toString('utf8') };
}
