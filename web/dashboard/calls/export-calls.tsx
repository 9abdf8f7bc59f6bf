import { ChevronDown, Download } from 'lucide-react';
import type { CallSearch } from '#domain/calls/calls.ts';
import { findEndpoint, request } from '#web/lib/api.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';

/** Saves the calls that the list shows, also those that are not loaded. */
export function ExportCalls({ asked, disabled }: { asked: CallSearch; disabled: boolean }) {
  const save = useChange(
    async (format: 'csv' | 'jsonl') => {
      const { path } = await findEndpoint('callBatches', 'export');
      const given = Object.entries(asked).filter((entry): entry is [string, string] => entry[1] !== undefined);
      const answer = await request(`${path}?${new URLSearchParams([...given, ['format', format]])}`);
      saveFile(`calls.${format}`, await answer.blob());
    },
    {
      says: 'Export saved',
    },
  );
  return (
    <Menu
      trigger={
        <Button variant="outline" disabled={disabled} busy={save.isPending}>
          <Download aria-hidden /> Export <ChevronDown aria-hidden />
        </Button>
      }
    >
      <MenuItem onSelect={() => save.mutate('csv')}>As CSV</MenuItem>
      <MenuItem onSelect={() => save.mutate('jsonl')}>As JSON Lines</MenuItem>
    </Menu>
  );
}
