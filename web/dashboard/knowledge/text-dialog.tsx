import { useState } from 'react';
import type { KnowledgeFolder } from '#domain/knowledge/knowledge.ts';
import { pastedCharacters } from '#domain/knowledge/knowledge-limits.ts';
import { api } from '#web/lib/api.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { FolderSelect } from './folder-select.tsx';
import { sayOutcome } from './say-outcome.ts';

interface TextDialogProps {
  folders: readonly KnowledgeFolder[];
  folderId: string | undefined;
  onClose: () => void;
}

/** Adds a text that is pasted. */
export function TextDialog({ folders, folderId, onClose }: TextDialogProps) {
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [folder, setFolder] = useState(folderId ?? folders[0]?.id);
  return (
    <FormDialog
      title="Paste text"
      action="Add text"
      ready={title.trim() !== '' && text.trim() !== ''}
      reloads="knowledge"
      send={(_, once) => api.knowledge.addText({ body: { title, text, ...(folder && { folderId: folder }) } }, once)}
      next={sayOutcome}
      onClose={onClose}
    >
      {(problemOf) => (
        <>
          <Field label="Title" error={problemOf('title')}>
            <Input value={title} maxLength={200} onChange={({ target }) => setTitle(target.value)} />
          </Field>
          <Field
            label="Text"
            hint="Blank lines separate paragraphs. Lines that start with # are headings."
            error={problemOf('text')}
          >
            <Textarea
              value={text}
              rows={10}
              maxLength={pastedCharacters}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
          <FolderSelect folders={folders} value={folder} onChange={setFolder} />
        </>
      )}
    </FormDialog>
  );
}
