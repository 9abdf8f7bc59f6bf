import { can } from '#domain/identity/permissions.ts';
import type { Page } from '#web/dashboard/page.ts';
import { site } from '#web/lib/site.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';

/** Whether a page is there at all, at the address of this installation or of a brand. */
export const isHere = ({ ofProduct }: Page): boolean => ofProduct === undefined || site.brand === null;

/** Tells which pages the signed-in person's role may see, in a workspace of this kind. */
export function useMaySee(): (page: Page) => boolean {
  const { permissions, agency } = useWorkspace();
  return (page) =>
    isHere(page) &&
    (page.can === undefined || can(permissions, page.can)) &&
    (page.ofAgencies === undefined || agency === null);
}
