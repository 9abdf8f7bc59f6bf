/** How a stand-in speaks: the streams of three protocols, as our libraries read them. */

export interface Usage {
  input: number;
  output: number;
}

export interface Protocol {
  path: RegExp;
  /** What a request holds: instructions, and what they are about. */
  read(body: Record<string, unknown>): { model: string; instructions: string; data: string };
  /** The lines before the first piece of text, of a piece, and behind the last. */
  begin(model: string): string[];
  piece(text: string): string[];
  end(usage: Usage, isRefused: boolean): string[];
  refusal(status: number, message: string): object;
}

const line = (value: object) => `data: ${JSON.stringify(value)}\n\n`;
const event = (value: { type: string } & Record<string, unknown>) => `event: ${value.type}\n${line(value)}`;

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part: { text?: string }) => part.text ?? '').join('');
}

type Message = { role: string; content: unknown };
const saidBy = (messages: Message[], ...roles: string[]) =>
  messages
    .filter(({ role }) => roles.includes(role))
    .map(({ content }) => textOf(content))
    .join('\n');

const created = 1_795_000_000;

const chatCompletions: Protocol = {
  path: /\/chat\/completions$/,
  read({ model, messages }) {
    const all = messages as Message[];
    return { model: String(model), instructions: saidBy(all, 'system'), data: saidBy(all, 'user') };
  },
  begin: (model) => [line(chunk(model, { role: 'assistant', content: '' }))],
  piece: (text) => [line(chunk('', { content: text }))],
  end: ({ input, output }, isRefused) => [
    line({ ...chunk('', {}, isRefused ? 'content_filter' : 'stop'), ...counted(input, output) }),
    'data: [DONE]\n\n',
  ],
  refusal: (status, message) => ({ error: { message, type: 'invalid_request_error', code: String(status) } }),
};

const chunk = (model: string, delta: object, finish: string | null = null) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created,
  model,
  choices: [{ index: 0, delta, finish_reason: finish }],
});

/** Usage as OpenAI and Mistral tell it, and as Groq does. */
function counted(input: number, output: number): object {
  const usage = { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
  return { usage, x_groq: { id: 'req_1', usage } };
}

const responses: Protocol = {
  path: /\/responses$/,
  read({ model, input }) {
    const all = input as Message[];
    return { model: String(model), instructions: saidBy(all, 'system', 'developer'), data: saidBy(all, 'user') };
  },
  begin: (model) => [
    event({ type: 'response.created', response: { id: 'resp_1', created_at: created, model } }),
    event({
      type: 'response.output_item.added',
      output_index: 0,
      item: { type: 'message', id: 'msg_1', status: 'in_progress', role: 'assistant', content: [] },
    }),
  ],
  piece: (delta) => [
    event({ type: 'response.output_text.delta', item_id: 'msg_1', output_index: 0, content_index: 0, delta }),
  ],
  end: ({ input, output }, isRefused) => [
    event({
      type: 'response.output_item.done',
      output_index: 0,
      item: { type: 'message', id: 'msg_1', status: 'completed', role: 'assistant', content: [] },
    }),
    event({
      type: isRefused ? 'response.incomplete' : 'response.completed',
      response: {
        id: 'resp_1',
        created_at: created,
        model: 'stand-in',
        incomplete_details: isRefused ? { reason: 'content_filter' } : null,
        usage: { input_tokens: input, output_tokens: output },
      },
    }),
  ],
  refusal: (status, message) => ({ error: { message, type: 'invalid_request_error', code: String(status) } }),
};

const messages: Protocol = {
  path: /\/messages$/,
  read: ({ model, system, messages: all }) => ({
    model: String(model),
    instructions: textOf(system),
    data: saidBy(all as Message[], 'user'),
  }),
  begin: (model) => [
    event({
      type: 'message_start',
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model,
        content: [],
        stop_reason: null,
        usage: { input_tokens: 1, output_tokens: 1 },
      },
    }),
    event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }),
  ],
  piece: (text) => [event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })],
  end: ({ input, output }, isRefused) => [
    event({ type: 'content_block_stop', index: 0 }),
    event({
      type: 'message_delta',
      delta: { stop_reason: isRefused ? 'refusal' : 'end_turn', stop_sequence: null },
      usage: { input_tokens: input, output_tokens: output },
    }),
    event({ type: 'message_stop' }),
  ],
  refusal: (status, message) => ({ type: 'error', error: { type: `error_${status}`, message } }),
};

export const protocols = { chatCompletions, responses, messages } as const;
export type ProtocolName = keyof typeof protocols;

/** The protocol of a path; null where nobody listens. */
export function protocolAt(path: string): ProtocolName | null {
  const found = Object.entries(protocols).find(([, protocol]) => protocol.path.test(path));
  return found ? (found[0] as ProtocolName) : null;
}
