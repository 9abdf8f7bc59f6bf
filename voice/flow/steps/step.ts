import type { z } from 'zod';
import type { SlotDef } from '#domain/workflows.ts';
import type { Dialogue } from '../dialogue.ts';

/** A way out of a node. */
export interface Port {
  id: string;
  label: string;
  /** A flow is not valid without an edge here. Other ports have a default: apologise, offer a person, end. */
  required: boolean;
}

/** What a validator may ask about the flow around a node. */
export interface FlowFacts {
  /** Every name that some node sets, with the slot's definition where the caller is asked for it. */
  names: ReadonlyMap<string, SlotDef | null>;
}

/** A kind of node. One file a step, one row in `catalog.ts`; the palette, the form and the checks are drawn from it. */
export interface Step<C, S> extends Dialogue<C, S> {
  /** As in `FlowNode.type`. */
  type: string;
  /** The palette's name. */
  title: string;
  description: string;
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
}

/** A step whose types are only known to itself. */
export type AnyStep = Step<unknown, unknown>;

/** Keeps configuration and state typed inside the step's file. */
export function defineStep<C, S extends object>(step: Step<C, S>): AnyStep {
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
