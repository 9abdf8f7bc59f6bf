import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Bot, Hand, MessagesSquare } from 'lucide-react';
import { useEffect } from 'react';
import { href, Link } from 'react-router';
import type { MessageThread } from '#domain/carriers/messages.ts';
import { nameOfThread, whyClosed } from '#web/dashboard/channels/message-labels.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { formatPhone } from '#web/lib/phone.ts';
import { query } from '#web/lib/query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PhoneNumber } from '#web/ui/phone-number.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { useThreadChange } from './use-messages.ts';

/** Who answers a thread now, in a sentence. */
function whoAnswers({ takenOverBy, answered, ownNumber: own, optedOut }: MessageThread): string {
  if (optedOut) return 'This person is on the do-not-call list, so no one is replying.';
  if (takenOverBy !== null) return `${takenOverBy.name} has taken over, so the agent isn’t replying.`;
  return answered ? `An agent is replying from ${formatPhone(own)}.` : `No agent answers texts on ${formatPhone(own)}.`;
}

function Head({ thread }: { thread: MessageThread }) {
  const { id, contact, otherNumber: other, takenOverBy, answered, test, optedOut } = thread;
  const mayWrite = useCan('agents:write');
  const maySeeContacts = useCan('contacts:read');
  const change = useThreadChange(id);
  const isTaken = takenOverBy !== null;
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b px-4 py-3">
      <Link
        to="/dashboard/messages"
        aria-label="All messages"
        className={buttonStyles({ variant: 'ghost', size: 'icon', className: 'lg:hidden' })}
      >
        <ArrowLeft aria-hidden />
      </Link>
      <div className="min-w-0 flex-1">
        <h2 dir="auto" className="flex flex-wrap items-center gap-2 text-left font-semibold text-lg">
          <span className="min-w-0 truncate tabular-nums">
            {contact && maySeeContacts ? (
              <Link to={href('/dashboard/contacts/:contactId', { contactId: contact.id })} className="hover:underline">
                {contact.name}
              </Link>
            ) : (
              nameOfThread(thread)
            )}
          </span>
          {test && <Badge>Test</Badge>}
          {optedOut && <Badge tone="danger">Do not call</Badge>}
        </h2>
        <p aria-live="polite" className="text-muted text-sm">
          {contact && (
            <span className="tabular-nums">
              <PhoneNumber number={other} /> ·{' '}
            </span>
          )}
          {whoAnswers(thread)}
        </p>
      </div>
      {mayWrite && (isTaken || answered) && (
        <Button
          variant="outline"
          busy={change.isPending}
          onClick={() => change.mutate(isTaken ? 'handBack' : 'takeOver')}
        >
          {isTaken ? <Bot aria-hidden /> : <Hand aria-hidden />} {isTaken ? 'Hand back' : 'Take over'}
        </Button>
      )}
    </header>
  );
}

/** One thread: what was written, who answers, and where a person writes. */
export function ThreadPanel({ threadId }: { threadId: string }) {
  const {
    data: thread,
    error,
    refetch,
  } = useQuery({
    ...query.messageThreads.get({ params: { threadId } }),
    refetchInterval: 3_000,
  });
  const mayWrite = useCan('agents:write');
  const { mutate } = useThreadChange(threadId);
  const hasUnread = (thread?.unread ?? 0) > 0;
  useEffect(() => {
    if (hasUnread && mayWrite) mutate('read');
  }, [hasUnread, mayWrite, mutate]);
  if (!thread && error)
    return (
      <ErrorState title="Couldn’t load the conversation." message={messageOf(error)} onRetry={() => void refetch()} />
    );
  return (
    <section
      aria-label={thread ? `Messages with ${nameOfThread(thread)}` : 'Messages'}
      className="flex h-[calc(100dvh-13rem-var(--notices,0px))] min-w-0 min-h-96 flex-col lg:sticky lg:top-16 overflow-hidden rounded-lg border border-line bg-surface"
    >
      {thread ? <Head thread={thread} /> : <Skeleton className="m-4 h-8 w-1/2" />}
      <MessageList key={threadId} threadId={threadId} />
      {thread && mayWrite && (
        <Composer
          key={`${threadId} composer`}
          from={thread.numberId ?? ''}
          to={thread.otherNumber}
          closed={whyClosed(thread)}
        />
      )}
    </section>
  );
}

/** Where no thread is open. */
export const NoThread = () => (
  <EmptyState icon={MessagesSquare} title="Choose a conversation" className="max-lg:hidden">
    You can read the messages, reply, or take over from the agent.
  </EmptyState>
);
