import type { ReactNode } from 'react';
import { can, type Permission } from '#domain/identity/permissions.ts';
import { useWorkspace } from './workspace.tsx';

/** Whether the signed-in person's role allows something. The server checks it again. */
export function useCan(permission: Permission): boolean {
  return can(useWorkspace().permissions, permission);
}

/** Shows its children only to those who may; others see `otherwise`. */
export function Can(props: { permission: Permission; otherwise?: ReactNode; children: ReactNode }) {
  return useCan(props.permission) ? props.children : props.otherwise;
}
