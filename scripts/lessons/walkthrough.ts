import { haveAgent } from './have-agent.ts';
import type { Lesson } from './lesson.ts';

export const walkthrough: Lesson = {
  id: 'walkthrough',
  async prepares(stage) {
    await haveAgent(stage, 'Customer Support');
    await stage.open('/dashboard/getting-started');
  },
  scenes: [
    {
      says: 'This is a walk through the whole platform. Agents are who answers: each with a persona, a voice and a conversation.',
      does: (stage) => stage.menu('Agents'),
    },
    {
      says: 'The Knowledge Base holds what they answer questions from: files, web pages, and questions with their answers.',
      does: (stage) => stage.menu('Knowledge Base'),
    },
    {
      says: 'Actions are what they do beside talking: a mail, an entry in a calendar, a request to your own system.',
      does: (stage) => stage.menu('Actions'),
    },
    {
      says: 'Workflows are conversations as a graph. Build one once, and let several agents run it.',
      does: (stage) => stage.menu('Workflows'),
    },
    {
      says: 'Contacts are the people who call and are called, with their consent, and the campaigns that reach them.',
      does: (stage) => stage.menu('Contacts'),
    },
    {
      says: 'With a phone number, callers reach an agent. Test numbers are free, with a phone in this page to try them.',
      does: (stage) => stage.open('/dashboard/phone-numbers'),
    },
    {
      says: 'Calls lists every conversation, and Analytics adds them up: how many, how well, how long, and what they cost.',
      does: async (stage) => {
        await stage.open('/dashboard/calls');
        await stage.menu('Analytics');
      },
    },
    {
      says: 'Integrations connect what you use already. Agency is for those who sell Parley to clients of their own. Settings are for your team, billing and notifications.',
      does: async (stage) => {
        await stage.open('/dashboard/integrations');
        await stage.open('/dashboard/settings');
      },
    },
    {
      says: 'All Services has a card for every page. And control K, or command K, finds any of them by a few letters.',
      does: async (stage) => {
        await stage.open('/dashboard/all-services');
        await stage.page.keyboard.press('ControlOrMeta+k');
        await stage.page.getByRole('combobox').waitFor();
        await stage.page.keyboard.type('phone', { delay: 120 });
      },
    },
  ],
};
