import { RotateCw } from 'lucide-react';
import type { KnowledgeFile } from '#domain/knowledge/knowledge.ts';
import { useCan } from '#web/lib/can.tsx';
import { formatBytes, formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { RowLink } from '#web/ui/row-link.tsx';
import { FileStatus, iconOf, typeOf } from './file-labels.tsx';
import { FileMenu } from './file-menu.tsx';
import { useFileChanges } from './use-knowledge.ts';

/** Its name, and below it why it could not be read. */
function NameCell({ file, to }: { file: KnowledgeFile; to: string }) {
  const Icon = iconOf(file);
  return (
    <div className="flex items-start gap-2.5">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-faint" />
      <div className="min-w-0 flex-1">
        <RowLink to={to}>{file.name}</RowLink>
        {file.problem !== null && <p className="whitespace-normal text-danger-text text-sm">{file.problem}</p>}
        <span className="sm:hidden">
          <FileStatus file={file} />
        </span>
      </div>
    </div>
  );
}

function RowButtons({ file }: { file: KnowledgeFile }) {
  const mayWrite = useCan('knowledge:write');
  const { readAgain } = useFileChanges();
  return (
    <div className="flex items-center justify-end gap-1">
      {mayWrite && file.status === 'failed' && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Retry ${file.name}`}
          busy={readAgain.isPending}
          onClick={() => readAgain.mutate(file.id)}
        >
          <RotateCw aria-hidden /> Retry
        </Button>
      )}
      <FileMenu file={file} />
    </div>
  );
}

const amountOf = ({ kind, bytes, sitePages }: KnowledgeFile) =>
  kind === 'site' ? `${formatNumber(sitePages)} ${sitePages === 1 ? 'page' : 'pages'}` : formatBytes(bytes);

/** The columns of the list; a row opens what was read of it. */
export const fileColumns = (toOf: (file: KnowledgeFile) => string, withFolder: boolean): Column<KnowledgeFile>[] => [
  {
    id: 'name',
    title: 'Name',
    className: 'w-full max-w-0',
    skeleton: 'h-4 w-48 max-w-full',
    cell: (file) => <NameCell file={file} to={toOf(file)} />,
  },
  ...(withFolder
    ? [
        {
          id: 'folder',
          title: 'Folder',
          className: 'max-lg:hidden',
          cellClassName: 'whitespace-nowrap text-muted',
          cell: ({ folder }: KnowledgeFile) => folder,
        },
      ]
    : []),
  {
    id: 'type',
    title: 'Type',
    className: 'max-xl:hidden',
    cellClassName: 'whitespace-nowrap text-muted',
    cell: typeOf,
  },
  {
    id: 'size',
    title: 'Size',
    numeric: true,
    className: 'max-md:hidden',
    cellClassName: 'whitespace-nowrap text-muted',
    skeleton: 'h-4 w-12',
    cell: amountOf,
  },
  {
    id: 'pieces',
    title: 'Chunks',
    numeric: true,
    className: 'max-lg:hidden',
    skeleton: 'h-4 w-8',
    cell: ({ pieces }) => formatNumber(pieces),
  },
  {
    id: 'status',
    title: 'Status',
    className: 'max-sm:hidden',
    skeleton: 'h-5 w-16',
    cell: (file) => <FileStatus file={file} />,
  },
  {
    id: 'uploaded',
    title: 'Uploaded',
    className: 'max-md:hidden',
    cellClassName: 'text-muted',
    cell: ({ createdAt }) => <Moment iso={createdAt} />,
  },
  { id: 'actions', title: 'Actions', actions: true, cell: (file) => <RowButtons file={file} /> },
];
