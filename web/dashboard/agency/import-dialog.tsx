import { type ChangeEvent, useState } from 'react';
import { fileLimit, type ImportedRow, rowsLimit } from '#domain/agency/subaccounts.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { subaccountNouns } from '#web/lib/subaccount-nouns.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

const example = 'name,owner email,template,plan,agents\nBright Dental,owner@example.com,,Pro,3';
const tones = { ready: 'accent', made: 'success', refused: 'danger' } as const;
const words = { ready: 'Ready', made: 'Created', refused: 'Rejected' } as const;

/** What became, or would become, of each row. */
function Results({ rows }: { rows: ImportedRow[] }) {
  return (
    <ul aria-label="Rows" className="max-h-72 divide-y divide-line overflow-y-auto rounded-md border border-line">
      {rows.map(({ line, name, result, problem }) => (
        <li key={line} className="flex items-start gap-3 px-3 py-2">
          <span className="w-8 shrink-0 text-right text-muted tabular-nums">{line}</span>
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{name || 'No name'}</span>
            {problem && <span className="block text-muted text-sm">{problem}</span>}
          </span>
          <Badge tone={tones[result]}>{words[result]}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** Makes subaccounts from a file: first what would become of each row, then what did. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [csv, setCsv] = useState('');
  const [wrong, setWrong] = useState<string>();
  const run = useChange(
    (dryRun: boolean, once) => api.subaccounts.import({ body: { csv, dryRun } }, { ...once, timeoutMs: 120_000 }),
    { reloads: subaccountNouns, refusal: 'shown' },
  );
  const rows = run.data?.items;
  const made = run.variables === false && rows !== undefined;
  const ready = rows?.filter(({ result }) => result === 'ready').length ?? 0;

  function change(text: string) {
    setCsv(text);
    setWrong(undefined);
    run.reset();
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    if (file.size > fileLimit) setWrong('This file is too large.');
    else change(await file.text());
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !run.isPending && onClose()}
      title="Import subaccounts"
      description={`Upload a CSV file with up to ${rowsLimit} rows. You’ll review each row before anything is created.`}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={run.isPending}>
            {made ? 'Done' : 'Cancel'}
          </Button>
          {!made && ready === 0 && (
            <Button busy={run.isPending} disabled={csv.trim() === ''} onClick={() => run.mutate(true)}>
              Check rows
            </Button>
          )}
          {!made && ready > 0 && (
            <Button busy={run.isPending} onClick={() => run.mutate(false)}>
              Create {ready} {ready === 1 ? 'subaccount' : 'subaccounts'}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {run.error && <Banner>{messageOf(run.error)}</Banner>}
        {!made && (
          <>
            <Field label="File" error={wrong}>
              <Input
                type="file"
                accept=".csv,text/csv"
                className="h-auto py-1.5"
                onChange={(event) => void choose(event)}
              />
            </Field>
            <Field
              label="Rows"
              hint="The first row must list the column names: name, owner email, contact email, template, plan, and any limits, such as agents. Plans are invoiced immediately or after the trial."
            >
              <Textarea
                value={csv}
                spellCheck={false}
                rows={5}
                placeholder={example}
                className="font-mono text-sm"
                onChange={(event) => change(event.target.value)}
              />
            </Field>
          </>
        )}
        {rows && <Results rows={rows} />}
      </div>
    </Dialog>
  );
}
