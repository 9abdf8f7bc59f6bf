import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { UploadedFile } from '#domain/knowledge/knowledge.ts';
import type { KnowledgeRefresh } from '#domain/knowledge/knowledge-limits.ts';
import { findFolder } from '#server/knowledge/files/find-file.ts';
import { enqueueFor, jobOf } from '#server/knowledge/files/knowledge-jobs.ts';
import { showFile } from '#server/knowledge/files/show-files.ts';
import { mediaTypes } from '#server/knowledge/reading/media-types.ts';
import {
  lockKnowledge,
  newFile,
  objectOf,
  requireFileRoom,
  toldOf,
  usualLanguage,
} from '#server/knowledge/take-content.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { type FileRow, knowledgeFiles } from '#server/platform/db/schema/knowledge.table.ts';
import type { Scope } from '#server/scope.ts';
import { nameOfAddress, plainAddress } from './site-addresses.ts';

interface NewPage {
  url: string;
  folderId?: string | undefined;
  refresh: KnowledgeRefresh;
  site?: { depth: number; pages: number } | undefined;
}

/** Adds a web page, or a site, which is read shortly after. One that is there already stays. @throws AppError limit_reached, not_found */
export function addPage(scope: Scope, { url: given, folderId, refresh, site }: NewPage): Promise<UploadedFile> {
  const { services, workspaceId } = scope;
  const url = plainAddress(given);
  const kind = site === undefined ? 'page' : 'site';
  return services.db.tenant(workspaceId, async (tx) => {
    await lockKnowledge(tx, workspaceId);
    const folder = await findFolder(tx, workspaceId, folderId);
    const [known] = await tx
      .select()
      .from(knowledgeFiles)
      .where(
        and(
          eq(knowledgeFiles.workspaceId, workspaceId),
          isNull(knowledgeFiles.deletedAt),
          eq(knowledgeFiles.url, url),
          inArray(knowledgeFiles.kind, kind === 'site' ? ['site'] : ['page']),
        ),
      )
      .limit(1);
    if (known !== undefined) {
      const shown = await showFile(tx, workspaceId, known);
      const answer = { ...shown, outcome: 'already' as const, message: `Already in ${shown.folder}` };
      await recordChange(tx, scope, 'document.added', {
        object: objectOf(known.id),
        after: { url, outcome: 'already' },
      });
      return answer;
    }
    await requireFileRoom(tx, workspaceId);
    const language = await usualLanguage(tx, workspaceId);
    const made = { folderId: folder.id, kind, name: nameOfAddress(url), mediaType: mediaTypes.html, language } as const;
    const row: FileRow = {
      ...newFile(scope, made),
      url,
      refresh,
      newestVersion: 0,
      depth: site?.depth ?? null,
      pageLimit: site?.pages ?? null,
    };
    await tx.insert(knowledgeFiles).values(row);
    await enqueueFor(tx, services, jobOf(kind), row);
    const shown = await showFile(tx, workspaceId, row);
    await recordChange(tx, scope, 'document.added', { object: objectOf(row.id), after: toldOf(row) });
    return { ...shown, outcome: 'added', message: null };
  });
}
