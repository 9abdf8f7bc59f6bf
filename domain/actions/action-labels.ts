import { z } from 'zod';

const Words = z
  .string()
  .trim()
  .max(600, 'Use 600 characters or fewer.')
  .refine((text) => !text.includes('{{'), 'This text is spoken as is, so leave out {{ }}.');

/**
 * What an agent says when a step runs an action: before it, when the caller has waited a moment, and when it was done.
 * Empty: nothing, or what the agent says by itself. Words of the step itself come first.
 */
export const ActionWords = z.strictObject({ before: Words, slow: Words, after: Words });
export type ActionWords = z.infer<typeof ActionWords>;
export const noWords: ActionWords = { before: '', slow: '', after: '' };
