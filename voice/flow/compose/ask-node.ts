import type { PlanQuestion } from '#domain/agents/flow-plans.ts';
import { type Json, toJson } from '#domain/platform/json.ts';
import { choicesOf } from './choices.ts';
import { type Draft, handsOver, labelOf, personOf, refusedEnd } from './draft.ts';

/** Slots that are filled from what is known of the caller. */
const known: readonly string[] = ['name', 'phone', 'email'];

/** Asks one thing, then goes on. */
export function askNode(draft: Draft, question: PlanQuestion, sure: ReadonlySet<string>, next: string): string {
  const { add, link, text, words } = draft;
  const { name, type, ask, required, choices } = question;
  const slot: Record<string, Json> = {
    name,
    type,
    prompt: text(ask, sure),
    required,
    prefill: known.includes(name),
    ...(type === 'choice' && { choices: toJson(choicesOf(choices)) }),
  };
  const id = add(`ask_${name}`, 'ask', words.titles.ask(labelOf(name)), { slots: [slot] });
  link(id, 'filled', next);
  if (required) link(id, 'refused', handsOver(draft, 'refused') ? personOf(draft) : refusedEnd(draft));
  if (handsOver(draft, 'not_understood')) link(id, 'no_match', personOf(draft));
  return id;
}
