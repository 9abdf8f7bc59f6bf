import { randomUUID } from 'node:crypto';

/** A session of OpenAI's Realtime API, as far as an agent has one. */

type Values = Record<string, unknown>;
const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One object laid over another, member by member. Arrays are replaced. */
function laidOver(under: Values, over: Values, depth = 0): Values {
  const merged = { ...under };
  for (const [name, value] of Object.entries(over)) {
    if (name === '__proto__') continue;
    const before = merged[name];
    merged[name] = isObject(value) && isObject(before) && depth < 4 ? laidOver(before, value, depth + 1) : value;
  }
  return merged;
}

export const audioFormats = { 'audio/pcm': 24_000, 'audio/pcmu': 8_000 } as const;
export type AudioFormat = keyof typeof audioFormats;

/** What a client gets told of its session before it says anything. */
export const firstSession = (agentId: string): Values => ({
  type: 'realtime',
  object: 'realtime.session',
  id: `sess_${randomUUID()}`,
  model: agentId,
  output_modalities: ['audio'],
  instructions: '',
  tools: [],
  tool_choice: 'auto',
  max_output_tokens: 'inf',
  audio: {
    input: {
      format: { type: 'audio/pcm', rate: 24_000 },
      transcription: null,
      noise_reduction: null,
      turn_detection: { type: 'server_vad', create_response: true, interrupt_response: true },
    },
    output: { format: { type: 'audio/pcm', rate: 24_000 }, voice: 'agent', speed: 1 },
  },
});

/** Characters of a session as JSON: what a client adds with each update stays. */
const longestSession = 100_000;

/** What an update says of the session; nothing where it is no object. */
export const saidIn = (update: unknown): Values => (isObject(update) ? update : {});

/** A session after `session.update`. The agent is the one that the URL names, whatever the client calls its model. */
export function updatedSession(session: Values, update: unknown): Values {
  const merged = laidOver(session, saidIn(update));
  return { ...merged, model: session.model, id: session.id, type: 'realtime', object: 'realtime.session' };
}

const at = (session: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), session);

export const formatOf = (session: Values, side: 'input' | 'output'): string => {
  const format = at(session, 'audio', side, 'format', 'type') ?? at(session, 'audio', side, 'format');
  return typeof format === 'string' ? format : 'audio/pcm';
};

/** Whether the server finds out where the caller's turns end. */
export const detectsTurns = (session: Values): boolean => at(session, 'audio', 'input', 'turn_detection') !== null;

/** Whether answers are only written. */
export function isTextOnly({ output_modalities: kinds }: Values): boolean {
  return Array.isArray(kinds) && kinds.length > 0 && kinds.every((kind) => kind === 'text');
}

/** Why a session cannot be as a client wants it; null where it can. */
export function problemOf(session: Values): { message: string; param: string } | null {
  for (const side of ['input', 'output'] as const) {
    if (Object.hasOwn(audioFormats, formatOf(session, side))) continue;
    const message = `Choose audio/pcm at 24,000 Hz or audio/pcmu as the ${side} format.`;
    return { message, param: `session.audio.${side}.format` };
  }
  if (JSON.stringify(session).length > longestSession)
    return { message: `The session’s JSON can have up to ${longestSession} characters.`, param: 'session' };
  const tools = session.tools;
  const other = Array.isArray(tools) ? tools.find((tool) => at(tool, 'type') !== 'function') : undefined;
  if (other !== undefined)
    return {
      message: 'Only tools of type function are accepted. Connect other tools to the agent.',
      param: 'session.tools',
    };
  return null;
}
