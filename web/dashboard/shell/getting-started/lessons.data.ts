import type { LessonId } from '#domain/usage/getting-started.ts';
import type { AppPath } from '#web/lib/app-link.tsx';

interface LessonText {
  videoTitle: string;
  content: string;
  /** Where the lesson is done. */
  to: AppPath;
  action: string;
}

/** What each lesson says; its title and its order are in `domain/usage/lessons.ts`. */
export const lessonTexts: Record<LessonId, LessonText> = {
  'create-agent': {
    videoTitle: 'From a template to your first agent',
    content:
      'Pick one of the four templates. Each is a whole conversation that runs to its end: it asks, understands, acts and says goodbye. Your new agent starts inactive, so you can try it before anyone else does.',
    to: '/dashboard/agents?create',
    action: 'Create an agent',
  },
  prompting: {
    videoTitle: 'Persona and greeting',
    content:
      'The greeting is what callers hear first: say who is speaking and what the agent can do, in one breath. The persona says how it talks. Short sentences sound better than long ones, and one question at a time is answered more often.',
    to: '/dashboard/agents',
    action: 'Open your agents',
  },
  testing: {
    videoTitle: 'Talk with it, interrupt it, correct it',
    content:
      'Open an agent and press Start call. Interrupt it, change your mind, answer a different question, ask for a person. Then read the transcript: it shows what was heard, what was done, and how long each answer took.',
    to: '/dashboard/calls',
    action: 'See your calls',
  },
  walkthrough: {
    videoTitle: 'Every page in a minute',
    content:
      'Knowledge, actions, workflows, contacts, phone numbers, integrations: All Services has a card for every page with one sentence on what it is for. Ctrl K or Cmd K finds any of them by a few letters.',
    to: '/dashboard/all-services',
    action: 'All Services',
  },
};
