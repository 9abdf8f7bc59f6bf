import { useQuery } from '@tanstack/react-query';
import { Contact as ContactIcon, MessageSquare, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router';
import type { ContactDetail } from '#domain/contacts/contacts.ts';
import { useCan } from '#web/lib/can.tsx';
import { usePageTitle } from '#web/lib/page-title.tsx';
import { query } from '#web/lib/query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PhoneNumber } from '#web/ui/phone-number.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UnloadedPage } from '#web/ui/unloaded-page.tsx';
import { ContactCall } from './contact-call.tsx';
import { ContactConsents } from './contact-consents.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { ContactMemory } from './contact-memory.tsx';
import { ContactMenu } from './contact-menu.tsx';
import { ContactNotes } from './contact-notes.tsx';
import { ContactTags } from './contact-tags.tsx';
import { ContactTimeline } from './contact-timeline.tsx';
import { shownOf } from './fields/field-inputs.tsx';
import { sourceWords } from './filter/condition-labels.ts';

const all = '/dashboard/contacts';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted">{name}</dt>
      <dd dir="auto" className="min-w-0 break-words text-left">
        {children}
      </dd>
    </div>
  );
}

function Facts({ contact }: { contact: ContactDetail }) {
  const { phone, phoneAsEntered, email, company, tags, fields, source, createdAt, updatedAt: changedAt } = contact;
  const own = useQuery(query.contactFields.list()).data?.items ?? [];
  return (
    <Card aria-label="Details">
      <CardHeader title="Details" />
      <CardBody>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
          <Fact name="Phone">
            {phone === null ? '–' : <PhoneNumber number={phone} />}
            {phoneAsEntered !== null && phoneAsEntered !== phone && (
              <span className="block text-muted text-sm">Entered as {phoneAsEntered}</span>
            )}
          </Fact>
          <Fact name="Email">{email ?? '–'}</Fact>
          <Fact name="Company">{company ?? '–'}</Fact>
          <Fact name="Tags">{tags.length === 0 ? '–' : <ContactTags tags={tags} optedOut={false} />}</Fact>
          {own.map(({ key, name }) => {
            const value = fields[key];
            return (
              value !== undefined && (
                <Fact key={key} name={name}>
                  {shownOf(value)}
                </Fact>
              )
            );
          })}
          <Fact name="Source">{sourceWords[source]}</Fact>
          <Fact name="Added">
            <Moment iso={createdAt} />
          </Fact>
          <Fact name="Changed">
            <Moment iso={changedAt} />
          </Fact>
        </dl>
      </CardBody>
    </Card>
  );
}

function ContactView({ contact }: { contact: ContactDetail }) {
  const { id, name, optedOut, phone } = contact;
  usePageTitle(name);
  const [isChanging, setChanging] = useState(false);
  const mayWrite = useCan('contacts:write');
  const mayText = useCan('calls:read');
  const onClose = () => setChanging(false);
  return (
    <>
      <PageHeader
        title={name}
        status={optedOut && <Badge tone="danger">Do not call</Badge>}
        actions={
          <>
            {phone !== null && !optedOut && <ContactCall phone={phone} />}
            {mayText && phone !== null && (
              <Link
                to={`/dashboard/messages?to=${encodeURIComponent(phone)}`}
                className={buttonStyles({ variant: 'outline' })}
              >
                <MessageSquare aria-hidden /> Message
              </Link>
            )}
            {mayWrite && (
              <Button variant="outline" onClick={() => setChanging(true)}>
                <Pencil aria-hidden /> Edit
              </Button>
            )}
            <ContactMenu contact={contact} />
          </>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-6">
          <Facts contact={contact} />
          {phone !== null && <ContactMemory contactId={id} />}
          {phone !== null && <ContactConsents contactId={id} readOnly={!mayWrite} />}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <ContactNotes contact={contact} readOnly={!mayWrite} />
          <ContactTimeline contactId={id} />
        </div>
      </div>
      {isChanging && <ContactDialog contact={contact} onClose={onClose} onSaved={onClose} />}
    </>
  );
}

/** One contact: how it is reached, and what people noted of it. */
export default function ContactPage() {
  const { contactId = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(query.contacts.get({ params: { contactId } }));
  if (isPending) {
    return (
      <div role="status" aria-label="Loading" className="flex flex-col gap-6">
        <Skeleton className="h-7 w-56" />
        <div className="grid gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <Skeleton className="h-72" />
          <Skeleton className="h-48" />
        </div>
      </div>
    );
  }
  if (data) return <ContactView contact={data} />;
  return <UnloadedPage error={error} onRetry={() => void refetch()} noun="contact" icon={ContactIcon} all={all} />;
}
