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
      says: 'How an agent sounds is up to a few words of yours. They stand under Configuration.',
    },
    {
      says: 'The greeting is the first thing callers hear. Say who is speaking and what the agent can do, in one breath.',
      does: async (stage) =>
        stage.type(
          stage.page.getByRole('textbox', { name: 'Greeting', exact: true }),
          'Hello, this is the help desk of Acme. What can I do for you?',
        ),
    },
    {
      says: 'The persona says how it talks. Short sentences sound better than long ones, and one question at a time is answered more often.',
      does: async (stage) =>
        stage.type(
          stage.page.getByRole('textbox', { name: 'Persona', exact: true }),
          'Calm and friendly. Short sentences. One question at a time.',
        ),
    },
    {
      says: 'What you change is a draft that saves itself. Callers hear it once you publish: what is to change is shown first.',
      does: async (stage) => {
        await stage.click(stage.page.getByRole('button', { name: 'Publish', exact: true }).first());
        await stage.point(stage.page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }));
      },
    },
    {
      says: 'Every version stays, and you can go back to any of them.',
      does: async (stage) => {
        await stage.click(stage.page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }));
        await stage.page.getByText('Version 2 answers the next call.').waitFor();
      },
    },
  ],
};
