import { knowledgeApi } from '#domain/knowledge/knowledge.ts';
import { getAgentFolders, setAgentFolders } from '#server/knowledge/agent-folders.ts';
import { addFaq, updateFaq } from '#server/knowledge/faq.ts';
import { replaceText, replaceUpload, takeText, takeUpload } from '#server/knowledge/take-content.ts';
import { addPage } from '#server/knowledge/web/add-page.ts';
import { implement } from '#server/platform/http/implement.ts';
import { readAgain, removeFile, updateFile } from './change-file.ts';
import { createFolder, listFolders, removeFolder, renameFolder } from './folders.ts';
import { listFiles, listPieces } from './list-files.ts';
import { openOriginal } from './original.ts';
import { getFile } from './show-files.ts';

export const knowledgeRoutes = implement(knowledgeApi, {
  folders: async ({ scope }) => ({ items: await listFolders(scope) }),
  createFolder: ({ scope, body }) => createFolder(scope, body.name),
  renameFolder: ({ scope, params, body }) => renameFolder(scope, params.folderId, body.name),
  removeFolder: async ({ scope, params, query }) => void (await removeFolder(scope, params.folderId, query.moveTo)),
  list: ({ scope, query }) => listFiles(scope, query),
  upload: ({ scope, file, body }) => takeUpload(scope, file, body.folderId),
  addText: ({ scope, body }) => takeText(scope, body.title, body.text, body.folderId),
  addPage: ({ scope, body }) => addPage(scope, body),
  addFaq: ({ scope, body: { folderId, ...entry } }) => addFaq(scope, entry, folderId),
  updateFaq: ({ scope, params, body }) => updateFaq(scope, params.entryId, body),
  get: ({ scope, params }) => getFile(scope, params.fileId),
  chunks: ({ scope, params, query }) => listPieces(scope, params.fileId, query),
  update: ({ scope, params, body }) => updateFile(scope, params.fileId, body),
  replace: ({ scope, params, file }) => replaceUpload(scope, params.fileId, file),
  replaceText: ({ scope, params, body }) => replaceText(scope, params.textId, body.text),
  retry: ({ scope, params }) => readAgain(scope, params.fileId),
  original: ({ scope, params, exchange }) => openOriginal(scope, params.fileId, exchange),
  remove: async ({ scope, params }) => void (await removeFile(scope, params.fileId)),
  agentFolders: ({ scope, params }) => getAgentFolders(scope, params.agentId),
  setAgentFolders: ({ scope, params, body }) => setAgentFolders(scope, params.agentId, body),
});
