import type { AgentTest } from '#domain/agents/agent-tests.ts';
import { graphOf } from '../frames.ts';
import { type Bounds, type FlowPlace, findWayTo } from '../lint/explore.ts';
import { settingOf, type TestSubject } from './test-call.ts';
import { testFromRun } from './test-from-run.ts';

/** Where the clock of a test hangs that no one has set. */
const timeZone = 'America/New_York';

/** A name for a test of a place. */
function nameOf({ flow }: TestSubject, { workflow, node, port }: FlowPlace): string {
  const title = graphOf({ flow }, { workflow })?.nodes.find(({ id }) => id === node)?.title ?? node;
  return (port === undefined ? `Comes to ${title}` : `${title}: ${port}`).slice(0, 120);
}

/**
 * Writes a test whose caller comes to a place of a flow on the shortest way that there is, among callers of all kinds,
 * with what actions then come to; null where no way was found.
 */
export function proposeTest(
  subject: TestSubject,
  place: FlowPlace,
  bounds: Bounds,
): { test: AgentTest; notes: string[] } | null {
  const run = findWayTo(subject.flow, place, settingOf(subject, timeZone), bounds);
  return run && testFromRun(subject, run, { name: nameOf(subject, place), plain: true });
}
