import { useQuery } from '@tanstack/react-query';
import type { ContactImportDetail, ImportColumn } from '#domain/contacts/contact-imports.ts';
import { query } from '#web/lib/query.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '#web/ui/table.tsx';
import { fieldWords } from './import-labels.ts';

/** Fields of the workspace stand in the same list. */
const ofOwn = 'own:';
/** Cells of a column that are shown. */
const samples = 3;

const writtenOf = ({ field, own }: ImportColumn) => (field === 'own' ? `${ofOwn}${own}` : field);
function columnOf(value: string, before: ImportColumn): ImportColumn {
  if (value.startsWith(ofOwn)) return { field: 'own', own: value.slice(ofOwn.length) };
  const field = value as ImportColumn['field'];
  // What was guessed of a number's kind holds where it stays a number.
  return field === 'phone' && before.field === 'phone' ? before : { field, ...(field === 'phone' && { kind: 'main' }) };
}

interface ImportColumnsProps {
  read: ContactImportDetail;
  disabled: boolean;
  onChange: (columns: ImportColumn[]) => void;
}

/** What each column of a file is for, with what stands in it. */
export function ImportColumns({ read, disabled, onChange }: ImportColumnsProps) {
  const fields = useQuery(query.contactFields.list()).data?.items ?? [];
  const { headings, columns, preview } = read;
  return (
    <Table label="Columns">
      <TableHead>
        <tr>
          <TableHeading>In the file</TableHeading>
          <TableHeading>Import as</TableHeading>
          <TableHeading className="max-sm:hidden">Example</TableHeading>
        </tr>
      </TableHead>
      <TableBody>
        {columns.map((column, at) => {
          const heading = headings[at]?.trim() || `Column ${at + 1}`;
          const cells = preview.flatMap((row) => row.cells[at]?.trim() || []).slice(0, samples);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns go by their place; two may have one heading.
            <TableRow key={at}>
              <TableCell className="font-medium">{heading}</TableCell>
              <TableCell>
                <NativeSelect
                  aria-label={`${heading} imports as`}
                  value={writtenOf(column)}
                  disabled={disabled}
                  onChange={({ target }) =>
                    onChange(columns.map((one, other) => (other === at ? columnOf(target.value, one) : one)))
                  }
                >
                  {Object.entries(fieldWords).map(([field, words]) => (
                    <option key={field} value={field}>
                      {words}
                    </option>
                  ))}
                  {fields.map(({ key, name }) => (
                    <option key={key} value={`${ofOwn}${key}`}>
                      {name}
                    </option>
                  ))}
                </NativeSelect>
              </TableCell>
              <TableCell className="max-w-64 truncate text-muted max-sm:hidden">{cells.join(' · ') || '–'}</TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
