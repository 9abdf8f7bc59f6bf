import type { Utterance } from '#voice/understanding/utterance.ts';
import { fold } from '#voice/understanding/words.ts';
import type { Next, Question } from '../dialogue.ts';
import type { Proposal } from '../proposal.ts';
import { slotKinds } from '../slots/catalog.ts';
import { hear } from '../slots/slot-kind.ts';
import { clip } from '../slots/spoken-text.ts';
import { language, say, setSlot, slotContext, type Talk } from '../talk.ts';
import { given } from './correction.ts';

/** Words of a whole name. */
const longest = 4;

/**
 * "Marcus Webb", where "Marcus" was given and something else is asked for by now: the name as a whole, which takes nothing back.
 * Null where the words are anything else.
 */
export function fullerName(talk: Talk, question: Question, utterance: Utterance): Proposal<Next> | null {
  if (question.kind === 'free' || question.expects.includes('name')) return null;
  const def = given(talk).find(({ type }) => type === 'name');
  const old = def && talk.frame.slots[def.name];
  if (!def || typeof old?.value !== 'string') return null;
  const heard = hear(slotKinds.name, utterance, slotContext(talk, def));
  if (!heard || typeof heard.value !== 'string' || heard.beside > 0 || utterance.words.length > longest) return null;
  const [before, whole] = [old.value, heard.value].map((name) => fold(name).split(' '));
  const isFuller = whole!.length > before!.length && before!.every((part, at) => part === whole![at]);
  if (!isFuller) return null;
  const { value, spoken } = heard;
  const does = () => {
    setSlot(talk, def.name, { ...old, value, spoken, said: utterance.text });
    say(talk, language(talk).say.understoodAs(clip(spoken, 120)));
    return 'ask' as const;
  };
  return { confidence: 0.9, beside: 0, turns: false, does };
}
