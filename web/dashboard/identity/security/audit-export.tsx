import { Download } from 'lucide-react';
import { findEndpoint, request } from '#web/lib/api.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';

type Format = 'csv' | 'jsonl';

/** A log of years takes a while, in milliseconds. */
const patience = 300_000;

async function fetchExport(format: Format): Promise<void> {
  const { method, path } = await findEndpoint('audit', 'export');
  const init = { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ format }) };
  const answer = await request(path, init, { timeoutMs: patience });
  saveFile(`audit-log.${format}`, await answer.blob());
}

/** Saves the whole log, for spreadsheets or for checking its hashes. */
export function AuditExport() {
  const save = useChange(fetchExport, {
    // The export is an entry itself.
    reloads: 'audit',
    says: 'Audit log exported',
  });
  return (
    <Menu
      trigger={
        <Button variant="outline" busy={save.isPending}>
          <Download aria-hidden /> Export
        </Button>
      }
    >
      <MenuItem onSelect={() => save.mutate('csv')}>CSV, for spreadsheets</MenuItem>
      <MenuItem onSelect={() => save.mutate('jsonl')}>JSON Lines, to verify the hashes</MenuItem>
    </Menu>
  );
}
