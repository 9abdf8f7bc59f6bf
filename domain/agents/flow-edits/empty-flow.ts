import type { Flow } from '#domain/agents/workflows.ts';

/** A flow from nothing: it greets and says goodbye. */
export const emptyFlow = (name: string): Flow => ({
  name,
  nodes: [
    {
      id: 'start',
      type: 'start',
      title: 'Start Call',
      x: 0,
      y: 0,
      config: { greeting: 'Hello, this is {{agent_name}}.' },
    },
    { id: 'end', type: 'end', title: 'End Call', config: {}, x: 320, y: 0 },
  ],
  edges: [{ from: 'start', port: 'next', to: 'end' }],
});
