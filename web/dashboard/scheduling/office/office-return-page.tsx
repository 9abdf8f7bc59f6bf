import { useEffect, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { officeTitles } from './office-labels.ts';

const back = '/dashboard/integrations/external-services';

/** What a service says when nothing was agreed to there. */
const refusals: Record<string, string> = {
  access_denied: 'You didn’t grant access, so nothing was connected.',
  consent_required: 'An administrator in your organization must approve access first.',
};

/** Where the browser comes back to from Google and Microsoft. */
export default function OfficeReturnPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [state, code, refusal] = ['state', 'code', 'error'].map((name) => query.get(name));
  const connect = useChange(
    (body: { state: string; code: string }) => api.office.connect({ body }, { timeoutMs: 30_000 }),
    {
      reloads: 'office',
      says: ({ service, name }) => `${officeTitles[service]} account ${name} is connected`,
      next: () => navigate(back, { replace: true }),
      refusal: 'shown',
      secret: true,
    },
  );
  const hasSent = useRef(false);
  const { mutate } = connect;
  useEffect(() => {
    // A state is good once.
    if (hasSent.current || !state || !code) return;
    hasSent.current = true;
    mutate({ state, code });
  }, [state, code, mutate]);
  const problem = connect.error
    ? messageOf(connect.error)
    : state && code
      ? null
      : (refusals[refusal ?? ''] ?? 'The service sent you back without a response. Connect the account again.');
  return (
    <>
      <PageHeader title="Connect an account" subtitle="Checking the account…" />
      {problem === null ? (
        <Skeleton className="h-12" />
      ) : (
        <div className="flex flex-col items-start gap-4">
          <Banner>{problem}</Banner>
          <Link to={back} className={buttonStyles({ variant: 'outline' })}>
            Back to External Services
          </Link>
        </div>
      )}
    </>
  );
}
