import type { Flow, FlowProblem, Graph, SlotDef } from '#domain/agents/workflows.ts';
import type { NameFacts } from '../expressions/check.ts';
import type { ConfiguredStep } from '../steps/catalog.ts';

/** A graph under check, with what was found out of it so far. */
export interface Checked {
  flow: Graph;
  workflows: NonNullable<Flow['workflows']>;
  /** The nodes whose type and configuration are valid. */
  steps: Map<string, ConfiguredStep>;
  names: Map<string, NameFacts>;
  /** What callers are asked for, by name. */
  slots: Map<string, SlotDef>;
  report(level: FlowProblem['level'], nodeId: string | null, message: string, mend?: FlowProblem['mend']): void;
}
