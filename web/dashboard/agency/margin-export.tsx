import { Download } from 'lucide-react';
import type { MarginRange } from '#domain/agency/margins.ts';
import { findEndpoint, request } from '#web/lib/api.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';

/** Saves what is used, earned and paid of each subaccount, for spreadsheets. */
export function MarginExport({ range }: { range: MarginRange }) {
  const save = useChange(
    async () => {
      const { path } = await findEndpoint('margins', 'export');
      const answer = await request(`${path}?range=${range}`);
      saveFile(`subaccounts-${range}.csv`, await answer.blob());
    },
    {
      says: 'Metrics exported',
    },
  );
  return (
    <Button variant="outline" busy={save.isPending} onClick={() => save.mutate()}>
      <Download aria-hidden /> CSV
    </Button>
  );
}
