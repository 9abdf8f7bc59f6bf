import type { FlowNote, Graph } from '#domain/agents/workflows.ts';
import type { Place } from './places.ts';
import { freeName } from './steps.ts';

/** Adds an empty note at a place, in pixels. */
export function addNote<G extends Graph>(graph: G, at: Place): { graph: G; id: string } {
  const notes = graph.notes ?? [];
  const taken = new Set([...notes, ...graph.nodes].map(({ id }) => id));
  const id = freeName('note', taken);
  return { graph: { ...graph, notes: [...notes, { id, text: '', ...at }] }, id };
}

/** Changes what a note says. */
export const writeNote = <G extends Graph>(graph: G, id: string, text: string): G =>
  withNotes(graph, (note) => (note.id === id ? [{ ...note, text }] : [note]));

/** Removes notes. */
export const removeNotes = <G extends Graph>(graph: G, ids: readonly string[]): G =>
  withNotes(graph, (note) => (ids.includes(note.id) ? [] : [note]));

function withNotes<G extends Graph>(graph: G, change: (note: FlowNote) => FlowNote[]): G {
  return graph.notes ? { ...graph, notes: graph.notes.flatMap(change) } : graph;
}
