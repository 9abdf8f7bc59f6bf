import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const times = [
  { value: '1', label: 'One hour' },
  { value: '24', label: '24 hours' },
  { value: '168', label: 'Seven days' },
] as const;
type Hours = (typeof times)[number]['value'];

function useSupportChange(change: () => Promise<unknown>, done: string) {
  return useChange(change, {
    reloads: ['supportAccess', 'workspaces'],
    says: done,
  });
}

/** For how long support may come, and whether it may change things. */
function Allow() {
  const [hours, setHours] = useState<Hours>('24');
  const [canWrite, setMayChange] = useState(false);
  const allow = useSupportChange(
    () => api.supportAccess.allow({ body: { hours: Number(hours) as 1 | 24 | 168, canWrite } }),
    'Support can now access this workspace',
  );
  return (
    <div className="flex flex-col items-start gap-4">
      <Field label="Duration" className="w-44">
        <Select options={times} value={hours} onChange={setHours} />
      </Field>
      <Checkbox
        checked={canWrite}
        onChange={setMayChange}
        label="Support can also make changes"
        hint="Doesn’t include settings, members, or tokens."
      />
      <Button variant="outline" busy={allow.isPending} onClick={() => allow.mutate()}>
        Grant access
      </Button>
    </div>
  );
}

function End() {
  const end = useSupportChange(() => api.supportAccess.end(), 'Support no longer has access');
  return (
    <Button variant="outline" busy={end.isPending} onClick={() => end.mutate()}>
      End access
    </Button>
  );
}

/** Whether the operator of this installation may enter the workspace. */
export function SupportAccess() {
  const mayManage = useCan('settings:manage');
  const { data, error } = useQuery(query.supportAccess.get());
  const access = data?.access;
  return (
    <Card className="mt-6">
      <CardHeader
        title="Support access"
        hint="The operator can’t see this workspace unless you grant access. If you do, they can see everything in it, including calls and transcripts. Access ends automatically, and the audit log records what they do."
      />
      <CardBody>
        {error ? (
          <Banner>{messageOf(error)}</Banner>
        ) : data === undefined ? (
          <Skeleton className="h-8 w-56" />
        ) : access ? (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p>
              Support can {access.canWrite ? 'view and make changes' : 'view'} until{' '}
              <Moment iso={access.expiresAt} format="in-sentence" />.{' '}
              {access.enteredAt ? (
                <>
                  First visit: <Moment iso={access.enteredAt} format="in-sentence" />.
                </>
              ) : (
                'No visits yet.'
              )}
            </p>
            {mayManage && <End />}
          </div>
        ) : mayManage ? (
          <Allow />
        ) : (
          <p className="text-muted">Support doesn’t have access.</p>
        )}
      </CardBody>
    </Card>
  );
}
