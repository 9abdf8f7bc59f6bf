import { z } from 'zod';
import type { SlotDef } from '#domain/agents/workflows.ts';
import { SpeechModel } from '#domain/models/speech-models.ts';

/** How long a caller waits for a model in one turn, in ms: they are to hear something within 3 s. */
export const modelPatienceMs = 2_500;
/** With less than that left, in ms, no model is asked a second time. */
export const leastPatienceMs = 600;

/** How long a model that talks freely may take for all it says in one answer, in ms: what it has said is heard meanwhile. */
export const longestTalkMs = 15_000;

/** What was said of late, for a model to understand the last words by. */
export const Heard = z.object({ who: z.enum(['agent', 'caller']), text: z.string() });
export type Heard = z.infer<typeof Heard>;

/** What a model that talks freely is told. What does not change in a call stands before what does, for its service to cache. */
export const Briefing = z.object({
  who: z.string(),
  goals: z.array(z.string()),
  style: z.string(),
  must: z.array(z.string()),
  mustNot: z.array(z.string()),
  tools: z.array(z.string()),
  /** What is known by now: fields with their values, as they are said. */
  known: z.array(z.object({ name: z.string(), value: z.string() })),
  /** What has been done, in the engine's own sentences, and what is on the table. */
  done: z.array(z.string()),
  table: z.array(z.string()),
  /** The day and the time that it is where the business is. */
  now: z.string(),
});
export type Briefing = z.infer<typeof Briefing>;

/**
 * What else a language model is told beside goal, words, ports and slots. All of it comes from the flow, from what the
 * caller said and from the business's own documents: no key, no address and no value that was found elsewhere.
 */
export const modelBounds = {
  /**
   * `assist`: the script has not understood. `way`: no condition has decided. `answer`: no document answers surely.
   * `lead`: the step is the model's to lead. `talk`: it talks freely, sentence by sentence. Left out: `lead`.
   */
  mode: z.enum(['assist', 'lead', 'way', 'answer', 'talk']).optional(),
  /** What an agent by prompt is told beside. */
  talk: Briefing.optional(),
  /** The model that hears and speaks where the call has sound. */
  aloud: SpeechModel.optional(),
  /** What the caller was asked. */
  question: z.string().optional(),
  asks: z
    .array(
      z.object({
        name: z.string(),
        type: z.string(),
        prompt: z.string(),
        choices: z.array(z.object({ value: z.string(), label: z.string() })),
      }),
    )
    .optional(),
  ways: z.array(z.object({ port: z.string(), label: z.string() })).optional(),
  actions: z.array(z.object({ name: z.string(), label: z.string() })).optional(),
  /** All that it may state. */
  facts: z.array(z.string()).optional(),
  /** Words that its own must not hold. */
  never: z.array(z.string()).optional(),
  heard: z.array(Heard).optional(),
  /** BCP 47, of a conversation that is led in another language than English. */
  language: z.string().optional(),
  /** Why its last proposal was not taken. */
  told: z.string().optional(),
  /** How long it is waited for, in ms. */
  withinMs: z.number().optional(),
};
const Bounds = z.object(modelBounds);
export type Bounds = z.infer<typeof Bounds>;

/** What a model is told of slots that it may propose words for. */
export const asksOf = (slots: readonly SlotDef[]): NonNullable<Bounds['asks']> =>
  slots.map(({ name, type, prompt, choices }) => ({
    name,
    type,
    prompt,
    choices: choices.map(({ value, label }) => ({ value, label })),
  }));
