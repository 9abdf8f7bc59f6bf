import { z } from 'zod';
import { SpeechModel } from '#domain/models/speech-models.ts';
import { bookingLimits } from './booking-limits.ts';
import { type Flow, type FlowNode, SlotDef } from './workflows.ts';

const Name = z.string().regex(/^(?!constructor$)[a-z][a-z0-9_]{0,39}$/);
const line = z.string().min(1).max(500);

/** What it may have the engine do, beside the workspace's own actions. How each is done is the engine's, with its own questions. */
export const promptTools = ['book', 'change', 'message', 'person'] as const;
export type PromptTool = (typeof promptTools)[number];

/** Something that it may have done: what exactly, and for whom, stands in the action, never in a model's words. */
const Act = z.strictObject({
  name: Name,
  label: z.string().min(1).max(80),
  /** An action of the workspace, as set up on the Actions page. */
  actionId: z.string().min(1).max(60),
  /** Asked before it is done: only a bare yes of the caller has it done. */
  ask: z.string().min(1).max(300),
  done: z.string().min(1).max(300),
  failed: z.string().min(1).max(300).default('I am sorry, that did not work.'),
});

export type PromptAction = z.infer<typeof Act>;

const Way = z.strictObject({
  port: Name,
  label: z.string().min(1).max(80),
  /** When the agent goes this way, in words. */
  when: z.string().max(300).default(''),
  /** Only taken once all required fields are filled in. */
  needsFields: z.boolean().default(true).describe('Whether required fields must be filled in first.'),
  /** Asked before it is taken, which then takes a bare yes; left out: it is taken at once. */
  ask: z.string().min(1).max(300).optional(),
});

const Booking = z.strictObject({
  prompt: z.string().min(1).max(600).default('What day and time work best for you?'),
  title: z.string().min(1).max(200).default('Appointment with {{name|a caller}}'),
  durationMinutes: z.int().min(5).max(480).default(30),
  /** How many times are offered at once. */
  offer: z.int().min(1).max(4).default(3),
  /** Ids of calendars of which any will do; the workspace's main one when empty. */
  calendars: z.array(z.string().min(1).max(60)).max(20).default([]),
  ...bookingLimits,
  attendee: z
    .strictObject({
      name: z.string().max(200).default('{{name|}}'),
      email: z.string().max(200).default('{{email|}}'),
      phone: z.string().max(200).default('{{phone|}}'),
    })
    .prefault({}),
});

export const PromptConfig = z.strictObject({
  who: z.string().max(4000).default('').describe('The agent’s name, role, and the business it represents.'),
  goals: z.array(line).min(1).max(10).describe('The agent’s goals, most important first.'),
  /** The first question. */
  prompt: z.string().min(1).max(600),
  /** All that it may state of the business, beside what the agent's own facts and documents say. */
  facts: z.array(line).max(60).default([]),
  style: z.string().max(2000).default(''),
  must: z.array(line).max(30).default([]).describe('Rules for the model to follow.'),
  mustNot: z
    .array(line)
    .max(30)
    .default([])
    .describe('What the agent must not do or say. The engine blocks any words in quotation marks.'),
  /** What it finds out. Each answer is read by the field's own reader. */
  fields: z.array(SlotDef).max(12).default([]),
  tools: z.array(z.enum(promptTools)).max(promptTools.length).default([]).describe('What the agent can do.'),
  booking: Booking.prefault({}),
  /** What it may have done, each at most once. */
  actions: z.array(Act).max(8).default([]),
  /** Ways out, the first of them is the usual one. */
  ways: z.array(Way).min(1).max(10),
  /** Whether the caller's words are looked up in the documents, and what is found is among the facts. */
  knowledge: z.boolean().default(true),
  folders: z.array(z.string().max(60)).max(20).default([]),
  /** Turns of the caller, and minutes, before it is led to an end. */
  maxTurns: z.int().min(1).max(100).default(40),
  maxMinutes: z.int().min(1).max(60).default(15),
  /** Whether a model hears and speaks where a call's sound comes to the server, and which one. */
  speech: SpeechModel.extend({
    byModel: z
      .boolean()
      .default(false)
      .describe('Whether the model listens and speaks directly when a call has audio.'),
  }).prefault({}),
});
export type PromptConfig = z.infer<typeof PromptConfig>;

/** The step of an agent by prompt, as flows name it. */
export const promptType = 'prompt';

/** The model that hears and speaks at a step; null where Parley does. */
export function speechModelOf({ type, config }: FlowNode): SpeechModel | null {
  const speech = type === promptType ? PromptConfig.shape.speech.safeParse(config.speech).data : undefined;
  return speech?.byModel ? { model: speech.model, voice: speech.voice } : null;
}

/** The first model of a flow that hears and speaks; null where none does. */
export function firstSpeechModelOf(flow: Flow): SpeechModel | null {
  const nodes = [flow, ...Object.values(flow.workflows ?? {})].flatMap((graph) => graph.nodes);
  return nodes.map(speechModelOf).find((found) => found !== null) ?? null;
}

/** The one conversation by prompt that a flow holds; null where it holds none, or several. */
export function promptNodeOf(flow: Flow): FlowNode | null {
  const found = flow.nodes.filter(({ type }) => type === promptType);
  return found.length === 1 ? found[0]! : null;
}

/** An agent that is a prompt: it greets, talks, and says goodbye. */
export function promptAgentFlow(
  name: string,
  config: z.input<typeof PromptConfig>,
  texts: { greeting: string; closing: string },
): Flow {
  const kept = PromptConfig.parse(config);
  return {
    name,
    nodes: [
      { id: 'start', type: 'start', title: 'Start Call', config: { greeting: texts.greeting }, x: 0, y: 0 },
      { id: 'talk', type: promptType, title: 'Conversation', config: JSON.parse(JSON.stringify(kept)), x: 320, y: 0 },
      { id: 'end', type: 'end', title: 'End Call', config: { message: texts.closing }, x: 640, y: 0 },
    ],
    edges: [
      { from: 'start', port: 'next', to: 'talk' },
      ...kept.ways.map(({ port }) => ({ from: 'talk', port, to: 'end' })),
    ],
  };
}

/** Ids of the workspace's actions that a step runs. */
export function actionIdsOf({ type, config }: FlowNode): string[] {
  if (type === 'run_action') return typeof config.actionId === 'string' ? [config.actionId] : [];
  if (type !== promptType || !Array.isArray(config.actions)) return [];
  return config.actions.flatMap((one) => {
    const { actionId } = (one ?? {}) as { actionId?: unknown };
    return typeof actionId === 'string' ? [actionId] : [];
  });
}

/** A step whose actions are named in another way. */
export function withActionIds(node: FlowNode, rename: (actionId: string) => string): FlowNode {
  const ids = actionIdsOf(node);
  if (ids.length === 0) return node;
  if (node.type === 'run_action') return { ...node, config: { ...node.config, actionId: rename(ids[0]!) } };
  const actions = (node.config.actions as { actionId?: unknown }[]).map((one) =>
    typeof one?.actionId === 'string' ? { ...one, actionId: rename(one.actionId) } : one,
  );
  return { ...node, config: { ...node.config, actions: actions as FlowNode['config'][string] } };
}
