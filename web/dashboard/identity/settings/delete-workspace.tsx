import { useState } from 'react';
import { restoreDays } from '#domain/identity/workspaces.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Button } from '#web/ui/button.tsx';
import { SubjectSection } from '#web/ui/subject-section.tsx';
import { DeleteWorkspaceDialog } from './delete-workspace-dialog.tsx';

/** The end of this workspace, for its owner; others read who can do it. */
export function DeleteWorkspace() {
  const { name, role, operator } = useWorkspace();
  const [asking, setAsking] = useState(false);
  const why = operator
    ? 'This workspace belongs to the operator of this installation and can’t be deleted.'
    : role === 'owner'
      ? null
      : 'Only the owner can delete this workspace.';
  return (
    <SubjectSection
      title="Delete this workspace"
      hint={`The workspace will close immediately. Live calls continue until they end. You can restore it for ${restoreDays} days. After that, it’s permanently deleted, along with its agents, calls, contacts, and files.`}
    >
      {why ? (
        <p className="text-muted">{why}</p>
      ) : (
        <div>
          <Button variant="destructive" onClick={() => setAsking(true)}>
            Delete {name}
          </Button>
        </div>
      )}
      {asking && <DeleteWorkspaceDialog onClose={() => setAsking(false)} />}
    </SubjectSection>
  );
}
