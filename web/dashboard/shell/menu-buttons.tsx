import { ChevronsUpDown } from 'lucide-react';
import { type ComponentProps, useEffect, useRef } from 'react';
import type { Workspace } from '#domain/identity/workspaces.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { cn } from '#web/ui/cn.ts';
import { useShell } from './shell-context.ts';

type MenuButtonProps = ComponentProps<'button'> & {
  collapsed: boolean;
  /** Takes the focus when it appears in place of a button that had it. */
  takesFocus?: boolean;
};

/** No one has the focus: the control that had it is gone. */
const focusIsLost = () => document.activeElement === null || document.activeElement === document.body;

function MenuButton({ collapsed, takesFocus = false, ref, ...props }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (takesFocus && focusIsLost()) button.current?.focus();
  }, [takesFocus]);

  return (
    <button
      ref={(element) => {
        button.current = element;
        if (typeof ref === 'function') return ref(element);
        if (ref) ref.current = element;
      }}
      type="button"
      aria-expanded={false}
      className={cn(
        'flex w-full items-center gap-2.5 rounded-md p-1.5 text-left hover:bg-hover',
        collapsed && 'justify-center',
      )}
      {...props}
    />
  );
}

/** How many belong to a workspace, or that one is there as support. */
export function membersLabel({ members, asSupport }: Pick<Workspace, 'members' | 'asSupport'>): string {
  if (asSupport) return 'As support';
  return members === 1 ? '1 Member' : `${members} Members`;
}

/** The current workspace, as the button that opens the switcher. */
export function WorkspaceButton(props: MenuButtonProps) {
  const workspace = useWorkspace();
  const { collapsed } = props;
  return (
    <MenuButton aria-haspopup="dialog" {...props}>
      <Avatar name={workspace.name} />
      <span className="sr-only">{collapsed ? `Workspace ${workspace.name}` : 'Workspace'}</span>
      {!collapsed && (
        <>
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium leading-tight">{workspace.name}</span>
            <span className="block text-muted text-xs">{membersLabel(workspace)}</span>
          </span>
          <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted" />
        </>
      )}
    </MenuButton>
  );
}

/** Who is signed in, as the button that opens the user menu. */
export function AccountButton(props: MenuButtonProps) {
  const { email } = useShell();
  const { collapsed } = props;
  return (
    <MenuButton aria-haspopup="menu" {...props}>
      <Avatar name={email} className="rounded-full" />
      <span className="sr-only">{collapsed ? `Account ${email}` : 'Account'}</span>
      {!collapsed && <span className="min-w-0 truncate">{email}</span>}
    </MenuButton>
  );
}
