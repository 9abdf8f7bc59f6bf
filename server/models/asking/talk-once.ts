import type { LanguageModel, ToolSet } from 'ai';
import type { Clock } from '#voice/clock.ts';
import type { ModelCall } from '#voice/flow/conversation.ts';
import { SentenceStream } from '#voice/flow/prompt/sentence-stream.ts';
import { type ModelAnswer, readAnswer } from './read-answer.ts';
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
  { said, ...within }: { clock: Clock; signal: AbortSignal; said: (sentence: string) => void },
): Promise<ModelAnswer<ModelCall[]>> {
  const { streamText } = await import('ai');
  const sentences = new SentenceStream();
  const calls: ModelCall[] = [];
  const { asked, why } = await readAnswer<ModelCall[], ToolSet>(
    { ...question, mostTokens: talkTokens },
    within,
    (abortSignal) =>
      streamText({
        model,
        instructions: question.instructions,
        messages: question.messages,
        tools: question.tools,
        toolOrder: question.toolOrder,
        maxOutputTokens: talkTokens,
        temperature: 0.4,
        maxRetries: 0,
        abortSignal,
        providerOptions: question.providerOptions,
        telemetry: { isEnabled: false },
        // It is read from the stream; the library would write it to the console.
        onError: () => undefined,
      }).stream,
    (part, first) => {
      if (part.type === 'text-delta') {
        if (part.text.trim() !== '') first();
        for (const sentence of sentences.push(part.text)) said(sentence);
      }
      if (part.type === 'tool-input-start') first();
      if (part.type === 'tool-call' && calls.length < mostCalls) {
        first();
        const { toolCallId, toolName, input } = part;
        calls.push({ id: toolCallId.slice(0, 80), tool: toolName.slice(0, 40), args: argsOf(input) });
      }
    },
  );
  if (why === null) for (const sentence of sentences.end()) said(sentence);
  const named = calls.map(({ tool, args }) => `${tool}(${JSON.stringify(args)})`);
  asked.text = [asked.text, ...named].filter(Boolean).join('\n');
  return why === null ? { ...asked, outcome: 'answered', answer: calls } : { ...asked, outcome: why };
}
