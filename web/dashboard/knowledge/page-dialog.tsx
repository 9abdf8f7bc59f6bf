import { useState } from 'react';
import type { KnowledgeFolder } from '#domain/knowledge/knowledge.ts';
import { type KnowledgeRefresh, siteDepth, sitePages } from '#domain/knowledge/knowledge-limits.ts';
import { api } from '#web/lib/api.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { Select } from '#web/ui/select.tsx';
import { refreshOptions } from './file-labels.tsx';
import { FolderSelect } from './folder-select.tsx';
import { sayOutcome } from './say-outcome.ts';

interface PageDialogProps {
  folders: readonly KnowledgeFolder[];
  folderId: string | undefined;
  onClose: () => void;
}

const depths = Array.from({ length: siteDepth.max }, (_, n) => String(n + 1)).map((value) => ({
  value,
  label: value === '1' ? '1 link away' : `Up to ${value} links away`,
}));
const extents = [
  { value: 'page', label: 'This page', description: 'The page at this URL.' },
  { value: 'site', label: 'The site', description: 'All linked pages under this URL.' },
] as const;

/** People type addresses without what every address begins with. */
const wholeAddress = (typed: string) => (/^[a-z]+:/i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`);

/** Adds a web page, or the pages of a site. */
export function PageDialog({ folders, folderId, onClose }: PageDialogProps) {
  const [url, setUrl] = useState('');
  const [extent, setExtent] = useState<'page' | 'site'>('page');
  const [depth, setDepth] = useState(String(siteDepth.usual));
  const [pages, setPages] = useState(String(sitePages.usual));
  const [refresh, setRefresh] = useState<KnowledgeRefresh>('weekly');
  const [folder, setFolder] = useState(folderId ?? folders[0]?.id);
  const site = { depth: Number(depth), pages: Number(pages) };
  return (
    <FormDialog
      title="Add web page"
      action="Add"
      ready={url.trim() !== ''}
      reloads="knowledge"
      send={(_, once) =>
        api.knowledge.addPage(
          {
            body: {
              url: wholeAddress(url),
              refresh,
              ...(folder && { folderId: folder }),
              ...(extent === 'site' && { site }),
            },
          },
          once,
        )
      }
      next={sayOutcome}
      onClose={onClose}
    >
      {(problemOf) => (
        <>
          <Field label="URL" error={problemOf('url')}>
            <Input
              type="url"
              inputMode="url"
              placeholder="https://example.com/prices"
              value={url}
              maxLength={2_000}
              onChange={({ target }) => setUrl(target.value)}
            />
          </Field>
          <RadioGroup legend="Pages to read" options={extents} value={extent} onChange={setExtent} />
          {extent === 'site' && (
            <div className="grid gap-4 sm:grid-cols-2">
              <Field label="Link depth" error={problemOf('site.depth')}>
                <Select options={depths} value={depth} onChange={setDepth} />
              </Field>
              <Field label="Maximum pages" error={problemOf('site.pages')}>
                <Input
                  type="number"
                  min={sitePages.min}
                  max={sitePages.max}
                  value={pages}
                  onChange={({ target }) => setPages(target.value)}
                />
              </Field>
            </div>
          )}
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Refresh">
              <Select options={refreshOptions} value={refresh} onChange={setRefresh} />
            </Field>
            <FolderSelect folders={folders} value={folder} onChange={setFolder} />
          </div>
          <p className="text-muted text-sm">
            We read one page per second, as the site’s robots.txt allows. If a page is missing twice in a row, we remove
            it and notify you.
          </p>
        </>
      )}
    </FormDialog>
  );
}
