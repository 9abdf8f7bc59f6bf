import type { Lesson } from './lesson.ts';

export const createAgent: Lesson = {
  id: 'create-agent',
  prepares: (stage) => stage.open('/dashboard/agents'),
  scenes: [
    {
      says: 'Welcome to Parley. In this lesson you make your first agent. It takes about a minute.',
      does: async (stage) => stage.click(stage.page.getByRole('link', { name: 'Create agent' }).first()),
    },
    {
      says: 'You begin with a template. Each of the four is a whole conversation: it asks, understands, does something, and says goodbye.',
      does: async (stage) => {
        for (const name of ['Sales Assistant', 'Customer Support', 'Survey Collector'])
          await stage.point(stage.page.getByRole('button', { name: `Use template ${name}` }));
      },
    },
    {
      says: 'We take the appointment scheduler. One click, and the agent is there.',
      does: async (stage) => {
        await stage.click(stage.page.getByRole('button', { name: 'Use template Appointment Scheduler' }));
        await stage.page.getByRole('link', { name: 'Appointment Scheduler' }).first().waitFor();
      },
    },
    {
      says: 'A new agent is inactive. You can try it, and no one else reaches it yet. Open it to see what it’s made of.',
      does: async (stage) => {
        await stage.click(stage.page.getByRole('link', { name: 'Appointment Scheduler' }).first());
        await stage.page.getByRole('heading', { name: 'Appointment Scheduler', level: 1 }).waitFor();
      },
    },
    {
      says: 'Under Configuration stand its name, its greeting and its voice.',
      does: async (stage) => {
        await stage.click(stage.page.getByRole('tab', { name: 'Configuration' }));
        await stage.point(stage.page.getByRole('textbox', { name: 'Greeting', exact: true }));
      },
    },
    {
      says: 'Under Conversation is its workflow, step by step: what it asks for, where ways part, and what it books.',
      does: async (stage) => stage.click(stage.page.getByRole('tab', { name: 'Conversation' })),
    },
    {
      says: 'That is all. In the lesson on testing you talk with it. When it does what you want, switch it on.',
      does: async (stage) => stage.click(stage.page.getByRole('tab', { name: 'Configuration' })),
    },
  ],
};
