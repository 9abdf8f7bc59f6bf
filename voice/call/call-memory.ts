import { z } from 'zod';
import { StepTiming } from '#domain/agents/turn-taking.ts';
import { slotTypes } from '#domain/agents/workflows.ts';
import { Json } from '#domain/platform/json.ts';
import { callEndReasons, callOutcomes } from '#domain/records/call-states.ts';
import { storedForm } from '../stored-form.ts';

/**
 * What a call's session knows beside the flow's snapshot. Stored with every step, so that another process can take
 * the call up where this one left it.
 */
export const CallMemory = z.object({
  version: z.literal(2),
  nextEvent: z.number().int(),
  nextTurn: z.number().int(),
  awaits: z.enum(['flow', 'action', 'caller', 'end']),
  expects: z.array(z.enum(slotTypes)),
  silenceMs: z.number(),
  /** Waits of the step that asked; of the agent's own nothing is kept. */
  wait: StepTiming.pick({ waitMs: true, longestMs: true }).optional(),
  /** Sentences that the caller has not heard to the end, in order. */
  unheard: z.array(
    z.object({
      sayId: z.string().nullable(),
      seq: z.number().int(),
      text: z.string(),
      interruptible: z.boolean(),
      language: z.string().optional(),
    }),
  ),
  /** Actions whose results the flow has not seen. */
  runs: z.array(
    z.object({
      runId: z.string(),
      nodeId: z.string(),
      action: z.string(),
      input: Json,
      wait: z.boolean(),
    }),
  ),
  /** How the flow ended, when only the last sentences are still to be heard. */
  ending: z.object({ reason: z.enum(callEndReasons), outcome: z.enum(callOutcomes) }).nullable(),
  /** The last act of a person that it has taken, of those that are numbered in the order in which it takes them. */
  acts: z.number().int().optional(),
  /** The account of who has taken the call over from the agent. */
  taken: z.string().optional(),
  /** The turn that told the caller of it, or of someone who listens; -1 where nothing has to be told. */
  told: z.number().int().optional(),
  /** The caller was asked again because their words were a guess of the transcriber. */
  guessed: z.boolean().optional(),
  /** The last typed messages, so that a repeat after a reconnect is harmless. */
  typed: z.array(z.string()),
});
export type CallMemory = z.infer<typeof CallMemory>;

/** Reads a stored memory. The first version named none. @throws Unreadable */
export const readMemory = storedForm('memory of a call', CallMemory, [(older) => ({ ...older, version: 2 })]);

/** How many typed messages are remembered; a client repeats only those whose turn it has not seen. */
export const rememberedTyped = 50;

/** The memory of a call that begins. */
export const freshMemory = (): CallMemory => ({
  version: 2,
  nextEvent: 0,
  nextTurn: 0,
  awaits: 'flow',
  expects: [],
  silenceMs: 8_000,
  unheard: [],
  runs: [],
  ending: null,
  typed: [],
});
