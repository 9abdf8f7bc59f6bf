import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import type { FlowEvent } from '#voice/flow/conversation.ts';
import { advance } from '#voice/flow/flow-runner.ts';
import type { Snapshot } from '#voice/flow/snapshot.ts';

/** Answers that take every parser to work: names, spelling, phones, dates. */
const answers = [
  'a visit',
  'John Smith',
  'john at example dot com',
  'yes',
  'five seven one',
  'tomorrow at three',
  'no',
];

/**
 * Runs each template once in memory, so that the first caller does not wait until the engine's code is compiled: 150 ms
 * on a busy machine. Nothing is stored and nothing is done.
 */
export async function warmUp(now: number): Promise<void> {
  for (const { flow, name, greeting } of agentTemplates) {
    const setting = {
      agentName: name,
      businessName: '',
      timeZone: 'UTC',
      channel: 'test',
      greeting,
      known: {},
    } as const;
    let snapshot: Snapshot | null = null;
    const events: FlowEvent[] = [
      { type: 'started', at: now, setting },
      ...answers.map((text): FlowEvent => ({ type: 'caller_said', at: now, text })),
    ];
    for (const event of events) {
      snapshot = advance(flow, snapshot, event).snapshot;
      // Anyone else who wants the event loop goes first.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
