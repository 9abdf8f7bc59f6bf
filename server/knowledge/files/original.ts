import { AppError } from '#domain/platform/errors.ts';
import { knowledgeVersions } from '#server/platform/db/schema/knowledge.table.ts';
import type { RawAnswer } from '#server/platform/http/implement.ts';
import type { RequestContext } from '#server/platform/http/request-context.ts';
import type { Scope } from '#server/scope.ts';
import { findFile } from './find-file.ts';
import { oneVersion } from './store-pieces.ts';

/** A name in a header as RFC 6266 and RFC 8187 write it. */
const named = (name: string) =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;

const endings: Record<string, string> = { text: '.txt', page: '.html' };

/** What was brought, as it came: to be kept, and never shown in place. @throws AppError not_found */
export async function openOriginal(
  { services, workspaceId }: Scope,
  fileId: string,
  { tell }: RequestContext,
): Promise<RawAnswer> {
  const { row, key } = await services.db.tenant(workspaceId, async (tx) => {
    const file = await findFile(tx, workspaceId, fileId);
    const at = { workspaceId, fileId, version: file.newestVersion };
    const [version] = await tx.select({ key: knowledgeVersions.key }).from(knowledgeVersions).where(oneVersion(at));
    return { row: file, key: version?.key ?? null };
  });
  const content = key === null ? null : await services.files.get(key);
  if (content === null) throw new AppError('not_found', 'The original file is no longer stored, only its text.');
  tell({
    'content-disposition': named(`${row.name}${endings[row.kind] ?? ''}`.replace(/[/\\]/g, '_')),
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  });
  return { type: 'application/octet-stream', body: content };
}
