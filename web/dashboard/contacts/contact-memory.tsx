import { useQuery } from '@tanstack/react-query';
import { href, Link } from 'react-router';
import type { RememberedFact } from '#domain/contacts/contact-memory.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** `account_number` as people write it. */
const wordsOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

const Remembered = ({ name, spoken, from, callId, at }: RememberedFact) => (
  <div>
    <dt className="text-muted text-sm">{wordsOf(name)}</dt>
    <dd dir="auto" className="break-words text-left">
      {spoken}
      {from === 'call' && callId !== null && (
        <span className="block text-muted text-sm">
          Mentioned in a{' '}
          <Link to={href('/dashboard/calls/:callId', { callId })} className="underline">
            conversation
          </Link>
          , <Moment iso={at} format="in-sentence" />
        </span>
      )}
    </dd>
  </div>
);

/** What agents know of a contact before it says a word. */
export function ContactMemory({ contactId }: { contactId: string }) {
  const { data, error } = useQuery(query.contacts.memory({ params: { contactId } }));
  return (
    <Card aria-label="Caller memory">
      <CardHeader
        title="Caller memory"
        hint="What agents with caller memory know about this contact. Turn on caller memory in an agent’s call settings."
      />
      <CardBody>
        {error ? (
          <Banner>{messageOf(error)}</Banner>
        ) : data === undefined ? (
          <Skeleton className="h-16" />
        ) : data.shared ? (
          <p className="text-muted">
            Another contact has this number, so agents can’t tell who’s calling and don’t use caller memory.
          </p>
        ) : (
          <dl className="flex flex-col gap-3">
            {data.items.map((fact) => (
              <Remembered key={fact.name} {...fact} />
            ))}
          </dl>
        )}
      </CardBody>
    </Card>
  );
}
