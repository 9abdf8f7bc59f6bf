import { timesIn } from '#voice/understanding/acts.ts';
import { holdsAddress } from '#voice/understanding/types/email.ts';
import type { Next } from '../dialogue.ts';
import { type Hearing, isWhenAsked } from '../hearing.ts';
import type { Proposal } from '../proposal.ts';
import { callsSlot, valueCorrection } from './correction.ts';
import { namedCorrection } from './named-correction.ts';

type Heard = Pick<Hearing, 'talk' | 'question' | 'utterance'>;

/** A slot that is called by its name, where the words are not about what is asked for. */
export function namedChange({ talk, question, utterance }: Heard): Proposal<Next> | null {
  const change = namedCorrection(talk, utterance);
  // "Ruth Friedrichs at …, first and last name in one word" tells of an address.
  const isName = change?.corrects?.type === 'name';
  if (isName && question.expects.includes('email') && holdsAddress(utterance)) return null;
  // "The name's long, it's …", where a company is asked for, is about that.
  const { questions, owned, articles } = utterance.language;
  const isCompany = question.expects.includes('text') && questions.companies.asks.test(question.prompt);
  const first = utterance.words[0]?.text ?? '';
  return isName && isCompany && !(owned.has(first) && !articles.has(first)) ? null : change;
}

/** Kinds whose values are numbers. */
const amounts: ReadonlySet<string> = new Set(['number', 'money', 'rating']);

/** Another value of a slot, where the words are not about what is asked for. */
export function valueChange({ talk, question, utterance }: Heard): Proposal<Next> | null {
  // "My work one, mlopez@stjohns.edu, s t j o h n s" spells no name, and neither does "no, C, A, R, L, O, S" where an address is read back.
  const isReadBack = question.kind === 'readback' && !callsSlot(utterance, ['name']);
  const isAddress = question.expects.includes('email') && (holdsAddress(utterance) || isReadBack);
  const change = valueCorrection(talk, utterance, isAddress ? ['name'] : []);
  // "Um vierzehn Uhr dreißig", where a time is asked for, are the last digits of no number.
  const isTime = isWhenAsked(question) && timesIn(utterance).length > 0 && !callsSlot(utterance, ['phone']);
  // "Seventy-five thousand, oh no, fifteen thousand" is a sum, where one is asked for.
  const isAmount = question.expects.some((type) => amounts.has(type)) && !callsSlot(utterance, ['phone']);
  // "A haircut, Anna Berg, anna@…": what comes along with an answer in their own words is kept with it.
  const isNew = change?.corrects !== undefined && !talk.frame.slots[change.corrects.name];
  const isJoined = utterance.marks.some(({ value }) => value === 'and' || value === 'contrast');
  if (question.kind === 'free' && isNew && !isJoined) return null;
  return (isTime || isAmount) && change?.corrects?.type === 'phone' ? null : change;
}
