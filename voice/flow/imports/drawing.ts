import type { Expression } from '#domain/agents/expressions.ts';
import type { Json } from '#domain/platform/json.ts';
import type { Graph } from './graph.ts';
import type { Spot, Way } from './spots.ts';
import type { Reading } from './texts.ts';

/** A way out of a step that was drawn. */
export interface Out {
  from: string;
  port: string;
}

/** What is drawn of one place: where it begins, and which ways out are still to be led on. */
export interface Drawing {
  graph: Graph;
  reading: Reading;
  /** Of a spot, by its id: the step where it begins. */
  entries: Map<string, string>;
  /** Ways out of steps that lead to a spot; null leads nowhere. */
  open: { from: string; port: string; way: Way }[];
  /** Ways that can be asked for wherever ways part. */
  anywhere: Way[];
  /** Whether they could be put anywhere. */
  isAnywhere: boolean;
  /** The spot that a step was drawn for. */
  ownerOf: Map<string, string>;
  /** Spots whose ways lead straight on: what leads there leads further. */
  through: Map<string, Way | null>;
}

/** The step where conversations end of which the file says no more. */
export function lastStep({ graph }: Drawing): string {
  const known = graph.flow.nodes.find(({ type, title }) => type === 'end' && title === 'End Call');
  return (
    known?.id ??
    graph.add('end', 'end', 'End Call', { message: 'Thank you for your call. Goodbye!', outcome: 'success' })
  );
}

/** Leads on from a step by the ways of its spot: straight, or through a Decision Point. */
export function leadOn(drawing: Drawing, spot: Spot, out: Out | null, ways: Way[]): void {
  const { graph, open, reading } = drawing;
  const always = ways.find(({ when }) => when.kind === 'always' || when.kind === 'result');
  const holding = ways.filter(({ when }) => when.kind === 'holds');
  if (holding.length === 0) {
    if (always && out) open.push({ ...out, way: always });
    else if (out) {
      reading.ledger.remark('The file has no next step here, so the call ends.', spot.id);
      graph.link(out.from, out.port, lastStep(drawing));
    }
    return;
  }
  let from: Out = out ?? { from: '', port: '' };
  for (let at = 0; at < holding.length; at += 10) {
    const some = holding.slice(at, at + 10);
    const ports = some.map((_, n) => `way_${at + n + 1}`);
    const branches = some.map((way, n) => ({
      port: ports[n]!,
      label: (way.label ?? `Way ${at + n + 1}`).slice(0, 80),
      when: (way.when as { expression: Expression }).expression as Json,
    }));
    const id = graph.add(`${spot.title} ways`, 'decision', `${spot.title.slice(0, 70)}: ways`, { branches });
    if (from.from) graph.link(from.from, from.port, id);
    if (!drawing.entries.has(spot.id)) drawing.entries.set(spot.id, id);
    for (const [n, way] of some.entries()) open.push({ from: id, port: ports[n]!, way });
    from = { from: id, port: 'else' };
  }
  if (always) open.push({ ...from, way: always });
  else graph.link(from.from, from.port, lastStep(drawing));
}
