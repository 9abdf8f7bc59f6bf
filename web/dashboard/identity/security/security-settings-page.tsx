import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CompanySignIn } from './company-sign-in.tsx';
import { SecurityScore } from './security-score.tsx';
import { SecuritySwitches } from './security-switches.tsx';
import { SupportAccess } from './support-access.tsx';
import { VaultSection } from './vault-section.tsx';

/** How often the page asks whether what was stored has followed a switch, in ms. */
const settleLookMs = 10_000;

/** Switches that protect this workspace, each enforced by the server, and a score over the critical ones. */
export default function SecuritySettingsPage() {
  const { data, error, refetch } = useQuery({
    ...query.security.get(),
    refetchInterval: ({ state }) => (state.data?.contentSettles ? settleLookMs : false),
  });
  const [mayManage, mayEndSessions] = [useCan('settings:manage'), useCan('team:manage')];
  const mayUseSecrets = useCan('actions:read');
  return (
    <>
      <PageHeader
        title="Security Settings"
        subtitle="Settings that protect this workspace."
        actions={
          <>
            {mayEndSessions && (
              <Link to="/dashboard/integrations/sessions" className={buttonStyles({ variant: 'outline' })}>
                Sessions
              </Link>
            )}
            {mayManage && (
              <Link to="/dashboard/integrations/audit-log" className={buttonStyles({ variant: 'outline' })}>
                Audit log
              </Link>
            )}
          </>
        }
      />
      {data ? (
        <>
          <SecurityScore settings={data} />
          {!mayManage && (
            <Banner tone="info" className="mb-4">
              Your role can view these settings but not change them.
            </Banner>
          )}
          <SecuritySwitches settings={data} />
          {mayManage && <CompanySignIn />}
          {mayUseSecrets && <VaultSection />}
          <SupportAccess />
        </>
      ) : error ? (
        <ErrorState
          title="Couldn’t load security settings."
          message={messageOf(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <Skeleton className="mb-6 h-26" />
          <Skeleton className="h-160" />
        </>
      )}
    </>
  );
}
