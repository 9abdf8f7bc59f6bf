import type { EditPlace } from '#domain/agents/draft-edits.ts';
import type { Flow, FlowNode, SlotType } from '#domain/agents/workflows.ts';
import { fold } from '#voice/understanding/words.ts';
import { type AskedQuestion, askedIn, bookingIn, mainWay } from './draft.ts';

/** Words that tell of no question which one is meant. */
const small = new Set(
  'a an the their his her its your our my of for to about on in at with and or is are they them caller callers customer customers patient patients client clients question questions answer answers asking ask asked asks what which who whom when where how do does did whether if they re s it that this please would like step'.split(
    ' ',
  ),
);
/** Words that add nothing where another word tells it: a phone number is a phone. */
const soft = new Set('name number address details info information date score rating code id'.split(' '));
/** What an answer of a kind is called beside its name. */
const kinds: Partial<Record<SlotType, string>> = {
  name: 'name',
  phone: 'phone telephone mobile cell callback number',
  email: 'email mail address',
  address: 'address',
  money: 'price amount',
  rating: 'rating score',
};

/** The words that tell, in the form in which they are held against each other: without endings. */
export function tellingWords(text: string): string[] {
  const words = fold(text)
    .replace(/e-mail/g, 'email')
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).filter((word) => !small.has(word)).map(stemOf);
}

const stemOf = (word: string) =>
  word.length > 4 ? word.replace(/(?:ing|ies|ed|es|s|y|e)$/, '') || word : word.replace(/s$/, '');

const isSame = (one: string, other: string) =>
  one === other || (one.length >= 5 && other.length >= 5 && (one.startsWith(other) || other.startsWith(one)));

const holds = (words: readonly string[], wanted: string) => words.some((word) => isSame(word, wanted));

/** How well a question is meant by words: 3 by its name, 2 by its step's title, 1 by how it is asked; 0 where a word is not its. */
function fitOf(wanted: readonly string[], { slot, node, count }: AskedQuestion): number {
  const name = [...tellingWords(slot.name.replaceAll('_', ' ')), ...tellingWords(kinds[slot.type] ?? '')];
  const title = count === 1 ? tellingWords(node.title) : [];
  const prompt = tellingWords(slot.prompt);
  const hard = wanted.filter((word) => !soft.has(word));
  const needed = hard.length > 0 ? hard : wanted;
  const ways = [name, [...name, ...title], [...name, ...title, ...prompt]];
  const at = ways.findIndex((words) => needed.every((word) => holds(words, word)));
  return at < 0 ? 0 : ways.length - at;
}

/** Questions that the words may mean, the best ones; none where a word of them is in no question. */
export function findQuestions(flow: Flow, phrase: string): AskedQuestion[] {
  const wanted = tellingWords(phrase).slice(0, 12);
  if (wanted.length === 0) return [];
  const all = askedIn(flow);
  const exact = all.filter(({ slot }) => slot.name === fold(phrase).trim().replace(/\s+/g, '_'));
  if (exact.length > 0) return exact.slice(0, 1);
  const fits = all.map((asked) => ({ asked, by: fitOf(wanted, asked) })).filter(({ by }) => by > 0);
  const best = Math.max(0, ...fits.map(({ by }) => by));
  const found = fits.filter(({ by }) => by === best).map(({ asked }) => asked);
  // The same question in two places is one.
  return found.filter(({ slot }, n) => found.findIndex((other) => other.slot.name === slot.name) === n);
}

/** The one question that is meant; null where none or several are. */
export function findQuestion(flow: Flow, phrase: string): AskedQuestion | null {
  const found = findQuestions(flow, phrase);
  return found.length === 1 ? found[0]! : null;
}

const booking = /\b(?:book\w*|appointments?|schedul\w*|meetings?|time slots?|reservation)\b/i;
const goodbye = /\b(?:goodbye|farewell|closing|hanging up|the end|end of the call|ending the call)\b/i;
const greeting = /\b(?:greeting|hello|welcome|start)\b/i;

/** The step that words name, other than by a question. */
function findStep(flow: Flow, phrase: string): FlowNode | null {
  if (booking.test(phrase) && bookingIn(flow)) return bookingIn(flow);
  const way = mainWay(flow);
  if (goodbye.test(phrase)) return way.findLast(({ type }) => type === 'end') ?? null;
  if (greeting.test(phrase)) return way[0] ?? null;
  const wanted = tellingWords(phrase);
  const named = flow.nodes.filter(({ title }) => {
    const words = tellingWords(title);
    return wanted.length > 0 && wanted.every((word) => holds(words, word));
  });
  return named.length === 1 ? named[0]! : null;
}

/** A place by words: a question's, or a step's. */
export function findPlace(flow: Flow, at: 'before' | 'after', phrase: string): EditPlace | null {
  const question = findQuestion(flow, phrase);
  if (question) return { at, of: question.slot.name };
  const step = findStep(flow, phrase);
  if (!step) return null;
  if (step.type === 'start') return at === 'after' ? { at: 'first', of: '' } : null;
  return { at, of: step.id };
}
