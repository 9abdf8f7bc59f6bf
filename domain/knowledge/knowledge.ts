import { z } from 'zod';
import { endpoints, Id, Moment, page } from '#domain/platform/http.ts';
import { FaqEntry, FolderName, KnowledgeName, lines, SearchWhen, WebAddress } from './knowledge-fields.ts';
import {
  knowledgeFileBytes,
  knowledgeFoldersLimit,
  knowledgeRefreshes,
  pastedCharacters,
  siteDepth,
  sitePages,
} from './knowledge-limits.ts';
import { knowledgeReasons } from './knowledge-reasons.ts';

/** page: a web page. site: the pages below an address, each a page of its own. faq: a question with its answer. */
export const knowledgeKinds = ['file', 'text', 'page', 'site', 'faq'] as const;
export type KnowledgeKind = (typeof knowledgeKinds)[number];
export const knowledgeStatuses = ['processing', 'ready', 'failed'] as const;
export type KnowledgeStatus = (typeof knowledgeStatuses)[number];

/** The folders that a new workspace has, in this order. */
export const firstKnowledgeFolders = ['General', 'Sales Scripts', 'FAQ'] as const;

export const KnowledgeFolder = z.object({ id: Id, name: z.string(), count: z.int() });
export type KnowledgeFolder = z.infer<typeof KnowledgeFolder>;

/** A row of the Knowledge Base. */
export const KnowledgeFile = z.object({
  id: Id,
  folderId: Id,
  folder: z.string(),
  kind: z.enum(knowledgeKinds),
  name: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  status: z.enum(knowledgeStatuses),
  /** Why it failed, and as a sentence with what to do; null unless it did. */
  reason: z.enum(knowledgeReasons).nullable(),
  problem: z.string().nullable(),
  /** The version that answers; 0 while there is none. */
  version: z.int(),
  /** More than `version` while another one is read, or when it could not be. */
  newestVersion: z.int(),
  /** Pieces that answer; of a site, of all its pages. */
  pieces: z.int(),
  /** Of a web page or site. */
  url: z.string().nullable(),
  /** The site that a page came with. */
  siteId: Id.nullable(),
  /** Of a site: its pages. */
  sitePages: z.int(),
  createdAt: Moment,
  updatedAt: Moment,
});
export type KnowledgeFile = z.infer<typeof KnowledgeFile>;

export const KnowledgeFileDetail = KnowledgeFile.extend({
  /** As `en`; what its words are looked up by. */
  language: z.string(),
  /** Its title as it says itself. */
  title: z.string().nullable(),
  /** Of a film. */
  seconds: z.number().nullable(),
  /** Read pages of a document. */
  pages: z.int().nullable(),
  characters: z.int(),
  /** What people wrote about a picture or a film, and what is said in it. */
  description: z.string(),
  transcript: z.string(),
  refresh: z.enum(knowledgeRefreshes),
  nextRefreshAt: Moment.nullable(),
  refreshedAt: Moment.nullable(),
  depth: z.int().nullable(),
  pageLimit: z.int().nullable(),
  /** Of an entry of the FAQ. */
  question: z.string().nullable(),
  phrasings: z.array(z.string()),
  spokenAnswer: z.string().nullable(),
  longerAnswer: z.string().nullable(),
  /** Of a pasted text. */
  text: z.string().nullable(),
  /** Agents that answer from its folder. */
  agents: z.array(z.object({ id: Id, name: z.string() })),
});
export type KnowledgeFileDetail = z.infer<typeof KnowledgeFileDetail>;

/** What a file was split into, as it is found and quoted. */
export const KnowledgePiece = z.object({
  id: Id,
  position: z.int(),
  page: z.int().nullable(),
  headings: z.array(z.string()),
  text: z.string(),
});
export type KnowledgePiece = z.infer<typeof KnowledgePiece>;

/** What became of an upload. already: the same content is there, and this is where. */
export const uploadOutcomes = ['added', 'replaced', 'already'] as const;
export const UploadedFile = KnowledgeFile.extend({
  outcome: z.enum(uploadOutcomes),
  /** As `Already in FAQ.`; null when it was taken. */
  message: z.string().nullable(),
});
export type UploadedFile = z.infer<typeof UploadedFile>;

/** Folders that an agent answers from; empty: all of them. */
export const AgentKnowledge = z.object({
  folderIds: z.array(Id),
  /** Words that a caller's question has to share for documents to be asked in the middle of a flow; empty: any question. */
  when: z.string(),
});
export type AgentKnowledge = z.infer<typeof AgentKnowledge>;

const FileParams = z.object({ fileId: Id });
const TextParams = z.object({ textId: Id });
const EntryParams = z.object({ entryId: Id });
const FolderParams = z.object({ folderId: Id });
const AgentParams = z.object({ agentId: Id });
const Refresh = z.enum(knowledgeRefreshes);
/** Left out: the first folder. */
const InFolder = Id.optional();

export const knowledgeApi = endpoints({
  folders: {
    method: 'GET',
    path: '/v1/knowledge/folders',
    summary: 'List the Knowledge Base’s folders, with their sizes',
    can: 'knowledge:read',
    reply: z.object({ items: z.array(KnowledgeFolder) }),
  },
  createFolder: {
    method: 'POST',
    path: '/v1/knowledge/folders',
    idempotent: 'whole',
    summary: 'Create a folder',
    can: 'knowledge:write',
    audit: 'folder.created',
    body: z.object({ name: FolderName }),
    reply: KnowledgeFolder,
    status: 201,
    errors: ['conflict', 'limit_reached'],
    example: { body: { name: 'Opening hours' } },
  },
  renameFolder: {
    method: 'PATCH',
    path: '/v1/knowledge/folders/:folderId',
    summary: 'Rename a folder',
    can: 'knowledge:write',
    audit: 'folder.updated',
    params: FolderParams,
    body: z.object({ name: FolderName }),
    reply: KnowledgeFolder,
    errors: ['conflict'],
    example: { body: { name: 'Prices and hours' } },
  },
  removeFolder: {
    method: 'DELETE',
    path: '/v1/knowledge/folders/:folderId',
    summary: 'Delete a folder',
    description:
      'The folder’s contents move to the `moveTo` folder. Without `moveTo`, a folder that isn’t empty can’t be deleted. Folders that agents use, and the last folder, can’t be deleted either.',
    can: 'knowledge:manage',
    audit: 'folder.deleted',
    params: FolderParams,
    query: z.object({ moveTo: Id.optional() }),
    errors: ['conflict'],
  },
  list: {
    method: 'GET',
    path: '/v1/knowledge/files',
    summary: 'List the Knowledge Base’s contents, newest first, with pages grouped under their site',
    can: 'knowledge:read',
    query: z.object({
      folderId: Id.optional(),
      /** Part of a name or address. */
      search: z.string().trim().max(100).optional(),
      status: z.enum(knowledgeStatuses).optional(),
      kind: z.enum(knowledgeKinds).optional(),
      /** The pages of one site. */
      siteId: Id.optional(),
      cursor: Id.optional(),
      limit: z.coerce.number().int().min(1).max(500).default(100),
    }),
    reply: page(KnowledgeFile),
  },
  upload: {
    method: 'POST',
    path: '/v1/knowledge/files',
    idempotent: 'long',
    summary: 'Upload a file; it becomes searchable shortly afterward',
    description:
      'Send a form (multipart/form-data) with a `file` part. Identical content is stored once: `outcome` is `already`, and the existing file is returned. A file with the same name in the same folder becomes a new version; agents use the previous version until the new one is processed.',
    can: 'knowledge:write',
    audit: 'document.uploaded',
    file: { bytes: knowledgeFileBytes },
    body: z.object({ folderId: InFolder }),
    reply: UploadedFile,
    status: 201,
    errors: ['limit_reached', 'storage_unavailable'],
    example: { body: {} },
  },
  addText: {
    method: 'POST',
    path: '/v1/knowledge/texts',
    idempotent: 'long',
    summary: 'Add text; lines that start with # are headings',
    can: 'knowledge:write',
    audit: 'document.added',
    body: z.object({
      title: KnowledgeName,
      text: lines(pastedCharacters).min(1, 'Paste some text.'),
      folderId: InFolder,
    }),
    reply: UploadedFile,
    status: 201,
    errors: ['limit_reached', 'storage_unavailable'],
    example: { body: { title: 'Parking', text: 'Guests park behind the house. It costs nothing.' } },
  },
  addPage: {
    method: 'POST',
    path: '/v1/knowledge/pages',
    idempotent: 'whole',
    summary: 'Add a web page, or a site with all the pages under a URL that its robots.txt allows',
    can: 'knowledge:write',
    audit: 'document.added',
    body: z.object({
      url: WebAddress,
      folderId: InFolder,
      refresh: Refresh.default('weekly'),
      /** Given: pages that it links to are read, too, under the same path. */
      site: z
        .object({
          depth: z.int().min(siteDepth.min).max(siteDepth.max).default(siteDepth.usual),
          pages: z.int().min(sitePages.min).max(sitePages.max).default(sitePages.usual),
        })
        .optional(),
    }),
    reply: UploadedFile,
    status: 201,
    errors: ['limit_reached'],
    example: { body: { url: 'https://example.com/prices', refresh: 'weekly' } },
  },
  addFaq: {
    method: 'POST',
    path: '/v1/knowledge/faq',
    idempotent: 'whole',
    summary: 'Add a question and answer; more phrasings make it easier to find',
    can: 'knowledge:write',
    audit: 'document.added',
    body: FaqEntry.extend({ folderId: InFolder }),
    reply: KnowledgeFileDetail,
    status: 201,
    errors: ['limit_reached'],
    example: {
      body: {
        question: 'Do you have parking?',
        phrasings: ['Where can I park?', 'Is there somewhere to park my car?'],
        spokenAnswer: 'Yes. Guests can park behind the building for free.',
      },
    },
  },
  updateFaq: {
    method: 'PUT',
    path: '/v1/knowledge/faq/:entryId',
    summary: 'Update a question, its phrasings, and its answer',
    can: 'knowledge:write',
    audit: 'document.updated',
    params: EntryParams,
    body: FaqEntry,
    reply: KnowledgeFileDetail,
    errors: ['conflict'],
    example: {
      body: {
        question: 'Do you have parking?',
        phrasings: ['Where can I leave my car?'],
        spokenAnswer: 'Yes. Guests can park behind the building for free.',
      },
    },
  },
  get: {
    method: 'GET',
    path: '/v1/knowledge/files/:fileId',
    summary: 'Get an item with its extracted text and the agents that use it',
    can: 'knowledge:read',
    params: FileParams,
    reply: KnowledgeFileDetail,
  },
  chunks: {
    method: 'GET',
    path: '/v1/knowledge/files/:fileId/chunks',
    summary: 'List the chunks that agents use for answers, in reading order',
    can: 'knowledge:read',
    params: FileParams,
    query: z.object({
      /** The position of the last piece before. */
      cursor: z.coerce.number().int().min(0).max(1_000_000).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: page(KnowledgePiece),
  },
  update: {
    method: 'PATCH',
    path: '/v1/knowledge/files/:fileId',
    summary: 'Rename, move, or describe an item, or change how often a page is refreshed',
    description: 'Image and video descriptions and transcripts are treated like the file’s text.',
    can: 'knowledge:write',
    audit: 'document.updated',
    params: FileParams,
    body: z
      .object({
        name: KnowledgeName,
        folderId: Id,
        refresh: Refresh,
        description: lines(5_000),
        transcript: lines(pastedCharacters),
      })
      .partial(),
    reply: KnowledgeFileDetail,
    errors: ['conflict'],
    example: { body: { name: 'Prices 2027' } },
  },
  replace: {
    method: 'PUT',
    path: '/v1/knowledge/files/:fileId/content',
    summary: 'Replace a file; agents use the previous version until the new one is processed',
    can: 'knowledge:write',
    audit: 'document.replaced',
    params: FileParams,
    file: { bytes: knowledgeFileBytes },
    reply: KnowledgeFile,
    errors: ['limit_reached', 'conflict', 'storage_unavailable'],
  },
  replaceText: {
    method: 'PUT',
    path: '/v1/knowledge/texts/:textId',
    summary: 'Replace an item’s text',
    can: 'knowledge:write',
    audit: 'document.replaced',
    params: TextParams,
    body: z.object({ text: lines(pastedCharacters).min(1, 'Paste some text.') }),
    reply: KnowledgeFile,
    errors: ['limit_reached', 'conflict', 'storage_unavailable'],
    example: { body: { text: 'Guests park on the street. It costs two euros an hour.' } },
  },
  retry: {
    method: 'POST',
    path: '/v1/knowledge/files/:fileId/retry',
    idempotent: 'whole',
    summary: 'Process an item again after a failure, or when a web page has changed',
    can: 'knowledge:write',
    audit: 'document.read-again',
    params: FileParams,
    reply: KnowledgeFile,
    errors: ['conflict'],
    perMinute: 60,
  },
  original: {
    method: 'GET',
    path: '/v1/knowledge/files/:fileId/original',
    summary: 'Download the uploaded file, or a web page’s text',
    can: 'knowledge:read',
    params: FileParams,
    raw: ['application/octet-stream'],
    errors: ['storage_unavailable'],
  },
  remove: {
    method: 'DELETE',
    path: '/v1/knowledge/files/:fileId',
    summary: 'Delete an item and all its versions; agents stop using it',
    can: 'knowledge:manage',
    audit: 'document.deleted',
    params: FileParams,
  },
  agentFolders: {
    method: 'GET',
    path: '/v1/agents/:agentId/knowledge',
    summary: 'List the folders an agent uses for answers; an empty list means all',
    can: 'agents:read',
    params: AgentParams,
    reply: AgentKnowledge,
  },
  setAgentFolders: {
    method: 'PUT',
    path: '/v1/agents/:agentId/knowledge',
    summary: 'Set the folders an agent uses for answers; an empty list means all',
    can: 'agents:write',
    audit: 'agent.knowledge-set',
    params: AgentParams,
    body: z.object({
      folderIds: z.array(Id).max(knowledgeFoldersLimit),
      /** Left out: as it is. */
      when: SearchWhen.optional(),
    }),
    reply: AgentKnowledge,
    example: { body: { folderIds: [], when: 'prices, opening hours' } },
  },
});
