import { Download, Ellipsis, FolderInput, Pencil, Replace, RotateCw, Trash2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { KnowledgeFile } from '#domain/knowledge/knowledge.ts';
import { knowledgeExtensions } from '#domain/knowledge/knowledge-limits.ts';
import { request } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { invalidate } from '#web/lib/query.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { sendForm } from '#web/lib/send-file.ts';
import { toast, toastError } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import type { FileDialogKind } from './file-dialogs.tsx';
import { useFileChanges } from './use-knowledge.ts';

const FileDialogs = lazy(() =>
  import('./file-dialogs.tsx').then(({ FileDialogs: Component }) => ({ default: Component })),
);

const downloadMs = 120_000;

async function download({ id, name, kind }: KnowledgeFile): Promise<void> {
  const answer = await request(`/v1/knowledge/files/${id}/original`, {}, { timeoutMs: downloadMs });
  const ending = kind === 'text' ? '.txt' : kind === 'page' ? '.html' : '';
  saveFile(`${name}${ending}`, await answer.blob());
}

async function replace({ id, name }: KnowledgeFile, file: File): Promise<void> {
  const form = new FormData();
  form.append('file', file);
  await sendForm(`/v1/knowledge/files/${id}/content`, form, { method: 'PUT' });
  await invalidate('knowledge');
  toast.success(`${name} has a new version`, {
    description: 'Agents use the previous version until the new one is processed.',
  });
}

/** What can be done with one: as much as the role allows and its kind has. */
export function FileMenu({ file, onDeleted }: { file: KnowledgeFile; onDeleted?: () => void }) {
  const mayWrite = useCan('knowledge:write');
  const mayManage = useCan('knowledge:manage');
  const { readAgain } = useFileChanges();
  const [dialog, setDialog] = useState<FileDialogKind | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const { kind, siteId, status } = file;
  const isOfSite = siteId !== null;
  const isOfWeb = kind === 'page' || kind === 'site';
  return (
    <>
      <Menu
        trigger={
          <Button variant="ghost" size="icon" aria-label={`More for ${file.name}`}>
            <Ellipsis />
          </Button>
        }
      >
        {mayWrite && kind !== 'faq' && (
          <MenuItem onSelect={() => setDialog('rename')}>
            <Pencil /> Rename
          </MenuItem>
        )}
        {mayWrite && (kind === 'faq' || kind === 'text') && (
          <MenuItem onSelect={() => setDialog('edit')}>
            <Replace /> {kind === 'faq' ? 'Edit question' : 'Replace text'}
          </MenuItem>
        )}
        {mayWrite && !isOfSite && (
          <MenuItem onSelect={() => setDialog('move')}>
            <FolderInput /> Move
          </MenuItem>
        )}
        {mayWrite && kind === 'file' && (
          <MenuItem onSelect={() => chooser.current?.click()}>
            <Replace /> Replace
          </MenuItem>
        )}
        {mayWrite && isOfWeb && status !== 'processing' && (
          <MenuItem onSelect={() => readAgain.mutate(file.id)}>
            <RotateCw /> Refresh now
          </MenuItem>
        )}
        {kind !== 'faq' && kind !== 'site' && (
          <MenuItem onSelect={() => void download(file).catch(toastError)}>
            <Download /> Download
          </MenuItem>
        )}
        {mayManage && (
          <>
            <MenuSeparator />
            <MenuItem destructive onSelect={() => setDialog('delete')}>
              <Trash2 /> Delete
            </MenuItem>
          </>
        )}
      </Menu>
      {mayWrite && kind === 'file' && (
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={`Replace ${file.name}`}
          accept={knowledgeExtensions.join(',')}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) void replace(file, chosen).catch(toastError);
            target.value = '';
          }}
        />
      )}
      {dialog !== null && (
        <Suspense>
          <FileDialogs kind={dialog} file={file} onClose={() => setDialog(null)} {...(onDeleted && { onDeleted })} />
        </Suspense>
      )}
    </>
  );
}
