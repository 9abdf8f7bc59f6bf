import { languageOf } from '#voice/languages/catalog.ts';
import { type OtherLanguage, otherLanguages } from '#voice/languages/others.data.ts';
import { otherLanguageIn, otherLanguageOf } from '#voice/languages/others.ts';
import { wallTime } from '#voice/understanding/calendar.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import { graphOf, turnToFrame } from './frames.ts';
import { inLanguage } from './other-languages.ts';
import { plainly } from './show-value.ts';
import { slotDefsOf } from './slot-defs.ts';
import { slotKinds } from './slots/catalog.ts';
import { show } from './slots/slot-kind.ts';
import type { Frame } from './snapshot.ts';
import { language, say, showing, slotContext, type Talk } from './talk.ts';

/** The language of a conversation that another one is, by its first part: `de` is `de-DE`. Null where it may not go there. */
export function reachable({ snapshot: { setting, beganIn } }: Talk, { id }: OtherLanguage): string | null {
  const all = [beganIn ?? setting.language, ...(setting.otherLanguages ?? [])];
  return all.find((tag) => languageOf(tag)?.id.split('-')[0] === id) ?? null;
}

/** Values as they are said in the language that is spoken now. */
function sayAnew(talk: Talk, frame: Frame): void {
  const graph = graphOf(talk, frame);
  const defs = graph ? slotDefsOf(graph) : null;
  for (const states of [frame.slots, frame.early])
    for (const [name, state] of Object.entries(states)) {
      const def = defs?.get(name);
      if (def && state.value !== null) state.spoken = show(slotKinds[def.type], state.value, slotContext(talk, def));
    }
  const shown = showing(talk);
  for (const [name, variable] of Object.entries(frame.variables)) {
    const start = frame.variables[name.replace(/_spoken$/, '_start')]?.value;
    if (name.endsWith('_spoken') && typeof start === 'string' && !Number.isNaN(Date.parse(start))) {
      const said = shown.language.say.moment(wallTime(Date.parse(start), shown.timeZone), shown.now);
      Object.assign(variable, { value: said, spoken: said });
    } else variable.spoken = plainly(variable.value, shown);
  }
}

/** Goes on in another language: all that is said from now on, and all that is understood. */
export function goOver(talk: Talk, tag: string): void {
  const { snapshot } = talk;
  snapshot.beganIn ??= snapshot.setting.language;
  snapshot.setting.language = tag;
  delete snapshot.otherLanguage;
  snapshot.misses = 0;
  talk.flow = inLanguage(talk.source, tag);
  turnToFrame(talk);
  for (const frame of snapshot.frames) sayAnew(talk, frame);
}

/** Words of a request for a language: in more, its name is one among others. */
const mostOfRequest = 8;

/** The language that calls itself so among a few words: "let us go on in English". */
const calledByItself = ({ words, language: { id } }: Utterance): OtherLanguage | null =>
  words.length > mostOfRequest
    ? null
    : (otherLanguages.find((one) => !id.startsWith(one.id) && words.some(({ text }) => text === one.own[0])) ?? null);

/** Goes over to a language that was asked for by its name, and says so. False where it may not. */
export function goOverAsked(talk: Talk, utterance: Utterance): boolean {
  const other = otherLanguageIn(utterance);
  const tag = other && reachable(talk, other);
  if (!tag) return false;
  goOver(talk, tag);
  say(talk, language(talk).say.goneOver);
  return true;
}

/**
 * Goes over to the language that the words are in, where the conversation may. `isNamed`: they say its name or ours, and ask
 * for it; other words are to be answered in it.
 */
export function goOverSpoken(talk: Talk, text: string): { isNamed: boolean } | null {
  if (!talk.snapshot.setting.otherLanguages?.length) return null;
  const utterance = readUtterance(text, language(talk));
  const { words } = utterance;
  const other = otherLanguageOf(utterance) ?? calledByItself(utterance);
  const tag = other && reachable(talk, other);
  if (!tag) return null;
  const names = new Set([...other.names, ...other.own, ...other.ours]);
  goOver(talk, tag);
  return { isNamed: words.some((word) => names.has(word.text)) };
}
