import { useInfiniteQuery } from '@tanstack/react-query';
import {
  Ban,
  CalendarCheck,
  CalendarX,
  type LucideIcon,
  MessageSquareText,
  Pencil,
  PhoneIncoming,
  PhoneOutgoing,
  Send,
  ShieldCheck,
  ShieldX,
  StickyNote,
} from 'lucide-react';
import { href, Link } from 'react-router';
import type { ContactEvent } from '#domain/contacts/contact-timeline.ts';
import { type AuditAction, auditActions } from '#domain/platform/audit-actions.ts';
import { stateNames } from '#web/dashboard/channels/message-labels.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { formatDuration, formatWhen } from '#web/lib/format.ts';
import { keyOf } from '#web/lib/query.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { endReasonWords, outcomeWords } from '#web/live-call/call-labels.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { purposeWords } from './filter/condition-labels.ts';

interface Told {
  icon: LucideIcon;
  title: string;
  /** A quieter second line. */
  more?: string | undefined;
  to?: string;
}

const has = <T extends object>(words: T, key: string): key is Extract<keyof T, string> => key in words;

/** An event in words. */
function tell(event: ContactEvent): Told {
  switch (event.kind) {
    case 'call': {
      const { direction, agentName, seconds, outcome, endReason, callId } = event;
      const isIn = direction === 'inbound';
      const how = [
        outcome !== null && has(outcomeWords, outcome) && outcomeWords[outcome],
        endReason !== null && has(endReasonWords, endReason) && endReasonWords[endReason],
        seconds !== null && formatDuration(seconds * 1000),
      ].filter((one) => one !== false);
      return {
        icon: isIn ? PhoneIncoming : PhoneOutgoing,
        title: isIn ? `Called ${agentName}` : `Called by ${agentName}`,
        more: how.join(' · '),
        to: href('/dashboard/calls/:callId', { callId }),
      };
    }
    case 'message': {
      const { direction, text, status: state, threadId } = event;
      const isIn = direction === 'inbound';
      const title = isIn ? 'Sent a text message' : 'Received a text message';
      return {
        icon: isIn ? MessageSquareText : Send,
        title,
        more: isIn ? text : `${text} · ${stateNames[state]}`,
        to: `/dashboard/messages?thread=${threadId}`,
      };
    }
    case 'appointment': {
      const { title, startsAt: startAt, timeZone, status } = event;
      const isBooked = status === 'booked';
      const words = isBooked ? `Booked: ${title}` : `Booked and canceled: ${title}`;
      return { icon: isBooked ? CalendarCheck : CalendarX, title: words, more: formatWhen(startAt, timeZone) };
    }
    case 'note':
      return { icon: StickyNote, title: 'Note', more: event.text };
    case 'consent': {
      const { isGiven, purpose, wording } = event;
      const words = `${isGiven ? 'Agreed to' : 'Withdrawn'}: ${purposeWords[purpose]}`;
      return { icon: isGiven ? ShieldCheck : ShieldX, title: words, more: isGiven ? `“${wording}”` : undefined };
    }
    case 'opt_out':
      return { icon: Ban, title: 'Added to the do-not-call list', more: event.reason };
    case 'change':
      return {
        icon: Pencil,
        title: has(auditActions, event.action) ? auditActions[event.action as AuditAction] : event.action,
        more: event.fields.join(', '),
      };
  }
}

function useTimeline(contactId: string) {
  const { id: workspaceId } = useWorkspace();
  return useInfiniteQuery({
    queryKey: [...keyOf('contacts', 'timeline'), workspaceId, contactId],
    queryFn: ({ pageParam, signal }) =>
      api.contacts.timeline({ params: { contactId }, query: { before: pageParam, limit: 30 } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

function Event({ event }: { event: ContactEvent }) {
  const { icon: Icon, title, more, to } = tell(event);
  return (
    <li className="flex gap-3">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <div className="flex justify-between gap-x-3 max-sm:flex-col">
          {to === undefined ? (
            <p className="font-medium">{title}</p>
          ) : (
            <Link to={to} className="font-medium hover:underline">
              {title}
            </Link>
          )}
          <p className="shrink-0 text-muted text-sm">
            <Moment iso={event.at} />
          </p>
        </div>
        {more && (
          <p dir="auto" className="break-words text-left text-muted">
            {more}
          </p>
        )}
      </div>
    </li>
  );
}

/** What happened with a contact, newest first. */
export function ContactTimeline({ contactId }: { contactId: string }) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useTimeline(contactId);
  const events = data?.pages.flatMap(({ items }) => items);
  return (
    <Card aria-label="Timeline">
      <CardHeader title="Timeline" />
      <CardBody>
        {error && <Banner>{messageOf(error)}</Banner>}
        {!events && !error && <Skeleton className="h-24" />}
        {events?.length === 0 && <p className="text-muted">No activity yet.</p>}
        <ol className="flex flex-col gap-4">
          {events?.map((event, at) => (
            // Two events may be of one moment and alike; the list only grows at its end.
            // biome-ignore lint/suspicious/noArrayIndexKey: events have no id of their own.
            <Event key={`${event.at} ${at}`} event={event} />
          ))}
        </ol>
        {hasNextPage && (
          <Button variant="outline" className="mt-4" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show earlier
          </Button>
        )}
      </CardBody>
    </Card>
  );
}
