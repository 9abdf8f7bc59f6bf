import { DraftEdit, editBounds, type ToldEdit, type UnreadPart } from '#domain/agents/draft-edits.ts';
import { applyEdit } from './apply-edit.ts';
import { bookingRule } from './booking-rules.ts';
import { clausesOf, mostClauses, plain } from './clauses.ts';
import type { EditedDraft } from './draft.ts';
import { askRule, choiceRule, moveRule, removeRule, requireRule, rewordRule } from './question-rules.ts';
import { putAside, putBack } from './quotes.ts';
import type { EditRule, Reading } from './rule.ts';
import { answerRule, sendRule, stopSendingRule, taskRule } from './sending-rules.ts';
import { endWordsRule, factRule, languageRule, lineRule, speedRule } from './setting-rules.ts';
import { suggestionsFor } from './suggestions.ts';
import { goodbyeRule, greetRule, insteadRule, sayRule } from './text-rules.ts';
import { toolRule } from './tool-rules.ts';
import { branchRule, personRule } from './way-rules.ts';

/** In the order in which they are tried: what names more of what it is about comes first. */
const rules: readonly EditRule[] = [
  insteadRule,
  greetRule,
  endWordsRule,
  goodbyeRule,
  rewordRule,
  toolRule,
  personRule,
  branchRule,
  choiceRule,
  requireRule,
  stopSendingRule,
  taskRule,
  answerRule,
  languageRule,
  speedRule,
  moveRule,
  factRule,
  bookingRule,
  sayRule,
  removeRule,
  askRule,
  sendRule,
  lineRule,
];

/** What a message comes to: the draft with all of its edits, each told in a sentence, and what of it could not be done. */
export interface ReadMessage {
  draft: EditedDraft;
  told: ToldEdit[];
  unread: UnreadPart[];
}

/** Characters of a part that are shown again. */
const mostShown = 200;

const unknown = 'Parley can’t interpret this as a change.';

/** Reads what a message asks to change of a draft, by rules alone, and makes each change. What is passed in stays as it is. */
export function readEdits(draft: EditedDraft, message: string, language: string): ReadMessage {
  const { text: written, quotes } = putAside(message.slice(0, editBounds.message));
  // Runs of spaces are one: over two thousand of them a pattern takes seconds.
  const text = written.replace(/[^\S\n]+/g, ' ').replace(/ ?\n[ \n]*/g, '\n');
  const clauses = clausesOf(text);
  const read: ReadMessage = { draft, told: [], unread: [] };
  const leave = (part: string, why: string) => {
    const shown = putBack(part, quotes).slice(0, mostShown);
    if (read.unread.length < editBounds.unread)
      read.unread.push({ text: shown, why: putBack(why, quotes), suggestions: suggestionsFor(read.draft, shown) });
  };
  for (const [at, clause] of clauses.entries()) {
    if (at >= mostClauses) {
      leave(
        clauses.slice(at).join('. '),
        `A message can contain up to ${mostClauses} changes. Send the rest separately.`,
      );
      break;
    }
    const words = plain(clause);
    const readPart = (part: string) => readingOf({ text: part, whole: text, quotes, draft: read.draft, language });
    const reading = readPart(words);
    const tail = reading === null || 'why' in reading ? null : idleTail(words, reading, readPart);
    const why = reading === null ? unknown : 'why' in reading ? reading.why : takeAll(read, reading, language);
    if (why !== null) leave(clause, why);
    else if (tail !== null) leave(tail, unknown);
  }
  if (clauses.length === 0) leave(message, unknown);
  return read;
}

function readingOf(clause: Parameters<EditRule>[0]): Reading {
  for (const rule of rules) {
    const reading = rule(clause);
    if (reading !== null) return reading;
  }
  return null;
}

const joined = /\s*,\s+(?:and\s+|but\s+|then\s+)?|\s+(?:and|but|plus|then)\s+/gi;

/** What is joined to a clause and changes nothing of what it comes to: it was not read. Null where all of it counts. */
function idleTail(clause: string, reading: DraftEdit[], read: (part: string) => Reading): string | null {
  const all = JSON.stringify(reading);
  for (const { index, 0: link } of clause.matchAll(joined)) {
    const tail = plain(clause.slice(index + link.length));
    if (/\p{L}/u.test(tail) && JSON.stringify(read(clause.slice(0, index))) === all) return tail;
  }
  return null;
}

/** Makes the edits of a clause. @returns why one of them can't be made; null where all were */
function takeAll(read: ReadMessage, edits: readonly DraftEdit[], language: string): string | null {
  for (const edit of edits) {
    const parsed = DraftEdit.safeParse(edit);
    if (!parsed.success) return parsed.error.issues[0]!.message;
    if (read.told.length >= editBounds.edits) return `A message can make up to ${editBounds.edits} changes.`;
    const outcome = applyEdit(read.draft, parsed.data, language);
    if ('refused' in outcome) return outcome.refused;
    read.draft = outcome.draft;
    read.told.push({ edit: parsed.data, says: outcome.says, nodeId: outcome.nodeId });
  }
  return null;
}
