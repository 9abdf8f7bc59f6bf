import { copySteps, duplicateSteps, pasteSteps, readClip } from '#domain/agents/flow-edits/clip.ts';
import { addNote, removeNotes } from '#domain/agents/flow-edits/notes.ts';
import {
  type Alignment,
  alignSteps,
  moveBy,
  moveTo,
  type Place,
  spreadSteps,
} from '#domain/agents/flow-edits/places.ts';
import { addStep, groupSteps, type NewStep, removeSteps } from '#domain/agents/flow-edits/steps.ts';
import { insertStep } from '#domain/agents/flow-edits/ways.ts';
import type { Flow, FlowProblem } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import type { AnyStep } from '#voice/flow/steps/step.ts';
import type { BuilderStore } from './builder-store.ts';
import { card, cardSize } from './canvas/card-size.ts';
import { directionOf, type FlowDirection, gaps, layOut } from './canvas/lay-out.ts';
import { inOrder, mainPort, onwardPort, viewOf } from './step-view.ts';
import type { StepPlace } from './use-builder.tsx';

/** What people do in the builder, whether by mouse, by key, in the outline or from the list of commands. */

/** Pixels from a step to the one that is added behind it. */
const behind = card.width + gaps.column;

const stepById = (flow: Flow, id: string) => flow.nodes.find((node) => node.id === id);

const sizeIn = (flow: Flow) => (id: string) => {
  const node = stepById(flow, id);
  return node ? cardSize(node) : { width: 200, height: 80 };
};

/** Places below a wanted one, until nothing lies there. */
function freePlace(flow: Flow, wanted: Place): Place {
  const boxes = flow.nodes.map((node) => ({ x: node.x, y: node.y, ...cardSize(node) }));
  const covers = (place: Place) =>
    boxes.find(
      (box) =>
        place.x < box.x + box.width &&
        box.x < place.x + card.width &&
        place.y < box.y + box.height &&
        box.y < place.y + 120,
    );
  let place = wanted;
  for (let other = covers(place); other; other = covers(place)) place = { x: place.x, y: other.y + other.height + 40 };
  return place;
}

const titleOf = (flow: Flow, step: AnyStep): string => {
  const same = flow.nodes.filter(({ type }) => type === step.type).length;
  return same === 0 ? step.title : `${step.title} ${same + 1}`;
};

/** Adds a step of a kind: behind a way, at a place, or behind what is chosen. The new step is chosen. */
export function addNewStep(store: BuilderStore, step: AnyStep, where: StepPlace = {}): void {
  const { flow, selected } = store.get();
  const chosen = stepById(flow, selected[0] ?? '');
  const main = chosen && mainPort(viewOf(chosen).ports);
  const way = where.way ?? (where.at || !chosen || !main ? undefined : { from: chosen.id, port: main });
  const from = way ? stepById(flow, way.from) : undefined;
  const port = from ? viewOf(from).ports.findIndex(({ id }) => id === way?.port) : 0;
  const last = inOrder(flow).at(-1);
  const wanted =
    where.at ??
    (from
      ? { x: from.x + behind, y: from.y + Math.max(0, port) * card.port }
      : { x: (last?.x ?? 0) + behind, y: last?.y ?? 0 });
  const fresh: NewStep = {
    type: step.type,
    title: titleOf(flow, step),
    config: structuredClone(step.initial) as Record<string, Json>,
    ...freePlace(flow, wanted),
  };
  const { ports } = viewOf({ ...fresh, id: 'new' });
  const made = way ? insertStep(flow, way, fresh, mainPort(ports)) : addStep(flow, fresh);
  store.edit(() => made.graph, { select: [made.id] });
}

/** Removes steps and notes. What led to a single step leads on to where it went. The start stays. */
export function remove(store: BuilderStore, ids: readonly string[]): void {
  const { flow } = store.get();
  const steps = flow.nodes.filter(({ id, type }) => ids.includes(id) && type !== 'start');
  const main = steps.length === 1 ? onwardPort(viewOf(steps[0]!).ports) : null;
  const next =
    steps.length === 1 ? flow.edges.find(({ from, port }) => from === steps[0]!.id && port === main)?.to : undefined;
  const before = steps.length === 1 ? flow.edges.find(({ to }) => to === steps[0]!.id)?.from : undefined;
  const stepIds = steps.map(({ id }) => id);
  const notes = ids.filter((id) => flow.notes?.some((note) => note.id === id));
  if (stepIds.length + notes.length === 0) return;
  const neighbour = next ?? before;
  store.edit((now) => removeNotes(stepIds.length > 0 ? removeSteps(now, stepIds, main ?? undefined) : now, notes), {
    select: neighbour && !stepIds.includes(neighbour) ? [neighbour] : [],
  });
}

export function duplicate(store: BuilderStore, ids: readonly string[]): void {
  const made = duplicateSteps(store.get().flow, ids);
  if (made.ids.length > 0) store.edit(() => made.graph, { select: made.ids });
}

/** What was chosen, as text for the clipboard; null when nothing of it can be copied. */
export function clipOf(store: BuilderStore): string | null {
  const { flow, selected } = store.get();
  const clip = copySteps(flow, selected);
  return clip.nodes.length + clip.notes.length > 0 ? JSON.stringify(clip, null, 2) : null;
}

/** Adds the steps that a text holds, at a place. @returns whether it held any */
export function paste(store: BuilderStore, text: string, at: Place): boolean {
  const clip = readClip(text);
  if (!clip) return false;
  const made = pasteSteps(store.get().flow, clip, at);
  if (made.ids.length > 0) store.edit(() => made.graph, { select: made.ids });
  return made.ids.length > 0;
}

/** Lays all steps out, or those that are chosen when there are several; in the direction that they have where none is named. */
export function tidy(store: BuilderStore, direction?: FlowDirection): void {
  const { flow, selected } = store.get();
  const steps = selected.filter((id) => stepById(flow, id));
  store.edit((now) => moveTo(now, layOut(now, steps.length > 1 ? steps : undefined, direction ?? directionOf(now))));
}

export const align = (store: BuilderStore, alignment: Alignment): void =>
  store.edit((flow) => alignSteps(flow, store.get().selected, alignment, sizeIn(flow)));

export const spread = (store: BuilderStore, axis: 'x' | 'y'): void =>
  store.edit((flow) => spreadSteps(flow, store.get().selected, axis, sizeIn(flow)));

/** Puts what is chosen into a group. */
export const group = (store: BuilderStore): void =>
  store.edit((flow) => groupSteps(flow, store.get().selected, 'Group'));

export function note(store: BuilderStore, at: Place): void {
  const made = addNote(store.get().flow, at);
  store.edit(() => made.graph, { select: [made.id] });
}

/** Moves what is chosen by a step of the grid, or by ten. */
export const nudge = (store: BuilderStore, by: Place): void =>
  store.edit((flow) => moveBy(flow, store.get().selected, by), { place: `nudge ${store.get().selected.join()}` });

export const selectAll = (store: BuilderStore): void => {
  const { flow } = store.get();
  store.select([...flow.nodes, ...(flow.notes ?? [])].map(({ id }) => id));
};

/** The step that an arrow key leads to: along the ways to the right and left, to the nearest above and below. */
export function neighbour(flow: Flow, id: string, direction: 'left' | 'right' | 'up' | 'down'): string | null {
  const here = stepById(flow, id);
  if (!here) return inOrder(flow)[0]?.id ?? null;
  if (direction === 'right') {
    const targets = viewOf(here).ports.flatMap(
      ({ id: port }) => flow.edges.find((edge) => edge.from === id && edge.port === port) ?? [],
    );
    return targets[0]?.to ?? null;
  }
  if (direction === 'left') return flow.edges.find(({ to }) => to === id)?.from ?? null;
  const sign = direction === 'down' ? 1 : -1;
  const [nearest] = flow.nodes
    .filter((node) => sign * (node.y - here.y) > 0)
    .map((node) => ({ id: node.id, far: Math.abs(node.y - here.y) + 2 * Math.abs(node.x - here.x) }))
    .sort((a, b) => a.far - b.far);
  return nearest?.id ?? null;
}

/** The next step with a problem, in the conversation's order, after the one that is chosen. */
export function nextProblem(flow: Flow, problems: readonly FlowProblem[], from: string | undefined): string | null {
  const order = inOrder(flow).map(({ id }) => id);
  const faulty = order.filter((id) => problems.some(({ nodeId }) => nodeId === id));
  const at = from ? order.indexOf(from) : -1;
  return faulty.find((id) => order.indexOf(id) > at) ?? faulty[0] ?? null;
}
