import { ChevronDown, Download } from 'lucide-react';
import { useState } from 'react';
import type { AnalyticsQuery } from '#domain/calls/analytics.ts';
import { findEndpoint, request } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { formatBytes } from '#web/lib/format.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';

const forms = { csv: 'text/csv', jsonl: 'application/x-ndjson', json: 'application/json' } as const;
type Form = keyof typeof forms;

/** All bytes of an answer, telling how many came so far. */
async function readAll(answer: Response, onProgress: (bytes: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = (answer.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts, { type: answer.headers.get('content-type') ?? '' });
    parts.push(value);
    bytes += value.length;
    onProgress(bytes);
  }
}

/** Saves the calls that are counted, or the figures as they are shown. */
export function ExportMenu({ asked, disabled }: { asked: AnalyticsQuery; disabled: boolean }) {
  const [bytes, setBytes] = useState(0);
  const save = useChange(
    async (form: Form) => {
      setBytes(0);
      const { path } = await findEndpoint('analytics', form === 'json' ? 'get' : 'calls');
      const given = Object.entries(asked).filter((entry): entry is [string, string] => entry[1] !== undefined);
      const address = new URLSearchParams([...given, ...(form === 'json' ? [] : [['format', form]])]);
      const answer = await request(`${path}?${address}`);
      saveFile(`${form === 'json' ? 'analytics' : 'calls'}.${form}`, await readAll(answer, setBytes));
    },
    {
      says: 'Export saved',
    },
  );
  const maySeeCalls = useCan('calls:read');
  return (
    <Menu
      trigger={
        <Button variant="outline" disabled={disabled} busy={save.isPending}>
          <Download aria-hidden />
          {save.isPending && bytes > 0 ? formatBytes(bytes) : 'Export'}
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      {maySeeCalls && (
        <>
          <MenuItem onSelect={() => save.mutate('csv')}>Calls as CSV</MenuItem>
          <MenuItem onSelect={() => save.mutate('jsonl')}>Calls as JSON Lines</MenuItem>
        </>
      )}
      <MenuItem onSelect={() => save.mutate('json')}>These metrics as JSON</MenuItem>
    </Menu>
  );
}
