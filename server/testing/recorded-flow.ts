import { Flow } from '#domain/agents/workflows.ts';
import type { Database } from '#server/platform/db/open-database.ts';

/** A flow whose calls are recorded: behind a notice, or only if the caller agrees. */
export const recordedFlow = (recording: 'told' | 'asked') =>
  Flow.parse({
    name: 'Recorded',
    nodes: [
      {
        id: 'start',
        type: 'start',
        title: 'Start',
        config: { greeting: 'Hello.', disclosure: 'This call is recorded.', recording },
      },
      {
        id: 'ask',
        type: 'ask',
        title: 'Ask',
        config: { slots: [{ name: 'topic', type: 'text', prompt: 'What is it about?' }] },
      },
      { id: 'end', type: 'end', title: 'End', config: { message: 'Thank you. Goodbye.' } },
    ],
    edges: [
      { from: 'start', port: 'next', to: 'ask' },
      { from: 'ask', port: 'filled', to: 'end' },
    ],
  });

/** Has all agents of a workspace follow a flow from now on. */
export const setFlow = ({ pool }: Pick<Database, 'pool'>, workspaceId: string, flow: Flow): Promise<unknown> =>
  pool.query(
    "update agent_versions set configuration = jsonb_set(configuration, '{flow}', $2) where workspace_id = $1",
    [workspaceId, JSON.stringify(flow)],
  );
