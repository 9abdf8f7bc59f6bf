import type { ModelMessage } from 'ai';
import type { Clock } from '#voice/clock.ts';
import type { ModelCall } from '#voice/flow/conversation.ts';
import type { HeldSound } from '#voice/realtime/held-sound.ts';
import { audioTokens, type RealtimeItem, type RealtimeTool, type RealtimeUsage } from '#voice/realtime/protocol.ts';
import type { RealtimeSession, SpokenPart } from '#voice/realtime/realtime-session.ts';
import type { ModelAnswer, ModelTokens } from './read-answer.ts';
import { readTalk, type TalkPart } from './talk-once.ts';
import type { TalkQuestion } from './talk-question.ts';

/** Tokens of one answer that is spoken: three sentences of some eight seconds each, and some calls. */
export const aloudTokens = 1_200;

const itemOf = ({ role, content }: ModelMessage): RealtimeItem => {
  const text = typeof content === 'string' ? content : '';
  return role === 'assistant'
    ? { type: 'message', role: 'assistant', content: [{ type: 'output_text', text }] }
    : { type: 'message', role: 'user', content: [{ type: 'input_text', text }] };
};

/**
 * The conversation as items. Where the service has heard the caller's last turn itself, it is given that in place of the
 * words, unless those hold something that is for the conversation alone.
 */
export function itemsOf(messages: readonly ModelMessage[], said: string, spoken: RealtimeItem | null): RealtimeItem[] {
  const items = messages.map(itemOf);
  const last = messages.findLastIndex(
    ({ role, content }, at) => at < messages.length - 1 && role === 'user' && content === said,
  );
  if (spoken !== null && last >= 0 && said !== '') items[last] = spoken;
  return items;
}

/** Tools as this protocol names them. */
export async function realtimeTools({ tools, toolOrder }: TalkQuestion): Promise<RealtimeTool[]> {
  const { asSchema } = await import('ai');
  return Promise.all(
    toolOrder.map(async (name): Promise<RealtimeTool> => {
      const { description, inputSchema } = tools[name]!;
      const parameters = await asSchema(inputSchema).jsonSchema;
      return { type: 'function', name, description: typeof description === 'string' ? description : '', parameters };
    }),
  );
}

/** Arguments as JSON; what is none is no argument, and the engine refuses the call. */
function inputOf(args: string): unknown {
  try {
    return JSON.parse(args);
  } catch {
    return {};
  }
}

const finishes = { stop: 'stop', length: 'length', 'content-filter': 'content-filter' } as const;

function tokensOf(usage: RealtimeUsage): ModelTokens {
  return {
    input: usage.input_tokens,
    output: usage.output_tokens,
    audioInput: Math.min(usage.input_tokens, usage.input_token_details?.audio_tokens ?? 0),
    audioOutput: Math.min(usage.output_tokens, usage.output_token_details?.audio_tokens ?? 0),
  };
}

/**
 * Lets a model that hears and speaks answer once. Its words go the way of one that writes, sentence by sentence; its sound
 * waits until the engine says them. It never throws.
 */
export async function talkAloud(
  session: RealtimeSession,
  sound: HeldSound,
  question: TalkQuestion & { said: string; firstMs: number; totalMs: number },
  told: { clock: Clock; signal: AbortSignal; said: (sentence: string) => void },
): Promise<ModelAnswer<ModelCall[]>> {
  const { instructions, messages, said } = question;
  const tools = await realtimeTools(question);
  const input = (spoken: RealtimeItem | null) => itemsOf(messages, said, spoken);
  const answer = sound.begin();
  let tokens: ModelTokens | null = null;

  async function* parts(signal: AbortSignal): AsyncGenerator<TalkPart> {
    const spoken = session.ask({ instructions, input, tools, mostTokens: aloudTokens, said }, answer, signal);
    for await (const part of spoken) {
      if (part.type === 'end' && part.usage) tokens = tokensOf(part.usage);
      yield partOf(part);
    }
  }
  const asked = await readTalk(question, told, parts);
  if (tokens !== null) return { ...asked, tokens };
  // What was cut is not counted by the service in time: its sound is.
  return { ...asked, tokens: null, spokenTokens: Math.ceil(answer.seconds * audioTokens.spoken) };
}

function partOf(part: SpokenPart): TalkPart {
  switch (part.type) {
    case 'words':
      return { type: 'text-delta', id: 'said', text: part.text };
    case 'words_end':
      return { type: 'text-end', id: 'said' };
    case 'call':
      return { type: 'tool-call', toolCallId: part.id, toolName: part.name, input: inputOf(part.args), dynamic: true };
    case 'end': {
      const finishReason = finishes[part.reason];
      return { type: 'finish', finishReason, rawFinishReason: part.reason, totalUsage: noUsage };
    }
  }
}

/** It is counted beside, with what of it was sound. */
const noUsage: Extract<TalkPart, { type: 'finish' }>['totalUsage'] = {
  inputTokens: undefined,
  inputTokenDetails: { noCacheTokens: undefined, cacheReadTokens: undefined, cacheWriteTokens: undefined },
  outputTokens: undefined,
  outputTokenDetails: { textTokens: undefined, reasoningTokens: undefined },
  totalTokens: undefined,
};
