import type { AppPath } from '#web/lib/app-link.tsx';

export interface SiteLink {
  title: string;
  to: AppPath;
}

/** The documentation. Its text comes with its documents: links load them whole. */
export const docs: SiteLink = { title: 'Docs', to: '/docs' };

const agents = { title: 'AI Voice Agents', to: '/solutions/ai-voice-agents' } as const;
const avatars = { title: 'AI Avatars', to: '/solutions/ai-avatar' } as const;
const speech = { title: 'Text to Speech', to: '/solutions/text-to-speech' } as const;
const speechApi = 'Text to Speech API';

/** The entries of the Solutions dropdown. */
export const solutions: (SiteLink & { description: string })[] = [
  { ...speech, description: 'Natural speech from any text you type or paste.' },
  { title: speechApi, to: '/tts-api', description: 'The same voices for your software, over HTTP.' },
  { ...agents, description: 'Agents that answer, ask, book, and transfer.' },
  { ...avatars, description: 'A face for the voice that speaks for you.' },
];

/** The footer's first column. Its API link is the page's other path. */
export const footerSolutions: SiteLink[] = [
  { title: 'All solutions', to: '/solutions' },
  speech,
  { title: speechApi, to: '/solutions/text-to-speech-api' },
  agents,
  avatars,
  { title: 'Content Creators', to: '/solutions/content-creators' },
];

export const about: SiteLink = { title: 'About', to: '/about' };
export const contact: SiteLink = { title: 'Contact', to: '/contact' };

/** The main call to action. */
export const requestDemo: SiteLink = { title: 'Request a Demo', to: '/contact' };

/** The footer's second column. */
export const footerCompany: SiteLink[] = [
  about,
  contact,
  docs,
  { title: 'Documentation', to: '/documentation' },
  { title: 'Terms', to: '/terms' },
  { title: 'Privacy', to: '/privacy' },
  { title: 'Log in', to: '/login' },
];
