import { SlotDef } from '#domain/agents/workflows.ts';
import { wallTime } from '#voice/understanding/calendar.ts';
import { wordsOf } from '#voice/understanding/matter.ts';
import { relationAt } from '#voice/understanding/types/name.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import { type Collecting, hearSlot, notYet, slotQuestion } from '../collect.ts';
import type { Question } from '../dialogue.ts';
import { andThen, type Proposal, surely } from '../proposal.ts';
import { language, type Talk } from '../talk.ts';
import { forWhom } from './for-whom.ts';

/** Whose one more appointment is, where only their relation was told: "and nine thirty for my son". */
export interface Whose {
  /** The time that was agreed to, ISO. */
  start: string;
  collecting: Collecting;
}

export const askWhose = (start: string): Whose => ({ start, collecting: notYet() });

/** The name in words that ask for one more appointment; null where there is none. */
export function nameTold(talk: Talk, words: string): string | null {
  const { setting } = talk.snapshot;
  const now = wallTime(talk.at, setting.timeZone);
  return forWhom(readUtterance(words, language(talk)), { now, country: setting.country ?? '' });
}

/** Whether such words tell whom it is for, and not their name. */
export function isUnnamed(talk: Talk, words: string): boolean {
  const said = readUtterance(words, language(talk));
  const isRelated = said.words.some((_, at) => relationAt(said.words, at, said.language.names) > 0);
  return isRelated && nameTold(talk, words) === null;
}

function slotOf(talk: Talk): SlotDef {
  const prompt = language(talk).say.whoseName;
  return SlotDef.parse({ name: 'appointment_for', type: 'name', prompt, confirm: 'never' });
}

export const whoseQuestion = (talk: Talk, { collecting }: Whose): Question =>
  slotQuestion(talk, slotOf(talk), collecting);

/** What is answered: a name, or null where it goes under the caller's own. 'ask' where more is needed. */
export function hearWhose(
  talk: Talk,
  { collecting }: Whose,
  utterance: Utterance,
): Proposal<{ name: string | null } | 'ask'> | null {
  const def = slotOf(talk);
  if (utterance.language.names.sameName.test(wordsOf(utterance))) return surely(() => ({ name: null }));
  const heard = hearSlot(talk, def, collecting, utterance);
  return (
    heard &&
    andThen(heard, (what) => {
      if (what === 'ask') return 'ask';
      const value = talk.frame.slots[def.name]?.value;
      delete talk.frame.slots[def.name];
      return { name: typeof value === 'string' ? value : null };
    })
  );
}
