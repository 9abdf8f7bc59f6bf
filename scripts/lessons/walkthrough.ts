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
      says: 'Here’s a tour of the whole platform. Agents answer your calls, each with its own persona, voice, and conversation.',
      does: (stage) => stage.menu('Agents'),
    },
    {
      says: 'The Knowledge Base has everything they use to answer questions: files, web pages, and questions with answers.',
      does: (stage) => stage.menu('Knowledge Base'),
    },
    {
      says: 'Actions are what they do in addition to talking, such as sending an email, adding a calendar event, or calling your own system.',
      does: (stage) => stage.menu('Actions'),
    },
    {
      says: 'Workflows are conversations you build on a canvas. Build one once, and any of your agents can run it.',
      does: (stage) => stage.menu('Workflows'),
    },
    {
      says: 'Contacts are the people your agents talk to, along with their consent and the campaigns that reach them.',
      does: (stage) => stage.menu('Contacts'),
    },
    {
      says: 'Phone numbers connect callers to your agents. Test numbers are free, and come with a phone right on the page.',
      does: (stage) => stage.open('/dashboard/phone-numbers'),
    },
    {
      says: 'Calls lists every conversation, and Analytics shows how many there were, how they went, how long they took, and what they cost.',
      does: async (stage) => {
        await stage.open('/dashboard/calls');
        await stage.menu('Analytics');
      },
    },
    {
      says: 'Integrations connect the tools you already use. Agency is for reselling Parley to your own clients. Settings cover your team, billing, and notifications.',
      does: async (stage) => {
        await stage.open('/dashboard/integrations');
        await stage.open('/dashboard/settings');
      },
    },
    {
      says: 'All Services has a card for every page. To jump to a page, press Control K or Command K and type a few letters.',
      does: async (stage) => {
        await stage.open('/dashboard/all-services');
        await stage.page.keyboard.press('ControlOrMeta+k');
        await stage.page.getByRole('combobox').waitFor();
        await stage.page.keyboard.type('phone', { delay: 120 });
      },
    },
  ],
};
