import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { SharedCall } from '#domain/calls/call-links.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { formatClock, formatDuration } from '#web/lib/format.ts';
import { queryClient } from '#web/lib/query.ts';
import { site } from '#web/lib/site.ts';
import { keyWords } from '#web/live-call/call-labels.ts';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

function Shared({ call, token }: { call: SharedCall; token: string }) {
  return (
    <>
      <h1 className="font-semibold text-2xl">{call.agentName}</h1>
      <p className="mt-1 text-muted">
        <Moment iso={call.startedAt} />, {formatDuration(call.durationMs)}
      </p>
      <div className="mt-6 flex flex-col gap-6">
        {call.parts.includes('sound') && (
          // biome-ignore lint/a11y/useMediaCaption: the transcript is its text, where it is shared.
          <audio controls preload="none" src={`/v1/shared-calls/${token}/audio`} className="w-full" />
        )}
        {call.values.length > 0 && (
          <Card>
            <CardHeader title="Collected" />
            <CardBody>
              <dl className="flex flex-col gap-3">
                {call.values.map(({ name, spoken }) => (
                  <div key={name}>
                    <dt className="text-muted text-sm">{keyWords(name)}</dt>
                    <dd className="break-words font-medium">{spoken}</dd>
                  </div>
                ))}
              </dl>
            </CardBody>
          </Card>
        )}
        {call.turns.length > 0 && (
          <Card>
            <CardHeader title="Transcript" />
            <ol>
              {call.turns.map(({ seq, role, text, startMs }) => (
                <li key={seq} className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-3 border-line border-t px-5 py-3">
                  <span className="pt-px text-muted text-sm tabular-nums">{formatClock(startMs)}</span>
                  <div className="min-w-0">
                    <p className="font-medium text-muted text-sm">{role === 'agent' ? call.agentName : 'Caller'}</p>
                    <p dir="auto" className="whitespace-pre-wrap break-words text-left">
                      {text}
                    </p>
                  </div>
                </li>
              ))}
            </ol>
          </Card>
        )}
      </div>
      <p className="mt-6 text-muted text-sm">
        This link is valid until <Moment iso={call.expiresAt} format="in-sentence" />.
      </p>
    </>
  );
}

/** A call that someone has shared, for anyone with its link: a page of its own, beside the dashboard. */
export default function SharedCallPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <OpenedCall />
    </QueryClientProvider>
  );
}

function OpenedCall() {
  const { token = '' } = useParams();
  const { data, error } = useQuery({
    queryKey: ['shared-call', token],
    queryFn: () => api.callLinks.open({ body: { token } }),
    // Each time that it is opened counts.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
  });
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-2xl flex-col px-5 py-6">
      <title>{`Shared call – ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <header className="mb-8 text-xl">
        <Logo />
      </header>
      <main className="flex-1">
        {data && <Shared call={data} token={token} />}
        {error && (
          <>
            <h1 className="font-semibold text-2xl">Can’t show this call</h1>
            <p role="alert" className="mt-2 text-muted">
              {messageOf(error)}
            </p>
          </>
        )}
        {!data && !error && (
          <div role="status" aria-label="Loading the call">
            <Skeleton className="h-8 w-56" />
            <Skeleton className="mt-6 h-64" />
          </div>
        )}
      </main>
    </div>
  );
}
