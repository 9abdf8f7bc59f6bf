import { isSpeakable } from '#domain/agents/workflows.ts';
import { placeOf } from './question-rules.ts';
import { quote, quotesIn, saidIn } from './quotes.ts';
import type { EditRule } from './rule.ts';

const instead = new RegExp(
  `^(?:say|use|write|call it|put)\\s+${quote}\\s*,?\\s*(?:instead of|rather than|in place of|and not|not|for)\\s+${quote}$`,
  'i',
);
const replaced = new RegExp(
  `^(?:replace|change|swap|rename|turn|rewrite)\\s+(?:the (?:words?|text|sentence|phrase)\\s+)?${quote}\\s+(?:with|by|to|into|for|as)\\s+${quote}$`,
  'i',
);
const insteadOf = new RegExp(`^instead of\\s+${quote}\\s*,?\\s*(?:say|use|write|put)\\s+${quote}$`, 'i');

/** "Say “two days” instead of “one day”". */
export const insteadRule: EditRule = ({ text, quotes }) => {
  const said = instead.exec(text);
  const found = said ?? replaced.exec(text) ?? insteadOf.exec(text);
  if (!found) return null;
  const [one, other] = [quotes[Number(found[1])]!, quotes[Number(found[2])]!];
  return [said ? { does: 'reword', from: other, to: one } : { does: 'reword', from: one, to: other }];
};

const link = '(?:\\s+(?:to|should (?:be|say)|is|says?|with|by saying|as follows|must be|reads?))?\\s*[:=]?\\s+';
const greetingNoun = new RegExp(
  `^(?:change|set|make|update|rewrite|replace|use|new)?\\s*(?:(?:as )?the\\s+|as\\s+)?(?:greeting|welcome(?: message)?|opening(?: (?:line|sentence))?|first sentence)${link}(.+)$`,
  'i',
);
const greeting =
  /^(?:greet|welcome)(?:\s+(?:callers?|them|people|everyone|customers?|patients?))?\s*(?:with|by saying|as|:)\s*:?\s*(.+)$/i;
const openWith = new RegExp(
  `^(?:start|begin|open|answer)(?:\\s+(?:every|each|the|all)?\\s*(?:calls?|phone|conversations?))?\\s+(?:with|by saying)\\s*:?\\s*(${quote})$`,
  'i',
);
const goodbyeNoun = new RegExp(
  `^(?:change|set|make|update|rewrite|replace|use|new)?\\s*((?:(?:as )?the |as |all (?:the )?|every )?)(?:goodbyes?|good-bye|farewells?|closing(?: (?:line|sentence|words))?|sign-?off|last sentence|final (?:words|sentence))${link}(.+)$`,
  'i',
);
const closeWith =
  /^(?:say goodbye|sign off|finish|close|(?:end|hang up)(?:\s+(?:every|each|the|all)?\s*(?:calls?|conversations?))?)\s+(?:with|by saying)\s*:?\s*(.+)$/i;

/** The words of a sentence with the question or exclamation mark that the message has behind them. */
function marked(said: string, whole: string): string {
  const at = whole.indexOf(said);
  const mark = at < 0 ? '' : whole.charAt(at + said.length);
  return mark === '?' || mark === '!' ? `${said}${mark}` : said;
}

/** A text that can be said, without a mark before it. */
const sayable = (text: string) => (text.length <= 400 && isSpeakable(text) ? text : null);
const unspeakable = { why: 'Spoken text can’t contain links or formatting, and can have up to 400 characters.' };

/** "Change the greeting to “Good day.”", "greet callers with …". */
export const greetRule: EditRule = ({ text, quotes, whole }) => {
  const found = greetingNoun.exec(text)?.[1] ?? greeting.exec(text)?.[1] ?? openWith.exec(text)?.[1];
  if (found === undefined) return null;
  const said = sayable(marked(saidIn(found, quotes), whole));
  return said === null ? unspeakable : [{ does: 'greet', text: said }];
};

/** "Change the goodbye to “Take care!”", "end with …". */
export const goodbyeRule: EditRule = ({ text, quotes, whole }) => {
  const noun = goodbyeNoun.exec(text);
  const found = noun?.[2] ?? closeWith.exec(text)?.[1];
  if (found === undefined) return null;
  const said = sayable(marked(saidIn(found, quotes), whole));
  const all = /\b(?:all|every)\b/i.test(noun?.[1] ?? '') || /\b(?:all|every) calls?\b/i.test(text);
  return said === null ? unspeakable : [{ does: 'say_goodbye', text: said, all }];
};

const saying =
  /^(?:say|tell (?:callers?|them|people|everyone|the caller)(?: that)?|mention|announce|add the sentence)\s+(.+)$/i;

/** "Say “We are closed on holidays.” before the booking". */
export const sayRule: EditRule = ({ text, quotes, draft: { flow } }) => {
  const found = saying.exec(text)?.[1];
  if (found === undefined) return null;
  const said = quotesIn(found, quotes);
  if (said.length === 0) return null;
  if (said.length > 1) return { why: 'Say one sentence at a time.' };
  const { place, unknown } = placeOf(flow, found);
  if (unknown !== null) return { why: `There’s no question or step called “${unknown}”.` };
  const kept = sayable(said[0]!);
  return kept === null ? unspeakable : [{ does: 'say', text: kept, place: place ?? { at: 'first', of: '' } }];
};
