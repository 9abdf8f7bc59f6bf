import { createContext, use } from 'react';
import type { Workspace } from '#domain/identity/workspaces.ts';

/** What lies over the shell; one thing at a time. */
export type Overlay = 'palette' | 'shortcuts' | 'menu' | 'create-workspace';

export interface ShellState {
  email: string;
  workspaces: Workspace[];
  overlay: Overlay | null;
  open: (overlay: Overlay) => void;
  close: () => void;
}

export const ShellContext = createContext<ShellState | null>(null);

/** The shell's own state, for its parts. */
export function useShell(): ShellState {
  const state = use(ShellContext);
  if (!state) throw new Error('useShell must be used inside the shell.');
  return state;
}
