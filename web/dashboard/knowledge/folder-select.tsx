import type { KnowledgeFolder } from '#domain/knowledge/knowledge.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

interface FolderSelectProps {
  folders: readonly KnowledgeFolder[];
  value: string | undefined;
  onChange: (folderId: string) => void;
  label?: string;
}

/** Where something goes. */
export function FolderSelect({ folders, value, onChange, label = 'Folder' }: FolderSelectProps) {
  return (
    <Field label={label}>
      <Select options={folders.map(({ id, name }) => ({ value: id, label: name }))} value={value} onChange={onChange} />
    </Field>
  );
}
