import type { Flow, FlowNode } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import { stepOf } from '../steps/catalog.ts';

const isRecord = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text that reads a name no more: a line that only told its value goes, elsewhere the words for when it is not set stand. */
function forgotten(text: string, name: string): string {
  const reference = new RegExp(`\\{\\{\\s*${name}(?=[\\s:|}])[^{}|]*(?:\\|([^{}]*))?\\}\\}`, 'g');
  if (!reference.test(text)) return text;
  const line = new RegExp(`^[^\\n{}:]{1,60}:\\s*\\{\\{\\s*${name}(?=[\\s:|}])[^{}]*\\}\\}\\s*$\\n?`, 'gm');
  const lines = text.includes('\n') ? text.replace(line, '') : text;
  return lines
    .replace(new RegExp(`,?[ \\t]*\\{\\{\\s*${name}(?=[\\s:|}])[^{}|]*(?:\\|\\s*)?\\}\\}`, 'g'), '')
    .replace(reference, (_, otherwise: string | undefined) => otherwise ?? '');
}

function forgottenIn(value: Json, name: string): Json {
  if (typeof value === 'string') return forgotten(value, name);
  if (Array.isArray(value)) return value.map((item) => forgottenIn(item, name));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, forgottenIn(item, name)]));
}

/** The settings of a step without a name; also those that it has without being told, as the title of an appointment. */
function withoutName(node: FlowNode, name: string): FlowNode {
  const whole = (stepOf(node)?.config ?? node.config) as Record<string, Json>;
  const changes: Record<string, Json> = {};
  for (const [key, value] of Object.entries(whole)) {
    if (value === undefined) continue;
    const next = forgottenIn(value, name);
    if (JSON.stringify(next) !== JSON.stringify(value)) changes[key] = next;
  }
  return Object.keys(changes).length === 0 ? node : { ...node, config: { ...node.config, ...changes } };
}

/** Gives each reference to a name that may have no value from now on empty words for that case. */
export function leaveOpen(flow: Flow, name: string): Flow {
  const bare = new RegExp(`\\{\\{\\s*(${name}(?::[a-z_:]+)?)\\s*\\}\\}`, 'g');
  const open = (value: Json): Json => {
    if (typeof value === 'string') return value.replace(bare, '{{$1|}}');
    if (Array.isArray(value)) return value.map(open);
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, open(item)]));
  };
  const nodes = flow.nodes.map((node) => {
    const config = open(node.config) as FlowNode['config'];
    return JSON.stringify(config) === JSON.stringify(node.config) ? node : { ...node, config };
  });
  return { ...flow, nodes };
}

/** Takes a name that nothing asks for any more out of all texts. Conditions keep it: what they decide is for a person to say. */
export function forgetName(flow: Flow, name: string): { flow: Flow; count: number } {
  let count = 0;
  const nodes = flow.nodes.map((node) => {
    const next = withoutName(node, name);
    if (next !== node) count += 1;
    return next;
  });
  return { flow: count === 0 ? flow : { ...flow, nodes }, count };
}
