import { agentSpeed } from '#domain/agents/agents.ts';
import type { DraftEdit } from '#domain/agents/draft-edits.ts';
import type { FlowNode } from '#domain/agents/workflows.ts';
import { promptIn } from './draft.ts';
import { putBack, quote, quotesIn } from './quotes.ts';
import type { EditRule } from './rule.ts';

type Tag = Extract<DraftEdit, { does: 'languages' }>['add'][number];

const who = '(?:someone|they|a caller|callers?|the caller|people|anyone)';
const ending = new RegExp(
  `^(?:end|hang up|finish|stop)(?:\\s+(?:the|a|every)?\\s*calls?)?\\s+(?:when|if|whenever|once|on|after)\\s+(?:${who}\\s+(?:says?|has said|have said|tells?(?: you)?)\\s+)?(.+)$`,
  'i',
);
const saysThen = new RegExp(
  `^(?:if|when|whenever)\\s+${who}\\s+says?\\s+(.+?),?\\s+(?:then\\s+)?(?:end|hang up|finish)(?:\\s+the call)?$`,
  'i',
);
const treat =
  /^(?:treat|take|count|accept|understand|use|add)\s+(.+?)\s+(?:as|to)\s+(?:an?\s+|the\s+)?(?:goodbye|end(?:ing)? (?:of (?:the|a) call|words?|phrases?)|(?:words?|phrases?) (?:that|to|which) end.*|end-?call (?:words?|phrases?))$/i;
const dropped =
  /^(?:don['’]t|do not|never|no longer|stop)\s+(?:end|hang up|ending|hanging up)\b.*?\b(?:when|if|on|at|after)\b\s+(?:(?:someone|they|a caller|callers?|the caller)\s+says?\s+)?(.+)$/i;

const isQuoted = new RegExp(quote);

/** "End the call when someone says “that is all”". */
export const endWordsRule: EditRule = ({ text, quotes }) => {
  const less = dropped.exec(text)?.[1];
  const found = less ?? treat.exec(text)?.[1] ?? saysThen.exec(text)?.[1] ?? ending.exec(text)?.[1];
  if (found === undefined || !isQuoted.test(found) || /\b(?:to|about|for)\s+\p{L}/iu.test(found)) return null;
  const words = quotesIn(found, quotes).map((word) => word.replace(/[.!?,]+$/, ''));
  if (words.some((word) => word.length < 2 || word.length > 60))
    return { why: 'Phrases that end a call must have 2 to 60 letters.' };
  return [{ does: 'end_words', add: less === undefined ? words : [], remove: less === undefined ? [] : words }];
};

const tags: [words: RegExp, tag: Tag][] = [
  [/\bbritish(?: english)?\b|\benglish \(united kingdom\)/i, 'en-GB'],
  [/\bspanish (?:of|from|in|for) spain\b|\b(?:european|castilian) spanish\b/i, 'es-ES'],
  [/\b(?:american )?english\b/i, 'en-US'],
  [/\bspanish\b|\bespañol\b/i, 'es-US'],
  [/\bgerman\b|\bdeutsch\b/i, 'de-DE'],
  [/\bfrench\b|\bfrançais\b/i, 'fr-FR'],
];
const unknownTongue =
  /\b(?:italian|portuguese|dutch|polish|russian|chinese|mandarin|japanese|korean|arabic|turkish|hindi|ukrainian|vietnamese|swedish|danish|norwegian|greek|czech|hebrew|thai|tagalog)\b/i;

function tagsIn(text: string): Tag[] {
  const found = new Set<Tag>();
  let rest = text;
  for (const [words, tag] of tags) {
    if (words.test(rest)) found.add(tag);
    rest = rest.replace(words, ' ');
  }
  return [...found];
}

const speaks =
  /^(?:(?:also|only)\s+)?(?:speak|talk|add|support|switch|understand|offer|use|answer|let|change|go over|allow|enable|respond|serve|help)\b/i;
const noTongue = /^(?:don['’]t|do not|never|stop|no longer|remove|drop|delete|no more|disable)\b/i;

/** "Also speak Spanish", "switch to German when someone speaks it". */
export const languageRule: EditRule = ({ text }) => {
  if (!speaks.test(text) && !noTongue.test(text)) return null;
  const found = tagsIn(text);
  if (found.length === 0) {
    const other = /\b(?:speak|language|switch)\b/i.test(text) ? unknownTongue.exec(text)?.[0] : undefined;
    return other ? { why: `Parley doesn’t speak ${other}. It speaks English, German, Spanish, and French.` } : null;
  }
  if (/\bquestion|\bask\b/i.test(text) && !/\bspeak|\bswitch|\blanguage/i.test(text)) return null;
  return [{ does: 'languages', add: noTongue.test(text) ? [] : found, remove: noTongue.test(text) ? found : [] }];
};

const exact = /\b(?:speed|pace|rate|tempo)\b[^.\d]*(\d(?:\.\d+)?|\d{2,3}\s*(?:%|percent))/i;
const slower = /\b(?:slow(?:er|ly| down)?|less (?:fast|quickly)|not so fast)\b/i;
const faster = /\b(?:fast(?:er)?|quick(?:er|ly)?|speed up|speed it up|pick up the pace|more quickly)\b/i;
const ofVoice =
  /^(?:(?:a (?:bit|little) )?(?:slower|faster|quicker)|(?:speak|talk|say (?:it|everything)|read)\b.*\b(?:slow|fast|quick|pace|speed)\w*|slow down|speed (?:up|it up)|(?:set|make|change|lower|raise|increase|reduce|use|turn)\b.*\b(?:voice|speech|speaking|speed|pace|rate|tempo|talk\w*)\b.*|not so fast|the voice .*|(?:voice|speaking) speed.*)/i;

/** "Talk a bit slower", "set the speed to 1.1". */
export const speedRule: EditRule = ({ text, draft: { settings } }) => {
  const tooMuch = /\b(?:talks?|speaks?|voice|is|it['’]s)\b.*\btoo (fast|quick|slow)/i.exec(text)?.[1];
  if (!ofVoice.test(text) && tooMuch === undefined) return null;
  const given = exact.exec(text)?.[1];
  const now = settings?.speed ?? 1;
  const { min, max, step } = agentSpeed;
  const round = (value: number) => Math.round(value * 10) / 10;
  const isUp =
    tooMuch !== undefined ? /slow/i.test(tooMuch) : faster.test(text) || /\b(?:raise|increase)\b/i.test(text);
  const isDown = tooMuch !== undefined ? !isUp : slower.test(text) || /\b(?:lower|reduce)\b/i.test(text);
  if (given === undefined && isUp === isDown) return null;
  const percent = given !== undefined && /%|percent/.test(given);
  const by = /\b(?:much|a lot|far|way)\b/i.test(text) ? 2 * step : step;
  const wanted =
    given === undefined ? round(now + (isUp ? by : -by)) : round(Number.parseFloat(given) / (percent ? 100 : 1));
  if (wanted < min || wanted > max)
    return { why: `The speed can be from ${min} to ${max}${given === undefined ? `, and it is ${now}` : ''}.` };
  return [{ does: 'set_speed', speed: wanted }];
};

const raised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const never = /^(?:never|don['’]t|do not|no|avoid|must not|mustn['’]t)\s+\p{L}/iu;
const always =
  /^(?:always|be sure to|make sure|mention|tell|explain|remember|be|use|keep|offer|say|recommend|confirm|apologize|stay|if|when|whenever)\b/i;
const goal = /^(?:(?:its|the|another|a new) goals?|goal)(?: is| should be|:)?\s*(?:to\s+)?(.+)$/i;
const fact =
  /^(?:(?:remember|know|note)(?: that)?|(?:the |a |another )?fact(?: is|:)?(?: that)?|facts?:|it should know(?: that)?)\s+(.+)$/i;
const naming = /^(?:add|note|set)\s+(?:the |an? |another )?(rule|goal|fact|prohibition)(?: that|:|,)?\s+(.+)$/i;
const removing = new RegExp(
  `^(?:remove|delete|drop|forget)\\s+(?:the\\s+)?(rule|goal|fact|prohibition)\\s+(?:that\\s+)?(${quote}|.+)$`,
  'i',
);
const member = { rule: 'must', goal: 'goals', fact: 'facts', prohibition: 'mustNot' } as const;

/** Of an agent by prompt: "remember that we close at five on Fridays" is something to know, and no limit of bookings. */
export const factRule: EditRule = ({ text, quotes, draft: { flow } }) => {
  const known = promptIn(flow) === null ? undefined : fact.exec(text)?.[1];
  return known === undefined ? null : [{ does: 'add_line', to: 'facts', text: lineOf(known, quotes) }];
};

const lineOf = (said: string, quotes: readonly string[]) => raised(putBack(said, quotes)).slice(0, 300);

/** Of an agent by prompt: "never quote prices for implants", "always mention the parking garage". */
export const lineRule: EditRule = ({ text, quotes, draft: { flow } }) => {
  const isPrompt = promptIn(flow) !== null;
  const words = (said: string) => lineOf(said, quotes);
  const named = naming.exec(text);
  if (named) {
    const kind = named[1]!.toLowerCase() as keyof typeof member;
    const to = kind === 'rule' && never.test(named[2]!) ? 'mustNot' : member[kind];
    return [{ does: 'add_line', to, text: words(named[2]!) }];
  }
  const gone = removing.exec(text);
  if (gone) {
    const [said = putBack(gone[2]!, quotes)] = quotesIn(gone[2]!, quotes);
    const kind = gone[1]!.toLowerCase() as keyof typeof member;
    const config: FlowNode['config'] = promptIn(flow)?.config ?? {};
    const held = (list: string) =>
      Array.isArray(config[list]) && config[list].some((one) => String(one).toLowerCase() === said.toLowerCase());
    const from = kind === 'rule' && held('mustNot') ? 'mustNot' : member[kind];
    return [{ does: 'remove_line', from, text: said.slice(0, 300) }];
  }
  const aims = goal.exec(text)?.[1];
  if (aims !== undefined) return [{ does: 'add_line', to: 'goals', text: words(aims) }];
  const known = fact.exec(text)?.[1];
  if (known !== undefined) return [{ does: 'add_line', to: 'facts', text: words(known) }];
  if (never.test(text)) return [{ does: 'add_line', to: 'mustNot', text: words(text) }];
  if (/^always\b/i.test(text) || (isPrompt && always.test(text)))
    return [{ does: 'add_line', to: 'must', text: words(text) }];
  return null;
};
