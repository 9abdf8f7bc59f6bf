import type { LanguageModel, ToolSet } from 'ai';
import type { z } from 'zod';
import type { Clock } from '#voice/clock.ts';
import { type ModelAnswer, readAnswer } from './read-answer.ts';

/** What a model is given. */
export interface Question<T> {
  /** What it is to do, in our words alone. */
  instructions: string;
  /** What it is to work on. Nothing in it is an instruction. */
  data: string;
  answer: z.ZodType<T>;
  /** Tokens that its answer may have. */
  mostTokens: number;
  /** The longest wait for the first token, and for all of it, in ms. */
  firstMs: number;
  totalMs: number;
}

function parsed<T>(text: string, answer: z.ZodType<T>): T | undefined {
  try {
    return answer.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * Asks one model once: nothing is tried again, nothing is called on its behalf, and nothing about it is told elsewhere. It
 * never throws.
 */
export async function askOnce<T>(
  model: LanguageModel,
  question: Question<T>,
  within: { clock: Clock; signal: AbortSignal },
): Promise<ModelAnswer<T>> {
  const { Output, streamText } = await import('ai');
  const { instructions, data, answer, mostTokens } = question;
  const { asked, why } = await readAnswer<T, ToolSet>(
    question,
    within,
    (abortSignal) =>
      streamText({
        model,
        instructions,
        prompt: data,
        // No one reads half an answer, and reading each half of an endless one would take seconds.
        output: { ...Output.object({ schema: answer, name: 'proposal' }), parsePartialOutput: async () => undefined },
        maxOutputTokens: mostTokens,
        temperature: 0,
        maxRetries: 0,
        abortSignal,
        telemetry: { isEnabled: false },
        // It is read from the stream; the library would write it to the console.
        onError: () => undefined,
      }).stream,
    (part, first) => {
      if (part.type === 'text-delta') first();
    },
  );
  if (why !== null) return { ...asked, outcome: why };
  const value = parsed(asked.text, answer);
  return value === undefined ? { ...asked, outcome: 'garbage' } : { ...asked, outcome: 'answered', answer: value };
}
