import type { Flow, FlowGroup, FlowNote } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import { ImportRefused } from './refused.ts';
import { slugOf } from './words.ts';

/** What one flow holds at most. */
const most = { nodes: 100, edges: 200, notes: 50, groups: 30 } as const;

/** How much further apart rows stand with notes between them, and how far below its step a note is, in units of the canvas. */
const rowsApart = 2.3;
const noteBelow = 210;

/** A flow in the making. */
export class Graph {
  readonly flow: Flow & { notes: FlowNote[]; groups: FlowGroup[] };
  readonly #ids = new Set<string>();

  constructor(name: string) {
    this.flow = { name, nodes: [], edges: [], notes: [], groups: [] };
  }

  /** A name for a step, note or group that no other has. */
  id(wanted: string): string {
    const stem = slugOf(wanted, 34) || 'step';
    const first = stem === 'constructor' ? 'step' : stem;
    let id = first;
    for (let n = 2; this.#ids.has(id); n++) id = `${first}_${n}`;
    this.#ids.add(id);
    return id;
  }

  add(wanted: string, type: string, title: string, config: Record<string, Json>): string {
    const id = this.id(wanted);
    if (this.flow.nodes.length >= most.nodes)
      throw new ImportRefused(
        `The file needs more than ${most.nodes} steps, the maximum for a flow. Split it on the other platform.`,
      );
    this.flow.nodes.push({ id, type, title: title.slice(0, 80), config, x: 0, y: 0 });
    return id;
  }

  link(from: string, port: string, to: string): void {
    if (this.flow.edges.length >= most.edges)
      throw new ImportRefused(`The file needs more than ${most.edges} paths, the maximum for a flow.`);
    this.flow.edges.push({ from, port, to });
  }

  /** Whether there was room for it. */
  note(text: string, beside: string): boolean {
    if (this.flow.notes.length >= most.notes) return false;
    this.flow.notes.push({ id: this.id(`note_${beside}`), text: text.slice(0, 2_000).toWellFormed(), x: 0, y: 0 });
    this.#beside.set(this.flow.notes.at(-1)!.id, beside);
    return true;
  }

  readonly #beside = new Map<string, string>();

  group(title: string, nodes: string[]): void {
    if (nodes.length > 0 && this.flow.groups.length < most.groups)
      this.flow.groups.push({ id: this.id(`group_${title}`), title: title.slice(0, 80), nodes });
  }

  /** Draws the rows apart, and puts each note below the step that it is about. */
  placeNotes(): void {
    for (const node of this.flow.nodes) node.y = Math.round(node.y * rowsApart);
    for (const note of this.flow.notes) {
      const node = this.flow.nodes.find(({ id }) => id === this.#beside.get(note.id));
      if (node) Object.assign(note, { x: node.x, y: node.y + noteBelow });
    }
  }
}
