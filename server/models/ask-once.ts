import type { LanguageModel } from 'ai';
import type { z } from 'zod';
import type { ModelOutcome } from '#domain/models/models.ts';
import type { Clock } from '#voice/call/clock.ts';
import { OutboundError } from '#voice/engines/services/outbound.ts';

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

/** What came of one request to one model. */
export interface ModelAnswer<T> {
  outcome: ModelOutcome;
  /** Of `answered`. */
  answer?: T;
  /** As it came, also where it is no answer. */
  text: string;
  firstMs: number | null;
  ms: number;
  /** As the service says; null where it does not. */
  tokens: { input: number; output: number } | null;
  /** Whether the request may have cost something although no answer came. */
  isSent: boolean;
}

/** Characters of an answer beyond which it does not end, for each token that it may have. */
export const charsPerToken = 12;

/** What a failure is, by what the library and the way out throw. Their words are not handed on: they may hold the key. */
export function outcomeOf(error: unknown): ModelOutcome {
  const { name, statusCode, cause, lastError } = error as {
    name?: string;
    statusCode?: number;
    cause?: unknown;
    lastError?: unknown;
  };
  if (error instanceof OutboundError)
    // What is longer than any answer does not end.
    return error.code === 'too_large' ? 'garbage' : error.code === 'broken' ? 'broken' : 'unreachable';
  if (statusCode === 401 || statusCode === 403) return 'key';
  if (statusCode === 402 || statusCode === 429) return 'quota';
  if (statusCode !== undefined && statusCode !== 200) return statusCode >= 500 ? 'broken' : 'refused';
  if (name === 'AI_TypeValidationError' || name === 'AI_JSONParseError') return 'garbage';
  if (cause !== undefined || lastError !== undefined) return outcomeOf(cause ?? lastError);
  return 'broken';
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
  { clock, signal }: { clock: Clock; signal: AbortSignal },
): Promise<ModelAnswer<T>> {
  const { Output, streamText } = await import('ai');
  const begun = clock.now();
  const own = new AbortController();
  let why: ModelOutcome | null = null;
  const giveUp = (outcome: ModelOutcome) => {
    why ??= outcome;
    own.abort();
  };
  const onGone = () => giveUp('stopped');
  signal.addEventListener('abort', onGone);
  if (signal.aborted) giveUp('stopped');
  const late = () => giveUp('late');
  const cancelAll = clock.after(question.totalMs, late);
  let cancelFirst = question.firstMs < question.totalMs ? clock.after(question.firstMs, late) : () => {};
  const asked: ModelAnswer<T> = { outcome: 'broken', text: '', firstMs: null, ms: 0, tokens: null, isSent: true };
  const { instructions, data, answer, mostTokens } = question;
  let finish: string | null = null;
  try {
    const { stream } = streamText({
      model,
      instructions,
      prompt: data,
      // No one reads half an answer, and reading each half of an endless one would take seconds.
      output: { ...Output.object({ schema: answer, name: 'proposal' }), parsePartialOutput: async () => undefined },
      maxOutputTokens: mostTokens,
      temperature: 0,
      maxRetries: 0,
      abortSignal: own.signal,
      telemetry: { isEnabled: false },
      // It is read from the stream below; the library would write it to the console.
      onError: () => undefined,
    });
    for await (const part of untilAborted(stream, own.signal)) {
      if (part.type === 'error') {
        why ??= outcomeOf(part.error);
        const { statusCode } = part.error as { statusCode?: number };
        asked.isSent = statusCode === undefined;
      }
      if (part.type === 'text-delta') {
        asked.firstMs ??= clock.now() - begun;
        cancelFirst();
        cancelFirst = () => {};
        asked.text += part.text;
        if (asked.text.length > mostTokens * charsPerToken) giveUp('garbage');
      }
      if (part.type === 'finish') {
        finish = part.finishReason;
        const { inputTokens, outputTokens } = part.totalUsage;
        if (inputTokens !== undefined && outputTokens !== undefined)
          asked.tokens = { input: inputTokens, output: outputTokens };
      }
    }
  } catch (error) {
    why ??= outcomeOf(error);
  } finally {
    cancelAll();
    cancelFirst();
    signal.removeEventListener('abort', onGone);
  }
  asked.ms = clock.now() - begun;
  // A stream that just stops has no end.
  if (why === null && finish === null) why = 'broken';
  if (why === null && finish === 'content-filter') why = 'refused';
  if (why !== null) return { ...asked, outcome: why };
  const value = parsed(asked.text, answer);
  return value === undefined ? { ...asked, outcome: 'garbage' } : { ...asked, outcome: 'answered', answer: value };
}

/** What comes until someone gives up, also where the other side then says nothing any more. */
export async function* untilAborted<P>(parts: AsyncIterable<P>, signal: AbortSignal): AsyncGenerator<P> {
  const iterator = parts[Symbol.asyncIterator]();
  const gone = new Promise<'gone'>((resolve) => {
    if (signal.aborted) resolve('gone');
    signal.addEventListener('abort', () => resolve('gone'), { once: true });
  });
  for (;;) {
    const next = iterator.next();
    const came = await Promise.race([next, gone]);
    if (came === 'gone') {
      // No one waits for how it ends.
      next.catch(() => undefined);
      iterator.return?.()?.then(undefined, () => undefined);
      return;
    }
    if (came.done) return;
    yield came.value;
  }
}
