import { Flow } from '#domain/agents/workflows.ts';

/** A flow that asks who calls and how they are written to, runs an action with it, and reads it back. */
export const keepingFlow = (actionId: string): Flow =>
  Flow.parse({
    name: 'Keeping',
    nodes: [
      { id: 'start', type: 'start', title: 'Start', config: { greeting: 'Hello.' } },
      {
        id: 'ask',
        type: 'ask',
        title: 'Ask',
        config: {
          slots: [
            { name: 'name', type: 'name', prompt: 'What is your name?' },
            { name: 'email', type: 'email', prompt: 'What is your email?', confirm: 'explicit', required: false },
            { name: 'topic', type: 'text', prompt: 'What is it about?' },
          ],
        },
      },
      {
        id: 'tell',
        type: 'run_action',
        title: 'Tell',
        config: {
          actionId,
          inputs: { name: { var: 'name' }, message: { var: 'topic' }, email: { var: 'email' } },
        },
      },
      { id: 'end', type: 'end', title: 'End', config: { message: 'Thank you, {{name}}. Goodbye.' } },
    ],
    edges: [
      { from: 'start', port: 'next', to: 'ask' },
      { from: 'ask', port: 'filled', to: 'tell' },
      { from: 'tell', port: 'ok', to: 'end' },
    ],
  });
