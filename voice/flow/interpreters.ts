import { readCommand, readDecline, timesIn } from '#voice/understanding/acts.ts';
import {
  asksForElsewhere,
  asksForPerson,
  asksToAmend,
  callsBack,
  clausesOf,
  isAstray,
  isDone,
  isNoBooking,
  readMatter,
  restarts,
  wantsOtherWay,
  wordsOf,
} from '#voice/understanding/matter.ts';
import { readEmail } from '#voice/understanding/types/email.ts';
import { holdsTitle } from '#voice/understanding/types/name-parts.ts';
import { holdsNeed } from '#voice/understanding/types/tells-nothing.ts';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import type { Command } from '#voice/understanding/values/acts.ts';
import { requestsAnother } from './appointments/another.ts';
import { booksAppointments, wishAhead } from './appointments/wish-ahead.ts';
import { askedBeside, endsInAnswer, isNoAnswer, isOnMatter, tellsOfPeople } from './asked-or-told.ts';
import {
  asksAfterMe,
  asksAfterMeToo,
  comesFor,
  conditionalQuestion,
  isPlainQuestion,
  isWelcome,
  partQuestion,
  readQuestion,
} from './caller-question.ts';
import { declineOf, namesThing } from './declining.ts';
import type { Next, Question } from './dialogue.ts';
import { runGlobalCommand } from './global-command.ts';
import { hearCommand, hearLooseCommand } from './hear-command.ts';
import { contacts, type Hearing, isWhenAsked, mayNameTime, settles } from './hearing.ts';
import type { Proposal } from './proposal.ts';
import { answerCorrection } from './repair/answer-correction.ts';
import { companyCorrection } from './repair/company-correction.ts';
import { deniedCorrection, valueCorrection } from './repair/correction.ts';
import { deniesTold } from './repair/doubted-text.ts';
import { lastCorrection } from './repair/named-correction.ts';
import { needCorrection } from './repair/need-correction.ts';
import { answerOrNote, beginQuestion, noteQuestion, noteRemark } from './repair/question.ts';
import { restatedCorrection } from './repair/restated.ts';
import { oldAndNew } from './repair/said-twice.ts';
import { insteadCorrection, thingCorrection } from './repair/thing-correction.ts';
import { namedChange, valueChange } from './repair/value-change.ts';
import { slotsInOrder } from './snapshot.ts';
import { language, say, type Talk } from './talk.ts';
import { yesAndRemark } from './yes-and-remark.ts';

type Interpreter = (hearing: Hearing) => Proposal<Next | 'handled'> | null;

/** What is spelled and put right itself, where it is asked for: "it's Martin with a t". */
const spelled = ['name', 'email'] as const;

/** Words of weight beside a refusal to give an address or a number, at most. */
const mostDeclined = 2;
/** Words of a no that is given in place of an answer, at most, and what may be asked for in its place. */
const mostOfRefusal = 14;

/** Words in which something else than a booking is told, at least. */
const fewestOfMatter = 3;
/** Words beside a question for the hours, at most: "quick one". */
const mostBesideHours = 2;

/** Words in which someone is asked for, at most: a story may tell of it. */
const mostOfPerson = 24;

/** "That's all", "wrong number" where it is asked what they come for: they go. */
function leave(talk: Talk, question: Question, utterance: Utterance): Command | null {
  // "Can I call you back?", where a time is asked for.
  if (isWhenAsked(question) && callsBack(utterance)) return 'stop';
  if (question.kind !== 'free') return null;
  // "This takes too long, I'm hanging up now" answers nothing.
  const hangsUp = clausesOf(utterance).some((part) => {
    const told = readCommand(part);
    return told?.act === 'stop' && told.beside === 0 && told.words >= fewestOfMatter;
  });
  if (hangsUp && !booksAppointments(talk)) return 'stop';
  if (question.isOptional) return null;
  if (isAstray(utterance)) return 'stop';
  const hasSpoken = talk.snapshot.counts.callerTurns > 1;
  const isNone = (readDecline(utterance)?.act === 'none' && readDecline(utterance)?.beside === 0) || isDone(utterance);
  return isNone && hasSpoken && slotsInOrder(talk.frame).length === 0 ? 'stop' : null;
}

const matterAt = (hearing: Hearing): Command | null =>
  anywhere(hearing) ?? matterOf(hearing.talk, hearing.question, hearing.utterance);

/** What may be asked of any agent, told by a part of a sentence. */
function anywhere(hearing: Hearing): Command | null {
  const { talk, question, utterance } = hearing;
  // Who has told something knows where they are: "is that the second floor?" asks how to get there.
  const hasTold = slotsInOrder(talk.frame).length > 0;
  if (asksForElsewhere(utterance) && !hasTold) return 'elsewhere';
  if (hasTold && question.kind !== 'free' && restarts(utterance) && utterance.words.length <= mostOfPerson)
    return 'start_over';
  const isPerson = asksForPerson(utterance) && utterance.words.length <= mostOfPerson;
  const asked = isPerson ? readCommand(utterance) : null;
  return isPerson && !tellsOfPeople(hearing, asked?.act === 'person' ? asked.words : 0) ? 'person' : null;
}

/**
 * What the caller calls about where they want no booking. While it is asked what they come for, any of it counts; later, what
 * they told then does, and only what cannot be an answer.
 */
function matterOf(talk: Talk, question: Question, utterance: Utterance): Command | null {
  if (!booksAppointments(talk)) return null;
  // "Scrap that, a different email: …" takes back an address.
  if (readEmail(utterance) !== null) return null;
  if (isNoBooking(utterance)) return 'message';
  const hasTold = slotsInOrder(talk.frame).some(([name]) => talk.defs.get(name)?.type === 'text');
  // "Tell the doctor that I am allergic" behind "is there anything we should know?".
  if (question.kind === 'free' && hasTold) return null;
  const matter = readMatter(utterance);
  if (question.kind === 'free' || matter === 'message') return matter;
  return isWhenAsked(question) ? null : matter;
}

/** What has the form of a question and asks for no fact. */
export function isNoQuestion(hearing: Hearing): boolean {
  const { question, utterance } = hearing;
  // "Can you text me instead?" would rather be reached in another way.
  const isOtherWay = question.kind === 'typed' && question.expects.some((type) => contacts.has(type));
  if (isOtherWay && wantsOtherWay(utterance)) return true;
  // "Nein, machen Sie eine Acht draus" changes an answer.
  if (asksToAmend(utterance) && interpreters.value(hearing)) return true;
  // "Do I have to?" would rather not answer.
  return readDecline(utterance)?.beside === 0;
}

/** Everything that a turn may mean. Each only looks; what it would do is done when it is chosen. */
export const interpreters = {
  /** Wholly one of the things that may be said at any time. */
  command: (hearing) => hearCommand(hearing, 0),
  /** Such a thing among words that nothing else explains. */
  looseCommand: hearLooseCommand,
  answer: ({ current, utterance }) => current.dialogue.hear?.(current.turn, utterance) ?? null,
  decline({ talk, current, question, utterance }) {
    const { decline } = current.dialogue;
    const found = declineOf(question, utterance);
    // "Skip Lane" is someone's name.
    const named = found && found.beside > 0 && question.expects.includes('name') ? current.dialogue.hear : undefined;
    if (named?.(current.turn, utterance)?.beside === 0) return null;
    // "No, I meant eight" declines nothing.
    if (!found || found.beside > (found.act === 'none' ? 0 : 2) || !decline) return null;
    // "I don't know, the color maybe": what is named behind it is what they tell.
    if (question.kind === 'free' && question.expects.includes('text') && found.beside > 0 && namesThing(utterance))
      return null;
    // "Sometime next week" is no next question.
    if (found.beside > 0 && timesIn(utterance).length > 0 && (isWhenAsked(question) || found.act === 'skip'))
      return null;
    // "Change that to later" declines nothing.
    if (asksToAmend(utterance) && valueCorrection(talk, utterance)) return null;
    const answer = readAnswer(utterance);
    // "No se me ocurre nada" is no answer with words behind it.
    const isOpen = answer?.value === null && answer.beside > 0 && found.beside === 0;
    if (found.act === 'none' && answer && answer.value !== false && !isOpen) return null;
    const does = decline(current.turn, found.act);
    return does && { confidence: 0.8, beside: found.beside, turns: false, does };
  },
  /** "No, just call me", where an address is asked for that may be left out, or that another one stands in for. */
  refusal({ current, question, utterance }) {
    const answer = readAnswer(utterance);
    if (question.kind !== 'typed' || utterance.words.length > mostOfRefusal) return null;
    const isTaken = utterance.marks.some(({ value }) => value === 'repair' || value === 'wrong' || value === 'change');
    const isNo = question.isOptional === true && answer?.value === false && !isTaken;
    // "No thanks, I'll remember it."
    const isPolite = answer?.value === false && utterance.marks.some(({ value }) => value === 'thanks');
    const isOther =
      question.expects.some((type) => contacts.has(type)) && (wantsOtherWay(utterance) || (isPolite && !isTaken));
    const does = isNo || isOther ? current.dialogue.decline?.(current.turn, 'none') : null;
    return does ? { confidence: 0.6, beside: answer?.beside ?? 0, turns: false, does } : null;
  },
  /** "Yes, if …", "good, but let me ask": nothing that cannot be taken back is done on it. */
  conditional({ talk, current, question, utterance }) {
    const answer = question.kind === 'readback' ? readAnswer(utterance) : null;
    if (!answer?.conditional) return null;
    // "That's right, but can I come on Thursday": the time is kept, and what is right is right.
    const turn = utterance.marks.find(({ value }) => value === 'contrast');
    if (turn && wishAhead(talk, question, utterance)) {
      const said = readUtterance(utterance.text.slice(0, utterance.words[turn.from]!.from), utterance.language);
      const heard = current.dialogue.hear?.(current.turn, said);
      if (heard && !heard.turns) return heard;
    }
    const asked = conditionalQuestion(utterance);
    const isFinal = settles(current, question);
    // "Correct, but with a hyphen" is about how it is written.
    const isSpelled = question.expects.includes('email') || question.expects.includes('name');
    const beside = isFinal || isSpelled || asked !== null ? null : yesAndRemark(utterance);
    const heard = beside && current.dialogue.hear?.(current.turn, beside.yes);
    if (beside && heard && !heard.turns) {
      const takes = () => {
        noteRemark(talk, beside.remark);
        return heard.does();
      };
      return { confidence: 0.6, beside: 0, turns: false, does: takes };
    }
    const does = () => {
      if (asked !== null) return answerOrNote(talk, asked);
      if (isFinal) say(talk, language(talk).say.plainYes);
      return 'ask' as const;
    };
    return { confidence: 0.6, beside: answer.beside, turns: true, does };
  },
  /** Something else than the booking that the agent is there for, told by a part of the sentence. */
  matter(hearing) {
    const { talk, current, question, utterance } = hearing;
    if (current.isAside) return null;
    // "Skip that, you don't need it", where a number is asked for, cancels nothing.
    const isContact = question.kind === 'typed' && question.expects.some((type) => contacts.has(type));
    if (isContact && (declineOf(question, utterance)?.beside ?? mostDeclined + 1) <= mostDeclined) return null;
    const isLong = utterance.words.length >= fewestOfMatter;
    const about = leave(talk, question, utterance) ?? (isLong ? matterAt(hearing) : null);
    if (!about) return null;
    return { confidence: 0.8, beside: 0, turns: false, does: () => runGlobalCommand(talk, about, question, utterance) };
  },
  /** How the agent is. */
  courtesy({ talk, utterance }) {
    if (!asksAfterMe(utterance)) return null;
    const does = () => {
      say(talk, language(talk).say.fine);
      return 'ask' as const;
    };
    return { confidence: 0.9, beside: 0, turns: false, does };
  },
  /** Something that the documents may answer. */
  question(hearing) {
    const { talk, current, question, utterance } = hearing;
    if (current.dialogue.takesQuestions) return null;
    // "Quick one, are you open Saturdays".
    const command = readCommand(utterance);
    if (command?.act === 'hours' && command.beside <= mostBesideHours && talk.snapshot.setting.hours)
      return hearCommand(hearing, mostBesideHours);
    // "Can I talk to someone about …" asks for someone.
    // "Just wondering what time you close on Fridays" is asked, whatever of it is known as the question for the hours.
    // "How can I cancel my subscription?" asks how, where no appointments are made.
    const isHow = !booksAppointments(talk) && isPlainQuestion(utterance);
    if (command?.act !== 'hours' && !isHow && hearCommand(hearing, 3)) return null;
    const asked = readQuestion(utterance, talk.snapshot) ?? askedBeside(hearing);
    if (!asked) return null;
    if (isNoQuestion(hearing)) return null;
    const { knowledge } = talk.snapshot.setting;
    if (!knowledge || !isWelcome(asked.query, talk.snapshot)) {
      if (current.dialogue.answersAll) return null;
      // "Can you look at my boiler?" tells what they come for. Who transcribes a call writes no question marks.
      const isAsked = /\?\s*$/.test(utterance.text) || (booksAppointments(talk) && isPlainQuestion(utterance));
      const isPlain = isAsked && !comesFor(utterance);
      if (question.kind === 'free' && (current.isAside || !isPlain)) return null;
      return { confidence: 0.6, beside: 0, turns: false, does: () => noteQuestion(talk, utterance.text) };
    }
    // "How are you today, isn't it cold out there?" is nothing that someone comes for.
    const isTalk = /\?\s*$/.test(utterance.text) && asksAfterMeToo(utterance) && !comesFor(utterance);
    // Where times are booked, "is it okay to bring my dog?" is nothing that someone comes for; elsewhere it may be all they call about.
    const isOther = isTalk || (booksAppointments(talk) && isPlainQuestion(utterance) && !comesFor(utterance));
    const isAlsoAnswer =
      question.kind === 'free' &&
      question.expects.includes('text') &&
      !asked.follows &&
      !isOther &&
      !isNoAnswer(hearing);
    const does = () => beginQuestion(talk, asked, isAlsoAnswer ? utterance.text : null);
    return { confidence: 0.7, beside: 0, turns: false, does };
  },
  /** "Yes, that's right. What is the address?": the question is answered, then the answer is taken. */
  answerAndQuestion({ talk, current, question, utterance }) {
    // A yes to an action stands alone.
    const isParted = !current.dialogue.takesQuestions && !question.isConsent;
    const parted = isParted ? partQuestion(utterance, talk.snapshot) : null;
    if (!parted || requestsAnother(talk, utterance)) return null;
    const { said, asked } = parted;
    // "I need a haircut, can I bring my dog?" tells what they come for, and asks.
    const isOwnWords = question.kind === 'free' && question.expects.includes('text');
    if (isOwnWords && !(booksAppointments(talk) && holdsNeed(said))) return null;
    // "Yes, but is there anything in the afternoon?" asks for another time.
    if (isWhenAsked(question) && mayNameTime(readUtterance(asked.query, utterance.language))) return null;
    if (endsInAnswer({ talk, current, question, utterance })) return null;
    const heard = current.dialogue.hear?.(current.turn, said);
    if (!heard || heard.beside > 0 || heard.turns) return null;
    const isFinal = settles(current, question);
    // "Okay, what do I need to bring?" opens a question and agrees to nothing.
    const isOpener = said.language.openers.has(wordsOf(said)) && !/[.!]$/.test(said.text);
    const isOpen = utterance.marks.some(({ value }) => value === 'condition') || readAnswer(utterance)?.value === false;
    // "Absolutely, I'm afraid that's not right."
    const isTaken =
      readAnswer(readUtterance(asked.query, utterance.language))?.value === false ||
      utterance.marks.some(({ value }) => value === 'wrong');
    if (isFinal && (isOpener || isOpen || isTaken)) return null;
    const isWelcomed = talk.snapshot.setting.knowledge && isWelcome(asked.query, talk.snapshot);
    // Behind a "but", an answer may hang on what is asked.
    const kept = parted.turns && isFinal ? undefined : said.text;
    const does = () => (isWelcomed ? beginQuestion(talk, asked, null, kept) : noteQuestion(talk, asked.query, kept));
    return { confidence: 0.9, beside: 0, turns: false, does };
  },
  /** "That recommending number was too kind, I'd take it down to a six". */
  restated: ({ current, talk, question, utterance, isPart = false }) =>
    current.isAside ? null : restatedCorrection(talk, question, utterance, isPart),
  named: ({ current, ...heard }) => (current.isAside ? null : namedChange(heard)),
  value: ({ current, ...heard }) => (current.isAside ? null : valueChange(heard)),
  /** "Not billing, technical". */
  denied: ({ current, talk, question, utterance }) =>
    current.isAside
      ? null
      : ((deniesTold(talk, utterance) ? null : deniedCorrection(talk, utterance)) ??
        oldAndNew(talk, question, utterance) ??
        (spelled.some((type) => question.expects.includes(type)) ? null : companyCorrection(talk, utterance))),
  /** "Not a cleaning, a filling". */
  instead({ current, talk, question, utterance }) {
    if (current.isAside) return null;
    // What can't be undone is asked for once more.
    const answer = (said: Utterance) =>
      settles(current, question) && readAnswer(said)?.value === true
        ? null
        : (current.dialogue.hear?.(current.turn, said) ?? null);
    const need = question.kind === 'free' ? null : needCorrection(talk, utterance, answer);
    return need ?? insteadCorrection(talk, utterance, answer);
  },
  /** "Sorry, I meant a filling": where other words than those for a thing are asked for. */
  thing: ({ current, talk, question, utterance }) =>
    current.isAside ||
    (question.kind === 'free' && question.expects.includes('text')) ||
    (question.expects.includes('name') && holdsTitle(utterance))
      ? null
      : thingCorrection(talk, utterance, question.expects.includes('name')),
  /** "Sorry, yes, it is urgent". */
  opposite: ({ current, talk, question, utterance }) =>
    current.isAside ? null : answerCorrection(talk, question, utterance),
  last: ({ current, talk, utterance }) => (current.isAside ? null : lastCorrection(talk, utterance)),
  /** "Von wem haben Sie eigentlich meine Nummer": what is often asked, in no form of a question that is known. */
  topic({ talk, current, utterance }) {
    const { knowledge } = talk.snapshot.setting;
    if (!knowledge || current.isAside || current.dialogue.takesQuestions || readAnswer(utterance)) return null;
    const isAsked =
      utterance.words.length >= fewestOfMatter &&
      isWelcome(utterance.text, talk.snapshot) &&
      isOnMatter(utterance.text, talk.snapshot.setting.language);
    const asked = { query: utterance.text, follows: false };
    return isAsked ? { confidence: 0.5, beside: 0, turns: false, does: () => beginQuestion(talk, asked, null) } : null;
  },
} satisfies Record<string, Interpreter>;

/** The rules by which a turn may be understood. */
export type Act = keyof typeof interpreters;
