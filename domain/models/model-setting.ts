import { z } from 'zod';

/** A sentence that a language model may state as the business's own. */
const Fact = z.string().trim().min(1, 'Enter the fact, or remove it.').max(300);
const Never = z.string().trim().min(1, 'Enter the words, or remove them.').max(100);

/** What an agent says of a language model's part in its conversations. */
export const ModelSetting = z.object({
  /** Whether a model helps at every question that does not say otherwise. */
  assist: z.boolean(),
  /** Whether a model writes a summary of each call that has ended. */
  summary: z.boolean().optional(),
  /** All that it may state beside what a step gives it and what the documents say. */
  facts: z.array(Fact).max(40),
  /** Words that it must not say. */
  never: z.array(Never).max(40),
});
export type ModelSetting = z.infer<typeof ModelSetting>;

/** Of an agent that says nothing of it: the script alone understands. */
export const noModelSetting: ModelSetting = { assist: false, facts: [], never: [] };
