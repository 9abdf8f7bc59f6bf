import { z } from 'zod';
import { Id, Moment } from './http.ts';
import { knowledgeReasons } from './knowledge-reasons.ts';

/** page: a web page. site: the pages below an address, each a page of its own. faq: a question with its answer. */
export const knowledgeKinds = ['file', 'text', 'page', 'site', 'faq'] as const;
export type KnowledgeKind = (typeof knowledgeKinds)[number];
export const knowledgeStatuses = ['processing', 'ready', 'failed'] as const;
export type KnowledgeStatus = (typeof knowledgeStatuses)[number];

/** How often a web page is read again. */
export const knowledgeRefreshes = ['never', '12h', 'daily', 'weekly'] as const;
export type KnowledgeRefresh = (typeof knowledgeRefreshes)[number];

/** The folders that a new workspace has, in this order. */
export const firstKnowledgeFolders = ['General', 'Sales Scripts', 'FAQ'] as const;

/** What can be uploaded, by the ends of its names. */
export const knowledgeExtensions = [
  ...['.pdf', '.docx', '.txt', '.md'],
  ...['.jpg', '.png', '.gif', '.mp4', '.avi', '.mov'],
] as const;

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
  uploadedAt: Moment,
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
export const AgentKnowledge = z.object({ folderIds: z.array(Id) });
export type AgentKnowledge = z.infer<typeof AgentKnowledge>;
