import { useQuery } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { href, useNavigate } from 'react-router';
import { type ContactImport, type ContactSource, contactSources } from '#domain/contacts/contact-imports.ts';
import { DropZone } from '#web/dashboard/knowledge/drop-zone.tsx';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody } from '#web/ui/card.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RowLink } from '#web/ui/row-link.tsx';
import { useSource, useUpload } from './use-import.ts';

const stateWords: Record<ContactImport['status'], string> = {
  ready: 'Not run yet',
  running: 'Running',
  done: 'Done',
  undoing: 'Undoing',
  undone: 'Undone',
};

const columns: Column<ContactImport>[] = [
  {
    id: 'file',
    title: 'File',
    className: 'w-full max-w-0',
    skeleton: 'h-4 w-40',
    cell: ({ id, fileName }) => (
      <RowLink to={href('/dashboard/contacts/import/:importId', { importId: id })}>{fileName}</RowLink>
    ),
  },
  {
    id: 'state',
    title: 'Status',
    cellClassName: 'whitespace-nowrap',
    cell: ({ status: state }) => <Badge tone={state === 'done' ? 'success' : 'neutral'}>{stateWords[state]}</Badge>,
  },
  { id: 'new', title: 'New', numeric: true, className: 'max-sm:hidden', cell: ({ counts }) => counts.new },
  { id: 'changed', title: 'Changed', numeric: true, className: 'max-md:hidden', cell: ({ counts }) => counts.changed },
  { id: 'refused', title: 'Rejected', numeric: true, className: 'max-sm:hidden', cell: ({ counts }) => counts.refused },
  {
    id: 'when',
    title: 'When',
    className: 'max-md:hidden',
    cellClassName: 'whitespace-nowrap text-muted',
    cell: ({ createdAt: created }) => <Moment iso={created} />,
  },
];

const sourceTitles: Record<ContactSource, string> = {
  google: 'Google',
  microsoft: 'Microsoft 365',
  hubspot: 'HubSpot',
  own: 'your own CRM',
};

/** Where to get a file from, by program. */
const sources = [
  ['CSV or Excel', 'Any table with names and phone numbers. Column headings can be in any language we support.'],
  ['Google Contacts', 'contacts.google.com › Export › Google CSV or vCard.'],
  ['Outlook', 'People › Manage contacts › Export, or in Outlook for Windows, File › Open & Export.'],
  ['Phones', 'Share contacts as a vCard (.vcf).'],
] as const;

/** Takes a file of contacts, and lists those that were taken before. */
export default function ImportPage() {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const mayWrite = useCan('contacts:write');
  const imports = useQuery(query.contactImports.list());
  const open = ({ id }: { id: string }) =>
    void navigate(href('/dashboard/contacts/import/:importId', { importId: id }));
  const upload = useUpload(open);
  const source = useSource(open);
  const take = ([file]: readonly File[]) => file && upload.mutate(file);
  return (
    <>
      <PageHeader
        title="Import contacts"
        subtitle="Import from a file or a connected account. You’ll review each row before anything is added. You can undo the import for 30 days."
      />
      {mayWrite && (
        <DropZone enabled={!upload.isPending} where="Contacts" onFiles={take}>
          <Card aria-label="File">
            <CardBody className="flex flex-col gap-5">
              {(source.error ?? upload.error) && <Banner>{messageOf(source.error ?? upload.error)}</Banner>}
              <div className="flex flex-wrap items-center gap-3">
                <Button busy={upload.isPending} onClick={() => input.current?.click()}>
                  <FileUp aria-hidden /> Choose file
                </Button>
                <p className="text-muted">or drop a file here: CSV, Excel, or vCard, up to 25 MB and 100,000 rows.</p>
                <input
                  ref={input}
                  type="file"
                  aria-label="Contacts file"
                  accept=".csv,.txt,.tsv,.vcf,.xlsx,text/csv,text/vcard"
                  className="sr-only"
                  tabIndex={-1}
                  onChange={({ target }) => {
                    take([...(target.files ?? [])]);
                    // The same file may be chosen again once it is mended.
                    target.value = '';
                  }}
                />
              </div>
              <div className="flex flex-wrap items-center gap-3">
                {contactSources.map((one) => (
                  <Button
                    key={one}
                    variant="outline"
                    busy={source.isPending && source.variables === one}
                    disabled={source.isPending || upload.isPending}
                    onClick={() => source.mutate(one)}
                  >
                    Read from {sourceTitles[one]}
                  </Button>
                ))}
                <p className="text-muted">from the account you connected under External Services.</p>
              </div>
              <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
                {sources.map(([name, where]) => (
                  <div key={name}>
                    <dt className="font-medium">{name}</dt>
                    <dd className="text-muted text-sm">{where}</dd>
                  </div>
                ))}
              </dl>
            </CardBody>
          </Card>
        </DropZone>
      )}
      <h2 className="mt-8 mb-3 font-semibold text-lg">Imports</h2>
      <DataList
        label="Imports"
        columns={columns}
        rows={imports.data?.items}
        keyOf={({ id }) => id}
        error={imports.error}
        onRetry={imports.refetch}
        empty={<p className="text-muted">No imports yet.</p>}
      />
    </>
  );
}
