import type { TestPlace } from '#domain/agents/agent-test-suites.ts';
import type { TestCoverage } from '#domain/agents/agent-tests.ts';
import { wayWords } from './test-labels.data.ts';

export const kinds = ['nodes', 'ports', 'outcomes', 'slots', 'actions'] as const;

/** Something of a conversation that no test reaches. */
export interface Gap {
  kind: (typeof kinds)[number];
  workflow: string | null;
  node: string;
  /** What of the step; empty for the step itself. */
  what: string;
  /** Where a test of it has to come; null where it is more than a place. */
  place: TestPlace | null;
}

/** A way out of a step in words: those of questions go as their answers do, others have names of their own. */
const wayOut = (port: string): string => (wayWords as Record<string, string>)[port] ?? port;

/** All that the tests do not reach. */
export function gapsOf(coverage: TestCoverage): Gap[] {
  const { nodes, ports, slots, actions } = coverage;
  return [
    ...nodes.missing.map((at) => ({ ...at, kind: 'nodes' as const, what: '', place: at })),
    ...ports.missing.map(({ port, ...at }) => ({
      ...at,
      kind: 'ports' as const,
      what: wayOut(port),
      place: { ...at, port },
    })),
    ...slots.missing.map(({ slot, way, ...at }) => ({
      ...at,
      kind: 'slots' as const,
      what: `${slot} ${wayWords[way]}`,
      place: null,
    })),
    ...actions.missing.map(({ result, ...at }) => ({
      ...at,
      kind: 'actions' as const,
      what: result === 'ok' ? 'done' : 'fails',
      place: null,
    })),
  ];
}

/** A gap as it is read in a list. */
export const sentenceOf = ({ what }: Gap, title: string): string => (what === '' ? title : `${title}: ${what}`);

/** What no test reaches of each step of the conversation itself, by the step's id. */
export function untestedOf(coverage: TestCoverage): Map<string, string[]> {
  const own = gapsOf(coverage).filter(({ workflow }) => workflow === null);
  const byNode = Map.groupBy(own, ({ node }) => node);
  return new Map([...byNode].map(([node, gaps]) => [node, gaps.map(({ what }) => what || 'The step itself')]));
}
