import type { LanguageModel, TextStreamPart, ToolSet } from 'ai';
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

/** What one answer of a model that talks comes in. */
export type TalkPart = TextStreamPart<ToolSet>;

interface Timed {
  firstMs: number;
  totalMs: number;
}
interface Told {
  clock: Clock;
  signal: AbortSignal;
  said: (sentence: string) => void;
}

/**
 * Reads one answer of a model that talks, by whichever way it comes: each sentence is handed on as it is whole, calls of tools
 * once all of it has come, and nothing is called on its behalf. It never throws.
 */
export async function readTalk(
  limits: Timed,
  { said, ...within }: Told,
  open: (abortSignal: AbortSignal) => AsyncIterable<TalkPart>,
): Promise<ModelAnswer<ModelCall[]>> {
  const sentences = new SentenceStream();
  const calls: ModelCall[] = [];
  const { asked, why } = await readAnswer<ModelCall[], ToolSet>(
    { ...limits, mostTokens: talkTokens },
    within,
    open,
    (part, first) => {
      if (part.type === 'text-delta') {
        if (part.text.trim() !== '') first();
        for (const sentence of sentences.push(part.text)) said(sentence);
      }
      if (part.type === 'text-end') for (const sentence of sentences.end()) said(sentence);
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

/** Lets one model write what it says, once. It never throws. */
export async function talkOnce(
  model: LanguageModel,
  question: TalkQuestion & Timed & { providerOptions: Record<string, Record<string, string | boolean>> },
  told: Told,
): Promise<ModelAnswer<ModelCall[]>> {
  const { streamText } = await import('ai');
  return readTalk(
    question,
    told,
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
  );
}
