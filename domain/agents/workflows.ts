import { z } from 'zod';
import { AgentLanguage } from '#domain/platform/agent-languages.ts';
import { Json } from '#domain/platform/json.ts';
import { StepTiming } from './turn-taking.ts';

/**
 * A flow: the graph that a conversation follows, kept as data. A workflow is a flow with a name of its own; an
 * agent carries one. The engine in `voice/flow` runs it; `voice/flow/validate-flow.ts` checks it.
 */

/** What a slot can hold. Each type has one parser of spoken and written forms in `voice/flow/slots`. */
export const slotTypes = [
  'text',
  'name',
  'yes_no',
  'choice',
  'number',
  'rating',
  'date',
  'time',
  'date_time',
  'duration',
  'money',
  'phone',
  'email',
  'code',
  'address',
] as const;
export type SlotType = (typeof slotTypes)[number];

/** `constructor` is the one name of this form that every JavaScript object has already. */
const Key = z
  .string()
  .regex(/^(?!constructor$)[a-z][a-z0-9_]{0,39}$/, 'Use up to 40 lowercase letters, digits, or underscores.');
/** One utterance; OpenAI's speech API takes 4096 characters, a caller far fewer. */
const Utterance = z.string().min(1).max(600);

/** Whether a text can be said: without links and formatting. What stands for a name is nothing of it. */
export const isSpeakable = (text: string): boolean =>
  !/https?:\/\/|www\.|\*\*|__|^#{1,6} |^[-*] |`|\]\(/m.test(text.replace(/\{\{[^}]*\}\}/g, ''));

export const Choice = z.object({
  value: Key,
  label: z.string().min(1).max(80),
  /** Other words that mean this choice. */
  synonyms: z.array(z.string().min(1).max(80)).max(30).default([]),
});
export type Choice = z.infer<typeof Choice>;

export const SlotDef = z.object({
  name: Key,
  type: z.enum(slotTypes),
  /** What the agent asks. May hold `{{slot}}` and `{{slot|words when it is not set}}`. Ends in one question. */
  prompt: Utterance,
  /** Said instead of the prompt when an answer was not understood: first, second. */
  reprompts: z.array(Utterance).max(3).default([]),
  /**
   * explicit: read back and ask for a yes. implicit: named in the next sentence. never: taken as heard.
   * auto: explicit for what is easily misheard (phone, email, code, address, date_time), else never.
   */
  confirm: z.enum(['auto', 'never', 'implicit', 'explicit']).default('auto'),
  /** Filled from what is known of the caller beforehand, where something of this name is known. */
  prefill: z.boolean().default(false),
  /** Its value is for the conversation alone: hidden wherever a call is shown, told or sent, and in what is searched. */
  sensitive: z.boolean().optional(),
  /** A caller may leave an optional slot open ("skip"). */
  required: z.boolean().default(true),
  /** Answers that were not understood before the `no_match` port is taken. */
  maxAttempts: z.number().int().min(1).max(5).default(3),
  /** choice: what can be chosen. */
  choices: z.array(Choice).max(20).default([]),
  /** number and rating: the bounds, both included. */
  min: z.number().optional(),
  max: z.number().optional(),
});
export type SlotDef = z.infer<typeof SlotDef>;

/** What a variable can hold. */
export const variableTypes = [
  'text',
  'number',
  'yes_no',
  'date',
  'time',
  'date_time',
  'money',
  'list',
  'record',
] as const;
export type VariableType = (typeof variableTypes)[number];

/** A value beside the slots: known or given when a conversation begins, set by steps, or the result of an action. */
export const VariableDef = z.object({
  name: Key,
  type: z.enum(variableTypes),
  /** Its value until something else is set. */
  initial: Json.default(null),
  /** Whether the starter of a conversation may give it, or what is known of the caller fills it. */
  given: z.boolean().default(false),
  /** Kept out of logs, exports and histories. */
  sensitive: z.boolean().default(false),
});
export type VariableDef = z.infer<typeof VariableDef>;

export const FlowNode = z.object({
  id: Key,
  /** A step of `voice/flow/steps/catalog.ts`. */
  type: Key,
  title: z.string().min(1).max(80),
  /** Checked against the step's own schema. */
  config: z.record(z.string(), Json),
  /**
   * Who understands the answers here. scripted: the engine alone. assisted: where the engine is not sure, a language
   * model may propose what was meant. Left out: what the agent says, else scripted.
   */
  mode: z.enum(['scripted', 'assisted']).optional(),
  /** How long the caller is waited for here; left out: as long as the agent says. */
  timing: StepTiming.optional(),
  /** Whether a caller who speaks stops what is said here; left out: yes, but for what the law wants to be heard. */
  interruptible: z.boolean().optional(),
  x: z.number().default(0),
  y: z.number().default(0),
});
export type FlowNode = z.infer<typeof FlowNode>;

export const FlowEdge = z.object({
  from: Key,
  /** One of the ports of the `from` node's step; one edge a port. */
  port: Key,
  to: Key,
});
export type FlowEdge = z.infer<typeof FlowEdge>;

/** A note beside the steps, for people who build the flow. */
export const FlowNote = z.object({ id: Key, text: z.string().max(2_000), x: z.number(), y: z.number() });
export type FlowNote = z.infer<typeof FlowNote>;

/** Steps that are drawn and moved together, under a title. */
export const FlowGroup = z.object({
  id: Key,
  title: z.string().min(1).max(80),
  /** A step is in one group at most. */
  nodes: z.array(Key).min(1).max(100),
});
export type FlowGroup = z.infer<typeof FlowGroup>;

/**
 * A text of a flow in other languages. It belongs to its words, wherever they stand: words that are changed are to be
 * translated anew. A choice may have other words that mean it, behind bars: `Rechnung | Rechnungen | Zahlung`.
 */
export const FlowTranslation = z.object({
  text: z.string().min(1).max(4_000),
  in: z.partialRecord(AgentLanguage, z.string().min(1).max(4_000)),
});
export type FlowTranslation = z.infer<typeof FlowTranslation>;

const graph = {
  name: z.string().min(1).max(80),
  nodes: z.array(FlowNode).max(100),
  edges: z.array(FlowEdge).max(200),
  variables: z.array(VariableDef).max(50).optional(),
  notes: z.array(FlowNote).max(50).optional(),
  groups: z.array(FlowGroup).max(30).optional(),
  /** What is said and written, in languages other than the agent's own. */
  translations: z.array(FlowTranslation).max(1_000).optional(),
};

/** A workflow as it was at one version, to be run within another: its values are its own. */
export const Subflow = z.object({
  ...graph,
  /** The workflow that it is a version of; null for one that only this flow has. */
  workflowId: z.string().nullable(),
  workflowVersion: z.int().min(1),
  /** Slots and variables of it that the flow around it may take over. */
  outputs: z.array(Key).max(30).default([]),
});
export type Subflow = z.infer<typeof Subflow>;

/** The form that flows have today. Stored ones of before are brought to it by `voice/flow/stored-flow.ts`. */
export const flowVersion = 2;

export const Flow = z.object({
  ...graph,
  version: z.literal(flowVersion).optional(),
  /** Pinned workflows that its steps, and theirs, run, by the key that the steps name. */
  workflows: z.record(Key, Subflow).optional(),
});
export type Flow = z.infer<typeof Flow>;

/** What a conversation runs through: a flow, or a workflow within it. */
export type Graph = Pick<Flow, 'name' | 'nodes' | 'edges' | 'variables' | 'notes' | 'groups' | 'translations'>;

/**
 * Faults that have a mend: a way that leads nowhere, a name that no step sets or that may not be set yet, a prompt without
 * a question mark, a step that nothing leads to, an address that is not read back, a promise that no one is told of.
 */
export const mends = [
  'open_way',
  'unknown_name',
  'unset_name',
  'no_question',
  'unreached',
  'not_read_back',
  'not_told',
] as const;

/** A fault in a flow: errors forbid activation, warnings do not. */
export const FlowProblem = z.object({
  level: z.enum(['error', 'warning']),
  nodeId: z.string().nullable(),
  message: z.string(),
  /** What could mend it, and the port, name or slot that it is about; left out where only a person knows. */
  mend: z.object({ kind: z.enum(mends), about: z.string() }).optional(),
});
export type FlowProblem = z.infer<typeof FlowProblem>;

/** The number of steps that a card shows: Start Call and End Call are the frame, not steps. */
export function countSteps(flow: Flow): number {
  return flow.nodes.filter((node) => node.type !== 'start' && node.type !== 'end').length;
}
