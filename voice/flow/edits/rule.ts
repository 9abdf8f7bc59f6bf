import type { DraftEdit } from '#domain/agents/draft-edits.ts';
import type { EditedDraft } from './draft.ts';

/** A clause as rules read it. */
export interface Clause {
  /** Without what is polite; texts in quotation marks are put aside. */
  text: string;
  quotes: readonly string[];
  /** The whole message, by which the mark behind a sentence is found. */
  whole: string;
  draft: EditedDraft;
  /** Of the agent, BCP 47. */
  language: string;
}

/** What a rule makes of a clause: edits, or why what is meant can't be done. Null where the clause is none of its own. */
export type Reading = DraftEdit[] | { why: string } | null;

export type EditRule = (clause: Clause) => Reading;
