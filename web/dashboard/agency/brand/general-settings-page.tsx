import { useQuery } from '@tanstack/react-query';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BrandForm } from './brand-form.tsx';
import { HostsSection } from './hosts-section.tsx';
import { LogoSection } from './logo-section.tsx';
import { PaymentsSection } from './payments-section.tsx';

/** Name, brand and addresses of an agency. */
export default function GeneralSettingsPage() {
  const { data, error, refetch } = useQuery(query.brand.get());
  const readOnly = !useCan('settings:manage');
  return (
    <>
      <PageHeader title="General Settings" subtitle="How clients see your agency." />
      {data ? (
        <>
          {readOnly && (
            <Banner tone="info" className="mb-4">
              Your role can view these settings but not change them.
            </Banner>
          )}
          <BrandForm brand={data.brand} readOnly={readOnly} />
          <LogoSection brand={data.brand} readOnly={readOnly} />
          <HostsSection brand={data.brand} readOnly={readOnly} />
          <PaymentsSection readOnly={readOnly} />
        </>
      ) : error ? (
        <ErrorState title="Couldn’t load settings." message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        ['h-56', 'h-48', 'h-96', 'h-40', 'h-52', 'h-32'].map((height) => (
          <Skeleton key={height} className={`mb-4 ${height}`} />
        ))
      )}
    </>
  );
}
