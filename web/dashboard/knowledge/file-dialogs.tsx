import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { KnowledgeFile, KnowledgeFileDetail } from '#domain/knowledge/knowledge.ts';
import { pastedCharacters } from '#domain/knowledge/knowledge-limits.ts';
import { api } from '#web/lib/api.ts';
import { query } from '#web/lib/query.ts';
import { AskDialog } from '#web/ui/ask-dialog.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { FaqDialog } from './faq-dialog.tsx';
import { FolderSelect } from './folder-select.tsx';
import { useFileChanges, useFolders } from './use-knowledge.ts';

export type FileDialogKind = 'rename' | 'move' | 'edit' | 'delete';

interface FileDialogsProps {
  kind: FileDialogKind;
  file: KnowledgeFile;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Up to three by name. */
function named(agents: readonly { name: string }[]): string {
  const names = agents.slice(0, 3).map(({ name }) => name);
  const more = agents.length - names.length;
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
}

function DeleteDialog({ file, onClose, onDeleted }: Omit<FileDialogsProps, 'kind'>) {
  const { remove } = useFileChanges();
  const { data } = useQuery(query.knowledge.get({ params: { fileId: file.id } }));
  const agents = data?.agents ?? [];
  const pages = file.kind === 'site' ? ` with its ${file.sitePages} pages` : '';
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${file.name}?`}
      action="Delete"
      onConfirm={async () => {
        await remove.mutateAsync(file);
        onDeleted?.();
      }}
    >
      The file will be deleted{pages}, along with all extracted text.{' '}
      {agents.length > 0
        ? `${agents.length === 1 ? 'One agent uses' : `${agents.length} agents use`} this file: ${named(agents)}.`
        : data && 'No agents use this file.'}
    </ConfirmDialog>
  );
}

function MoveDialog({ file, onClose }: Omit<FileDialogsProps, 'kind'>) {
  const { data: folders } = useFolders();
  const [folderId, setFolderId] = useState(file.folderId);
  return (
    <FormDialog
      title={`Move ${file.name}`}
      action="Move"
      ready={folderId !== file.folderId}
      reloads="knowledge"
      send={() => api.knowledge.update({ params: { fileId: file.id }, body: { folderId } })}
      says={({ folder }) => `Moved to ${folder}`}
      onClose={onClose}
    >
      <FolderSelect folders={folders?.items ?? []} value={folderId} onChange={setFolderId} />
    </FormDialog>
  );
}

function ReplaceTextDialog({ detail, onClose }: { detail: KnowledgeFileDetail; onClose: () => void }) {
  const [text, setText] = useState(detail.text ?? '');
  return (
    <FormDialog
      title={`Replace the text in ${detail.name}`}
      action="Replace"
      ready={text.trim() !== '' && text !== detail.text}
      reloads="knowledge"
      send={() => api.knowledge.replaceText({ params: { textId: detail.id }, body: { text } })}
      onClose={onClose}
    >
      {(problemOf) => (
        <Field label="Text" error={problemOf('text')}>
          <Textarea
            value={text}
            rows={14}
            maxLength={pastedCharacters}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
      )}
    </FormDialog>
  );
}

function EditDialog({ file, onClose }: Omit<FileDialogsProps, 'kind'>) {
  const { data } = useQuery(query.knowledge.get({ params: { fileId: file.id } }));
  if (!data) return null;
  if (data.kind === 'faq') return <FaqDialog folders={[]} folderId={data.folderId} entry={data} onClose={onClose} />;
  return <ReplaceTextDialog detail={data} onClose={onClose} />;
}

/** What asks before a file is changed. */
export function FileDialogs({ kind, ...props }: FileDialogsProps) {
  const { file, onClose } = props;
  if (kind === 'delete') return <DeleteDialog {...props} />;
  if (kind === 'move') return <MoveDialog {...props} />;
  if (kind === 'edit') return <EditDialog {...props} />;
  return (
    <AskDialog
      title={`Rename ${file.name}`}
      label="Name"
      action="Rename"
      value={file.name}
      missing="Enter a name."
      maxLength={200}
      reloads="knowledge"
      onAnswer={(name) => api.knowledge.update({ params: { fileId: file.id }, body: { name } })}
      onClose={onClose}
    />
  );
}
