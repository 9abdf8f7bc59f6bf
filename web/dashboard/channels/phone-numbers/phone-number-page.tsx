import { useQuery } from '@tanstack/react-query';
import { PhoneCall, PhoneOff, PhoneOutgoing, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { PhoneNumber } from '#domain/carriers/phone-numbers.ts';
import { CallDialog } from '#web/dashboard/channels/call-dialog.tsx';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { usePageTitle } from '#web/lib/page-title.tsx';
import { usePhoneFormat } from '#web/lib/phone.ts';
import { query } from '#web/lib/query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { NumberForm } from './number-form.tsx';
import { NumberStateCard } from './number-state.tsx';
import { RemoveNumber } from './remove-number.tsx';
import { SoftPhone } from './soft-phone/soft-phone.tsx';

function NumberDetail({ number }: { number: PhoneNumber }) {
  const format = usePhoneFormat();
  usePageTitle(format(number.number));
  const mayWrite = useCan('phone-numbers:write');
  const mayManage = useCan('phone-numbers:manage');
  const mayCall = useCan('agents:write');
  const [phones, setPhones] = useState(false);
  const [asking, setAsking] = useState<'call' | 'remove'>();
  const close = () => setAsking(undefined);
  return (
    <>
      <PageHeader
        title={format(number.number)}
        subtitle={number.name === number.number ? undefined : number.name}
        status={number.test && <Badge>Test number</Badge>}
        actions={
          <>
            {mayManage && (
              <Button variant="outline" onClick={() => setAsking('remove')}>
                <Trash2 /> Remove
              </Button>
            )}
            {mayCall && number.test && (
              <Button variant="outline" onClick={() => setPhones(true)}>
                <PhoneCall /> Soft phone
              </Button>
            )}
            {mayCall && number.can.voice && (
              <Button onClick={() => setAsking('call')}>
                <PhoneOutgoing /> Call someone
              </Button>
            )}
          </>
        }
      />
      <div className="flex flex-col gap-6">
        <NumberStateCard number={number} />
        <NumberForm key={number.id} number={number} readOnly={!mayWrite} />
      </div>
      {phones && <SoftPhone numbers={[number]} onClose={() => setPhones(false)} />}
      {asking === 'call' && <CallDialog number={number} onClose={close} />}
      {asking === 'remove' && <RemoveNumber number={number} onClose={close} />}
    </>
  );
}

/** One phone number: where its calls go, who answers, and what becomes of them otherwise. */
export default function PhoneNumberPage() {
  const { numberId = '' } = useParams();
  const { data, error, refetch } = useQuery(query.phoneNumbers.get({ params: { numberId } }));
  if (data) return <NumberDetail number={data} />;
  if (error instanceof ApiError && error.code === 'not_found') {
    return (
      <>
        <PageHeader title="Phone number" />
        <EmptyState
          icon={PhoneOff}
          title="Phone number not found"
          action={
            <Link to="/dashboard/phone-numbers" className={buttonStyles({ variant: 'outline' })}>
              All phone numbers
            </Link>
          }
        >
          The number was removed or belongs to another workspace.
        </EmptyState>
      </>
    );
  }
  if (error) {
    return <ErrorState title="Couldn’t load the number." message={messageOf(error)} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <PageHeader title={<Skeleton className="h-7 w-44" />} />
      <Skeleton className="h-96" />
    </>
  );
}
