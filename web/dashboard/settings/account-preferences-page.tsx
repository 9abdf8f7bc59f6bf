import { PageHeader } from '#web/ui/page-header.tsx';
import { DeleteWorkspace } from './delete-workspace.tsx';
import { DeletedWorkspaces } from './deleted-workspaces.tsx';

/** What concerns the workspace as a whole. */
export default function AccountPreferencesPage() {
  return (
    <>
      <PageHeader title="Account Preferences" subtitle="What concerns this workspace as a whole." />
      <DeletedWorkspaces />
      <DeleteWorkspace />
    </>
  );
}
