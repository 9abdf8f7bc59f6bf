import type { KnowledgeFile, KnowledgeFileDetail, KnowledgeFolder } from '#domain/knowledge/knowledge.ts';

const id = (n: number) => `019a0000-0000-7000-8000-0000000000${n.toString(16).padStart(2, '0')}`;
export const fileId = id(0xe1);

export const folders: KnowledgeFolder[] = [
  { id: id(0xf1), name: 'General', count: 1 },
  { id: id(0xf2), name: 'Sales Scripts', count: 0 },
  { id: id(0xf3), name: 'FAQ', count: 1 },
];

/** A row of the list. */
export const aFile = (change: Partial<KnowledgeFile> = {}): KnowledgeFile => ({
  id: fileId,
  folderId: folders[0]!.id,
  folder: 'General',
  kind: 'file',
  name: 'prices.pdf',
  mediaType: 'application/pdf',
  bytes: 1_500_000,
  status: 'ready',
  reason: null,
  problem: null,
  version: 1,
  newestVersion: 1,
  pieces: 12,
  url: null,
  siteId: null,
  sitePages: 0,
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
  ...change,
});

/** The same with all that is known of it. */
export const aDetail = (change: Partial<KnowledgeFileDetail> = {}): KnowledgeFileDetail => ({
  ...aFile(),
  language: 'en',
  title: null,
  seconds: null,
  pages: 4,
  characters: 9_000,
  description: '',
  transcript: '',
  refresh: 'never',
  nextRefreshAt: null,
  refreshedAt: null,
  depth: null,
  pageLimit: null,
  question: null,
  phrasings: [],
  spokenAnswer: null,
  longerAnswer: null,
  text: null,
  agents: [],
  ...change,
});
