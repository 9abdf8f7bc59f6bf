import type { DraftEdit, EditPlace } from '#domain/agents/draft-edits.ts';
import type { Flow } from '#domain/agents/workflows.ts';
import { languages } from '#voice/languages/catalog.ts';
import { questionOf } from '../compose/plan-from-description.ts';
import { type Found, takeQuestion } from '../compose/plan-from-transcript.ts';
import { namesOfQuestions } from './draft.ts';
import { findPlace, findQuestion, findQuestions, tellingWords } from './find-question.ts';
import { listed, quoted } from './outcome.ts';
import { putBack, quote, quotesIn, saidIn } from './quotes.ts';
import type { EditRule, Reading } from './rule.ts';

const english = languages[0]!;
const { descriptions } = english;

/** Why words name no question: there is none, or there are several. */
export function noSuchQuestion(flow: Flow, phrase: string): { why: string } {
  const found = findQuestions(flow, phrase);
  if (found.length > 1)
    return {
      why: `This could mean ${listed(found.slice(0, 4).map(({ slot }) => quoted(slot.prompt)))}. Name one of them.`,
    };
  return { why: `No question asks for “${phrase.trim()}”. Questions: ${namesOfQuestions(flow) || 'none'}.` };
}

/** The thing that is asked for, without what only leads to it. */
const thingOf = (phrase: string) =>
  phrase
    .trim()
    .replace(
      /^(?:the\s+)?(?:question|step|part|bit)s?\s+(?:about|for|on|of|that asks(?: for)?|asking(?: for)?)\s+/i,
      '',
    )
    .replace(/^(?:for|about)\s+/i, '')
    .replace(/\s+(?:question|step|field)$/i, '')
    .trim();

const first =
  /\s*,?\s*\b(?:first(?! name)(?: (?:of all|thing))?|at the (?:very )?(?:start|beginning|top)|right away|up ?front|before (?:anything|everything)(?: else)?)\s*$|^\s*first(?: of all)?,?\s+/i;
const last =
  /\s*,?\s*\b(?:last(?! name)|at the (?:very )?end|in the end|lastly|finally|as the last question)\s*$|^\s*(?:lastly|finally|at the end),?\s+/i;
const beside =
  /^(.*\S)\s*,?\s+(before|after|right before|right after|behind|following)\s+(?:you (?:ask|book) (?:for |about )?|asking (?:for |about )?|(?:they|callers?) (?:give|tell|say)s? (?:you |us )?|that )?(.+)$/i;

/** Where a question is to stand, and the words without it; a phrase that is no place in the draft is told. */
function placeOf(flow: Flow, words: string): { words: string; place: EditPlace | null; unknown: string | null } {
  if (first.test(words)) return { words: words.replace(first, ''), place: { at: 'first', of: '' }, unknown: null };
  if (last.test(words)) return { words: words.replace(last, ''), place: { at: 'last', of: '' }, unknown: null };
  const found = beside.exec(words);
  if (!found) return { words, place: null, unknown: null };
  const [, rest = '', where = '', phrase = ''] = found;
  const at = /before/i.test(where) ? 'before' : 'after';
  const place = findPlace(flow, at, thingOf(phrase));
  return place ? { words: rest, place, unknown: null } : { words, place: null, unknown: phrase };
}

const optional =
  /\s*\b(?:optionally|\(optional\)|as optional|(?:but )?(?:it's |it is |that's |make (?:it|that) )?optional|if they (?:want|like)(?: to)?)\b\s*,?/i;

/** What is asked with words of its own: a question's type and choices by how it is asked. */
function questionFrom(ask: string, type?: string): Extract<DraftEdit, { does: 'ask' }> | null {
  const found: Found = { questions: [], booking: null };
  takeQuestion(found, ask, '', english);
  const [question] = found.questions;
  if (!question) return null;
  const kept = (type ?? question.type) as typeof question.type;
  const choices = kept === 'choice' ? question.choices : [];
  return { does: 'ask', ask: question.ask, type: kept, choices, required: true, place: { at: 'last', of: '' } };
}

const whole =
  /^(?:(?:the|their|your|a|an|his|her|caller['’]?s|callers['’]?|customer['’]?s|patient['’]?s|client['’]?s|full|complete|current)\s+)*/i;

/** A question as it is asked: "are you a new patient". */
const direct =
  /^(?:are|is|do|does|did|can|could|will|would|have|has|may|shall|were|was)\s+(?:you|there|it|this|that|we|your|the)\b/i;

/** How a thing is asked: as it is usually, where nothing but the usual word is said of it. */
function askedFor(thing: string): { ask: string; type?: string } {
  if (direct.test(thing)) return { ask: asQuestion(thing.charAt(0).toUpperCase() + thing.slice(1)) };
  const bare = thing.replace(whole, '');
  const known = descriptions.nouns.find(({ words }) => words.exec(bare)?.[0].length === bare.length);
  const isNumber = /^(?:policy|customer|reference|account|invoice|booking)\b/i.test(bare);
  if (known && !isNumber) return { ask: known.ask, ...(known.type && { type: known.type }) };
  if (descriptions.whether.test(thing) || descriptions.wh.test(thing)) return questionOf(thing, descriptions);
  return descriptions.asNoun(
    /^(?:their|the|your|his|her)\b/i.test(thing) ? thing : `their ${thing.replace(/^(?:an?|some|any)\s+/i, '')}`,
  );
}

const asQuestion = (text: string) => `${text.trim().replace(/[?.!\s]+$/, '')}?`;

/** What may be listed behind "ask for": things by their nouns; clauses stay whole. */
function thingsIn(words: string): string[] {
  const isClause = descriptions.whether.test(words) || descriptions.wh.test(words);
  if (isClause) return [words];
  return words
    .split(/\s*,\s*(?:and\s+)?(?:also\s+)?|\s+and\s+(?:also\s+)?(?:for\s+)?|\s+as well as\s+/i)
    .map((part) => part.trim().replace(/^then\s+/i, ''))
    .filter(Boolean)
    .slice(0, 6);
}

const asking =
  /^(?:(?:also|optionally|first|then)\s+)*(?:ask(?:ing)?|find out|collect|get(?! rid)|request|inquire)\b(?:\s+(?:the |every |each )?(?:callers?|customers?|patients?|clients?|people|them|everyone))?\s*(?:for\s+|about\s+|:\s*)?(.+)$/i;
const adding =
  /^add\s+(?:a|an|the|another|one more)?\s*(?:(optional)\s+)?question\s*(?:about|for|that asks(?: for)?|asking(?: for)?|on|:)?\s*(.+)$/i;

/** "Ask for the insurance first", "also ask whether they have been here before", "add a question about parking". */
export const askRule: EditRule = ({ text, quotes, draft: { flow } }) => {
  const [, isOptional, added] = adding.exec(text) ?? [];
  const asked = added ?? asking.exec(text)?.[1];
  if (asked === undefined) return null;
  const required = !isOptional && !optional.test(text);
  const lead = /^first\b/i.test(text) ? ' first' : '';
  const { words, place, unknown } = placeOf(flow, `${asked.replace(optional, ' ').trim()}${lead}`);
  const [said] = quotesIn(words, quotes);
  const things = said === undefined ? thingsIn(thingOf(words)) : [];
  if (said === undefined && things.length === 0) return null;
  if (
    unknown !== null &&
    said === undefined &&
    !descriptions.whether.test(thingOf(words)) &&
    !descriptions.wh.test(thingOf(words))
  )
    return {
      why: `There’s no question or step called “${putBack(unknown, quotes)}”. Questions: ${namesOfQuestions(flow) || 'none'}.`,
    };
  if (said !== undefined) {
    const question = questionFrom(asQuestion(said));
    return question ? [{ ...question, required, place: place ?? question.place }] : timeIsAsked;
  }
  const edits: DraftEdit[] = [];
  for (const thing of things) {
    const found = findQuestions(flow, thing);
    const [there] = found;
    if (found.length > 1) return noSuchQuestion(flow, thing);
    if (there && place) edits.push({ does: 'move_question', question: there.slot.name, place });
    else if (there && there.slot.required !== required && optional.test(text))
      edits.push({ does: 'require_question', question: there.slot.name, required });
    else if (there) return { why: `${quoted(there.node.title)} already asks ${quoted(there.slot.prompt)}.` };
    else {
      const { ask, type } = askedFor(thing);
      const question = questionFrom(ask, type);
      if (!question) return timeIsAsked;
      edits.push({ ...question, required, place: place ?? question.place });
    }
  }
  // Each is put right there: what is put last stands nearest.
  const isBackward = place?.at === 'first' || place?.at === 'after';
  return isBackward ? edits.reverse() : edits;
};

const timeIsAsked = { why: 'Schedule Meeting already asks for the appointment time. Say what else to ask.' };

const moving = /^(?:move|put|bring|shift)\s+(.+)$/i;

const standing =
  /^(.+?)\s+(?:(?:should|must|has to|needs to)\s+(?:come|be|go|stand)(?: asked)?|comes|goes)\s+((?:first|last|at the|before|after|right (?:before|after))\b.*)$/i;

/** "Move the email to the end", "the name should come first". */
export const moveRule: EditRule = ({ text, draft: { flow } }) => {
  const stands = standing.exec(text);
  const moved = stands ? `${stands[1]} ${stands[2]}` : moving.exec(text)?.[1];
  if (moved === undefined) return null;
  const { words, place } = placeOf(
    flow,
    moved
      .replace(/\s+(?:to|at) the (?:front|top|start|beginning)$/i, ' first')
      .replace(/\s+to the (?:end|back|bottom)$/i, ' last')
      .replace(/\s+to (?=(?:right )?(?:before|after))/i, ' '),
  );
  if (!place) return null;
  const question = findQuestion(flow, thingOf(words));
  return question
    ? [{ does: 'move_question', question: question.slot.name, place }]
    : noSuchQuestion(flow, thingOf(words));
};

const notAsking =
  /^(?:(?:don['’]t|do not|never|no longer|stop|not)\s+(?:ask(?:ing)?|collect(?:ing)?|request(?:ing)?)|(?:there(?:['’]s| is) )?no need to ask|no more (?:questions?|asking))(?:\s+(?:callers?|customers?|patients?|people|them|everyone))?(?:\s+(?:for|about))?\s+(.+?)(?:\s+(?:any ?more|any longer))?$/i;
const removing =
  /^(?:remove|delete|drop|skip|take out|get rid of|cut|leave out|lose)\s+(?!(?:the\s+)?(?:rule|goal|fact|prohibition)\b)(.+?)(?:\s+(?:any ?more|completely|altogether))?$/i;

const wholeQuote = new RegExp(`^(?:the\\s+)?(?:step|question)?\\s*${quote}$`, 'i');

/** "Don't ask for the budget", "remove the question about the timeline". */
export const removeRule: EditRule = ({ text, quotes, draft: { flow } }) => {
  const told = notAsking.exec(text)?.[1] ?? removing.exec(text)?.[1];
  if (told === undefined) return null;
  // "Remove the step “Ask for the fax”" names it as it stands on the canvas.
  const named = wholeQuote.test(told) ? saidIn(told, quotes) : told;
  const edits: DraftEdit[] = [];
  for (const thing of thingsIn(thingOf(named).replace(/^(?:asking (?:for|about)|asking)\s+/i, ''))) {
    const question = findQuestion(flow, thing);
    if (!question) return noSuchQuestion(flow, thing);
    edits.push({ does: 'remove_question', question: question.slot.name });
  }
  return edits;
};

const mustBe =
  /^(?:make|mark|set|keep)\s+(.+?)\s+(?:as\s+|to\s+be\s+)?(not\s+)?(optional|required|mandatory|compulsory|necessary)$/i;
const isNow =
  /^(.+?)\s+(?:is|are|should be|must be|can be|has to be|needs to be)\s+(not\s+|no longer\s+)?(optional|required|mandatory|compulsory|necessary)$/i;
const isNot =
  /^(.+?)\s+(?:isn['’]t|is not|aren['’]t|need not be|doesn['’]t have to be)\s+(optional|required|mandatory|necessary|given|answered)(?:\s+any ?more)?$/i;
const skipping = /^(?:let|allow)\s+(?:callers?|them|people|customers?|patients?)\s+(?:to\s+)?skip\s+(.+)$/i;
const requiring = /^(?:always\s+)?(?:require|insist on|demand)\s+(.+)$/i;

/** "Make the email optional", "the company is required", "let callers skip the phone number". */
export const requireRule: EditRule = ({ text, draft: { flow } }) => {
  const read = ((): [phrase: string, required: boolean] | null => {
    const skip = skipping.exec(text);
    if (skip) return [skip[1]!, false];
    const need = requiring.exec(text);
    if (need) return [need[1]!, true];
    const not = isNot.exec(text);
    if (not) return [not[1]!, not[2]!.toLowerCase() === 'optional'];
    const found = mustBe.exec(text) ?? isNow.exec(text);
    return found && [found[1]!, (found[3]!.toLowerCase() !== 'optional') !== (found[2] !== undefined)];
  })();
  if (read === null) return null;
  const edits: DraftEdit[] = [];
  for (const thing of thingsIn(thingOf(read[0]))) {
    const question = findQuestion(flow, thing);
    if (!question) return noSuchQuestion(flow, thing);
    edits.push({ does: 'require_question', question: question.slot.name, required: read[1] });
  }
  return edits;
};

const rewording = new RegExp(
  `^(?:ask|phrase|word|reword|rephrase|rename|change|rewrite|put)\\s+(?:(?:callers|them)\\s+)?(?:the (?:question|wording|prompt|text) (?:about|for|of)\\s+|for\\s+|about\\s+)?(.+?)\\s+(?:as|to|to say|with|by asking|by saying|like this|like so|with the words|using|into)\\s*:?\\s*${quote}$`,
  'i',
);

/** "Ask for the name as “Who is calling?”". */
export const rewordRule: EditRule = ({ text, quotes, draft: { flow } }) => {
  const found = rewording.exec(text);
  if (!found || new RegExp(quote).test(found[1]!)) return null;
  const question = findQuestion(flow, thingOf(found[1]!));
  if (!question) return noSuchQuestion(flow, thingOf(found[1]!));
  return [{ does: 'reword_question', question: question.slot.name, ask: asQuestion(quotes[Number(found[2])]!) }];
};

const choice = '(?:choice|option|answer|possibility|value)s?';
const addingChoice = new RegExp(
  `^(?:add|allow|accept|offer|include)\\s+(?:the (?:${choice})\\s+|an? (?:${choice})\\s+)?(.+?)(?:\\s+as an? (?:new\\s+|possible\\s+|further\\s+|another\\s+)?${choice})?\\s+(?:to|for|under|in|of)\\s+(?:the (?:${choice})\\s+(?:of|for|to)\\s+)?(.+?)$`,
  'i',
);
const removingChoice = new RegExp(
  `^(?:remove|delete|drop|take)\\s+(?:the (?:${choice})\\s+)?(.+?)\\s+(?:from|out of|as an? ${choice} (?:of|for|from))\\s+(?:the (?:${choice})\\s+(?:of|for|to)\\s+)?(.+?)$`,
  'i',
);

/** "Add “shipping” to the topics", "remove the choice “your account” from the topic". */
export const choiceRule: EditRule = ({ text, quotes, draft: { flow } }): Reading => {
  const adds = addingChoice.exec(text);
  const found = adds ?? removingChoice.exec(text);
  if (!found) return null;
  const [, labels = '', phrase = ''] = found;
  const question = findQuestion(flow, thingOf(phrase));
  const saysChoice = new RegExp(`\\b${choice}\\b`, 'i').test(text);
  if (!question)
    return saysChoice || quotesIn(labels, quotes).length > 0 ? noSuchQuestion(flow, thingOf(phrase)) : null;
  if (question.slot.type !== 'choice' && !saysChoice) return null;
  const said = quotesIn(labels, quotes);
  const named =
    said.length > 0 ? said : labels.split(/\s*,\s*(?:and\s+)?|\s+and\s+/i).map((label) => saidIn(label, quotes));
  const meant = adds ? named : named.map((label) => labelLike(question.slot.choices, label));
  return meant.map((label) => ({
    does: adds ? ('add_choice' as const) : ('remove_choice' as const),
    question: question.slot.name,
    choice: label.slice(0, 60),
  }));
};

/** The choice that is meant by its words: "account" is "your account". */
function labelLike(choices: readonly { label: string }[], said: string): string {
  const wanted = tellingWords(said);
  const found = choices.filter(
    ({ label }) => wanted.length > 0 && wanted.every((word) => tellingWords(label).includes(word)),
  );
  return found.length === 1 ? found[0]!.label : said;
}

export { placeOf, thingOf };
