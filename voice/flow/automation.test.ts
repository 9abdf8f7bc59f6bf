import { describe, expect, it } from 'vitest';
import type { Flow, FlowNode } from '#domain/agents/workflows.ts';
import { standOf } from './automation.ts';
import type { FlowEvent } from './conversation.ts';
import { automationProblems } from './lint/automation.ts';

const at = Date.UTC(2026, 10, 23, 9);

/** Steps in a row between the start and an end with success. */
function flowOf(...middle: Pick<FlowNode, 'id' | 'type' | 'config'>[]): Flow {
  const nodes = [
    { id: 'start', type: 'start', config: { greeting: 'Hello.' } },
    ...middle,
    { id: 'end', type: 'end', config: { outcome: 'success', message: '' } },
  ].map((node) => ({ ...node, title: node.id, x: 0, y: 0 }));
  const port = (type: string) => (type === 'send_email' ? 'ok' : type === 'ask' ? 'filled' : 'next');
  const edges = nodes
    .slice(1)
    .map(({ id }, index) => ({ from: nodes[index]!.id, port: port(nodes[index]!.type), to: id }));
  return { name: 'Weekly', nodes, edges } as Flow;
}

const started = (known = {}): FlowEvent => ({
  type: 'started',
  at,
  setting: { agentName: 'Weekly', businessName: '', timeZone: 'UTC', channel: 'api', greeting: null, known },
});

const mail = { id: 'mail', type: 'send_email', config: { to: 'team', subject: 'Hi', body: 'It is time.' } };

describe('a flow without a caller', () => {
  it('asks the world for what its steps do, and ends', () => {
    const flow = flowOf(mail, { id: 'pause', type: 'wait', config: { seconds: 2, text: '' } });
    const events = [started()];
    const first = standOf(flow, events);
    // No one waits for a mail.
    expect(first.open).toMatchObject([
      { type: 'run_action', action: 'send_email', nodeId: 'mail' },
      { type: 'set_timer', ms: 2_000 },
    ]);
    const [{ runId }, { timerId }] = first.open as unknown as [{ runId: string }, { timerId: string }];
    events.push({ type: 'action_done', at: at + 10, runId, result: { ok: true, output: {} } });
    expect(standOf(flow, events).open).toMatchObject([{ type: 'set_timer' }]);
    events.push({ type: 'timer_fired', at: at + 2_010, timerId });
    const last = standOf(flow, events);
    expect(last).toMatchObject({ open: [], snapshot: { end: { outcome: 'success' } } });
    expect(last.done).toMatchObject([
      { nodeId: 'mail', title: 'mail', did: 'send_email', ok: true, waited: false },
      { did: 'set_timer', ok: true },
    ]);
  });

  it('tells what was refused, and of a promise with the event that made it', () => {
    const flow = flowOf({ id: 'task', type: 'leave_task', config: { kind: 'follow_up', summary: 'See to it.' } }, mail);
    const first = standOf(flow, [started()]);
    expect(first.tasks).toMatchObject([{ kind: 'follow_up', summary: 'See to it.' }]);
    const { runId } = first.open[0] as { runId: string };
    const result = { ok: false as const, code: 'failed', message: 'The mail server is away.' };
    const behind = standOf(flow, [started(), { type: 'action_done', at, runId, result }]);
    expect(behind.tasks).toEqual([]);
    expect(behind.done).toMatchObject([
      { did: 'make_task', ok: true },
      { did: 'send_email', ok: false, message: 'The mail server is away.' },
    ]);
  });

  it('knows what it is given, as far as it has a variable for it', () => {
    const flow: Flow = {
      ...flowOf({ ...mail, config: { to: '{{email}}', subject: 'Hi', body: 'x' } }),
      variables: [{ name: 'email', type: 'text', initial: null, given: true, sensitive: false }],
    };
    const { open } = standOf(flow, [started({ email: 'ann@example.com', other: 'x' })]);
    expect(open).toMatchObject([{ input: { to: 'ann@example.com' } }]);
  });
});

describe('what an automation may be made of', () => {
  const slot = { name: 'name', type: 'name', prompt: 'Who is it?' };
  it.each([
    ['a question', { id: 'ask', type: 'ask', config: { slots: [slot] } }],
    ['a transfer', { id: 'person', type: 'transfer_person', config: {} }],
  ])('%s needs a caller', (_, node) => {
    expect(automationProblems(flowOf(mail, node))).toMatchObject([
      { level: 'error', nodeId: node.id, message: `"${node.id}" needs a caller, but an automation has none.` },
    ]);
  });

  it('what only acts does not', () => expect(automationProblems(flowOf(mail))).toEqual([]));

  it('a workflow within is looked at, too', () => {
    const { nodes, edges } = flowOf({ id: 'ask', type: 'ask', config: { slots: [slot] } });
    const flow: Flow = {
      ...flowOf(mail),
      workflows: { inner: { name: 'Inner', nodes, edges, outputs: [], workflowId: null, workflowVersion: 1 } },
    };
    expect(automationProblems(flow)).toMatchObject([{ nodeId: null, message: expect.stringContaining('"Inner"') }]);
  });
});
