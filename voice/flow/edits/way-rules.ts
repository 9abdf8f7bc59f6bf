import type { DraftEdit } from '#domain/agents/draft-edits.ts';
import type { Flow } from '#domain/agents/workflows.ts';
import { languages } from '#voice/languages/catalog.ts';
import { type AskedQuestion, askedIn } from './draft.ts';
import { findQuestion, findQuestions, tellingWords } from './find-question.ts';
import { nameOfNew } from './question-edits.ts';
import { noSuchQuestion, thingOf } from './question-rules.ts';
import { putBack, quotesIn } from './quotes.ts';
import type { Clause, EditRule, Reading } from './rule.ts';

type Branch = Extract<DraftEdit, { does: 'branch' }>;

const act =
  '(?:transfer|connect|forward|hand|put|pass|end|hang|finish|stop|say|tell|ask|book|schedule|go|skip|jump|continue|send|email|text|leave|offer|take)';
const withComma = new RegExp(
  `^(?:if|when|whenever|in case|once)\\s+(.+?)(?:,\\s*(?:then\\s+)?|\\s+then\\s+)(${act}\\b.*)$`,
  'i',
);
/** "They say" and "they ask" are no orders. */
const ahead = new RegExp(
  `^(?:if|when|whenever|in case|once)\\s+(.+?)\\s+(?<!\\b(?:they|he|she|callers?|someone|people|to|and|or)\\s)(${act}\\b.*)$`,
  'i',
);
const behind = new RegExp(`^(${act}\\b.*?)\\s+(?:if|when|whenever|in case|once)\\s+(.+)$`, 'i');

const person =
  /\b(?:ask|want|request|need|insist|prefer|demand|like)\w*\b.*\b(?:person|human|someone|somebody|agent|operator|representative|manager|colleague|staff|team|speak|talk)\b/i;
const transfers = /^(?:transfer|connect|forward|hand|put|pass)\b/i;
const number = /\+\s?[1-9][\d\s().-]{5,20}\d/;
const anyNumber = /(?:\+?\d[\d\s().-]{5,20}\d)/;

/** A number as the engine dials it; a sentence where it lacks its country. */
function phoneIn(text: string): { phone: string } | { why: string } {
  const found = number.exec(text)?.[0].replace(/[^\d+]/g, '');
  if (found && /^\+[1-9]\d{6,14}$/.test(found)) return { phone: found };
  if (anyNumber.test(text)) return { why: 'Enter the number with its country code, like +12025550123.' };
  return { phone: '' };
}

/** What is done then. */
type Consequence = Pick<Branch, 'leadsTo'> & Partial<Pick<Branch, 'to' | 'text' | 'phone'>>;

function consequenceOf(flow: Flow, words: string, quotes: readonly string[]): Consequence | { why: string } | null {
  const [said = ''] = quotesIn(words, quotes);
  if (transfers.test(words)) {
    const phone = phoneIn(words);
    return 'why' in phone ? phone : { leadsTo: 'transfer', phone: phone.phone };
  }
  if (/^(?:end|hang up|finish|stop)\b/i.test(words) || /^say goodbye\b/i.test(words))
    return { leadsTo: 'end', text: said };
  if (
    /^(?:book|schedule|offer (?:an? )?(?:appointment|time))\b/i.test(words) ||
    /^(?:go|skip|jump|continue)\b.*\b(?:book\w*|appointment|schedul\w*)\b/i.test(words)
  )
    return { leadsTo: 'book' };
  if (/^(?:say|tell)\b/i.test(words))
    return said === ''
      ? { why: 'Put what the agent should say then in quotation marks.' }
      : { leadsTo: 'say', text: said };
  const asked =
    /^(?:ask|go|skip|jump|continue)\b(?:\s+(?:callers?|them))?\s*(?:(?:straight|right|directly|on)\s+)?(?:for|about|to|with)?\s+(.+)$/i.exec(
      words,
    )?.[1];
  if (asked === undefined)
    return { why: 'A path can transfer, end the call, book, ask another question, or say a sentence.' };
  const question = findQuestion(flow, thingOf(asked));
  return question
    ? { leadsTo: 'question', to: question.slot.name }
    : noSuchQuestion(flow, thingOf(putBack(asked, quotes)));
}

/** The question that a condition is about, with the answers that take the way. */
type Condition = { question: AskedQuestion } & Partial<Pick<Branch, 'answers' | 'atLeast' | 'below'>>;

const who = '(?:they|he|she|someone|the callers?|callers?|people|the customer|the patient|a caller)';
const answersTo = new RegExp(
  `^(?:${who}\\s+)?(?:says?|answers?|repl(?:y|ies)|said|answered)\\s+(?:with\\s+)?(.+?)\\s+(?:to|when asked(?: for| about)?|for|about|at)\\s+(.+)$`,
  'i',
);
const answerIs = /^(?:the )?(?:answer|response)(?: (?:to|for|about))?\s+(.+?)\s+(?:is|was|equals)\s+(.+)$/i;
const bounded =
  /^(.+?)\s+(?:is|was|are)?\s*(?:(below|under|less than|lower than|smaller than|fewer than|<)|(over|above|more than|higher than|greater than|bigger than|>)|(at least|from|>=)|(at most|up to|<=))\s*\$?([\d][\d,.]*)\s*(k|thousand)?(?:\s+(?:or (?:more|higher|above|less|lower|below)|dollars|people|points))*$/i;
const isWord = /^(.+?)\s+(?:is|was|are|equals|=)\s+(?:about\s+)?(.+)$/i;
const wants = new RegExp(
  `^${who}\\s+(?:chooses?|picks?|selects?|wants?|has|have|needs?|mentions?|says?)\\s+(.+)$`,
  'i',
);

function conditionOf(flow: Flow, words: string, quotes: readonly string[]): Condition | { why: string } | null {
  const plainWords = putBack(words, quotes).replace(/[“”]/g, '');
  const said = answersTo.exec(plainWords);
  const named = said ? { phrase: said[2]!, answer: said[1]! } : null;
  const by = named ?? ((found) => found && { phrase: found[1]!, answer: found[2]! })(answerIs.exec(plainWords));
  const limit = bounded.exec(plainWords);
  if (limit) {
    const [, phrase = '', less, over, _least, atMost, digits = '', thousand] = limit;
    const question = findQuestion(flow, thingOf(phrase));
    if (!question) return noSuchQuestion(flow, thingOf(phrase));
    const value = Number(digits.replace(/,/g, '')) * (thousand ? 1000 : 1);
    // "More than five" is six or more: numbers that are said are whole.
    const next = Number.isInteger(value) ? value + 1 : value;
    if (less) return { question, below: value };
    if (atMost) return { question, below: next };
    return { question, atLeast: over ? next : value };
  }
  if (by) return answered(flow, by.phrase, by.answer);
  const is = isWord.exec(plainWords);
  if (is) {
    const question = findQuestion(flow, thingOf(is[1]!));
    if (question) return answered(flow, is[1]!, is[2]!);
  }
  return bare(flow, plainWords);
}

function answered(flow: Flow, phrase: string, answer: string): Condition | { why: string } {
  const question = findQuestion(flow, thingOf(phrase));
  if (!question) return noSuchQuestion(flow, thingOf(phrase));
  const bareAnswer = answer
    .trim()
    .replace(/^(?:a |the )?["“]?|["”]$/g, '')
    .trim();
  if (question.slot.type === 'yes_no') {
    if (/^(?:yes|true|yeah|yep)$/i.test(bareAnswer)) return { question, answers: ['yes'] };
    if (/^(?:no|false|nope|not)$/i.test(bareAnswer)) return { question, answers: ['no'] };
  }
  if (question.slot.type === 'number' || question.slot.type === 'rating') {
    const value = Number(bareAnswer.replace(/,/g, ''));
    if (Number.isFinite(value) && bareAnswer !== '') return { question, atLeast: value, below: value + 1 };
  }
  const wanted = tellingWords(answer);
  const choice = question.slot.choices.find(({ label, synonyms }) =>
    [label, ...synonyms].some((word) => wanted.length > 0 && wanted.every((one) => tellingWords(word).includes(one))),
  );
  return { question, answers: [choice?.label ?? bareAnswer.slice(0, 60)] };
}

/** "It's urgent", "they don't want a follow-up", "they choose a bill": the yes or no, or the choice, that it is about. */
function bare(flow: Flow, words: string): Condition | { why: string } | null {
  const isDenied = /\b(?:not|n['’]t|no|without|never)\b/i.test(words) || /n['’]t\b/i.test(words);
  const phrase = words.replace(
    /\b(?:it|this|that|there|they|he|she|someone|the callers?|callers?)(?:['’](?:s|re|ve))?\b|\b(?:is|are|isn['’]t|aren['’]t|do|don['’]t|doesn['’]t|not|no|have|has|want|wants|need|needs|really|just|simply|an?|the)\b/gi,
    ' ',
  );
  const yesNo = findQuestions(flow, phrase).filter(({ slot }) => slot.type === 'yes_no');
  if (yesNo.length === 1) return { question: yesNo[0]!, answers: [isDenied ? 'no' : 'yes'] };
  const picked = wants.exec(words)?.[1];
  const wanted = tellingWords(picked ?? phrase);
  if (wanted.length === 0) return null;
  const found = findChoice(flow, wanted);
  return found.length === 1 ? found[0]! : null;
}

/** Questions among whose choices is one of these words alone. */
const findChoice = (flow: Flow, wanted: readonly string[]): Condition[] =>
  flowChoices(flow).flatMap(({ question, label }) =>
    wanted.every((word) => tellingWords(label).includes(word)) ? [{ question, answers: [label] }] : [],
  );

const flowChoices = (flow: Flow) =>
  askedIn(flow).flatMap((question) => question.slot.choices.map(({ label }) => ({ question, label })));

const { descriptions } = languages[0]!;
const clauseAlone =
  /^(?:it|this|that|there|they|he|she|someone|the callers?|callers?|the \w+)(?:['’](?:s|re|ve))?\s+\S/i;

/** A question of its own for what nothing asks yet, and the way behind it. */
function asksFirst({ draft: { flow } }: Clause, condition: string, consequence: Consequence): Reading {
  if (!clauseAlone.test(condition)) return noSuchQuestion(flow, thingOf(condition));
  const spelled = condition.replace(
    /\b(they|it|that|this|there)['’](s|re|ve)\b/gi,
    (_, one: string, end: string) => `${one} ${{ s: 'is', re: 'are', ve: 'have' }[end.toLowerCase() as 's']}`,
  );
  const { ask } = descriptions.asWhether(spelled);
  const isUrgent = descriptions.urgent.test(condition);
  const edit: Extract<DraftEdit, { does: 'ask' }> = {
    does: 'ask',
    ask,
    type: 'yes_no',
    choices: [],
    required: true,
    place: { at: isUrgent ? 'first' : 'last', of: '' },
  };
  const name = nameOfNew(flow, edit);
  if (name === null || /^can you tell me/i.test(ask)) return noSuchQuestion(flow, thingOf(condition));
  return [edit, branchOf({ answers: ['yes'] }, name, consequence)];
}

const branchOf = (
  { answers = [], atLeast = null, below = null }: Partial<Pick<Branch, 'answers' | 'atLeast' | 'below'>>,
  question: string,
  { leadsTo, to = '', text = '', phone = '' }: Consequence,
): Branch => ({ does: 'branch', question, answers, atLeast, below, leadsTo, to, text, phone });

/** "If they say yes to urgent, transfer to +1…", "end the call if the topic is a bill". */
export const branchRule: EditRule = (clause) => {
  const { text, quotes, draft } = clause;
  const lead = withComma.exec(text) ?? ahead.exec(text);
  const follow = lead ? null : behind.exec(text);
  if (!lead && !follow) return null;
  const [condition, consequence] = lead ? [lead[1]!, lead[2]!] : [follow![2]!, follow![1]!];
  const isTransfer = transfers.test(consequence);
  if (isTransfer && person.test(condition)) return personTo(consequence);
  const then = consequenceOf(draft.flow, consequence, quotes);
  if (then === null || 'why' in then) return then;
  const found = conditionOf(draft.flow, condition, quotes);
  if (found === null) return asksFirst(clause, condition, then);
  if ('why' in found) return found;
  return [branchOf(found, found.question.slot.name, then)];
};

function personTo(text: string): Reading {
  const phone = phoneIn(text);
  return 'why' in phone ? phone : [{ does: 'transfer_on_request', phone: phone.phone }];
}

const asking =
  /^(?:transfer|connect|forward|put|hand)\b.*\b(?:on request|who (?:ask|want|request|need)\w*|(?:ask|want)ing for (?:a |an )?(?:person|human))/i;
const plainTransfer =
  /^(?:transfer|connect|forward|put)\s+(?:all |any )?(?:callers?|calls?|them|people|everyone|requests? for a (?:person|human))?\s*(?:through\s+)?to\s+\+?[\d\s().-]+$/i;

const goesTo = /^(?!if\b|when|ask|say).*\b(?:go|goes|sent|put|connected|transferred|forwarded)\b.*\bto\s+\+?\d/i;

/** "Transfer callers who ask for a person to +1…". */
export const personRule: EditRule = ({ text }) =>
  asking.test(text) || plainTransfer.test(text) || (person.test(text) && goesTo.test(text)) ? personTo(text) : null;
