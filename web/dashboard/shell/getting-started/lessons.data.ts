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
      'Choose one of the four templates. Each is a complete conversation, from greeting to goodbye. Your new agent starts inactive, so you can test it first.',
    to: '/dashboard/agents?create',
    action: 'Create an agent',
  },
  prompting: {
    videoTitle: 'Persona and greeting',
    content:
      'The greeting is what callers hear first, so say who’s speaking and how the agent can help. The persona sets the tone. Keep sentences short, and ask one question at a time.',
    to: '/dashboard/agents',
    action: 'Open your agents',
  },
  testing: {
    videoTitle: 'Talk to your agent, interrupt it, correct it',
    content:
      'Open an agent and press Start call. Interrupt it, change your mind, answer a different question, or ask for a person. Then read the transcript. The transcript shows what the agent heard, what it did, and how long each response took.',
    to: '/dashboard/calls',
    action: 'See your calls',
  },
  walkthrough: {
    videoTitle: 'Every page in a minute',
    content:
      'All Services has a card for every page, with a one-sentence description. To jump to a page, press Ctrl K or Cmd K and type a few letters.',
    to: '/dashboard/all-services',
    action: 'All Services',
  },
};
