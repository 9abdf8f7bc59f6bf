import type { SiteLink } from '../chrome/site-links.ts';

/** The three cards of How We Can Help. */
export const help: { title: string; text: string; points: string[]; more: SiteLink }[] = [
  {
    title: 'Services and support',
    text: 'From your first agent to a whole switchboard, and whenever a call doesn’t go the way it should.',
    points: ['Agents built around your calls', 'API access and integration', 'Cloned voices and avatars, on request'],
    more: { title: 'See the solutions', to: '/solutions' },
  },
  {
    title: 'Partnerships',
    text: 'For agencies, phone companies, and software makers who want to give their own customers a voice.',
    points: ['Agents for your clients', 'Speech inside your product', 'Terms that fit how you sell'],
    more: { title: 'Who we are', to: '/about' },
  },
  {
    title: 'Resources',
    text: 'Everything you need to try Parley before you talk to anyone.',
    points: ['API documentation with examples', 'A 5-minute quickstart', 'Agent templates that work out of the box'],
    more: { title: 'Read the documentation', to: '/documentation' },
  },
];
