import type { LanguageModel } from 'ai';
import type { ModelOutcome } from '#domain/models/models.ts';
import type { Clock } from '#voice/call/clock.ts';
import type { ModelCall } from '#voice/flow/conversation.ts';
import { SentenceStream } from '#voice/flow/prompt/sentence-stream.ts';
import { charsPerToken, type ModelAnswer, outcomeOf, untilAborted } from './ask-once.ts';
import { type TalkQuestion, talkTokens } from './talk-question.ts';

/** Calls of one answer, and characters of one argument, at most. */
const mostCalls = 12;
const mostArgument = 600;

/** The arguments of a call, as words. What is no text is none. */
function argsOf(input: unknown): Record<string, string> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return {};
  const given = Object.entries(input).slice(0, 8);
  return Object.fromEntries(
    given.flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[name.slice(0, 40), String(value).slice(0, mostArgument).toWellFormed()]]
        : [],
    ),
  );
}

/**
 * Lets one model talk once: each sentence is handed on as it is whole, calls of tools once all of it has come, and nothing is
 * called on its behalf. It never throws.
 */
export async function talkOnce(
  model: LanguageModel,
  question: TalkQuestion & {
    firstMs: number;
    totalMs: number;
    providerOptions: Record<string, Record<string, string | boolean>>;
  },
  { clock, signal, said }: { clock: Clock; signal: AbortSignal; said: (sentence: string) => void },
): Promise<ModelAnswer<ModelCall[]>> {
  const { streamText } = await import('ai');
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
  const cancelAll = clock.after(question.totalMs, () => giveUp('late'));
  let cancelFirst = clock.after(question.firstMs, () => giveUp('late'));
  const asked: ModelAnswer<ModelCall[]> = {
    outcome: 'broken',
    text: '',
    firstMs: null,
    ms: 0,
    tokens: null,
    isSent: true,
  };
  const sentences = new SentenceStream();
  const calls: ModelCall[] = [];
  let finish: string | null = null;
  const first = () => {
    asked.firstMs ??= clock.now() - begun;
    cancelFirst();
    cancelFirst = () => {};
  };
  try {
    const { stream } = streamText({
      model,
      instructions: question.instructions,
      messages: question.messages,
      tools: question.tools,
      toolOrder: question.toolOrder,
      maxOutputTokens: talkTokens,
      temperature: 0.4,
      maxRetries: 0,
      abortSignal: own.signal,
      providerOptions: question.providerOptions,
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
        if (part.text.trim() !== '') first();
        asked.text += part.text;
        for (const sentence of sentences.push(part.text)) said(sentence);
        if (asked.text.length > talkTokens * charsPerToken) giveUp('garbage');
      }
      if (part.type === 'tool-input-start') first();
      if (part.type === 'tool-call' && calls.length < mostCalls) {
        first();
        const { toolCallId, toolName, input } = part;
        calls.push({ id: toolCallId.slice(0, 80), tool: toolName.slice(0, 40), args: argsOf(input) });
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
  if (why === null) for (const sentence of sentences.end()) said(sentence);
  const named = calls.map(({ tool, args }) => `${tool}(${JSON.stringify(args)})`);
  asked.text = [asked.text, ...named].filter(Boolean).join('\n');
  return why === null ? { ...asked, outcome: 'answered', answer: calls } : { ...asked, outcome: why };
}
