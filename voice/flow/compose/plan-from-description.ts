import { faultsOfLimits } from '#domain/agents/booking-limits.ts';
import { FlowPlan, type PlanBooking, type PlanBranch, planBounds } from '#domain/agents/flow-plans.ts';
import { isSpeakable } from '#domain/agents/workflows.ts';
import { languageOf, languages } from '#voice/languages/catalog.ts';
import type { DescribedQuestion, Descriptions } from '#voice/languages/descriptions.ts';
import type { Language } from '#voice/languages/language.ts';
import { readUtterance } from '#voice/understanding/utterance.ts';
import type { Length } from '#voice/understanding/values/length.ts';
import { limitsIn } from '../edits/booking-rules.ts';
import { clip, type Found, takeQuestion } from './plan-from-transcript.ts';

/** How long an appointment takes where nothing says it. */
const usualMinutes = 30;
/** What of a description is kept as the goal of the agent, in characters. */
const longestGoal = 300;

/** A long line that goes on in the next one: text that was wrapped, not a list. */
const wrapped = /(?<=[^\n]{40})[ \t]*\n[ \t]*(?=[\p{Ll}(])/gu;

const sentencesOf = (text: string) =>
  text
    .replace(wrapped, ' ')
    .split(/(?<=[.!?])\s+|[\n;•]+|(?:^|\n)\s*[-*]\s+/u)
    .map((sentence) => sentence.trim().replace(/[.!?]+$/, ''))
    .filter(Boolean);

/** The things that a sentence says are asked, one by one. What can be chosen stays together: "whether it's a leak, a clog or something else". */
function askedIn(sentence: string, { asks, callersAsk, next, between, or, whether, wh }: Descriptions): string[] {
  const found = asks.exec(sentence);
  if (!found || callersAsk.test(sentence)) return [];
  const list = sentence.slice(found.index + found[0].length).replace(next, '');
  const parts = list.split(between).map((part) => part.trim());
  const out: string[] = [];
  for (let at = 0; at < parts.length; at++) {
    let part = parts[at]!;
    if (whether.test(part) || wh.test(part)) {
      const last = parts.findIndex((one, index) => index >= at && or.test(one));
      const isList = last >= at && parts.slice(at + 1, last + 1).every((one) => !whether.test(one) && !wh.test(one));
      if (isList) {
        part = parts.slice(at, last + 1).join(', ');
        at = last;
      }
    }
    if (/[\p{L}\p{N}]/u.test(part)) out.push(part);
  }
  return out;
}

/** How a thing is asked that a description names. */
export function questionOf(thing: string, words: Descriptions): DescribedQuestion {
  if (words.or.test(thing) && words.beforeChoices.test(thing))
    return { ask: words.asChoice(thing.replace(words.beforeChoices, '').trim()) };
  if (words.whether.test(thing)) return words.asWhether(thing.replace(words.whether, ''));
  if (words.wh.test(thing)) return words.asWh(thing);
  const known = words.nouns.find((noun) => noun.words.test(thing));
  return known ? { ask: known.ask, ...(known.type && { type: known.type }) } : words.asNoun(thing);
}

/** Takes a question with the type that its words tell, or the given one. */
function take(found: Found, { ask, type }: DescribedQuestion, language: Language): void {
  const before = found.questions.length;
  takeQuestion(found, ask, '', language);
  const added = found.questions.length > before ? found.questions.at(-1) : undefined;
  if (added && type && added.type !== type) Object.assign(added, { type, choices: [] });
}

/** Letters by which two words are one: "leak", "leaking". */
const stem = 4;

/** The yes or no that a condition is about; it is asked where nothing else asks it. */
function conditionOf(found: Found, condition: string, words: Descriptions, language: Language): string | null {
  const telling = condition.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const asked = found.questions.find(
    ({ type, ask }) =>
      type === 'yes_no' &&
      telling.some((word) => ask.toLowerCase().includes(word.slice(0, Math.max(stem, word.length - 3)))),
  );
  if (asked) return asked.name;
  const question = words.urgent.test(condition)
    ? { ask: words.say.urgent, type: 'yes_no' as const }
    : words.asWhether(condition);
  const before = found.questions.length;
  take(found, question, language);
  const added = found.questions.length > before ? found.questions.at(-1) : undefined;
  return added?.type === 'yes_no' ? added.name : null;
}

/** What stands under a condition is told behind its comma: "if water is coming in, transfer the call". */
function conditionIn(sentence: string, { condition, transfers }: Descriptions): string | undefined {
  const told = condition.exec(sentence)?.[1];
  const comma = told?.search(/[,;]/) ?? -1;
  return told !== undefined && comma > 0 && transfers.test(told.slice(comma)) ? told.slice(0, comma) : told;
}

/** When a call is handed to a person, and by which answer. */
function handOverIn(sentences: readonly string[], found: Found, words: Descriptions, language: Language) {
  const said = sentences.filter((sentence) => words.transfers.test(sentence));
  if (said.length === 0) return { handOver: null, branches: [] };
  const when = new Set<'not_understood' | 'no_time' | 'end'>(['not_understood']);
  const branches: Partial<PlanBranch>[] = [];
  for (const sentence of said) {
    const condition = conditionIn(sentence, words) ?? (words.urgent.test(sentence) ? sentence : null);
    if (condition === null || words.notUnderstood.test(condition)) continue;
    if (words.noTime.test(condition)) when.add('no_time');
    else {
      const question = conditionOf(found, condition, words, language);
      const isTaken = branches.some((branch) => branch.question === question);
      if (question && !isTaken && branches.length < planBounds.branches)
        branches.push({ question, answers: ['yes'], leadsTo: 'hand_over' });
    }
  }
  const phone = /\+[1-9][\d\s().-]{6,20}\d/.exec(said.join(' '))?.[0].replace(/[^\d+]/g, '') ?? '';
  return { handOver: { when: [...when], phone }, branches };
}

/** How long appointments take and when they may be, as a change of a draft would be read. */
function bookingOf(sentences: readonly string[]): Partial<Omit<PlanBooking, 'ask' | 'calendars'>> {
  const { weekdays, opens, closes, noticeHours, durationMinutes } = limitsIn(sentences.join('. '), []);
  const hours = { opens: opens ?? '', closes: closes ?? '' };
  const isRoomy = faultsOfLimits(hours, durationMinutes ?? usualMinutes).length === 0;
  return {
    ...(weekdays && { weekdays }),
    ...(isRoomy && opens && { opens }),
    ...(isRoomy && closes && { closes }),
    ...(noticeHours !== null && { noticeHours }),
    ...(durationMinutes !== null && { durationMinutes }),
  };
}

/** "Fifteen minutes", "three quarters of an hour", in words. 0 where no sentence tells how long. */
function minutesIn(sentences: readonly string[], language: Language): number {
  const lengths = sentences.flatMap((sentence) =>
    readUtterance(sentence, language)
      .readings.filter(({ category }) => category === 'length')
      .map(({ value, to, from }) => ({ minutes: (value as Length).minutes, words: to - from })),
  );
  return lengths.filter(({ minutes }) => minutes > 0).toSorted((a, b) => b.words - a.words)[0]?.minutes ?? 0;
}

/**
 * The plan of an agent that someone has described, by rules alone: what it asks, books, sends and hands over. Of a description that
 * names none of these the plan takes a message, so that each gives an agent that works at once. Null where no word is said.
 */
export function planFromDescription(description: string, tag: string): FlowPlan | null {
  const language = languageOf(tag) ?? languages[0]!;
  const words = language.descriptions;
  if (!/\p{L}/u.test(description)) return null;
  const sentences = sentencesOf(description);
  const has = (pattern: RegExp) => sentences.some((sentence) => pattern.test(sentence));
  const found: Found = { questions: [], booking: null };
  for (const sentence of sentences)
    for (const thing of askedIn(sentence, words)) take(found, questionOf(thing, words), language);
  const { handOver, branches } = handOverIn(sentences, found, words, language);
  const books = has(words.books);
  const booked = language.id.startsWith('en')
    ? bookingOf(sentences.filter((sentence) => words.books.test(sentence)))
    : {};
  const told =
    Number(words.minutes.exec(description)?.[1] ?? 0) ||
    minutesIn(
      sentences.filter((one) => words.books.test(one)),
      language,
    );
  const minutes = booked.durationMinutes ?? (told || usualMinutes);
  const takesMessage = has(words.messages) || (found.questions.length === 0 && !books);
  const wants = (type: 'name' | 'email' | 'phone', needed: boolean) => {
    if (needed && !found.questions.some((one) => one.type === type))
      take(found, { ask: words.say[type], type }, language);
  };
  if (takesMessage) take(found, { ask: words.say.message, type: 'text' }, language);
  wants('name', books || takesMessage || found.questions.length === 0);
  const isTexted = has(words.textsCaller);
  const isMailed = has(words.emailsCaller);
  const isCalled = has(words.callsBack);
  wants('phone', isTexted || isCalled || takesMessage);
  wants('email', isMailed || books);
  const business = clip(words.business.exec(description)?.[1] ?? '').slice(0, 60);
  const greeting = words.say.greeting(business !== '' && isSpeakable(business) ? business : '{{business_name}}');
  const { data } = FlowPlan.safeParse({
    name: business.replace(/[{}<>`*_[\]\n]/g, '') || 'From a description',
    greeting,
    goal: description.replace(/[{}]/g, '').replace(/\s+/g, ' ').slice(0, longestGoal),
    questions: found.questions,
    branches,
    booking: books ? { ...booked, durationMinutes: Math.min(480, Math.max(5, minutes)) } : null,
    answers: has(words.answers) || has(words.callersAsk),
    actions: [
      ...(isMailed || books ? [{ does: 'email_caller', subject: words.say.mailSubject, text: words.say.mail }] : []),
      ...(isTexted ? [{ does: 'sms_caller', text: words.say.sms }] : []),
      ...(takesMessage || isCalled ? [{ does: 'task', kind: isCalled ? 'call_back' : 'message' }] : []),
      { does: 'email_team' },
    ],
    handOver,
  });
  return data ?? null;
}
