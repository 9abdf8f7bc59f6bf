import { readCommand } from '#voice/understanding/acts.ts';
import { otherMatter, readMatter, wordsOf } from '#voice/understanding/matter.ts';
import { readRelatives } from '#voice/understanding/types/wish.ts';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import type { Command } from '#voice/understanding/values/acts.ts';
import { timeAhead } from './appointments/wish-ahead.ts';
import { askedByClause, byClause, doubtedByClause } from './by-clause.ts';
import { asksSomething, readQuestion } from './caller-question.ts';
import { clausesIn } from './clauses-in.ts';
import { closingOf } from './closing.ts';
import { isContent } from './content.ts';
import type { Next } from './dialogue.ts';
import { type Hearing, isWhenAsked } from './hearing.ts';
import { type Act, interpreters } from './interpreters.ts';
import { orderOfActs } from './order-of-acts.ts';
import type { Proposal } from './proposal.ts';
import { companyChange } from './repair/company-change.ts';
import { companyGrowth } from './repair/company-growth.ts';
import { fullerName } from './repair/fuller-name.ts';
import { partCorrection } from './repair/part-correction.ts';
import { phoneChange } from './repair/phone-change.ts';
import { turnedNeed } from './repair/turned-need.ts';
import { urgencyCorrection } from './repair/urgency-correction.ts';
import { sureQuestion } from './sure-question.ts';

/** What a rule makes of a turn. */
export interface Reading {
  act: Act;
  proposal: Proposal<Next | 'handled'>;
}

/** "No, I meant technical": a change that explains all words, where an answer explains only some. */
function better(reading: Reading, hearing: Hearing): Reading {
  const { act, proposal } = reading;
  if (act !== 'answer' || proposal.beside === 0) return reading;
  const asked = hearing.question.kind === 'free' ? null : interpreters.question(hearing);
  // "Do you have room for twenty cars?" holds a number, and is no answer to how many come.
  if (asked && proposal.beside >= 2 && !isWhenAsked(hearing.question)) return { act: 'question', proposal: asked };
  const change = interpreters.value(hearing);
  // "Somewhere between three and four, call it three" answers what is asked, and changes no score from before.
  const isSame = change?.corrects !== undefined && hearing.question.expects.includes(change.corrects.type);
  // "This is Anna Berg, I'd like a haircut, anna@…": what comes along with an answer is kept with it.
  const isAlong =
    change?.corrects !== undefined &&
    !hearing.talk.frame.slots[change.corrects.name] &&
    !hearing.utterance.marks.some(({ value }) => value === 'and' || value === 'contrast');
  const isBetter = change && !isSame && !isAlong && change.beside < proposal.beside;
  return isBetter ? { act: 'value', proposal: change } : reading;
}

const orderOf = ({ question }: Hearing): readonly Act[] =>
  orderOfActs[question.kind === 'typed' && question.expects.includes('choice') ? 'choice' : question.kind];

/** What was given before and is put right beside an answer: a company's name, a number, how urgent it is. */
function changeBeside({ current, talk, question, utterance }: Hearing): Reading | null {
  if (current.isAside) return null;
  const answer = (said: Utterance) => current.dialogue.hear?.(current.turn, said) ?? null;
  const urgent = urgencyCorrection(talk, question, utterance, answer);
  if (urgent) return { act: 'opposite', proposal: urgent };
  const company = companyGrowth(talk, utterance, answer) ?? companyChange(talk, utterance, answer);
  const other =
    company ??
    phoneChange(talk, question, utterance, answer) ??
    turnedNeed(talk, question, utterance) ??
    fullerName(talk, question, utterance);
  return other && { act: 'restated', proposal: other };
}

const asking: ReadonlySet<Act> = new Set(['question', 'answerAndQuestion', 'command']);

/** Words of what opens a question, at most: "hang on a second". */
const mostOfOpening = 4;
/** Words of a question behind it, at least. */
const fewestAsked = 3;

/** What someone turns to a question with: "hang on", "forget it, just tell me where you are". */
const turnsAway: ReadonlySet<Command> = new Set(['hold', 'stop']);

/** "Hang on, is there parking?": what is asked behind words that put aside what was asked of the caller. */
function askedBehindTurn({ text, words, language }: Utterance): Utterance | null {
  for (let at = 1; at <= Math.min(mostOfOpening, words.length - fewestAsked); at += 1) {
    const opening = readCommand(readUtterance(text.slice(0, words[at]!.from), language));
    if (!opening || !turnsAway.has(opening.act) || opening.beside > 0) continue;
    const behind = readUtterance(text.slice(words[at]!.from), language);
    if (asksSomething(behind)) return behind;
  }
  return null;
}

/** What a turn is taken for where nothing in it changes what was said before. */
const changeless: ReadonlySet<Act> = new Set(['answer', 'question']);

/** What takes a turn for something that is asked. */
const ofQuestions: ReadonlySet<Act> = new Set(['question', 'answerAndQuestion', 'topic']);

/** Letters that are said one by one, at least: "p r i c e like the price of something" asks nothing. */
const fewestLetters = 3;
const isSpelled = ({ words }: Utterance): boolean =>
  words.filter(({ text }) => /^\p{L}$/u.test(text)).length >= fewestLetters;

/** What a turn means, by the table; null when nothing explains it. Nothing is changed. */
export function choose(hearing: Hearing): Reading | null {
  const reading = chosen(hearing);
  // What may change something said before is asked about, where the answer alone would leave it unheard.
  const doubted = reading && changeless.has(reading.act) ? doubtedByClause(hearing) : null;
  return doubted ? { act: 'restated', proposal: doubted } : reading;
}

/** "When am I supposed to come in?" is asked of their own appointment, and of no document. */
function ownMatter(hearing: Hearing): Reading | null {
  const own = readMatter(hearing.utterance) === 'find_appointment' ? interpreters.matter(hearing) : null;
  return own && { act: 'matter', proposal: own };
}

function chosen(hearing: Hearing): Reading | null {
  const { talk, utterance } = hearing;
  const asksBehind = askedBehindTurn(utterance);
  const askedReading = asksBehind && choose({ ...hearing, utterance: asksBehind });
  if (askedReading && asking.has(askedReading.act)) return askedReading;
  if (closingOf(talk.snapshot, utterance).only || isContent(hearing)) return null;
  const other = hearing.current.isAside ? null : otherMatter(utterance);
  if (other) return chosen({ ...hearing, utterance: other });
  // "And on Sundays?" behind a question goes on with it, and is no day to come.
  const goesOn = talk.snapshot.setting.knowledge && readQuestion(utterance, talk.snapshot)?.follows;
  const asked = goesOn ? interpreters.question(hearing) : null;
  if (asked) return { act: 'question', proposal: asked };
  // "Do you have anything after lunch?" wishes for a time.
  const isWish = timeAhead(talk, hearing.question, utterance) !== null;
  // "Por la mañana no", where an address is read back, is a no to mornings.
  const isNo = isWish && hearing.question.kind === 'readback' && readAnswer(utterance)?.value === false;
  if (isNo && !utterance.language.denials.has(utterance.words[0]!.text)) return null;
  // "Je früher, desto besser", where a number is asked for, puts nothing right.
  const { current, question } = hearing;
  const isRelative = isWish && question.kind === 'typed' && readRelatives(utterance).length > 0;
  if (isRelative && !current.dialogue.hear?.(current.turn, utterance)) return null;
  // "¿Tienen algo el martes?" is no name.
  if (isWish && hearing.question.expects.includes('name') && asksSomething(utterance)) return null;
  // "Which one did I give you, probably 704 555 0190": they answer it themselves.
  const isTried = utterance.language.questions.ofGiven?.test(wordsOf(utterance)) ?? false;
  const tried = isTried ? interpreters.answer(hearing) : null;
  if (tried) return { act: 'answer', proposal: tried };
  const sure = isWish ? null : sureQuestion(hearing);
  // "Before that, I'm waiting for my refund, who can I talk to": of several sentences, another may ask for something to be done.
  const isOther = () =>
    clausesIn(utterance).length > 1 &&
    (interpreters.looseCommand(hearing) ?? interpreters.matter(hearing) ?? askedByClause(hearing)) !== null;
  if (sure && !isOther()) return ownMatter(hearing) ?? { act: 'question', proposal: sure };
  const beside = changeBeside(hearing);
  if (beside) return beside;
  const parted = byClause(hearing);
  if (parted) return { act: 'restated', proposal: parted };
  const part = partCorrection(hearing);
  if (part) return { act: 'named', proposal: part };
  // "Forget the website, it's for invoices, within three months": an answer to what is asked is the smaller part of it.
  const need = hearing.question.expects.includes('choice') ? interpreters.instead(hearing) : null;
  if (need) return { act: 'instead', proposal: need };
  const questions = isWish ? null : askedByClause(hearing);
  if (questions) return ownMatter(hearing) ?? { act: 'question', proposal: questions };
  for (const act of orderOf(hearing)) {
    if ((isWish || isSpelled(utterance)) && ofQuestions.has(act)) continue;
    const proposal = interpreters[act](hearing);
    if (proposal) return better({ act, proposal }, hearing);
  }
  return null;
}

/** All that a turn may mean, in the order in which it is considered. */
export function readingsOf(hearing: Hearing): Reading[] {
  return orderOf(hearing).flatMap((act) => {
    const proposal = interpreters[act](hearing);
    return proposal ? [{ act, proposal }] : [];
  });
}

/** Decides what a turn means and does it. Null when nothing explains it. */
export function decide(hearing: Hearing): Next | 'handled' | null {
  const { snapshot } = hearing.talk;
  if (closingOf(snapshot, hearing.utterance).ends || isContent(hearing)) snapshot.leaving = true;
  const chosen = choose(hearing);
  if (chosen) return chosen.proposal.does();
  return snapshot.leaving ? 'ask' : null;
}
