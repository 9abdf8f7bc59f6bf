import type { Flow, Graph, SlotDef, VariableDef } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import { callbackSlot } from './repair/callback-slot.ts';
import { stepOf } from './steps/catalog.ts';

const known = new WeakMap<Graph, ReadonlyMap<string, SlotDef>>();

/** All slots that a graph's nodes ask for, by name. The first definition of a name counts. */
export function slotDefsOf(graph: Graph): ReadonlyMap<string, SlotDef> {
  const before = known.get(graph);
  if (before) return before;
  const defs = new Map<string, SlotDef>([[callbackSlot.name, callbackSlot]]);
  for (const node of graph.nodes) {
    const configured = stepOf(node);
    for (const slot of configured?.step.slots(configured.config) ?? [])
      if (!defs.has(slot.name)) defs.set(slot.name, slot);
  }
  known.set(graph, defs);
  return defs;
}

/** Bytes of one fact, as JSON: a snapshot holds them all. */
const mostFactBytes = 4_000;

const isOfType: Record<VariableDef['type'], (value: Json) => boolean> = {
  text: isText,
  date: isText,
  time: isText,
  date_time: isText,
  number: (value) => typeof value === 'number',
  yes_no: (value) => typeof value === 'boolean',
  money: (value) => isRecord(value) && typeof value.amount === 'number' && typeof value.currency === 'string',
  list: Array.isArray,
  record: isRecord,
};

function isText(value: Json): boolean {
  return typeof value === 'string';
}

function isRecord(value: Json): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a fact can be the value of a variable. */
export const suits = ({ type }: Pick<VariableDef, 'type'>, value: Json): boolean => isOfType[type](value);

/** Faults of facts that someone wants to begin a conversation with, by name: too large, unknown, or of another type. */
export function checkFacts(flow: Flow, facts: Record<string, Json>): { name: string; fault: string }[] {
  const defs = slotDefsOf(flow);
  return Object.entries(facts).flatMap(([name, value]) => {
    const variable = flow.variables?.find((one) => one.name === name && one.given);
    const slot = defs.get(name);
    const isScalar = ['string', 'number', 'boolean'].includes(typeof value);
    const fault =
      JSON.stringify(value).length > mostFactBytes
        ? `It is larger than ${mostFactBytes} bytes.`
        : variable
          ? suits(variable, value)
            ? null
            : `It must be of type ${variable.type}.`
          : slot?.prefill || name === 'phone'
            ? isScalar
              ? null
              : 'It must be text, a number, or true or false.'
            : 'The agent has no variable with this name that can be set, and no question it pre-fills.';
    return fault ? [{ name, fault }] : [];
  });
}

/** What of the known facts the conversation can use. Others are left out: what is known of a caller is not made for one flow. */
export function usefulFacts(flow: Flow, facts: Record<string, Json>): Record<string, Json> {
  const refused = new Set(checkFacts(flow, facts).map(({ name }) => name));
  const useful = Object.entries(facts).filter(([name]) => !refused.has(name));
  return Object.fromEntries(
    useful.map(([name, value]) => [name, typeof value === 'string' ? value.toWellFormed() : value]),
  );
}
