import { useEffect, useRef } from 'react';
import { href, Link } from 'react-router';
import type { TextMessage } from '#domain/carriers/messages.ts';
import { authorWords, isLost, stateWords } from '#web/dashboard/channels/message-labels.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useThreadMessages } from './use-messages.ts';

function Bubble({ message, mark }: { message: TextMessage; mark: boolean }) {
  const { text, direction, author, createdAt: created, media, callId, segments } = message;
  const isOwn = direction === 'outbound';
  const from = authorWords[author];
  return (
    <li className={cn('flex max-w-[85%] flex-col gap-0.5 sm:max-w-[70%]', isOwn ? 'self-end items-end' : 'self-start')}>
      <p
        dir="auto"
        className={cn(
          'wrap-anywhere whitespace-pre-wrap rounded-xl border px-3 py-1.5 text-left',
          isOwn ? 'border-accent/30 bg-accent-soft' : 'border-line bg-surface',
        )}
      >
        <span className="sr-only">{isOwn ? `${from}: ` : 'From them: '}</span>
        {text || (media > 0 ? 'An image or another attachment' : '')}
      </p>
      <p className={cn('text-sm', isLost(message) ? 'text-danger-text' : 'text-muted')}>
        {isOwn && `${from} · `}
        <Moment iso={created} />
        {isOwn && ` · ${stateWords(message)}`}
        {isOwn && segments > 1 && `· ${segments} segments`}
        {!isOwn && media > 0 && text !== '' && '· with an attachment that isn’t stored'}
        {mark && callId && (
          <>
            {' · '}
            <Link to={href('/dashboard/calls/:callId', { callId })} className="text-accent-text underline">
              Conversation
            </Link>
          </>
        )}
      </p>
    </li>
  );
}

/** The messages of a thread, the newest at the end, where it is scrolled to. */
export function MessageList({ threadId }: { threadId: string }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useThreadMessages(threadId);
  const log = useRef<HTMLDivElement>(null);
  const messages = (data?.pages.flatMap(({ items }) => items) ?? []).toReversed();
  const newest = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is a newer one.
  useEffect(() => {
    log.current?.scrollTo?.({ top: log.current.scrollHeight });
  }, [newest]);
  if (!data && error)
    return <ErrorState title="Couldn’t load messages." message={messageOf(error)} onRetry={() => void refetch()} />;
  return (
    <div
      ref={log}
      role="log"
      aria-label="Messages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto bg-canvas p-4"
    >
      {hasNextPage && (
        <div className="mb-3 text-center">
          <Button variant="outline" size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Earlier messages
          </Button>
        </div>
      )}
      {data ? (
        <ol className="flex flex-col gap-3">
          {messages.map((message, at) => (
            <Bubble key={message.id} message={message} mark={message.callId !== messages[at - 1]?.callId} />
          ))}
        </ol>
      ) : (
        <div aria-hidden className="flex flex-col gap-3">
          <Skeleton className="h-12 w-2/3" />
          <Skeleton className="h-12 w-1/2 self-end" />
          <Skeleton className="h-12 w-3/5" />
        </div>
      )}
    </div>
  );
}
