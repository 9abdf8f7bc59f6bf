import { Download, FileUp } from 'lucide-react';
import { useState } from 'react';
import { href, Link, useParams } from 'react-router';
import { type ContactImportDetail, type DuplicateRule, duplicateRules } from '#domain/contacts/contact-imports.ts';
import { findEndpoint, request } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { usePageTitle } from '#web/lib/page-title.tsx';
import { saveFile } from '#web/lib/save-file.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardFooter, CardHeader } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { UnloadedPage } from '#web/ui/unloaded-page.tsx';
import { ImportColumns } from './import-columns.tsx';
import { encodingWords, outcomeWords, ruleWords } from './import-labels.ts';
import { useImport, useImportChanges } from './use-import.ts';

const all = '/dashboard/contacts/import';
const rules = duplicateRules.map((rule) => ({ rule, words: ruleWords[rule] }));
const countries = new Intl.DisplayNames('en', { type: 'region' });
type Changes = ReturnType<typeof useImportChanges>;

async function fetchRefused({ id, fileName }: ContactImportDetail): Promise<void> {
  const { path } = await findEndpoint('contactImports', 'refused');
  const answer = await request(path.replace(':importId', id));
  saveFile(`refused-${fileName.replace(/\.\w+$/, '')}.csv`, await answer.blob());
}

/** What is said of a file before it runs: its columns, its country, and what becomes of who is there already. */
function Settings({ read, changes }: { read: ContactImportDetail; changes: Changes }) {
  const { change, run } = changes;
  const { country, duplicates, tags, runWorkflows, columns, encoding } = read;
  const [tagText, setTagText] = useState(tags.join(', '));
  const hasPhone = columns.some(({ field }) => field === 'phone');
  const [countryText, setCountryText] = useState(country ?? '');
  const isCountry = countryText === '' || /^[A-Z]{2}$/.test(countryText);
  return (
    <Card aria-label="File contents">
      <CardHeader
        title="File contents"
        hint={`${read.rows.toLocaleString('en-US')} rows, ${encodingWords[encoding]}. Correct anything we got wrong.`}
      />
      <CardBody className="flex flex-col gap-5">
        <ImportColumns read={read} disabled={change.isPending} onChange={(next) => change.mutate({ columns: next })} />
        <div className="grid gap-4 sm:grid-cols-3">
          <Field
            label="Country for numbers without a +"
            hint={country === null ? 'Two-letter code, such as US.' : countries.of(country)}
            error={isCountry ? undefined : 'Enter a two-letter country code, such as US or DE.'}
          >
            <Input
              value={countryText}
              maxLength={2}
              className="uppercase"
              onChange={({ target }) => setCountryText(target.value.toUpperCase())}
              onBlur={() =>
                isCountry && countryText !== (country ?? '') && change.mutate({ country: countryText || null })
              }
            />
          </Field>
          <Field label="Existing contacts" hint="Matched by number, then by email.">
            <NativeSelect
              value={duplicates}
              onChange={({ target }) => change.mutate({ duplicates: target.value as DuplicateRule })}
            >
              {rules.map(({ rule, words }) => (
                <option key={rule} value={rule}>
                  {words}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Field label="Tags for all contacts" optional hint="Separated by commas.">
            <Input
              value={tagText}
              onChange={({ target }) => setTagText(target.value)}
              onBlur={() => {
                const next = tagText
                  .split(',')
                  .map((tag) => tag.trim())
                  .filter((tag) => tag !== '');
                if (next.join() !== tags.join()) change.mutate({ tags: next });
              }}
            />
          </Field>
        </div>
        <Switch
          label="Run workflows triggered by new contacts"
          checked={runWorkflows}
          onChange={(next) => change.mutate({ runWorkflows: next })}
        />
      </CardBody>
      <CardFooter>
        <p aria-live="polite" className="mr-auto text-muted text-sm">
          {hasPhone ? '' : 'Choose the column that contains the phone number.'}
        </p>
        <Button
          disabled={!hasPhone || !isCountry || change.isPending}
          busy={run.isPending}
          onClick={() => run.mutate()}
        >
          <FileUp aria-hidden /> Import {read.rows.toLocaleString('en-US')} rows
        </Button>
      </CardFooter>
    </Card>
  );
}

/** How an import goes, or went. */
function Result({ read, changes }: { read: ContactImportDetail; changes: Changes }) {
  const { status: state, done, rows, counts, kept, undoUntil } = read;
  const [isAsking, setAsking] = useState(false);
  const mayManage = useCan('contacts:manage');
  const save = useChange(() => fetchRefused(read));
  const isBusy = state === 'running' || state === 'undoing';
  return (
    <Card aria-label="Result">
      <CardHeader
        title={isBusy ? `${done.toLocaleString('en-US')} of ${rows.toLocaleString('en-US')} rows` : 'Result'}
      />
      <CardBody className="flex flex-col gap-4">
        {isBusy && <Progress label="Import" percent={rows === 0 ? 0 : (done / rows) * 100} />}
        <dl aria-live="polite" className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {(['new', 'changed', 'same', 'refused'] as const).map((outcome) => (
            <div key={outcome}>
              <dt className="text-muted text-sm">{outcomeWords[outcome]}</dt>
              <dd className="font-semibold text-xl tabular-nums">{counts[outcome].toLocaleString('en-US')}</dd>
            </div>
          ))}
        </dl>
        {state === 'undone' && (
          <p className="text-muted">
            Undone.
            {kept > 0 &&
              ` ${kept === 1 ? '1 contact was' : `${kept} contacts were`} kept because of edits or calls after the import.`}
          </p>
        )}
      </CardBody>
      {!isBusy && (
        <CardFooter>
          {counts.refused > 0 && (
            <Button variant="outline" busy={save.isPending} onClick={() => save.mutate()}>
              <Download aria-hidden /> Rejected rows
            </Button>
          )}
          {mayManage && undoUntil !== null && (
            <Button variant="outline" onClick={() => setAsking(true)}>
              Undo import
            </Button>
          )}
          <Link to="/dashboard/contacts" className="ml-auto font-medium text-accent-text hover:underline">
            Show contacts
          </Link>
        </CardFooter>
      )}
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title="Undo this import?"
          action="Undo import"
          onConfirm={() => changes.undo.mutateAsync()}
        >
          Contacts added by this import will be deleted, and contacts it changed will be restored. Contacts edited or
          called since then are kept.
        </ConfirmDialog>
      )}
    </Card>
  );
}

/** The first rows, and what becomes of each. */
function Preview({ read }: { read: ContactImportDetail }) {
  return (
    <section aria-labelledby="rows-heading">
      <h2 id="rows-heading" className="mb-3 font-semibold text-lg">
        {read.rows > read.preview.length ? `First ${read.preview.length} rows` : 'Rows'}
      </h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {read.preview.map(({ row, cells, outcome, reason }) => (
          <li key={row} className="flex items-start gap-3 px-3 py-2">
            <span className="w-8 shrink-0 text-right text-muted tabular-nums">{row}</span>
            <span className="min-w-0 flex-1 break-words">
              {cells.filter((cell) => cell.trim() !== '').join(' · ')}
              {reason !== null && <span className="block text-danger-text text-sm">{reason}</span>}
            </span>
            <Badge tone={outcome === 'refused' ? 'danger' : outcome === 'new' ? 'success' : 'neutral'}>
              {outcomeWords[outcome]}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ImportView({ read }: { read: ContactImportDetail }) {
  usePageTitle(read.fileName);
  const mayWrite = useCan('contacts:write');
  const changes = useImportChanges(read.id);
  return (
    <>
      <PageHeader title={read.fileName} />
      <div className="flex flex-col gap-6">
        {read.status === 'ready' ? (
          mayWrite && <Settings key={read.id} read={read} changes={changes} />
        ) : (
          <Result read={read} changes={changes} />
        )}
        <Preview read={read} />
      </div>
    </>
  );
}

/** One import: what its file holds, how it goes, and what came of it. */
export default function OneImportPage() {
  const { importId = '' } = useParams();
  const { data, error, isPending, refetch } = useImport(importId);
  if (isPending) {
    return (
      <div role="status" aria-label="Loading" className="flex flex-col gap-6">
        <Skeleton className="h-7 w-56" />
        <Skeleton className="h-72" />
      </div>
    );
  }
  if (data) return <ImportView read={data} />;
  return <UnloadedPage error={error} onRetry={() => void refetch()} noun="import" icon={FileUp} all={href(all)} />;
}
