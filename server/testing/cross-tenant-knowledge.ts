import { knowledgeApi } from '#domain/knowledge/knowledge.ts';
import { knowledgeFoldersLimit } from '#domain/knowledge/knowledge-limits.ts';
import { knownSha, marker } from './cross-tenant.fixture.ts';

/** Places of a file and a text in the store. */
export const keysOf = (w: string, { fileId, textId }: Record<string, string>) =>
  [fileId, textId].map((id) => `workspaces/${w}/knowledge/${id}`);

/** Full of folders; in one of them a file, a text, a question, and a site with a page. */
export function knowledgeRows(w: string, ids: Record<string, string>): string {
  const [fileKey, textKey] = keysOf(w, ids);
  const file = (id: string, kind: string, more: string) => `
    insert into knowledge_files (workspace_id, id, folder_id, kind, name, media_type, bytes, language, status, version, created_at, updated_at, title, ${more.split('|')[0]})
      values ('${w}', ${id}, '${ids.filledFolderId}', '${kind}', '${marker} ${kind}', 'text/plain', 777, 'en', 'ready', 1, now(), now(), '${marker}', ${more.split('|')[1]});`;
  const version = (id: string, key: string) => `
    insert into knowledge_versions (workspace_id, file_id, version, key, bytes, media_type, parser, pieces, characters, created_at)
      values ('${w}', '${id}', 1, ${key}, 777, 'text/plain', 1, 777, 777, now());
    insert into knowledge_pieces (workspace_id, id, file_id, version, position, headings, text, sentences, language, length)
      values ('${w}', gen_random_uuid(), '${id}', 1, 0, '{${marker}}', '${marker}', '["${marker}"]', 'en', 1);`;
  return `
    insert into knowledge_folders (workspace_id, id, name, position, created_at)
      select '${w}', case n when 1 then '${ids.folderId}' when 2 then '${ids.filledFolderId}' else gen_random_uuid() end, case n when 3 then '${knowledgeApi.createFolder.example.body.name}' else '${marker} ' || n end, -n, now()
      from generate_series(1, ${knowledgeFoldersLimit}) n;
    ${file(`'${ids.fileId}'`, 'file', `sha256|'${knownSha}'`)} ${version(ids.fileId!, `'${fileKey}'`)}
    ${file(`'${ids.textId}'`, 'text', `sha256|'${marker}'`)} ${version(ids.textId!, `'${textKey}'`)}
    ${file(`'${ids.entryId}'`, 'faq', `spoken_answer|'${marker}'`)} ${version(ids.entryId!, 'null')}
    ${file('gen_random_uuid()', 'page', "url|'https://example.com/prices'")}
    ${file('gen_random_uuid()', 'site', "url|'https://example.com/prices'")}
    ${file('gen_random_uuid()', 'file', 'deleted_at|now()')}
    update knowledge_files set folder_id = '${ids.folderId}' where workspace_id = '${w}' and deleted_at is not null;
    insert into knowledge_phrasings (workspace_id, id, file_id, position, question)
      values ('${w}', gen_random_uuid(), '${ids.entryId}', 0, '${marker}');
    insert into agent_knowledge_folders (workspace_id, agent_id, folder_id)
      values ('${w}', '${ids.agentId}', '${ids.filledFolderId}')`;
}
