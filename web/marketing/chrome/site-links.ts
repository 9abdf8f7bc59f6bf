import type { AppPath } from '#web/lib/app-link.tsx';

export interface SiteLink {
  title: string;
  to: AppPath;
}

/** The entries of the Solutions dropdown and of the footer's first column. */
export const solutions: (SiteLink & { description: string })[] = [
  {
    title: 'Text to Speech',
    description: 'Natural speech from any text you type or paste.',
    to: '/#text-to-speech',
  },
  {
    title: 'Text to Speech API',
    description: 'The same voices for your own software, over HTTP.',
    to: '/#text-to-speech-api',
  },
  {
    title: 'AI Voice Agents',
    description: 'Agents that answer, ask, book and hand over.',
    to: '/#ai-voice-agents',
  },
  { title: 'AI Avatars', description: 'A face for the voice that speaks for you.', to: '/#ai-avatar' },
];

export const about: SiteLink = { title: 'About', to: '/#about' };
export const contact: SiteLink = { title: 'Contact', to: '/#contact' };

/** The main call to action leads to the contact part. */
export const requestDemo: SiteLink = { title: 'Request a Demo', to: '/#contact' };
