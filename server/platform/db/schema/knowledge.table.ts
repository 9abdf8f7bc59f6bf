import { bigint, customType, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { knowledgeKinds, knowledgeStatuses } from '#domain/knowledge/knowledge.ts';
import { knowledgeRefreshes } from '#domain/knowledge/knowledge-limits.ts';
import { type KnowledgeReason, knowledgeReasons } from '#domain/knowledge/knowledge-reasons.ts';
import { id, json, moment } from '#server/platform/db/columns.ts';

/** Filled by the database. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const knowledgeFolders = pgTable(
  'knowledge_folders',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type FolderRow = typeof knowledgeFolders.$inferSelect;

export const knowledgeFiles = pgTable(
  'knowledge_files',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    folderId: id('folder_id').notNull(),
    kind: text('kind', { enum: knowledgeKinds }).notNull(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    /** Of the newest version, like the hash of its content. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256'),
    language: text('language').notNull(),
    status: text('status', { enum: knowledgeStatuses }).notNull(),
    reason: text('reason', { enum: knowledgeReasons }).$type<KnowledgeReason>(),
    /** What the reader said of it, beside the sentence of its reason. */
    detail: text('detail'),
    /** Tries to read the newest version. */
    attempts: integer('attempts').notNull().default(0),
    /** The one that answers; 0 before the first was read. */
    version: integer('version').notNull().default(0),
    newestVersion: integer('newest_version').notNull().default(1),
    title: text('title'),
    seconds: real('seconds'),
    description: text('description').notNull().default(''),
    transcript: text('transcript').notNull().default(''),
    url: text('url'),
    siteId: id('site_id'),
    depth: integer('depth'),
    pageLimit: integer('page_limit'),
    refresh: text('refresh', { enum: knowledgeRefreshes }).notNull().default('never'),
    nextRefreshAt: moment('next_refresh_at'),
    refreshedAt: moment('refreshed_at'),
    etag: text('etag'),
    textHash: text('text_hash'),
    /** How often in a row it was not found any more. */
    missed: integer('missed').notNull().default(0),
    spokenAnswer: text('spoken_answer'),
    longerAnswer: text('longer_answer'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** From then on it is shown nowhere, and answers nothing; its row goes when its pieces are gone. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type FileRow = typeof knowledgeFiles.$inferSelect;

export const knowledgeVersions = pgTable(
  'knowledge_versions',
  {
    workspaceId: id('workspace_id').notNull(),
    fileId: id('file_id').notNull(),
    version: integer('version').notNull(),
    /** Where its content lies in the store; null where it is in the row of its file. */
    key: text('key'),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256'),
    mediaType: text('media_type').notNull(),
    /** Of the reader that made its pieces: others are made anew. */
    parser: integer('parser').notNull(),
    pieces: integer('pieces').notNull().default(0),
    characters: integer('characters').notNull().default(0),
    pages: integer('pages'),
    createdAt: moment('created_at').notNull(),
    readyAt: moment('ready_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.fileId, table.version] })],
);
export type VersionRow = typeof knowledgeVersions.$inferSelect;

export const knowledgePieces = pgTable(
  'knowledge_pieces',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    fileId: id('file_id').notNull(),
    version: integer('version').notNull(),
    position: integer('position').notNull(),
    page: integer('page'),
    headings: text('headings').array().notNull(),
    text: text('text').notNull(),
    sentences: json<string[]>('sentences').notNull(),
    language: text('language').notNull(),
    search: tsvector('search'),
    /** Words of the text. */
    length: integer('length').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);

export const knowledgePhrasings = pgTable(
  'knowledge_phrasings',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    fileId: id('file_id').notNull(),
    /** The first is the entry's name. */
    position: integer('position').notNull(),
    question: text('question').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);

export const agentKnowledgeFolders = pgTable(
  'agent_knowledge_folders',
  {
    workspaceId: id('workspace_id').notNull(),
    agentId: id('agent_id').notNull(),
    folderId: id('folder_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.agentId, table.folderId] })],
);
