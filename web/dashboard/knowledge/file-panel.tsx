import { ExternalLink, RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import type { KnowledgeFileDetail } from '#domain/knowledge/knowledge.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { formatBytes, formatClock, formatNumber } from '#web/lib/format.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FileAbout } from './file-about.tsx';
import { FileStatus, refreshOptions, typeOf } from './file-labels.tsx';
import { FileMenu } from './file-menu.tsx';
import { FilePieces } from './file-pieces.tsx';
import { SitePages } from './site-pages.tsx';
import { useFile, useFileChanges } from './use-knowledge.ts';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

function Facts({ file }: { file: KnowledgeFileDetail }) {
  const { kind, bytes, pages, pieces, seconds, url, refreshedAt, nextRefreshAt } = file;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
      <Fact label="Type">{typeOf(file)}</Fact>
      <Fact label="Folder">{file.folder}</Fact>
      {kind !== 'site' && <Fact label="Size">{formatBytes(bytes)}</Fact>}
      {pages !== null && <Fact label="Pages">{formatNumber(pages)}</Fact>}
      <Fact label="Chunks">{formatNumber(pieces)}</Fact>
      {seconds !== null && <Fact label="Length">{formatClock(seconds * 1_000)}</Fact>}
      <Fact label="Uploaded">
        <Moment iso={file.createdAt} />
      </Fact>
      {refreshedAt !== null && (
        <Fact label="Last read">
          <Moment iso={refreshedAt} />
        </Fact>
      )}
      {nextRefreshAt !== null && (
        <Fact label="Next">
          <Moment iso={nextRefreshAt} />
        </Fact>
      )}
      {url !== null && (
        <div className="col-span-full min-w-0">
          <dt className="text-muted text-sm">Address</dt>
          <dd className="truncate">
            <a href={url} target="_blank" rel="noopener noreferrer" className="text-accent-text hover:underline">
              {url} <ExternalLink aria-label="opens in a new tab" className="inline size-3.5" />
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** How often it is read again. */
function Refresh({ file }: { file: KnowledgeFileDetail }) {
  const { update } = useFileChanges();
  return (
    <Field label="Refresh">
      <Select
        options={refreshOptions}
        value={update.isPending ? update.variables?.body.refresh : file.refresh}
        onChange={(refresh) => update.mutate({ params: { fileId: file.id }, body: { refresh } })}
      />
    </Field>
  );
}

function Agents({ agents }: Pick<KnowledgeFileDetail, 'agents'>) {
  if (agents.length === 0) return <p className="text-muted">No agents use this folder.</p>;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {agents.map(({ id, name }) => (
        <li key={id}>
          <Link
            to={`${href('/dashboard/agents/:agentId', { agentId: id })}?tab=knowledge`}
            className="text-accent-text hover:underline"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-t pt-4">
      <h3 className="mb-2 font-medium">{title}</h3>
      {children}
    </section>
  );
}

function Content({ file, onClose }: { file: KnowledgeFileDetail; onClose: () => void }) {
  const mayWrite = useCan('knowledge:write');
  const { readAgain } = useFileChanges();
  const isOfWeb = (file.kind === 'page' || file.kind === 'site') && file.siteId === null;
  const isSeen = file.kind === 'file' && /^(image|video)\//.test(file.mediaType);
  return (
    <>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 dir="auto" className="break-words text-left font-semibold text-lg">
            {file.name}
          </h2>
          <div className="mt-1">
            <FileStatus file={file} />
          </div>
        </div>
        <FileMenu file={file} onDeleted={onClose} />
        <Button variant="ghost" size="icon" aria-label="Close" onClick={onClose}>
          <X />
        </Button>
      </div>
      {file.problem !== null && (
        <Banner
          action={
            mayWrite && (
              <Button variant="outline" size="sm" busy={readAgain.isPending} onClick={() => readAgain.mutate(file.id)}>
                <RotateCw aria-hidden /> Retry
              </Button>
            )
          }
        >
          {file.problem}
          {file.version > 0 && 'Agents use the previous version in the meantime.'}
        </Banner>
      )}
      <Facts file={file} />
      {isOfWeb && mayWrite && <Refresh file={file} />}
      {isSeen && mayWrite && <FileAbout key={file.newestVersion} file={file} />}
      {file.phrasings.length > 0 && (
        <Section title="Other ways to ask this">
          <ul className="list-disc pl-5">
            {file.phrasings.map((phrasing) => (
              <li key={phrasing}>{phrasing}</li>
            ))}
          </ul>
        </Section>
      )}
      <Section title="Agents that use this file">
        <Agents agents={file.agents} />
      </Section>
      {file.kind === 'site' ? (
        <Section title="Pages">
          <SitePages siteId={file.id} />
        </Section>
      ) : (
        <Section title="Extracted text">
          <FilePieces file={file} />
        </Section>
      )}
    </>
  );
}

/** One file with what was read of it, beside the list. */
export function FilePanel({ fileId, onClose }: { fileId: string; onClose: () => void }) {
  const { data, error, refetch } = useFile(fileId);
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={data?.name ?? 'File'}
      side="right"
      className="w-[36rem]"
    >
      <div className="flex flex-1 flex-col gap-4 overflow-y-auto p-5">
        {data && <Content file={data} onClose={onClose} />}
        {!data && error && (
          <ErrorState title="Couldn’t load the file." message={messageOf(error)} onRetry={() => void refetch()} />
        )}
        {!data && !error && <Skeleton className="h-64 w-full" />}
      </div>
    </Drawer>
  );
}
