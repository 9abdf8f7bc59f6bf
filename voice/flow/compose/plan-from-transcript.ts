import { beforeChoices, phraseOf } from '#domain/agents/answer-names.ts';
import { FlowPlan, isPlanName, type PlanQuestion, planBounds } from '#domain/agents/flow-plans.ts';
import { isSpeakable, type SlotType } from '#domain/agents/workflows.ts';
import { languageOf, languages } from '#voice/languages/catalog.ts';
import type { Language } from '#voice/languages/language.ts';
import { understand } from '#voice/understanding/understand.ts';
import { sure } from '#voice/understanding/understood.ts';
import { fold } from '#voice/understanding/words.ts';
import { readTranscript, type TranscriptTurn } from './read-transcript.ts';

/** A call is read as if it had been then; what is kept of it are types, not days. */
const at = '2026-11-20T10:00:00';

type ReadType = Exclude<SlotType, 'choice'>;

/** Whether an answer can be read as a type, with nothing of weight left over. */
function fits(type: ReadType, text: string, { id }: Language): boolean {
  const { value, confidence, beside } = understand({ type, language: id, text, at, zone: 'UTC' });
  return value !== null && confidence >= sure && beside <= 2;
}

/** What an answer is tried as where its question tells nothing, most telling first. */
const tried: readonly ReadType[] = ['email', 'phone', 'date_time', 'money', 'date', 'time', 'yes_no', 'number'];

/** "Is it about A, B or C?": what can be chosen. */
function choicesIn(question: string, { transcripts }: Language): string[] {
  const { or, notOr, before, article } = transcripts.choices;
  const list = question.replace(/\s*\?$/, '');
  // Commas alone part no choices: someone may be spoken to between them.
  if (!new RegExp(`\\s(?:${or})\\s`, 'i').test(list) || notOr?.test(list)) return [];
  const parts = list
    .split(new RegExp(`,\\s*(?:${or})\\s+|\\s+(?:${or})\\s+|,\\s*`, 'i'))
    .map((part, index) => (index === 0 ? part.replace(before, '') : part))
    .map((part) => part.replace(article, '').trim())
    .filter((part) => part !== '');
  const isShort = parts.every((part) => part.split(' ').length <= 4);
  return parts.length >= 2 && isShort ? parts : [];
}

/** What is asked for, in a few words of the question. */
function nameOf(question: string, { transcripts }: Language): string {
  const words = fold(beforeChoices(question)).match(/[a-z]+/g) ?? [];
  return phraseOf(words, (word) => word.length > 2 && !transcripts.small.has(word)) || 'answer';
}

/** A name that no other question has. */
function ownName(wanted: string, taken: ReadonlySet<string>): string {
  const base = isPlanName(wanted) ? wanted : 'answer';
  let name = base;
  for (let number = 2; taken.has(name); number++) name = `${base}_${number}`;
  return name;
}

/** A question as patterns are held against it, from its first letter: "¿Es urgente?". */
const spokenFrom = (question: string) =>
  fold(question)
    .replace(/^[^a-z0-9]+/, '')
    .replace(/\s+\?$/, '?');

function typeOf(
  question: string,
  answer: string,
  language: Language,
): { type: SlotType; name: string; choices: string[] } {
  const { types, yesNo } = language.transcripts;
  const text = spokenFrom(question);
  const choices = choicesIn(question, language);
  const said = types.find(({ words }) => words.test(text));
  // "May I have your name?" is answered with a name, not with a yes.
  if (
    said &&
    said.type !== 'choice' &&
    (answer === '' || fits(said.type, answer, language) || !fits('yes_no', answer, language))
  )
    return { type: said.type, name: said.name, choices: [] };
  if (choices.length > 0) return { type: 'choice', name: nameOf(question, language), choices };
  const name = nameOf(question, language);
  if (yesNo.test(text) && (answer === '' || fits('yes_no', answer, language)))
    return { type: 'yes_no', name, choices: [] };
  const read = answer === '' ? undefined : tried.find((type) => fits(type, answer, language));
  return { type: read ?? 'text', name, choices: [] };
}

/** The sentences of a text, those that ask with their mark. */
const sentencesOf = (text: string) =>
  text
    .match(/[^.!?]+[.!?]*/g)
    ?.map((part) => part.trim())
    .filter(Boolean) ?? [];

/** What is found of a plan. */
export interface Found {
  questions: PlanQuestion[];
  booking: { ask: string } | null;
}

/** Takes a sentence that asks, where the plan has room and doesn't ask it yet. @param answer what was answered; empty where nothing was */
export function takeQuestion(found: Found, sentence: string, answer: string, language: Language): void {
  const ask = sentence.replace(/[{}]/g, '').replace(/\?+$/, '?').slice(-400);
  const text = spokenFrom(ask);
  const { booking, noQuestion } = language.transcripts;
  if (!isSpeakable(ask) || noQuestion.test(text)) return;
  if (booking.test(text)) {
    found.booking ??= { ask };
    return;
  }
  if (found.questions.length >= planBounds.questions || found.questions.some((one) => spokenFrom(one.ask) === text))
    return;
  const { type, name, choices } = typeOf(ask, answer, language);
  // Asked again in other words, since it was not understood.
  if (
    name !== 'answer' &&
    ['name', 'email', 'phone', 'address'].includes(type) &&
    found.questions.some((one) => one.type === type)
  )
    return;
  const taken = new Set(found.questions.map((one) => one.name));
  const own = ownName(name, taken);
  found.questions.push({ name: own, ask, type, choices: choices.slice(0, planBounds.choices), required: true });
}

export const clip = (text: string) => text.replace(/[{}`]/g, '').slice(0, 400).trim();
const spokenOr = (text: string, otherwise: string) => (text !== '' && isSpeakable(text) ? text : otherwise);

function questionsIn(turns: readonly TranscriptTurn[], language: Language): Found {
  const found: Found = { questions: [], booking: null };
  for (const [index, { who, text }] of turns.entries()) {
    if (who !== 'agent') continue;
    const next = turns[index + 1];
    const asked = sentencesOf(text).filter((sentence) => sentence.endsWith('?'));
    // The caller answers what was asked last.
    for (const [place, sentence] of asked.entries())
      takeQuestion(found, sentence, place === asked.length - 1 ? (next?.text ?? '') : '', language);
  }
  return found;
}

/** What the agent says before it asks, or after it has asked. */
const statedIn = (text: string) =>
  sentencesOf(text)
    .filter((sentence) => !sentence.endsWith('?'))
    .join(' ');

/**
 * The plan of a call that someone has pasted, by rules alone: what the agent asked becomes a question, of the type that
 * its words and the answers tell. Null where no agent's line asks or says anything.
 */
export function planFromTranscript(transcript: string, tag: string): FlowPlan | null {
  const language = languageOf(tag) ?? languages[0]!;
  const turns = readTranscript(transcript, language);
  const agent = turns.filter(({ who }) => who === 'agent');
  const [first] = agent;
  if (first === undefined) return null;
  const { questions, booking } = questionsIn(turns, language);
  const last = agent.length > 1 ? statedIn(agent.at(-1)!.text) : '';
  const { data } = FlowPlan.safeParse({
    name: 'From a transcript',
    greeting: spokenOr(clip(statedIn(first.text)), 'Hello, this is {{agent_name}}.'),
    questions,
    booking,
    actions: [{ does: 'email_team' }],
    ...(last !== '' && isSpeakable(last) && { closing: clip(last) }),
  });
  return data ?? null;
}
