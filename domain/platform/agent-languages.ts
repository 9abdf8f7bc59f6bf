import { z } from 'zod';

/** Languages whose spoken numbers, dates and times the engine understands. */
export const agentLanguages = [
  { tag: 'en-US', name: 'English (United States)' },
  { tag: 'en-GB', name: 'English (United Kingdom)' },
  { tag: 'de-DE', name: 'German (Germany)' },
  { tag: 'es-ES', name: 'Spanish (Spain)' },
  { tag: 'es-US', name: 'Spanish (United States)' },
  { tag: 'fr-FR', name: 'French (France)' },
] as const;

export const AgentLanguage = z.enum(agentLanguages.map((language) => language.tag));
export type AgentLanguage = z.infer<typeof AgentLanguage>;

/** The language of a BCP 47 tag without its region: `de` of `de-DE`. */
export const baseLanguage = (tag: string): string => tag.split('-')[0]!.toLowerCase();
