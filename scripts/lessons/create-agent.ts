import type { Lesson } from './lesson.ts';

export const createAgent: Lesson = {
  id: 'create-agent',
  prepares: (stage) => stage.open('/dashboard/agents'),
  scenes: [
    {
      says: 'Welcome to Parley. In this lesson, you’ll create your first agent. It takes about a minute.',
      does: async (stage) => stage.click(stage.page.getByRole('link', { name: 'Create agent' }).first()),
    },
    {
      says: 'Start with a template. Each of the four is a complete conversation, from greeting to goodbye.',
      does: async (stage) => {
        for (const name of ['Sales Assistant', 'Customer Support', 'Survey Collector'])
          await stage.point(stage.page.getByRole('button', { name: `Use template ${name}` }));
      },
    },
    {
      says: 'We’ll use the Appointment Scheduler. One click, and your agent is ready.',
      does: async (stage) => {
        await stage.click(stage.page.getByRole('button', { name: 'Use template Appointment Scheduler' }));
        await stage.page.getByRole('link', { name: 'Appointment Scheduler' }).first().waitFor();
      },
    },
    {
      says: 'A new agent starts inactive. You can test it, but no one else can reach it yet. Open it to take a look inside.',
      does: async (stage) => {
        await stage.click(stage.page.getByRole('link', { name: 'Appointment Scheduler' }).first());
        await stage.page.getByRole('heading', { name: 'Appointment Scheduler', level: 1 }).waitFor();
      },
    },
    {
      says: 'Under Configuration, you’ll find its name, greeting, and voice.',
      does: async (stage) => {
        await stage.click(stage.page.getByRole('tab', { name: 'Configuration' }));
        await stage.point(stage.page.getByRole('textbox', { name: 'Greeting', exact: true }));
      },
    },
    {
      says: 'Under Conversation, you’ll find its flow, step by step: what it asks, where paths split, and what it books.',
      does: async (stage) => stage.click(stage.page.getByRole('tab', { name: 'Conversation' })),
    },
    {
      says: 'That’s it. In the testing lesson, you’ll talk to it. Once it does what you want, turn it on.',
      does: async (stage) => stage.click(stage.page.getByRole('tab', { name: 'Configuration' })),
    },
  ],
};
