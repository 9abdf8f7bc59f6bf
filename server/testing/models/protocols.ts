/** How a stand-in speaks: the streams of three protocols, as our libraries read them. */

export interface Usage {
  input: number;
  output: number;
}

/** A tool that a stand-in calls. `args` as text is written as it stands, broken or not. */
export interface FakeCall {
  tool: string;
  args?: Record<string, unknown> | string;
}

const argumentsOf = ({ args = {} }: FakeCall) => (typeof args === 'string' ? args : JSON.stringify(args));
const halves = (text: string): [string, string] => {
  const half = Math.ceil(text.length / 2);
  return [text.slice(0, half), text.slice(half)];
};

export interface Protocol {
  path: RegExp;
  /** What a request holds: instructions, and what they are about. */
  read(body: Record<string, unknown>): { model: string; instructions: string; data: string };
  /** The lines before the first piece of text, of a piece, and behind the last. */
  begin(model: string): string[];
  piece(text: string): string[];
  /** The lines of a tool's call, with its arguments in two pieces. `at` counts the calls of an answer. */
  call(call: FakeCall, at: number): string[];
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
  call(call, at) {
    const [head, tail] = halves(argumentsOf(call));
    const started = { index: at, id: `call_${at}`, type: 'function', function: { name: call.tool, arguments: head } };
    return [
      line(chunk('', { tool_calls: [started] })),
      line(chunk('', { tool_calls: [{ index: at, function: { arguments: tail } }] })),
    ];
  },
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
  call(call, at) {
    const given = argumentsOf(call);
    const item = { type: 'function_call', id: `fc_${at}`, call_id: `call_${at}`, name: call.tool };
    const place = { item_id: `fc_${at}`, output_index: at + 1 };
    return [
      event({ type: 'response.output_item.added', output_index: at + 1, item: { ...item, arguments: '' } }),
      ...halves(given).map((delta) => event({ type: 'response.function_call_arguments.delta', ...place, delta })),
      event({ type: 'response.function_call_arguments.done', ...place, arguments: given }),
      event({
        type: 'response.output_item.done',
        output_index: at + 1,
        item: { ...item, arguments: given, status: 'completed' },
      }),
    ];
  },
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
  call(call, at) {
    const index = at + 1;
    const block = { type: 'tool_use', id: `toolu_${at}`, name: call.tool, input: {} };
    return [
      event({ type: 'content_block_start', index, content_block: block }),
      ...halves(argumentsOf(call)).map((partial_json) =>
        event({ type: 'content_block_delta', index, delta: { type: 'input_json_delta', partial_json } }),
      ),
      event({ type: 'content_block_stop', index }),
    ];
  },
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

/** The protocol of a path; null where no one listens. */
export function protocolAt(path: string): ProtocolName | null {
  const found = Object.entries(protocols).find(([, protocol]) => protocol.path.test(path));
  return found ? (found[0] as ProtocolName) : null;
}
