import { z } from 'zod';

/** How well a rule explains what a caller said. */
export const WhyReading = z.object({
  /** The rule, in plain words: "An answer to the question". */
  rule: z.string(),
  /** 0 to 1: how sure the reading is. */
  confidence: z.number(),
  /** Words of weight that it leaves unexplained. */
  beside: z.int(),
  /** Whether it was taken. */
  won: z.boolean(),
});

/** A sentence or a deed of a language model that a guard kept from being. */
export const HeldWhy = z.object({
  guard: z
    .string()
    .describe(
      'The guard that intervened: `act`, `value`, `price`, `name`, `promise`, `business`, `form`, `length`, `repeated`, or `tool` for a tool call.',
    ),
  text: z.string(),
  why: z.string().describe('The reason the model was given.'),
});

/** Why the agent went on as it did, for one turn of the caller. */
export const TurnWhy = z.object({
  /** The caller's turn, from 1; a silence has that of the turn before. */
  turn: z.int(),
  by: z.enum(['words', 'keys', 'silence']),
  /** What was heard; of keys what they stand for. */
  heard: z.string(),
  /** The step that asked, and its question. */
  node: z.string(),
  title: z.string(),
  asked: z.string().nullable(),
  readings: z.array(WhyReading),
  /** What won and what followed, in a sentence. */
  rule: z.string(),
  understood: z.boolean(),
  /** Values that were set, changed or taken away; null: there was, or is, none. */
  values: z.array(z.object({ name: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  /** Ways that were taken: from which step, by which port, to which step. */
  ways: z.array(
    z.object({
      node: z.string(),
      title: z.string(),
      port: z.string(),
      label: z.string(),
      to: z.string().nullable().describe('ID of the step the path leads to; null if none.'),
    }),
  ),
  /** The question whose choices the words could be taught to mean; null where none was open. */
  teach: z
    .object({ slot: z.string(), choices: z.array(z.object({ value: z.string(), label: z.string() })) })
    .nullable(),
  held: z
    .array(HeldWhy)
    .optional()
    .describe('Language model output and actions that guards blocked after this turn; omitted if none.'),
});
export type TurnWhy = z.infer<typeof TurnWhy>;
