import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Present } from '#domain/agents/drafts.ts';
import type { Tone } from '#domain/agents/tone.ts';
import type { FlowProblem } from '#domain/agents/workflows.ts';
import type { BuilderState, BuilderStore } from './builder-store.ts';

/** What the parts of the builder share beside the document. */
export interface BuilderContext {
  store: BuilderStore;
  readOnly: boolean;
  problems: readonly FlowProblem[];
  /** Said instead of the flow's own greeting, where the agent has one. */
  greeting?: string | undefined;
  /** In which the engine words what it says by itself. */
  tone?: Tone | undefined;
  /** The agent whose flow it is; null for a workflow. */
  agentId: string | null;
  /** Who else has the flow open, and at which step. */
  people: readonly Present[];
  voice: string;
  language: string;
  /** Opens the list of steps to add one: behind a way, at a place on the canvas, or beside what is there. */
  chooseStep: (where: StepPlace) => void;
}

/** Where a new step goes. */
export interface StepPlace {
  way?: { from: string; port: string };
  at?: { x: number; y: number };
}

const Context = createContext<BuilderContext | null>(null);

export function BuilderProvider({ value, children }: { value: BuilderContext; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

/** The builder around a part of it. */
export function useBuilder(): BuilderContext {
  const builder = use(Context);
  if (!builder) throw new Error('useBuilder must be used inside the builder.');
  return builder;
}

/** A part of what is edited; the component is rendered again when that part changes. */
export function useBuilderState<T>(select: (state: BuilderState) => T): T {
  const { store } = useBuilder();
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
