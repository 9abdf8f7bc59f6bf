import type { z } from 'zod';
import type { PromptConfig } from '#domain/agents/prompt-agents.ts';

const words: Readonly<Record<string, string>> = {
  who: 'Use at most 4,000 characters.',
  goals: 'Write one to ten goals of at most 500 characters, one per line.',
  facts: 'Write at most 60 facts of at most 500 characters, one per line.',
  style: 'Use at most 2,000 characters.',
  must: 'Write at most 30 rules of at most 500 characters, one per line.',
  mustNot: 'Write at most 30 rules of at most 500 characters, one per line.',
  prompt: 'Write one question of at most 600 characters.',
  fields: 'Each field needs a question, and one of several needs choices.',
  actions: 'Each action needs a question, and a sentence for when it’s done.',
  speech: 'Enter a valid model name.',
  booking: 'Use 5 to 480 minutes.',
};

/** What is wrong with a form, by the name of its box. */
export function faultsOf(error: z.ZodError<PromptConfig> | undefined): Record<string, string> {
  const boxes = (error?.issues ?? []).map(({ path }) => String(path[0]));
  return Object.fromEntries(boxes.map((box) => [box, words[box] ?? 'Check the highlighted fields.']));
}
