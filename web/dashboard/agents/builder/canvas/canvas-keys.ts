import type { ReactFlowInstance } from '@xyflow/react';
import type { KeyboardEvent } from 'react';
import { gridSize } from '#domain/agents/flow-edits/places.ts';
import type { FlowProblem } from '#domain/agents/workflows.ts';
import { duplicate, neighbour, nextProblem, nudge, remove, selectAll, tidy } from '../builder-commands.ts';
import type { BuilderStore } from '../builder-store.ts';
import type { StepPlace } from '../use-builder.tsx';
import type { DrawnNode, WayEdge } from './drawn.ts';

interface KeyHands {
  store: BuilderStore;
  readOnly: boolean;
  problems: readonly FlowProblem[];
  view: ReactFlowInstance<DrawnNode, WayEdge>;
  /** Puts the keyboard's focus on a step's card. */
  focus: (id: string) => void;
  chooseStep: (where: StepPlace) => void;
  /** Puts the focus into the inspector. */
  edit: () => void;
}

const arrows: Record<string, 'left' | 'right' | 'up' | 'down'> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const directions = { left: { x: -1, y: 0 }, right: { x: 1, y: 0 }, up: { x: 0, y: -1 }, down: { x: 0, y: 1 } };

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Zooming is not animated for those who asked for less motion. */
const calm = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? {} : { duration: 150 });

/**
 * The canvas by keyboard. Arrows walk along the conversation, Alt and arrows move, Shift and arrows choose more, Enter
 * edits, Delete removes, "/" and N add, 0 1 2 + − zoom, F8 goes to the next problem.
 * @returns whether the key was one of its own
 */
export function onCanvasKey(event: KeyboardEvent, hands: KeyHands): boolean {
  if (isTyping(event.target)) return false;
  const { store, readOnly, view } = hands;
  const { flow, selected } = store.get();
  const current = selected.at(-1);
  const arrow = arrows[event.key];
  if (arrow) {
    if (event.altKey) {
      if (!readOnly) nudge(store, { x: directions[arrow].x * gridSize, y: directions[arrow].y * gridSize });
      return true;
    }
    const next = neighbour(flow, current ?? '', arrow);
    if (next) {
      store.select(event.shiftKey ? [...selected.filter((id) => id !== next), next] : [next]);
      hands.focus(next);
    }
    return true;
  }
  if (event.ctrlKey || event.metaKey) {
    if (event.key === 'a') selectAll(store);
    else if (event.key === 'd' && !readOnly) duplicate(store, selected);
    else return false;
    return true;
  }
  const change: Record<string, () => void> = {
    Delete: () => remove(store, selected),
    Backspace: () => remove(store, selected),
    '/': () => hands.chooseStep({}),
    n: () => hands.chooseStep({}),
    T: () => tidy(store),
  };
  const look: Record<string, () => void> = {
    Escape: () => store.select([]),
    Enter: () => hands.edit(),
    '+': () => void view.zoomIn(calm()),
    '=': () => void view.zoomIn(calm()),
    '-': () => void view.zoomOut(calm()),
    '0': () => void view.zoomTo(1, calm()),
    '1': () => void view.fitView(calm()),
    '2': () => void view.fitView({ nodes: selected.map((id) => ({ id })), maxZoom: 1, ...calm() }),
    F8: () => {
      const next = nextProblem(flow, hands.problems, current);
      if (!next) return;
      store.select([next]);
      hands.focus(next);
    },
  };
  const act = look[event.key] ?? (readOnly ? undefined : change[event.key]);
  act?.();
  return act !== undefined;
}
