import type { TextStreamPart, ToolSet } from 'ai';
import type { ModelOutcome } from '#domain/models/models.ts';
import type { Clock } from '#voice/clock.ts';
import { OutboundError } from '#voice/engines/services/outbound.ts';

/** Tokens as a service counts them, with those among them that were sound. */
export interface ModelTokens {
  input: number;
  output: number;
  audioInput?: number;
  audioOutput?: number;
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
  tokens: ModelTokens | null;
  /** Of sound that came, where the service does not say; beside what the texts come to. */
  spokenTokens?: number;
  /** Whether the request may have cost something although no answer came. */
  isSent: boolean;
}

/** Characters of an answer beyond which it does not end, for each token that it may have. */
const charsPerToken = 12;

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

/** Limits of one answer. */
interface AnswerLimits {
  /** The longest wait for the first token, and for all of it, in ms. */
  firstMs: number;
  totalMs: number;
  /** Tokens that the answer may have. */
  mostTokens: number;
}

/**
 * Reads one answer as it is streamed, within its limits. `open` sends the request, `heard` is told of each part and calls
 * `first` when the wait for the first one is over. It never throws.
 *
 * @returns what came, and why there is no answer; null for `why` where all of it came
 */
export async function readAnswer<T, TOOLS extends ToolSet>(
  { firstMs, totalMs, mostTokens }: AnswerLimits,
  { clock, signal }: { clock: Clock; signal: AbortSignal },
  open: (abortSignal: AbortSignal) => AsyncIterable<TextStreamPart<TOOLS>>,
  heard: (part: TextStreamPart<TOOLS>, first: () => void) => void,
): Promise<{ asked: ModelAnswer<T>; why: ModelOutcome | null }> {
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
  const cancelAll = clock.after(totalMs, late);
  let cancelFirst = firstMs < totalMs ? clock.after(firstMs, late) : () => {};
  const asked: ModelAnswer<T> = { outcome: 'broken', text: '', firstMs: null, ms: 0, tokens: null, isSent: true };
  let finish: string | null = null;
  const first = () => {
    asked.firstMs ??= clock.now() - begun;
    cancelFirst();
    cancelFirst = () => {};
  };
  try {
    for await (const part of untilAborted(open(own.signal), own.signal)) {
      if (part.type === 'error') {
        why ??= outcomeOf(part.error);
        const { statusCode } = part.error as { statusCode?: number };
        asked.isSent = statusCode === undefined;
      }
      heard(part, first);
      if (part.type === 'text-delta') {
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
  return { asked, why };
}

/** What comes until someone gives up, also where the other side then says nothing any more. */
async function* untilAborted<P>(parts: AsyncIterable<P>, signal: AbortSignal): AsyncGenerator<P> {
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
