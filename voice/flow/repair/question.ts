import type { z } from 'zod';
import type { BusinessHours } from '#domain/identity/business-hours.ts';
import type { Json } from '#domain/platform/json.ts';
import { pointsBack } from '#voice/knowledge/ways-to-ask.ts';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import { readUtterance } from '#voice/understanding/utterance.ts';
import { asksSomething, isWelcome } from '../caller-question.ts';
import type { ActionResult, ModelResult } from '../conversation.ts';
import type { Next, Turn } from '../dialogue.ts';
import { FindAnswerOutput, type FoundSentence, type NearSentence } from '../flow-actions.ts';
import { askForAnswer, mayAnswer, takeAnswer } from '../model/answer.ts';
import { type Snapshot, slotsInOrder } from '../snapshot.ts';
import { isRead, language, runAction, say, type Talk } from '../talk.ts';
import { defineAside } from './aside.ts';
import { hasToldOfThemselves, knownPhone } from './hand-off.ts';

interface State {
  /** finding: the answer is looked for. confirm: the caller is asked whether that is what they mean. */
  stage: 'finding' | 'confirm';
  /** The caller's words, for the open question to hear them after all where nothing answers them; null where it cannot. */
  said: string | null;
  maybe: (FoundSentence & { question: string }) | null;
  /** Sentences that a model looks for the answer in. */
  near?: NearSentence[];
  /** When the caller asked, in milliseconds since the epoch, where a model may look for the answer. */
  askedAt?: number;
  /** What was said with it, for the open question to hear once it was answered. */
  with?: string;
  /** Told where no document tells the hours that are asked for. */
  hours?: BusinessHours;
  /** The words may be no question at all: they were not understood, where nothing answers them. */
  isGuess?: true;
  /** The side conversation that goes on after it. */
  within: Snapshot['aside'];
}

type QuestionTurn = Turn<unknown, State>;

/** Titles of sources that a conversation remembers to have named. */
const mostTitles = 50;

/**
 * Looks for the answer to something that the caller asks beside the open question.
 * @param said the words, where the open question may hear them if nothing answers them
 * @param saidWith what was said with it, "yes, that's right", which the open question hears afterwards
 * @param isGuess the words may be no question at all
 */
export function beginQuestion(
  talk: Talk,
  { query, follows, hours }: { query: string; follows: boolean; hours?: BusinessHours | undefined },
  said: string | null,
  saidWith?: string,
  isGuess = false,
): Next {
  const { snapshot } = talk;
  const { aside } = snapshot;
  // Who says the same once more was told what is written of it, and means it as an answer.
  if (
    said !== null &&
    snapshot.knowledge?.asked === query &&
    snapshot.knowledge.turn === snapshot.counts.callerTurns - 1
  ) {
    snapshot.knowledge.turn = -1;
    return { hear: said };
  }
  // Kept below, by this aside under its own name.
  const within = aside?.name === 'question' ? ((aside.state as unknown as State).within ?? null) : aside;
  const state: State = {
    stage: 'finding',
    said,
    maybe: null,
    within,
    ...(saidWith !== undefined && { with: saidWith }),
    ...(hours && { hours }),
    ...(isGuess && { isGuess }),
    ...(mayAnswer(talk) && { askedAt: talk.at }),
  };
  // An interface has no index signature; its members are JSON.
  snapshot.aside = { name: 'question', state: state as unknown as Record<string, Json> };
  rememberQuestion(talk, follows && snapshot.knowledge ? snapshot.knowledge.asked : query);
  lookFor(talk, query, [], said === null && hours === undefined && !isGuess);
  return 'wait';
}

/** What was asked is what "and on Sundays?" goes on from. */
export function rememberQuestion({ snapshot }: Talk, asked: string): void {
  const { titles = [], unknown: times = 0 } = snapshot.knowledge ?? {};
  snapshot.knowledge = { asked, turn: snapshot.counts.callerTurns, titles, unknown: times };
}

/** Has the documents asked. @param counts whether a question that nothing answers is one for the business to answer */
export function lookFor(talk: Talk, question: string, folderIds: string[], counts: boolean): void {
  const { language: tag } = talk.snapshot.setting;
  const about = pointsBack(question, tag) ? thingOf(talk) : null;
  runAction(talk, 'find_answer', { question, folderIds, language: tag, counts, ...(about && { about }) }, true);
}

/** Characters of a thing that is asked about, at most: what is longer tells a story. */
const longestThing = 40;

/** What the caller came for, where it is one thing: "a whitening". */
function thingOf({ frame, defs }: Talk): string | null {
  const values = slotsInOrder(frame).flatMap(([name, { value }]) =>
    defs.get(name)?.type === 'text' && typeof value === 'string' && value.length <= longestThing ? [value] : [],
  );
  return values[0] ?? null;
}

/** What an action found; null when it did not work. */
export function foundBy(result: ActionResult): z.infer<typeof FindAnswerOutput> | null {
  const found = result.ok ? FindAnswerOutput.safeParse(result.output) : null;
  return found?.success ? found.data : null;
}

/** Says an answer; to who reads it with its source, where that was not named yet. */
export function tellAnswer(talk: Talk, { text, title }: FoundSentence): void {
  const { snapshot } = talk;
  snapshot.knowledge ??= { asked: '', turn: snapshot.counts.callerTurns, titles: [], unknown: 0 };
  const { titles } = snapshot.knowledge;
  const isNew = isRead(talk) && title !== undefined && title !== '' && !titles.includes(title);
  if (isNew) snapshot.knowledge.titles = [...titles, title].slice(-mostTitles);
  say(talk, isNew ? language(talk).say.fromSource(title, text) : text);
}

/** Questions without an answer that the business is left a note of in one conversation. */
const mostNotes = 5;
/** Characters of words that are left to the business. */
const mostSaid = 500;

/**
 * Leaves the business a note of a question that nothing here answers, and says so.
 * @param saidWith what was said with it, which the open question hears afterwards
 */
export function noteQuestion(talk: Talk, asked: string, saidWith?: string): Next {
  rememberQuestion(talk, asked);
  noteUnanswered(talk, asked);
  return saidWith === undefined ? 'ask' : { hear: saidWith };
}

/** Looks for the answer to a question of any kind, where there are documents; else leaves a note of it. */
export const answerOrNote = (talk: Talk, asked: string, saidWith?: string): Next =>
  talk.snapshot.setting.knowledge && isWelcome(asked, talk.snapshot)
    ? beginQuestion(talk, { query: asked, follows: false }, null, saidWith)
    : noteQuestion(talk, asked, saidWith);

/** Leaves a task for someone, of few in a conversation. Returns whether it is the first. */
function leaveNote(talk: Talk, summary: string): boolean {
  const { snapshot } = talk;
  const notes = snapshot.notes ?? 0;
  if (notes < mostNotes) {
    snapshot.notes = notes + 1;
    talk.intents.push({ type: 'make_task', kind: 'message', summary, phone: knownPhone(talk) });
  }
  return notes === 0;
}

/**
 * Notes a question that nothing answers. Where there are documents it is among the unanswered questions of the Knowledge
 * Base; of someone who has told nothing of themselves, that is enough.
 */
function noteUnanswered(talk: Talk, asked: string): void {
  const { setting, knowledge } = talk.snapshot;
  const isTask = !setting.knowledge || hasToldOfThemselves(talk);
  const words = readUtterance(asked, language(talk));
  // "Like an hour ago" tells something, whatever it was looked for as.
  const isAsked = asksSomething(words) || words.language.questions.asking.test(asked);
  const summary = isAsked ? 'asked a question the agent couldn’t answer' : 'mentioned';
  const isFirst = isTask ? leaveNote(talk, `The caller ${summary}: “${asked}”`) : (knowledge?.unknown ?? 0) === 0;
  if (talk.snapshot.knowledge) talk.snapshot.knowledge.unknown += 1;
  const { questionNoted, remarkNoted } = language(talk).say;
  say(talk, isAsked ? questionNoted(isFirst) : remarkNoted);
}

/** Leaves the business words that are nothing that can be done here, and says so. */
export function noteRemark(talk: Talk, said: string): Next {
  leaveNote(talk, `The caller said something the agent couldn’t act on: “${said.slice(0, mostSaid)}”`);
  say(talk, language(talk).say.remarkNoted);
  return 'ask';
}

/** Goes back to what was open. */
function goBack({ talk, state }: QuestionTurn): void {
  talk.snapshot.aside = state.within;
}

/** What was said with the question is heard now, or the open question is asked once more. */
function goOn({ talk, state }: QuestionTurn): Next {
  if (state.with !== undefined) talk.afresh = state.with;
  return 'ask';
}

function unknown(turn: QuestionTurn): Next {
  const { talk, state } = turn;
  goBack(turn);
  if (state.isGuess) return { missed: talk.snapshot.knowledge?.asked ?? '' };
  if (state.hours) say(talk, language(talk).say.openHours(state.hours));
  else noteUnanswered(talk, talk.snapshot.knowledge?.asked ?? '');
  return goOn(turn);
}

function answered(turn: QuestionTurn, answer: FoundSentence): Next {
  goBack(turn);
  tellAnswer(turn.talk, answer);
  return goOn(turn);
}

/** Where no document answers surely, a model may find the answer among what was found. */
function askModelOr(turn: QuestionTurn, near: NearSentence[]): Next {
  const { talk, state } = turn;
  if (!askForAnswer(talk, talk.snapshot.knowledge?.asked ?? '', near, state.askedAt)) return unknown(turn);
  state.near = near;
  return 'wait';
}

function takeFound(turn: QuestionTurn, result: ModelResult): Next {
  const answer = takeAnswer(turn.talk, turn.state.near ?? [], result);
  return answer ? answered(turn, answer) : unknown(turn);
}

/** A question of the caller's, answered from the documents; then the open question is asked again. */
export const question = defineAside<State>({
  name: 'question',
  enter: () => 'wait',
  question: ({ talk, state }) => ({
    kind: 'readback',
    expects: ['yes_no'],
    prompt: language(talk).say.doYouMean(state.maybe?.question ?? ''),
    rephrase: [],
    hint: language(talk).say.hints.yesNo,
    maxMisses: 2,
  }),
  hear(turn, utterance) {
    const answer = readAnswer(utterance);
    if (!answer || answer.value === null || answer.conditional || !turn.state.maybe) return null;
    const { maybe } = turn.state;
    const does = () => (answer.value ? answered(turn, maybe) : unknown(turn));
    return { confidence: answer.understood.confidence, beside: answer.beside, turns: false, does };
  },
  done(turn, result) {
    const { talk, state } = turn;
    const found = foundBy(result);
    if (found?.answer) return answered(turn, found.answer);
    if (found?.maybe && state.said === null) {
      Object.assign(state, { stage: 'confirm', maybe: found.maybe });
      return 'ask';
    }
    if (state.said === null) return askModelOr(turn, found?.near ?? []);
    goBack(turn);
    // No answer to it: then it is one.
    if (talk.snapshot.knowledge) talk.snapshot.knowledge.turn = -1;
    return { hear: state.said };
  },
  proposed: takeFound,
  overtaken: goBack,
  leave(turn) {
    goBack(turn);
    return 'ask';
  },
  decline: (turn) => () => unknown(turn),
  giveUp: unknown,
});
