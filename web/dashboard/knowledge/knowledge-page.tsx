import { BookOpen, FolderPlus, Upload } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { KnowledgeFolder } from '#domain/knowledge/knowledge.ts';
import { knowledgeExtensions } from '#domain/knowledge/knowledge-limits.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { useListAddress } from '#web/lib/use-list-address.ts';
import { AskDialog } from '#web/ui/ask-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { NothingFound } from '#web/ui/nothing-found.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { type Adding, AddMenu } from './add-menu.tsx';
import { DeleteFolderDialog } from './delete-folder-dialog.tsx';
import { DropZone } from './drop-zone.tsx';
import { FilePanel } from './file-panel.tsx';
import { fileColumns } from './files-table.tsx';
import { FolderFilter } from './folder-filter.tsx';
import { AskBox } from './search/ask-box.tsx';
import { UploadList } from './upload-list.tsx';
import { useFiles, useFolders } from './use-knowledge.ts';
import { useUploads } from './use-uploads.ts';

const TextDialog = lazy(() =>
  import('./text-dialog.tsx').then(({ TextDialog: Component }) => ({ default: Component })),
);
const PageDialog = lazy(() =>
  import('./page-dialog.tsx').then(({ PageDialog: Component }) => ({ default: Component })),
);
const FaqDialog = lazy(() => import('./faq-dialog.tsx').then(({ FaqDialog: Component }) => ({ default: Component })));

type Asking = { what: 'new' } | { what: 'rename' | 'delete'; folder: KnowledgeFolder };

/** What the address says: the folder, and the file that is open. */
function useKnowledgeAddress() {
  const [params, setParams] = useSearchParams();
  const withParam = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(params);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    return next;
  };
  return {
    folderId: params.get('folder') ?? undefined,
    fileId: params.get('file'),
    toFile: (id: string) => `?${withParam('file', id)}`,
    chooseFolder: (id: string | undefined) => setParams(withParam('folder', id), { replace: true }),
    closeFile: () => setParams(withParam('file', undefined), { replace: true }),
  };
}

/** What agents answer questions from: files, texts, web pages, questions with their answers, in folders. */
export default function KnowledgePage() {
  const { folderId, fileId, toFile, chooseFolder, closeFile } = useKnowledgeAddress();
  const { search, setSearch } = useListAddress();
  const wanted = search.trim();
  const mayWrite = useCan('knowledge:write');
  const chooser = useRef<HTMLInputElement>(null);
  const [adding, setAdding] = useState<Adding | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const { add, ...uploads } = useUploads();
  const { data: known } = useFolders();
  const folders = known?.items ?? [];
  const current = folders.find(({ id }) => id === folderId);
  const list = useFiles(current?.id, wanted);
  const rows = list.data?.pages.flatMap(({ items }) => items);
  const upload = () => chooser.current?.click();
  const onClose = () => setAdding(null);
  const place = { folders, folderId: current?.id, onClose };

  const nothing =
    wanted === '' ? (
      <EmptyState
        icon={BookOpen}
        title={current ? `No files in ${current.name}` : 'No documents yet'}
        action={
          mayWrite && (
            <Button onClick={upload}>
              <Upload aria-hidden /> Upload
            </Button>
          )
        }
      >
        {mayWrite
          ? 'Upload business documents, such as prices, hours, and policies. Drop files here, up to 25 MB each. Your agents answer from your documents, word for word.'
          : 'Your role can view documents but not add them.'}
      </EmptyState>
    ) : (
      <NothingFound title={`No files match “${wanted}”`} onClear={() => setSearch('')} />
    );

  return (
    <DropZone
      enabled={mayWrite}
      where={current?.name ?? folders[0]?.name ?? 'the Knowledge Base'}
      onFiles={(files) => add(files, current?.id)}
    >
      <PageHeader
        title="Knowledge Base"
        subtitle="Documents your agents use to answer questions."
        actions={
          mayWrite && (
            <>
              <Button variant="outline" onClick={() => setAsking({ what: 'new' })}>
                <FolderPlus aria-hidden /> New Folder
              </Button>
              <AddMenu onAdd={setAdding} />
              <Button onClick={upload}>
                <Upload aria-hidden /> Upload
              </Button>
            </>
          )
        }
      />
      {mayWrite && (
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          aria-label="Files to upload"
          accept={knowledgeExtensions.join(',')}
          onChange={({ target }) => {
            add([...(target.files ?? [])], current?.id);
            target.value = '';
          }}
        />
      )}
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <FolderFilter
          folders={folders}
          folderId={current?.id}
          onChoose={chooseFolder}
          onRename={(folder) => setAsking({ what: 'rename', folder })}
          onDelete={(folder) => setAsking({ what: 'delete', folder })}
        />
        <SearchInput
          placeholder="Search files"
          value={search}
          maxLength={100}
          onChange={(event) => setSearch(event.target.value)}
          className="w-56 max-sm:w-full"
        />
      </div>
      <UploadList {...uploads} />
      <AskBox folder={current} />
      <DataList
        label="Files"
        columns={fileColumns(({ id }) => toFile(id), current === undefined)}
        rows={rows}
        keyOf={({ id }) => id}
        error={list.error}
        onRetry={list.refetch}
        empty={nothing}
        more={list.hasNextPage ? { busy: list.isFetchingNextPage, load: () => void list.fetchNextPage() } : undefined}
      />
      {fileId !== null && <FilePanel key={fileId} fileId={fileId} onClose={closeFile} />}
      <Suspense>
        {adding === 'text' && <TextDialog {...place} />}
        {adding === 'page' && <PageDialog {...place} />}
        {adding === 'faq' && <FaqDialog {...place} />}
      </Suspense>
      {asking?.what === 'delete' && (
        <DeleteFolderDialog
          folder={asking.folder}
          folders={folders}
          onClose={() => setAsking(null)}
          onDeleted={() => {
            setAsking(null);
            chooseFolder(undefined);
          }}
        />
      )}
      {asking !== null && asking.what !== 'delete' && (
        <AskDialog
          title={asking.what === 'new' ? 'New folder' : `Rename ${asking.folder.name}`}
          label="Name"
          action={asking.what === 'new' ? 'Create folder' : 'Rename'}
          missing="Enter a name."
          maxLength={60}
          reloads="knowledge"
          {...(asking.what === 'rename' && { value: asking.folder.name })}
          onAnswer={async (name) => {
            if (asking.what === 'rename') {
              await api.knowledge.renameFolder({ params: { folderId: asking.folder.id }, body: { name } });
            } else chooseFolder((await api.knowledge.createFolder({ body: { name } })).id);
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </DropZone>
  );
}
