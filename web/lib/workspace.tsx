import { createContext, type ReactNode, use } from 'react';
import type { Workspace } from '#domain/identity/workspaces.ts';

const WorkspaceContext = createContext<Workspace | null>(null);

/** Gives the pages below the workspace that the dashboard works in. */
export function WorkspaceProvider({ workspace, children }: { workspace: Workspace; children: ReactNode }) {
  return <WorkspaceContext value={workspace}>{children}</WorkspaceContext>;
}

/** The current workspace, with what the signed-in person may do there. */
export function useWorkspace(): Workspace {
  const workspace = use(WorkspaceContext);
  if (!workspace) throw new Error('useWorkspace must be used inside a WorkspaceProvider.');
  return workspace;
}
