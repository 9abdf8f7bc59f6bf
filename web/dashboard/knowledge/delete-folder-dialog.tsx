import { useState } from 'react';
import type { KnowledgeFolder } from '#domain/knowledge/knowledge.ts';
import { api } from '#web/lib/api.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FolderSelect } from './folder-select.tsx';

interface DeleteFolderDialogProps {
  folder: KnowledgeFolder;
  folders: readonly KnowledgeFolder[];
  onClose: () => void;
  onDeleted: () => void;
}

/** Deletes a folder; what lies in it moves to another one. */
export function DeleteFolderDialog({ folder, folders, onClose, onDeleted }: DeleteFolderDialogProps) {
  const others = folders.filter(({ id }) => id !== folder.id);
  const [moveTo, setMoveTo] = useState(others[0]?.id);
  const isEmpty = folder.count === 0;
  return (
    <FormDialog
      title={`Delete ${folder.name}?`}
      description={isEmpty ? 'The folder is empty.' : `Its contents (${folder.count}) will be moved to another folder.`}
      action="Delete folder"
      reloads="knowledge"
      send={() =>
        api.knowledge.removeFolder({
          params: { folderId: folder.id },
          query: isEmpty || moveTo === undefined ? {} : { moveTo },
        })
      }
      says={`${folder.name} deleted`}
      onDone={onDeleted}
      onClose={onClose}
    >
      {!isEmpty && <FolderSelect label="Move to" folders={others} value={moveTo} onChange={setMoveTo} />}
    </FormDialog>
  );
}
