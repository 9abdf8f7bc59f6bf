import { asksToAmend, wordsOf } from '#voice/understanding/matter.ts';
import { holdsNeed } from '#voice/understanding/types/tells-nothing.ts';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import { requestsAnother } from './appointments/another.ts';
import { booksAppointments } from './appointments/wish-ahead.ts';
import { endsInAnswer } from './asked-or-told.ts';
import { type AskedBy, isWelcome, questionsIn, readQuestion } from './caller-question.ts';
import { clausesIn } from './clauses-in.ts';
import { isReadBack } from './collect.ts';
import type { Next } from './dialogue.ts';
import { type Hearing, isWhenAsked, mayNameTime, settles } from './hearing.ts';
import { type Act, interpreters, isNoQuestion } from './interpreters.ts';
import type { Proposal } from './proposal.ts';
import { hearBehind, isLikeName } from './repair/correction.ts';
import { doubtedChange } from './repair/doubted-change.ts';
import { doubtedText } from './repair/doubted-text.ts';
import { beginQuestion } from './repair/question.ts';
import { amountCorrection, restatedIn } from './repair/restated.ts';
import { mentions } from './repair/said-twice.ts';
import { slotKinds } from './slots/catalog.ts';
import { hear } from './slots/slot-kind.ts';
import { slotContext } from './talk.ts';

/** What changes something said before, the plainest first. */
const changes: readonly Act[] = ['denied', 'instead', 'named', 'restated', 'value', 'opposite', 'thing'];

/** Clauses of one turn, at most: who says more tells a story. */
const mostClauses = 8;
/** Words of an answer in their own words, at least: "well" is none. */
const fewestOfText = 2;
/** Words of what is told in a sentence of its own, at least. */
const fewestTold = 4;
/** Words of weight beside an answer that stands with a change, at most. */
const mostBeside = 1;
/** The same beside one of several that are offered. */
const mostBesideChoice = 3;

interface Parted {
  answer: Utterance;
  change: Utterance;
  /** Nothing but a number tells where one ends: only what says what it changes does. */
  isByNumber: boolean;
  /** Other words of the same sentence may stand between that number and the place. */
  isLoose: boolean;
  /** The change stands behind an "and". */
  isJoined: boolean;
}

/** Where an "and" leads from something else to a time: "the name's Anne with an e, and Tuesday at three". */
function timesJoined({ words, marks, readings }: Utterance): number[] {
  const timely = readings.filter(({ category, weight }) => mayBeTime.has(category) && weight > -1);
  return marks.flatMap(({ value, from, to }) => {
    const leads = value === 'and' && !words[from]!.pause && timely.some((one) => one.from === to);
    return leads && timely.every((one) => one.to !== from) && from > 0 ? [from] : [];
  });
}

/** Numbers in a turn behind which something else may be told, at most. */
const mostNumbers = 3;

/** Behind a number and what rounds it off, where a sentence goes on with something else: "I should have said eight | quick delivery". */
function behindNumbers({ words, readings, language }: Utterance): number[] {
  const all = readings.filter(({ category }) => amounts.has(category));
  const lengths = readings.filter(({ category, weight }) => category === 'length' && weight > -1);
  const isWhole = ({ from, to }: (typeof all)[number]) =>
    !all.some((one) => one.from <= from && one.to >= to && one.to - one.from > to - from) &&
    // "It came two days late" is no two.
    !lengths.some((one) => one.from <= from && one.to > to);
  const ends = [...new Set(all.filter(isWhole).map(({ to }) => to))].slice(-mostNumbers).map((end) => {
    const rounded = [3, 2, 1].find((count) => {
      const tail = words.slice(end, end + count).map(({ text }) => text);
      return tail.length === count && language.restatements.tails.exec(` ${tail.join(' ')}`)?.index === 0;
    });
    return end + (rounded ?? 0);
  });
  return [...new Set(ends)].filter((at) => at < words.length && !words[at]!.pause);
}
const amounts: ReadonlySet<string> = new Set(['quantity', 'rating', 'money']);
const mayBeTime: ReadonlySet<string> = new Set(['date', 'clock', 'moment']);

/** Places without a pause at which a turn is parted, at most. */
const mostJoints = 4;

/** Behind and before the words that answer what is asked: "within three months | with a budget of nine thousand". */
function besideAnswer({ current, question, talk, utterance }: Hearing): number[] {
  const def = question.kind === 'typed' ? current.dialogue.openTo?.(current.turn)[0] : undefined;
  const heard = def && hear(slotKinds[def.type], utterance, slotContext(talk, def));
  if (!heard || heard.value === null || heard.beside === 0 || heard.used.length === 0) return [];
  const { words } = utterance;
  const begin = Math.min(...heard.used.map(({ from }) => from));
  const end = Math.max(...heard.used.map(({ to }) => to));
  return [words.findIndex(({ from }) => from >= begin), words.findIndex(({ from }) => from >= end)];
}

/** Where words join or turn, and no pause was written: "soon | but make it six thousand". A "no" between two values takes one back. */
const joints = ({ words, marks, language: { clauses, denials } }: Utterance): number[] =>
  words.flatMap(({ text }, at) => {
    const turns = marks.some(({ value, from }) => value === 'contrast' && from === at);
    return (turns || clauses.and.has(text) || clauses.openers.has(text)) && !denials.has(text) ? [at] : [];
  });

/** Where words begin that say that something is meant otherwise: "good service | i'd go with a nine". */
function takenAt(utterance: Utterance): number[] {
  const said = wordsOf(utterance);
  const found = utterance.language.restatements.takes.exec(said);
  return found && found.index > 0 ? [said.slice(0, found.index).trim().split(' ').length] : [];
}

/** The two halves of what was said at each of its pauses, the shortest change first, whichever comes first. */
function halves(hearing: Hearing): Parted[] {
  const { utterance } = hearing;
  const { text, words, language } = utterance;
  const pauses = words.flatMap(({ pause }, index) => (index > 0 && pause ? [index] : []));
  const numbers = behindNumbers(utterance);
  // "Four, and an eight instead of the six up there": either of both may be the answer.
  const joined = [...timesJoined(utterance), ...numbers.filter((at) => language.clauses.and.has(words[at]!.text))];
  // "That's a five for satisfaction | the driver was nice": words that say what the number is of.
  const loose = numbers
    .flatMap((index) => [index + 2, index + 3])
    .filter((index) => index < words.length && !words[index]!.pause && !numbers.includes(index));
  // What is told in their own words is parted by its sentences.
  const typed = [...(hearing.question.kind === 'typed' ? besideAnswer(hearing) : []), ...joints(utterance)];
  if (pauses.length + typed.length === 0) typed.push(...takenAt(utterance));
  const free = typed.filter((index) => index > 0 && index < words.length && !words[index]!.pause).slice(0, mostJoints);
  joined.push(...free);
  const at = [...new Set([...pauses, ...joined, ...numbers, ...loose])];
  if (at.length === 0 || pauses.length >= mostClauses) return [];
  const before = (index: number) => readUtterance(text.slice(0, words[index - 1]!.to), language);
  const isAnd = (index: number) => language.clauses.and.has(words[index]!.text);
  // "And" only joins them.
  const behind = (index: number) =>
    readUtterance(text.slice(words[isAnd(index) && index + 1 < words.length ? index + 1 : index]!.from), language);
  return at
    .flatMap((index) => {
      const isByNumber = !words[index]!.pause && !joined.includes(index);
      const isLoose = isByNumber && !numbers.includes(index);
      return [
        { answer: behind(index), change: before(index), isByNumber, isLoose, isJoined: false },
        ...(isByNumber
          ? []
          : [{ answer: before(index), change: behind(index), isByNumber, isLoose, isJoined: isAnd(index) }]),
      ];
    })
    .sort((a, b) => a.change.words.length - b.change.words.length);
}

/** Those that say what it is that they change, and those that say what it was. */
const telling: ReadonlySet<Act> = new Set(['named', 'restated']);
const open: ReadonlySet<Act> = new Set(['denied', 'instead', 'opposite', ...telling]);

/** Whether words are about how something is written: "Stephan, not Steven", "s t e p h a n". */
const isWritten = ({ words, marks }: Utterance, { expects }: Hearing['question']): boolean =>
  marks.some(({ value }) => value === 'negation') ||
  // "H, U, G, O at …" spells an address.
  (!expects.includes('email') &&
    words.some(({ text }, at) => /^\p{L}$/u.test(text) && /^\p{L}$/u.test(words[at + 1]?.text ?? '')));

/** What a half would change; null where it holds something else. */
function changeIn(hearing: Hearing, utterance: Utterance, isByNumber: boolean): Proposal<Next> | null {
  // "Actually, we need 3 | high chairs" leads to no number.
  const { puts } = utterance.language.restatements;
  const isLed = () => clausesIn(utterance).some((clause) => (puts.exec(`${wordsOf(clause)} `)?.[0] ?? '') !== '');
  if (isByNumber && !isLed() && !amountCorrection(hearing.talk, hearing.question, utterance)?.isTold) return null;
  // "Right away, no wait, in two months" is another answer to what is asked.
  const { current, question } = hearing;
  const isAnswer = () =>
    question.kind === 'typed' &&
    !isWhenAsked(question) &&
    current.dialogue.hear?.(current.turn, utterance)?.beside === 0;
  for (const act of isByNumber ? telling : changes) {
    const proposal = interpreters[act]({ ...hearing, utterance, isPart: true }) as Proposal<Next> | null;
    if (!proposal?.corrects || proposal.asks || proposal.beside > mostBeside) continue;
    const isName = proposal.corrects.type === 'name' && !telling.has(act);
    if (
      (isName && !(isWritten(utterance, hearing.question) && isLikeName(hearing.talk, utterance))) ||
      (act === 'thing' ? !question.expects.includes('name') : question.kind === 'free' && !open.has(act))
    )
      continue;
    // "Three, no, four" corrects itself.
    if (telling.has(act)) return proposal;
    if (!question.expects.includes(proposal.corrects.type) && !isAnswer()) return proposal;
  }
  return null;
}

/** Whether words say nothing by themselves. */
const isEmpty = ({ words, language }: Utterance): boolean => words.every(({ text }) => language.harmless.has(text));

/**
 * Whether words tell something, and are no courtesy: several words, or a thing, "the driver", "it's for the service".
 * @param isApart something tells that they stand apart from what is said before
 */
const isTelling = ({ words, readings, language }: Utterance, isApart: boolean): boolean => {
  const own = words.filter(({ text }) => !language.harmless.has(text));
  // "The first one" says which of them.
  const isPlace = ({ from, to }: { from: number; to: number }) =>
    to - from >= words.length - Number(language.articles.has(words[0]!.text));
  if (readings.some((one) => (one.category === 'place' || one.category === 'ordinal') && isPlace(one))) return false;
  // "For the score" says what the number is of.
  const isNamed = Object.values(language.called).some((names) => names.includes(own[0]?.text ?? ''));
  const isThing =
    isApart &&
    !isNamed &&
    own.length === 1 &&
    words.some(({ text }, at) => language.articles.has(text) && words[at + 1] === own[0]);
  return own.length >= fewestOfText || isThing;
};

function answerIn(
  { current, question, talk }: Hearing,
  utterance: Utterance,
  isApart = true,
  isJoined = false,
): Proposal<Next> | null {
  if (question.kind === 'free') {
    const { words, marks, language } = utterance;
    if (booksAppointments(talk) ? !holdsNeed(utterance) : !isTelling(utterance, isApart)) return null;
    // "Not Design", "eight is too nice": a part of what is changed.
    const isOfChange =
      marks.some(({ value, from }) => value === 'negation' && from === 0) ||
      language.plainAnswers.no.has(words[0]?.text ?? '') ||
      // "I had the scale upside down" tells of a score.
      words.some(({ text }) => language.restatements.unnamed?.has(text)) ||
      // "Actually, the parcel came early" only opens, and "the parcel came early" tells.
      (words.length < fewestTold && language.restatements.takes.test(wordsOf(utterance).replace(/^\S+ /, '')));
    if (isOfChange) return null;
  }
  // "It's not that urgent, put no": the no is none of a name.
  if (question.expects.includes('name') && (readAnswer(utterance)?.beside ?? mostBeside + 1) <= mostBeside) return null;
  // "No, I meant technical": what only opens a change answers nothing. "No, and change the four" does.
  const isNo = isJoined && question.expects.includes('yes_no');
  if (!isNo && utterance.words.every(({ text }) => utterance.language.denials.has(text))) return null;
  const heard = current.dialogue.hear?.(current.turn, utterance) ?? null;
  // "And we would start right away": who chooses says it in a sentence.
  const most = question.expects.includes('choice') ? mostBesideChoice : mostBeside;
  return heard && heard.beside <= most && !heard.turns && !heard.corrects ? heard : null;
}

/** "I would have said nine, but the staff was rude": an amount that a reason speaks against, and nothing puts in place of another. */
function isOnlyThought({ talk, question }: Hearing, change: Utterance, reason: Utterance): boolean {
  if (question.kind !== 'free' || !reason.marks.some(({ value, from }) => value === 'contrast' && from === 0))
    return false;
  const amount = amountCorrection(talk, question, change);
  return amount !== null && !amount.isTold && restatedIn(change)?.isLed !== true;
}

/**
 * "As soon as you can, and make the budget five and a half thousand", "put eight actually, the delivery was quick": what is
 * changed and what is answered stand in clauses of their own, and both are done. Null where the words are one thing.
 */
export function byClause(hearing: Hearing): Proposal<Next> | null {
  const { current, question, talk } = hearing;
  // What can't be undone hangs on all that is said. A wish for a time has nothing done yet.
  const isWish = isWhenAsked(question) && question.kind === 'typed';
  if (current.isAside || question.kind === 'readback' || (settles(current, question) && !isWish)) return null;
  for (const { answer: said, change: other, isByNumber, isLoose, isJoined } of halves(hearing)) {
    const change = changeIn(hearing, other, isByNumber);
    if (!change || isOnlyThought(hearing, other, said)) continue;
    // "I said three for how satisfied I am, that's harsh, make it a four": what was said before is none.
    const isOld = question.kind === 'free' && change.corrects !== undefined && mentions(talk, said, change.corrects);
    const answer = isOld ? null : answerIn(hearing, said, !isLoose, isJoined);
    if (!answer) continue;
    return {
      confidence: 0.8,
      beside: 0,
      turns: false,
      does() {
        // What is read back before it counts is, before times are looked for, and else behind the answer.
        if (isWish && change.corrects && isReadBack(change.corrects)) {
          const next = change.does();
          hearBehind(talk, said.text);
          return next;
        }
        if (change.corrects && isReadBack(change.corrects)) {
          const next = answer.does();
          if (next === 'ask') return change.does();
          talk.afresh = other.text;
          return next;
        }
        const next = change.does();
        // What is told in their own words is nothing else, whatever it looks like.
        if (question.kind === 'free' && talk.snapshot.aside === null) return answer.does();
        talk.afresh = said.text;
        return next;
      },
    };
  }
  return null;
}

/** Words of a turn that answers and changes something, at least. */
const fewestDoubted = 4;

/** An answer beside what may change something said before: whether it does is asked first. */
export function doubtedByClause(hearing: Hearing): Proposal<Next> | null {
  const { current, talk, question } = hearing;
  const isShort = hearing.utterance.words.length < fewestDoubted;
  if (isShort || current.isAside || question.kind === 'readback' || isWhenAsked(question)) return null;
  for (const { answer: said, change: other, isByNumber, isLoose, isJoined } of halves(hearing)) {
    // "Four, and put eight up there": what is no answer here may be one to another question of the kind.
    const isOpen = (current.dialogue.hear?.(current.turn, other) ?? null) !== null;
    const change = isByNumber
      ? null
      : (doubtedChange(talk, question, other, isOpen, hearing.utterance) ??
        (isOpen && question.kind === 'typed' ? null : doubtedText(talk, other)));
    if (!change || isOnlyThought(hearing, other, said) || !answerIn(hearing, said, !isLoose, isJoined)) continue;
    return {
      confidence: 0.6,
      beside: 0,
      turns: false,
      does() {
        const next = change.does();
        hearBehind(talk, said.text);
        return next;
      },
    };
  }
  return null;
}

/** Whether a part of what was said answers yes or no, and all of it doesn't say the same. */
export const isTakenBack = ({ question, utterance }: Hearing, part: Utterance): boolean =>
  question.expects.includes('yes_no') && readAnswer(part)?.value !== (readAnswer(utterance)?.value ?? null);

/** What tells a question beside the one that is open. An answer to that is none, whatever words it has. */
function askedBy({ current, question }: Hearing, clause: Utterance): AskedBy {
  if (question.expects.includes('text') || current.dialogue.hear?.(current.turn, clause)) return 'form';
  return question.kind === 'free' ? 'word' : 'matter';
}

/**
 * "Thursday at ten, and am I going to have to do stairs with this knee?", "where do I park, oh and it's 555 0142": what is asked is
 * answered, one after the other, and what else is said is heard. Null where nothing is asked, or where all hangs on it.
 */
export function askedByClause(hearing: Hearing): Proposal<Next> | null {
  const { current, question, talk, utterance } = hearing;
  const { setting } = talk.snapshot;
  if (current.dialogue.takesQuestions || !setting.knowledge) return null;
  const { asked, said } = questionsIn(utterance, talk.snapshot, (clause) => askedBy(hearing, clause));
  const [first, ...others] = asked.filter((query) => isWelcome(query, talk.snapshot));
  if (first === undefined) return null;
  // "Yes, can you also do my daughter" asks for one more appointment.
  if (requestsAnother(talk, utterance)) return null;
  // "Do I have one on Friday?" is about what is booked, "can someone call me?" about a person.
  if (isNoQuestion(hearing) || asksToAmend(utterance) || endsInAnswer(hearing)) return null;
  if (interpreters.looseCommand(hearing) || interpreters.matter(hearing)) return null;
  // "I was wrong, it's not May, it's March" puts something right.
  if (interpreters.denied(hearing) || interpreters.instead(hearing)) return null;
  // One question goes by the rule for it, where its form tells that it is one.
  if (others.length === 0 && said === null && readQuestion(utterance, talk.snapshot)) return null;
  // "Yes, but is there anything in the afternoon?" asks for another time.
  if (isWhenAsked(question) && asked.some((query) => mayNameTime(readUtterance(query, utterance.language))))
    return null;
  // "Wilbur at finch dot net, and remind me, where are you": of what else was said, a part may be the answer.
  const part = said && !answerIn(hearing, said) ? clausesIn(said).find((one) => answerIn(hearing, one) !== null) : said;
  const answer = part ? answerIn(hearing, part) : null;
  // "Yeah, hang on, no, is it gone again": a yes that the rest takes back is none.
  if (answer && isTakenBack(hearing, part!)) return null;
  // What can't be undone hangs on all that is said.
  if (answer && settles(current, question)) return null;
  // What they tell in their own words is more than what is asked beside it.
  if (said && !answer && question.kind === 'free' && question.expects.includes('text') && !isEmpty(said)) return null;
  if (others.length === 0 && !answer && readQuestion(utterance, talk.snapshot) && question.kind !== 'typed')
    return null;
  const rest = [...others, ...(answer ? [part!.text] : [])].join(', ');
  return {
    confidence: 0.7,
    beside: 0,
    turns: false,
    does: () => beginQuestion(talk, { query: first, follows: false }, null, rest === '' ? undefined : rest),
  };
}
