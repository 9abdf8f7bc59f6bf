import { can } from '#domain/permissions.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import type { Page } from '../pages.tsx';

/** Tells which pages the signed-in person's role may see, in a workspace of this kind. */
export function useMaySee(): (page: Page) => boolean {
  const { permissions, agency } = useWorkspace();
  return (page) =>
    (page.can === undefined || can(permissions, page.can)) && (page.ofAgencies === undefined || agency === null);
}
