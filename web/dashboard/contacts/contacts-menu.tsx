import { Download, MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { findEndpoint, request } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { saveFile } from '#web/lib/save-file.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { DuplicatesDialog } from './duplicates-dialog.tsx';
import { FieldsDialog } from './fields/fields-dialog.tsx';
import { SegmentsDialog } from './filter/segments-dialog.tsx';
import type { Wanted } from './use-contacts.ts';

/** A list of hundreds of thousands takes a while, in milliseconds. */
const patience = 300_000;

async function fetchExport({ search, tag, segmentId, filter }: Wanted): Promise<void> {
  const { method, path } = await findEndpoint('contacts', 'export');
  const body = { filter, ...(search && { search }), ...(tag && { tag }), ...(segmentId && { segmentId }) };
  const init = { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await request(path, init, { timeoutMs: patience });
  saveFile('contacts.csv', await answer.blob());
}

/** What is done with contacts as a whole: those that the list shows as a file, and what it is arranged by. */
export function ContactsMenu({ wanted }: { wanted: Wanted }) {
  const mayManage = useCan('contacts:manage');
  const mayWrite = useCan('contacts:write');
  const [open, setOpen] = useState<'fields' | 'segments' | 'duplicates' | null>(null);
  const navigate = useNavigate();
  const onClose = () => setOpen(null);
  const save = useChange(fetchExport, {
    says: 'Contacts exported',
  });
  if (!mayWrite) return null;
  return (
    <>
      {mayManage && (
        <Button variant="outline" busy={save.isPending} onClick={() => save.mutate(wanted)}>
          <Download aria-hidden /> Export
        </Button>
      )}
      <Menu
        trigger={
          <Button variant="outline" size="icon" aria-label="More about contacts">
            <MoreHorizontal />
          </Button>
        }
      >
        <MenuItem onSelect={() => void navigate('/dashboard/contacts/import')}>Import</MenuItem>
        <MenuItem onSelect={() => setOpen('segments')}>Segments</MenuItem>
        {mayManage && <MenuItem onSelect={() => setOpen('fields')}>Fields</MenuItem>}
        {mayManage && <MenuItem onSelect={() => setOpen('duplicates')}>Duplicates</MenuItem>}
      </Menu>
      {open === 'segments' && <SegmentsDialog onClose={onClose} />}
      {open === 'fields' && <FieldsDialog onClose={onClose} />}
      {open === 'duplicates' && <DuplicatesDialog onClose={onClose} />}
    </>
  );
}
