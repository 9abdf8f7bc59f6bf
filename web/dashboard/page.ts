import type { LucideIcon } from 'lucide-react';
import type { Permission } from '#domain/identity/permissions.ts';

/**
 * A page of the dashboard. This table makes the routes, the menu, the breadcrumbs, the command palette and the hub of all
 * services. A new page is a row here, a sentence in `about-pages.data.ts`, and its module.
 */
export interface Page {
  path: `/dashboard/${string}`;
  title: string;
  icon: LucideIcon;
  /** Its module, below `web/`. */
  file: string;
  /**
   * How it uses the window: `table` fills its width, `studio` fills all of it, with its head in the top bar. Others are
   * forms: capped, and in the middle.
   */
  layout?: 'table' | 'studio';
  /** Who may see it; everyone when absent. */
  can?: Permission;
  /** Of what a subaccount does not have: clients and a brand of its own. */
  ofAgencies?: true;
  /** Of the product by its own name: at the address of a brand it is not there. */
  ofProduct?: true;
  /** Shows the NEW badge. */
  isNew?: true;
  /** Shows in the menu how many tasks are open. */
  hasCount?: true;
  /** Under which heading it stands in the menu; below all of them when absent. */
  group?: (typeof menuGroups)[number];
  /** Shown in the menu unless false. */
  menu?: false;
  /** Items of the sub-menu column. */
  children?: Page[];
  /** Where choosing an item with a sub-menu leads. */
  defaultPath?: string;
  /** Pages that are reached from this one and not from the menu. */
  details?: Page[];
  /** Key that opens it after G. */
  key?: string;
  /** What the command palette offers to make here. */
  create?: { label: string; to: string };
}

/** The headings of the menu. Their order keeps that of the items which the specification lists, Analytics first. */
export const menuGroups = ['Review', 'Build', 'Engage'] as const;
