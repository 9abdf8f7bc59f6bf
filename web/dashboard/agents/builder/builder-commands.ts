import { copySteps, duplicateSteps, pasteSteps, readClip } from '#domain/agents/flow-edits/clip.ts';
import { addNote, removeNotes } from '#domain/agents/flow-edits/notes.ts';
import {
  type Alignment,
  alignSteps,
  gridSize,
  moveBy,
  moveTo,
  type Place,
  spreadSteps,
} from '#domain/agents/flow-edits/places.ts';
import { addStep, groupSteps, type NewStep, removeSteps } from '#domain/agents/flow-edits/steps.ts';
import { insertStep, targetOf } from '#domain/agents/flow-edits/ways.ts';
import type { Flow, FlowNode, FlowProblem } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import type { AnyStep } from '#voice/flow/steps/step.ts';
import type { BuilderStore } from './builder-store.ts';
import { card } from './canvas/card.ts';
import { cardSize } from './canvas/card-size.ts';
import { directionOf, type FlowDirection } from './canvas/direction.ts';
import { gaps, layOut } from './canvas/lay-out.ts';
import { inOrder, isNote, mainPort, onwardPort, viewOf } from './step-view.ts';
import type { StepPlace } from './use-builder.tsx';

/** What people do in the builder, whether by mouse, by key, in the outline or from the list of commands. */

const stepById = (flow: Flow, id: string) => flow.nodes.find((node) => node.id === id);

const sizeIn = (flow: Flow) => (id: string) => {
  const node = stepById(flow, id);
  return node ? cardSize(node, flow, directionOf(flow)) : { width: 200, height: 80 };
};

/** Pixels that a new step is kept free: few are taller. */
const newHeight = 160;
/** How many places are looked at, at most, for a new step. */
const mostPlaces = 200;

/** The place next to a wanted one where nothing lies: on one of the four sides of what is in the way. */
function freePlace(flow: Flow, wanted: Place): Place {
  const direction = directionOf(flow);
  const boxes = flow.nodes.map((node) => ({ x: node.x, y: node.y, ...cardSize(node, flow, direction) }));
  const covers = (place: Place) =>
    boxes.find(
      (box) =>
        place.x < box.x + box.width &&
        box.x < place.x + card.width &&
        place.y < box.y + box.height &&
        box.y < place.y + newHeight,
    );
  const far = ({ x, y }: Place) => Math.abs(x - wanted.x) + Math.abs(y - wanted.y);
  const open = [wanted];
  for (let looked = 0; looked < mostPlaces; looked += 1) {
    open.sort((a, b) => far(a) - far(b));
    const place = open.shift()!;
    const other = covers(place);
    if (!other) return place;
    open.push(
      { x: other.x + other.width + gaps.card, y: place.y },
      { x: other.x - card.width - gaps.card, y: place.y },
      { x: place.x, y: other.y + other.height + gaps.card },
      { x: place.x, y: other.y - newHeight - gaps.card },
    );
  }
  return wanted;
}

/** Where the conversation goes on behind a step, past its `row`th way out. */
function placeBehind(flow: Flow, from: FlowNode, row: number): Place {
  const direction = directionOf(flow);
  const { width, height } = cardSize(from, flow, direction);
  if (direction === 'down') return { x: from.x + row * (width + gaps.card), y: from.y + height + gaps.row };
  return { x: from.x + width + gaps.column, y: from.y + row * card.row };
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
    (from ? placeBehind(flow, from, Math.max(0, port)) : last ? placeBehind(flow, last, 0) : { x: 0, y: 0 });
  const fresh: NewStep = {
    type: step.type,
    title: titleOf(flow, step),
    config: structuredClone(step.initial) as Record<string, Json>,
    ...freePlace(flow, wanted),
  };
  const { ports } = viewOf({ ...fresh, id: 'new' });
  const made = way ? insertStep(flow, way, fresh, mainPort(ports)) : addStep(flow, fresh);
  const next = way && !where.at ? targetOf(flow, way) : null;
  store.edit(() => (next ? withRoom(made.graph, made.id, next, wanted) : made.graph), { select: [made.id] });
}

/** Down a flow a step that comes between two stands between them: what is in its place, and below that, goes down. */
function withRoom(flow: Flow, id: string, next: string, wanted: Place): Flow {
  const [added, target] = [stepById(flow, id)!, stepById(flow, next)!];
  const isInTheWay = Math.abs(target.x - wanted.x) < card.width && target.y >= wanted.y - gridSize;
  if (directionOf(flow) !== 'down' || !isInTheWay) return flow;
  const place = { x: wanted.x, y: Math.min(wanted.y, target.y) };
  const by = cardSize(added, flow, 'down').height + gaps.row - (target.y - place.y);
  const lower = flow.nodes.filter(
    ({ id: other, x, y }) => other !== id && y >= target.y && Math.abs(x - target.x) < card.width,
  );
  const places = new Map([
    [id, place],
    ...lower.map(({ id: other, x, y }) => [other, { x, y: y + Math.max(0, by) }] as const),
  ]);
  return moveTo(flow, places);
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

/** The step that an arrow key leads to: along the ways in the direction of the flow and back, across it to the nearest. */
export function neighbour(flow: Flow, id: string, arrow: 'left' | 'right' | 'up' | 'down'): string | null {
  const here = stepById(flow, id);
  if (!here) return inOrder(flow)[0]?.id ?? null;
  const isDown = directionOf(flow) === 'down';
  if (arrow === (isDown ? 'down' : 'right')) {
    const targets = viewOf(here).ports.flatMap(
      ({ id: port }) => flow.edges.find((edge) => edge.from === id && edge.port === port) ?? [],
    );
    return targets[0]?.to ?? null;
  }
  if (arrow === (isDown ? 'up' : 'left')) return flow.edges.find(({ to }) => to === id)?.from ?? null;
  const sign = arrow === 'down' || arrow === 'right' ? 1 : -1;
  const [across, along] = isDown ? (['x', 'y'] as const) : (['y', 'x'] as const);
  const [nearest] = flow.nodes
    .filter((node) => sign * (node[across] - here[across]) > 0)
    .map((node) => ({
      id: node.id,
      far: Math.abs(node[across] - here[across]) + 2 * Math.abs(node[along] - here[along]),
    }))
    .sort((a, b) => a.far - b.far);
  return nearest?.id ?? null;
}

/** The next step with a problem, in the conversation's order, after the one that is chosen. */
export function nextProblem(flow: Flow, problems: readonly FlowProblem[], from: string | undefined): string | null {
  const order = inOrder(flow).map(({ id }) => id);
  const faults = problems.filter((one) => !isNote(one));
  const faulty = order.filter((id) => faults.some(({ nodeId }) => nodeId === id));
  const at = from ? order.indexOf(from) : -1;
  return faulty.find((id) => order.indexOf(id) > at) ?? faulty[0] ?? null;
}
