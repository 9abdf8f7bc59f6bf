import { useNavigate } from 'react-router';
import { api } from '#web/lib/api.ts';
import { setCurrentWorkspaceId } from '#web/lib/current-workspace.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';

/** Says that the person is here as the agency, and leads back. */
function Acting({ until }: { until: string }) {
  const { name, agency } = useWorkspace();
  const navigate = useNavigate();
  const leave = useChange(() => api.subaccounts.leave(), {
    reloads: 'workspaces',
    next: async () => {
      setCurrentWorkspaceId(agency!.id);
      await navigate('/dashboard/agency/subaccounts');
    },
  });
  return (
    <Banner
      tone="warning"
      className="mb-6"
      action={
        <Button size="sm" variant="outline" busy={leave.isPending} onClick={() => leave.mutate()}>
          Leave
        </Button>
      }
    >
      You’re in {name} as {agency?.name} until <Moment iso={until} format="in-sentence" />. Your actions here are logged
      under your name and visible to the workspace’s members.
    </Banner>
  );
}

/** Says on every page of a subaccount that someone is here as its agency, and that it is suspended. */
export function AgencyNotice() {
  const { asAgencyUntil, suspended, agency } = useWorkspace();
  return (
    <>
      {asAgencyUntil !== null && <Acting until={asAgencyUntil} />}
      {suspended !== null && (
        <Banner tone="danger" className="mb-6">
          This workspace is suspended{agency && ` by ${agency.name}`}: {suspended.reason} The workspace won’t answer
          calls until it’s resumed.
        </Banner>
      )}
    </>
  );
}
