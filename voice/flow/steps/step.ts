import type { z } from 'zod';
import type { Flow, SlotDef, VariableDef } from '#domain/agents/workflows.ts';
import type { ActionResult } from '../conversation.ts';
import type { Dialogue, Next, Turn } from '../dialogue.ts';
import type { Names } from '../expressions/check.ts';
import type { Frame } from '../snapshot.ts';
import type { Talk } from '../talk.ts';

/** A way out of a node. */
export interface Port {
  id: string;
  label: string;
  /** A flow is not valid without an edge here. Other ports have a default: apologise, offer a person, end. */
  required: boolean;
  /** The port that is taken where this one has no edge. */
  instead?: string;
}

/** What a validator may ask about the flow around a node. */
export interface FlowFacts {
  /** Every name that some node sets, and what is known of it. */
  names: Names;
  /** The flow's variables, by name. */
  variables: ReadonlyMap<string, VariableDef>;
  /** The workflows of the flow, by key. */
  workflows: NonNullable<Flow['workflows']>;
}

/** A kind of node. One file a step, one row in `catalog.ts`; the palette, the form and the checks are drawn from it. */
export interface Step<C, S> extends Dialogue<C, S> {
  /** As in `FlowNode.type`. */
  type: string;
  /** The palette's name. */
  title: string;
  description: string;
  /** As lucide names it. */
  icon: string;
  /** What one has to know to use it, in two or three sentences. */
  help: string;
  config: z.ZodType<C>;
  /** What a new node of this type starts with. */
  initial: z.input<z.ZodType<C>>;
  /** What the step keeps in the snapshot when the conversation enters it. */
  state(): S;
  ports(config: C): Port[];
  /** Whether the caller has a turn in it: every cycle of a flow needs one such step. */
  listens: boolean;
  /** Slots that the caller is asked for. */
  slots(config: C): SlotDef[];
  /** Names that are surely set when the node is left by the port. */
  sets(config: C, port: string): string[];
  /** Texts that are said, and texts that are written in a mail or a note. Both may hold references. */
  texts(config: C): { spoken: string[]; written: string[] };
  /** Names that conditions of the configuration read. */
  reads(config: C): string[];
  /** Faults beyond the schema, as sentences. */
  check(config: C, facts: FlowFacts): string[];
  /**
   * Whether it may be left by a port without the caller having had a turn, however often it is entered; left out, that
   * is so of steps that do not listen. `isElsewhere` tells whether a slot may be filled by another step.
   */
  passes?(config: C, port: string, isElsewhere: (name: string) => boolean): boolean;
  /** What it does that cannot be taken back: who or what it is aimed at, as a text with references. */
  aims?(config: C): string[];
  /** Whether it sees to it that a person of the business hears of the conversation. */
  tells?(config: C): boolean;
  /** Whether a conversation may end here. */
  ends?: boolean;
  /** What is done where a way out leads nowhere, when it is not what all steps do. */
  otherwise?(turn: Turn<C, S>, port: string): Next;
  /** Keys of the workflows that it runs. */
  runs?(config: C): string[];
  /** The workflow that this step ran has ended. `ended` is where it was. */
  returned?(turn: Turn<C, S>, ended: Frame, outcome: 'done' | 'not_done'): Next;
  /** An action that this step began and did not wait for ended. What it sets goes to `frame`. Nothing can be said. */
  late?(at: { talk: Talk; config: C; frame: Frame }, result: ActionResult): void;
}

/** A step whose types are only known to itself. */
export type AnyStep = Step<unknown, unknown>;

/** Keeps configuration and state typed inside the step's file. */
export function defineStep<C, S extends object>(step: Step<C, S>): AnyStep {
  // What runs steps hands each its own configuration and the state that it made itself.
  return step as unknown as AnyStep;
}

/** What most steps have none of. */
export const plainStep = {
  listens: false,
  slots: () => [],
  sets: () => [],
  reads: () => [],
  check: () => [],
  state: () => ({}),
} as const;
