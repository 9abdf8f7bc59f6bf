import { changeStep } from '#domain/agents/flow-edits/steps.ts';
import type { Flow, FlowNode } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import { stepOf } from '#voice/flow/steps/catalog.ts';
import type { BuilderStore } from './builder-store.ts';

/** Where the text stands in the settings of a step that it says first, and the text with its braces. */
export interface SpokenPlace {
  path: readonly (string | number)[];
  text: string;
}

function pathTo(value: unknown, text: string): (string | number)[] | null {
  if (value === text) return [];
  if (typeof value !== 'object' || value === null) return null;
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [key, member] of entries) {
    const rest = pathTo(member, text);
    if (rest) return [key, ...rest];
  }
  return null;
}

/** Null where a step says nothing, or where what it says stands in no setting of its own. */
export function spokenPlaceOf(node: FlowNode): SpokenPlace | null {
  const configured = stepOf(node);
  const text = configured?.step.texts(configured.config).spoken.find(Boolean);
  const path = text === undefined ? null : pathTo(node.config, text);
  return path && path.length > 0 ? { path, text: text! } : null;
}

function put(value: Json, [key, ...rest]: readonly (string | number)[], text: string): Json {
  if (key === undefined) return text;
  if (Array.isArray(value)) return value.map((member, at) => (at === key ? put(member, rest, text) : member));
  const record = value as Record<string, Json>;
  return { ...record, [key]: put(record[key] ?? null, rest, text) };
}

/** What a step says first, as it is written: at the start the agent's own greeting, where it has one. Null: nowhere. */
export function writtenText(store: BuilderStore, node: FlowNode, greeting: string | undefined): string | null {
  if (node.type === 'start' && greeting) return store.get().settings === null ? null : greeting;
  return spokenPlaceOf(node)?.text ?? null;
}

/** Writes what a step says first. A text that is empty changes nothing: what a step says is taken out beside its settings. */
export function writeText(store: BuilderStore, node: FlowNode, greeting: string | undefined, written: string): void {
  const text = written.trim();
  if (text === '') return;
  if (node.type === 'start' && greeting) {
    store.editBoth(({ flow, settings }) => ({ flow, settings: settings && { ...settings, greeting: text } }));
    return;
  }
  const place = spokenPlaceOf(node);
  if (!place || place.text === text) return;
  const config = put(node.config as Json, place.path, text) as FlowNode['config'];
  store.edit((flow: Flow) => changeStep(flow, node.id, { config }));
}
