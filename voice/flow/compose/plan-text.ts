import type { PlanQuestion } from '#domain/agents/flow-plans.ts';
import { isSpeakable } from '#domain/agents/workflows.ts';
import type { ComposeWords } from './words.ts';

/** What is known where a text is said or written. */
export interface Where {
  /** Names that surely have a value there. */
  sure: ReadonlySet<string>;
  /** All that the plan asks, by name. */
  questions: ReadonlyMap<string, PlanQuestion>;
  words: ComposeWords;
}

/** A reference without words for when it is not set, with what stands between it and the word before it. */
const bare = /((?<=[\p{L}\p{N}]),?\s+)?\{\{\s*([a-z][a-z0-9_]{0,39})\s*\}\}/gu;

/** Gives each reference of a text that may have no value words for that case. Names then are left out with their comma. */
export function fallBack(text: string, { sure, questions, words }: Where, unset: 'spoken' | 'written'): string {
  const filled = (dropsNames: boolean) =>
    text.replace(bare, (whole, before: string | undefined, name: string) => {
      const between = before ?? '';
      if (name === 'business_name') return `${between}{{business_name|${words.ourTeam}}}`;
      if (name === 'agent_name' || sure.has(name)) return whole;
      if (questions.get(name)?.type === 'name') return dropsNames && before ? '' : `${between}{{${name}|}}`;
      return `${between}{{${name}|${unset === 'spoken' ? words.that : words.notGiven}}}`;
    });
  const short = filled(true);
  // What is left out must not make another word of its neighbours.
  return isSpeakable(short) ? short : filled(false);
}
