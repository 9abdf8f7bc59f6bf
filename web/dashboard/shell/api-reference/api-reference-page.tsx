import { ArrowLeft, FileJson } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Banner } from '#web/ui/banner.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { EndpointList } from './endpoint-list.tsx';
import { EndpointView } from './endpoint-view.tsx';
import { findEntry, firstEntry } from './entries.ts';
import { KeyBar } from './key-bar.tsx';
import { exampleDraft, type RequestDraft } from './request-draft.ts';
import { WebhookGuide } from './webhook-guide.tsx';

/** API Reference: every endpoint that a token may call, to read and to try. The endpoint is in the address. */
export default function ApiReferencePage() {
  const [params] = useSearchParams();
  const [drafts, setDrafts] = useState<Record<string, RequestDraft>>({});
  const named = params.get('endpoint');
  const chosen = findEntry(named);
  const isGuide = params.get('guide') === 'webhooks';
  const entry = chosen ?? firstEntry;

  return (
    <>
      <PageHeader
        title="API Reference"
        subtitle="Try each endpoint with your own key. Requests are live: changes take effect, and speech counts toward your usage."
        actions={
          <a href="/openapi.json" target="_blank" rel="noreferrer" className={buttonStyles({ variant: 'outline' })}>
            <FileJson /> OpenAPI document
          </a>
        }
      />
      {named !== null && !chosen && (
        <Banner tone="info" className="mb-4">
          There’s no endpoint “{named}”. Choose one from the list.
        </Banner>
      )}
      <KeyBar />
      <div className="mt-5 grid items-start gap-x-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <EndpointList current={isGuide ? 'guide' : entry.id} className={cn((chosen || isGuide) && 'max-lg:hidden')} />
        <div className={cn('min-w-0', !chosen && !isGuide && 'max-lg:hidden')}>
          <Link to="?" className={cn(buttonStyles({ variant: 'ghost', size: 'sm' }), '-ml-2.5 mb-2 lg:hidden')}>
            <ArrowLeft /> All endpoints
          </Link>
          {isGuide ? (
            <WebhookGuide />
          ) : (
            <EndpointView
              key={entry.id}
              entry={entry}
              draft={drafts[entry.id] ?? exampleDraft(entry.endpoint)}
              onChange={(draft) => setDrafts({ ...drafts, [entry.id]: draft })}
            />
          )}
        </div>
      </div>
    </>
  );
}
