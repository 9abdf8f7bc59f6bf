import { useQuery } from '@tanstack/react-query';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SectionNav } from '#web/ui/section-nav.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BusinessFactsForm } from './business-facts-form.tsx';
import { BusinessHoursForm } from './business-hours-form.tsx';
import { DeleteWorkspace } from './delete-workspace.tsx';
import { DeletedWorkspaces } from './deleted-workspaces.tsx';
import { HolidaysForm } from './holidays-form.tsx';
import { ListenerNotice } from './listener-notice.tsx';
import { PreferencesForm } from './preferences-form.tsx';

/** Shown until they are loaded; as high as what comes. */
const loading = { Workspace: 'h-[34rem]', 'Common questions': 'h-[36rem]', 'Business hours': 'h-96', Holidays: 'h-40' };

/** What concerns the workspace as a whole. */
export default function AccountPreferencesPage() {
  const { data: preferences, error, refetch } = useQuery(query.preferences.get());
  const readOnly = !useCan('settings:write');
  return (
    <>
      <PageHeader title="Account Preferences" subtitle="Workspace-wide settings." />
      <SectionNav label="Sections">
        {preferences ? (
          <>
            <PreferencesForm preferences={preferences} readOnly={readOnly} />
            <BusinessFactsForm stored={preferences.facts} readOnly={readOnly} />
            <BusinessHoursForm stored={preferences.businessHours} readOnly={readOnly} />
            <HolidaysForm stored={preferences.holidays} readOnly={readOnly} />
            <ListenerNotice tells={preferences.tellsOfListeners} readOnly={readOnly} />
          </>
        ) : error ? (
          <ErrorState title="Couldn’t load preferences." message={messageOf(error)} onRetry={() => void refetch()} />
        ) : (
          Object.entries(loading).map(([title, height]) => <Skeleton key={title} className={`mb-4 ${height}`} />)
        )}
        <DeletedWorkspaces />
        <DeleteWorkspace />
      </SectionNav>
    </>
  );
}
