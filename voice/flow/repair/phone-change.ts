import { longestPhrase } from '#voice/understanding/phrases.ts';
import { amendPhone } from '#voice/understanding/types/phone-amend.ts';
import { rowsOf } from '#voice/understanding/types/phone-rows.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import { clausesIn } from '../clauses-in.ts';
import type { Next, Question } from '../dialogue.ts';
import { isWhenAsked } from '../hearing.ts';
import type { Proposal } from '../proposal.ts';
import { slotKinds } from '../slots/catalog.ts';
import { hear, show } from '../slots/slot-kind.ts';
import { slotContext, type Talk } from '../talk.ts';
import { callsSlot, correct, given, hearBehind } from './correction.ts';

/** Words of a turn at most in which it's told. */
const mostWords = 50;

/** What other clauses say, without the "and" that joins them. */
function besides(clauses: readonly Utterance[], index: number): string {
  const joins = clauses[0]!.language.clauses.and;
  return clauses
    .filter((_, at) => at !== index)
    .map(({ text, words }) => text.slice(joins.has(words[0]?.text ?? '') ? words[1]?.from : 0))
    .join(', ');
}

/** Whether words are about the end of a number: "it ends in one seven one", and not "my meeting ends at three". */
function isOfNumber(clause: Utterance): boolean {
  const { words, language } = clause;
  const ends = Math.max(...words.map((_, at) => longestPhrase(words, at, language.phone.ends)));
  const digits = rowsOf(clause, language.phone).map((row) => row.digits.length);
  return callsSlot(clause, ['phone']) || (ends > 1 && Math.max(0, ...digits) > 1);
}

/**
 * "The number ends in one seven one, and I could come on Monday at eight": the number that was given is another, or its end is, in a
 * clause of its own, and the others answer what is asked.
 * @param answer what words would answer
 */
export function phoneChange(
  talk: Talk,
  question: Question,
  utterance: Utterance,
  answer: (said: Utterance) => Proposal<Next> | null,
): Proposal<Next> | null {
  if (question.expects.includes('phone') || question.kind === 'readback' || utterance.words.length > mostWords)
    return null;
  const def = given(talk).find(({ type }) => type === 'phone');
  const old = def && talk.frame.slots[def.name]?.value;
  if (!def || typeof old !== 'string') return null;
  const context = slotContext(talk, def);
  const clauses = clausesIn(utterance);
  if (clauses.length < 2) return null;
  const values = clauses.map(
    (clause) => hear(slotKinds.phone, clause, context)?.value ?? (isOfNumber(clause) ? amendPhone(clause, old) : null),
  );
  const index = values.findIndex((value) => typeof value === 'string' && value !== old);
  const value = values[index];
  if (typeof value !== 'string') return null;
  const rest = besides(clauses, index);
  const heard = answer(readUtterance(rest, utterance.language));
  if (!heard || heard.turns) return null;
  const parsed = { value, spoken: show(slotKinds.phone, value, context) };
  const said = clauses[index]!.text;
  return {
    confidence: 0.8,
    beside: 0,
    turns: false,
    does() {
      // The number is read back before times are looked for.
      if (isWhenAsked(question)) {
        const next = correct(talk, { def, parsed, said });
        hearBehind(talk, rest);
        return next;
      }
      const next = heard.does();
      return next === 'ask' ? correct(talk, { def, parsed, said }) : next;
    },
  };
}
