import type { Flow, FlowNode } from '#domain/agents/workflows.ts';
import type { Setting } from '#voice/flow/conversation.ts';
import { graphOf } from '#voice/flow/frames.ts';
import { inLanguage } from '#voice/flow/other-languages.ts';
import { frameOf, type Snapshot } from '#voice/flow/snapshot.ts';
import { stepOf } from '#voice/flow/steps/catalog.ts';

/** Terms that a transcriber is given, and characters of one: services take some hundred words in all. */
const most = { terms: 60, chars: 40 };

function choicesOf(node: FlowNode | undefined): string[] {
  const asks = node && stepOf(node);
  const defs = asks?.step.slots(asks.config) ?? [];
  return defs.flatMap(({ choices }) => choices.flatMap(({ label, synonyms }) => [label, ...synonyms]));
}

/** Words of the choices at the step that asks, in the language that is spoken now. */
export function choicesNow(source: Flow, snapshot: Snapshot): string[] {
  const flow = inLanguage(source, snapshot.setting.language);
  const frame = frameOf(snapshot);
  return choicesOf(graphOf({ flow }, frame)?.nodes.find(({ id }) => id === frame.node));
}

/**
 * Words that callers are likely to say: the choices of the question that is open, the names of the agent and its business,
 * what is known by name, then the choices of all other questions.
 */
export function likelyWords(source: Flow, setting: Setting, snapshot: Snapshot | null): string[] {
  const flow = inLanguage(source, snapshot?.setting.language ?? setting.language ?? '');
  const others = [flow, ...Object.values(flow.workflows ?? {})].flatMap(({ nodes }) => nodes.flatMap(choicesOf));
  const { name } = setting.known;
  const names = [setting.agentName, setting.businessName, typeof name === 'string' ? name : ''];
  const all = [...(snapshot === null ? [] : choicesNow(flow, snapshot)), ...names, ...others];
  const terms = all.map((term) => term.trim()).filter((term) => term !== '' && term.length <= most.chars);
  const first = new Map(terms.map((term) => [term.toLowerCase(), term] as const).toReversed());
  return [...new Set(terms.map((term) => first.get(term.toLowerCase())!))].slice(0, most.terms);
}
