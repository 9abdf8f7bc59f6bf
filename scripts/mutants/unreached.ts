import { unreached } from './unreached.data.ts';
import type { WorkspaceFilter } from './workspace-filters.ts';

const named = new Set(unreached.flatMap(({ filters }) => filters));

/** As `unreached.data.ts` names a filter: by its file, or by its text in the file, with `?` for a value in SQL. */
const namesOf = ({ file, text }: Pick<WorkspaceFilter, 'file' | 'text'>) => [
  file,
  `${file}: ${text.replace(/\$\{[^}]*\}/g, '?')}`,
];

/** Whether no request of a workspace can show that a filter is missing. */
export const isUnreached = (filter: WorkspaceFilter) => namesOf(filter).some((name) => named.has(name));

/** What the list names and no filter needs anymore. */
export function needless(filters: readonly WorkspaceFilter[]): string[] {
  const needed = new Set(filters.filter((filter) => !filter.isBehindSecurity).flatMap(namesOf));
  return [...named].filter((name) => !needed.has(name));
}
