import type { Flow, FlowProblem, Graph } from '#domain/agents/workflows.ts';
import { stepOf } from '../steps/catalog.ts';
import { isListening } from './listening.ts';

/** Steps that do something with the line, beside those that wait for what the caller says. */
const needLine = new Set(['transfer_person', 'transfer_agent', 'press_digits', 'leave_voicemail']);

function callersSteps(graph: Graph) {
  return graph.nodes.filter((node) => {
    const configured = stepOf(node);
    if (!configured) return false;
    const { step, config } = configured;
    // What the first step asks for is consent to be recorded.
    if (step.type === 'start') return step.ports(config).length > 1;
    return isListening(configured) || needLine.has(step.type);
  });
}

/** What keeps a flow from running with no one on the line: each step that needs a caller. */
export function automationProblems(flow: Flow): FlowProblem[] {
  const own = callersSteps(flow).map(
    ({ id, title }): FlowProblem => ({
      level: 'error',
      nodeId: id,
      message: `"${title}" needs a caller, but an automation has none.`,
    }),
  );
  const within = Object.values(flow.workflows ?? {}).flatMap((workflow) =>
    callersSteps(workflow).map(
      ({ title }): FlowProblem => ({
        level: 'error',
        nodeId: null,
        message: `In the workflow "${workflow.name}": "${title}" needs a caller, but an automation has none.`,
      }),
    ),
  );
  return [...own, ...within];
}
