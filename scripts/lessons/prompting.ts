import { haveAgent } from './have-agent.ts';
import type { Lesson } from './lesson.ts';

export const prompting: Lesson = {
  id: 'prompting',
  async prepares(stage) {
    await haveAgent(stage, 'Customer Support');
    await stage.click(stage.page.getByRole('tab', { name: 'Configuration' }));
  },
  scenes: [
    {
      says: 'A few words from you decide how an agent sounds. You’ll find them under Configuration.',
    },
    {
      says: 'The greeting is the first thing callers hear, so say who’s speaking and how the agent can help.',
      does: async (stage) =>
        stage.type(
          stage.page.getByRole('textbox', { name: 'Greeting', exact: true }),
          'Hello, this is the help desk of Acme. What can I do for you?',
        ),
    },
    {
      says: 'The persona sets the tone. Keep sentences short, and ask one question at a time.',
      does: async (stage) =>
        stage.type(
          stage.page.getByRole('textbox', { name: 'Persona', exact: true }),
          'Calm and friendly. Short sentences. One question at a time.',
        ),
    },
    {
      says: 'Your changes are saved to a draft automatically. Before you publish them for callers, you’ll see exactly what changes.',
      does: async (stage) => {
        await stage.click(stage.page.getByRole('button', { name: 'Publish', exact: true }).first());
        await stage.point(stage.page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }));
      },
    },
    {
      says: 'Every version is kept, and you can go back to any of them.',
      does: async (stage) => {
        await stage.click(stage.page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }));
        await stage.page.getByText('Version 2 will answer the next call.').waitFor();
      },
    },
  ],
};
