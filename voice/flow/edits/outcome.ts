import type { DraftEdit } from '#domain/agents/draft-edits.ts';
import type { EditedDraft } from './draft.ts';

/** What became of an edit: another draft and a sentence on what was done, or why it cannot be done. */
export type Outcome = { draft: EditedDraft; says: string; nodeId: string | null } | { refused: string };

/** The edits of one kind. */
export type EditOf<Does extends DraftEdit['does']> = Extract<DraftEdit, { does: Does }>;

export const refused = (why: string): Outcome => ({ refused: why });

/** Texts within a sentence: `“Which insurance do you have?”`. */
export const quoted = (text: string): string => `“${text}”`;

/** `Monday, Tuesday and Friday`. */
export function listed(parts: readonly string[], joint = 'and'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${joint} ${parts.at(-1)}`;
}

/** What a name says. */
export const wordsOf = (name: string): string => name.replaceAll('_', ' ');
