import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { tokenScopeLabels, tokenScopes } from '#domain/identity/access-tokens.ts';
import { type Endpoint, usualPerMinute } from '#domain/platform/http.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { AnswerView } from './answer-view.tsx';
import { CodeSamples } from './code-samples.tsx';
import type { Entry } from './entries.ts';
import { FieldDocs } from './field-docs.tsx';
import { Method } from './method.tsx';
import { missingParams, type RequestDraft, requestOf } from './request-draft.ts';
import { RequestForm } from './request-form.tsx';
import { fieldsOf } from './schema-fields.ts';
import { sendRequest } from './send-request.ts';
import { useKey } from './use-key.ts';

/** Which scope a token needs, in words. */
function accessOf({ can }: Endpoint): string {
  const scope = tokenScopes.find((one) => can.startsWith(`${one}:`));
  return scope ? `Scope ${tokenScopeLabels[scope]}` : 'No key needed';
}

interface EndpointViewProps {
  entry: Entry;
  draft: RequestDraft;
  onChange: (draft: RequestDraft) => void;
}

/** One endpoint: what it does, a request to change and send, its answer, and the same as code. */
export function EndpointView({ entry: { endpoint }, draft, onChange }: EndpointViewProps) {
  const { key } = useKey();
  const running = useRef<AbortController>(undefined);
  const sentKey = endpoint.can === 'public' ? '' : key;

  const send = useMutation({
    // What comes back may hold secrets, and is large: it goes when the page does.
    gcTime: 0,
    retry: false,
    mutationFn: () => {
      running.current = new AbortController();
      return sendRequest(requestOf(endpoint, draft, sentKey), running.current.signal);
    },
  });
  const cancelled = send.isError && running.current?.signal.aborted;

  useEffect(() => () => running.current?.abort(), []);

  function submit() {
    if (!send.isPending && missingParams(draft).length === 0) send.mutate();
  }

  return (
    <article aria-labelledby="endpoint" className="flex min-w-0 flex-col gap-5">
      <header>
        <h2 id="endpoint" className="text-balance font-semibold text-lg">
          {endpoint.summary}
        </h2>
        {endpoint.description && <p className="mt-1 text-pretty text-muted">{endpoint.description}</p>}
        <div className="mt-1 flex min-w-0 items-center gap-2">
          <Method method={endpoint.method} />
          <code className="min-w-0 break-all font-mono text-sm">{endpoint.path}</code>
          <CopyButton text={endpoint.path} label="Copy path" />
        </div>
        <p className="mt-1 flex flex-wrap gap-2">
          <Badge>{accessOf(endpoint)}</Badge>
          <Badge>{endpoint.perMinute ?? usualPerMinute} requests a minute</Badge>
        </p>
      </header>
      <RequestForm
        endpoint={endpoint}
        draft={draft}
        busy={send.isPending}
        onChange={onChange}
        onSend={submit}
        onCancel={() => running.current?.abort()}
      />
      {cancelled && <Banner tone="info">Canceled. The server will stop processing the request.</Banner>}
      {send.error && !cancelled && <Banner>{messageOf(send.error)}</Banner>}
      {send.data && <AnswerView key={send.submittedAt} answer={send.data} />}
      <CodeSamples
        requestWith={(secret) => requestOf(endpoint, draft, secret)}
        secret={sentKey}
        needsKey={endpoint.can !== 'public'}
        raw={endpoint.raw}
      />
      <FieldDocs title="Body fields" fields={fieldsOf(endpoint.body)} />
    </article>
  );
}
