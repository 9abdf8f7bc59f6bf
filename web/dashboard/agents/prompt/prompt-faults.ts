import type { z } from 'zod';
import type { PromptConfig } from '#domain/agents/prompt-agents.ts';

const words: Readonly<Record<string, string>> = {
  who: 'Enter up to 4,000 characters.',
  goals: 'Enter one to ten goals, one per line, each up to 500 characters.',
  facts: 'Enter up to 60 facts, one per line, each up to 500 characters.',
  style: 'Enter up to 2,000 characters.',
  must: 'Enter up to 30 rules, one per line, each up to 500 characters.',
  mustNot: 'Enter up to 30 rules, one per line, each up to 500 characters.',
  prompt: 'Enter one question of up to 600 characters.',
  fields: 'Each field needs a question, and each choice field needs choices.',
  actions: 'Each action needs a question and a sentence to say when it’s done.',
  speech: 'Enter a valid model name.',
  booking: 'Enter 5 to 480 minutes.',
};

/** What is wrong with a form, by the name of its box. */
export function faultsOf(error: z.ZodError<PromptConfig> | undefined): Record<string, string> {
  const boxes = (error?.issues ?? []).map(({ path }) => String(path[0]));
  return Object.fromEntries(boxes.map((box) => [box, words[box] ?? 'Check the highlighted fields.']));
}
