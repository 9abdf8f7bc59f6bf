import { changeStep } from '#domain/agents/flow-edits/steps.ts';
import { connect, insertStep } from '#domain/agents/flow-edits/ways.ts';
import type { Flow, FlowProblem } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import { findStep } from '#voice/flow/steps/catalog.ts';
import { card } from '../canvas/card.ts';
import { gaps } from '../canvas/lay-out.ts';
import { viewOf } from '../step-view.ts';

/** A way to mend a problem at once. */
export interface QuickFix {
  label: string;
  apply: (flow: Flow) => Flow;
}

/** Pixels from a step to the one that a mend puts behind it. */
const behind = card.width + gaps.column;

const fresh = (type: string, at: { x: number; y: number }, config?: Record<string, Json>) => {
  const step = findStep(type)!;
  return { type, title: step.title, config: config ?? (structuredClone(step.initial) as Record<string, Json>), ...at };
};

/** Changes every text of a configuration. */
function mapTexts(value: Json, change: (text: string) => string): Json {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
}

/** Changes the question of a name, wherever it is asked. */
function withSlot(flow: Flow, name: string, change: Record<string, Json>): Flow {
  const nodes = flow.nodes.map((node) => {
    const { slots } = node.config;
    if (!Array.isArray(slots)) return node;
    const isAsked = (slot: Json) =>
      typeof slot === 'object' && slot !== null && !Array.isArray(slot) && slot.name === name;
    if (!slots.some(isAsked)) return node;
    const next = slots.map((slot) => (isAsked(slot) ? { ...(slot as Record<string, Json>), ...change } : slot));
    return { ...node, config: { ...node.config, slots: next } };
  });
  return { ...flow, nodes };
}

/** What mends a problem, when something can; the problem's own node is `node`. */
export function quickFixOf(flow: Flow, { nodeId, mend }: FlowProblem): QuickFix | null {
  const node = flow.nodes.find(({ id }) => id === nodeId);
  if (!node || !mend) return null;
  const { kind, about } = mend;
  switch (kind) {
    case 'open_way': {
      const way = { from: node.id, port: about };
      const ends = flow.nodes.filter(({ type, id }) => findStep(type)?.ends && id !== node.id);
      // Where other steps lead by the same way.
      const usual = flow.edges.find(({ port, to }) => port === about && ends.some(({ id }) => id === to))?.to;
      const end = ends.find(({ id }) => id === usual) ?? ends[0];
      if (end) return { label: `Connect to ${end.title}`, apply: (now) => connect(now, way, end.id) };
      const at = { x: node.x + behind, y: node.y };
      return { label: 'End the call here', apply: (now) => insertStep(now, way, fresh('end', at), null).graph };
    }
    case 'unknown_name': {
      const before = flow.edges.find(({ to }) => to === node.id);
      if (!before) return null;
      const words = about.replaceAll('_', ' ');
      const slot = { name: about, type: 'text', prompt: `What is your ${words}?` };
      const step = {
        ...fresh('ask', { x: node.x, y: node.y - 240 }, { slots: [slot] }),
        title: `Ask ${words}`.slice(0, 80),
      };
      return { label: `Ask for ${words} first`, apply: (now) => insertStep(now, before, step, 'filled').graph };
    }
    case 'unset_name': {
      const bare = new RegExp(`\\{\\{\\s*(${about}(?::[a-z_:]+)?)\\s*\\}\\}`, 'g');
      const config = mapTexts(node.config, (text) => text.replace(bare, '{{$1|}}')) as Record<string, Json>;
      return { label: 'Leave out missing values', apply: (now) => changeStep(now, node.id, { config }) };
    }
    case 'no_question': {
      const { slots } = node.config;
      const slot = (Array.isArray(slots) ? slots : []).find(
        (one): one is Record<string, Json> =>
          typeof one === 'object' && one !== null && !Array.isArray(one) && one.name === about,
      );
      if (typeof slot?.prompt !== 'string') return null;
      const prompt = `${slot.prompt.trim().replace(/[.!:;,]+$/, '')}?`;
      return { label: 'Turn into a question', apply: (now) => withSlot(now, about, { prompt }) };
    }
    case 'unreached': {
      const open = flow.nodes
        .flatMap((other) => viewOf(other).ports.map(({ id, label }) => ({ from: other, port: id, label })))
        .find(
          ({ from, port }) =>
            from.id !== node.id && !flow.edges.some((edge) => edge.from === from.id && edge.port === port),
        );
      if (!open) return null;
      return {
        label: `Connect ${open.from.title}, ${open.label} here`,
        apply: (now) => connect(now, { from: open.from.id, port: open.port }, node.id),
      };
    }
    case 'not_read_back':
      return { label: 'Read back the answer', apply: (now) => withSlot(now, about, { confirm: 'explicit' }) };
    case 'not_told': {
      const [port] = viewOf(node).ports;
      const task = fresh('leave_task', { x: node.x + behind, y: node.y });
      if (!port) {
        const before = flow.edges.find(({ to }) => to === node.id);
        return before
          ? {
              label: 'Create a follow-up',
              apply: (now) => insertStep(now, before, { ...task, x: node.x - 60, y: node.y - 160 }, 'next').graph,
            }
          : null;
      }
      return {
        label: 'Create a follow-up',
        apply: (now) => insertStep(now, { from: node.id, port: port.id }, task, 'next').graph,
      };
    }
  }
}
