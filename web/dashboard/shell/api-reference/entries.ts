import { api } from '#domain/api.ts';
import { elevenLabsApi } from '#domain/channels/speech-elevenlabs.ts';
import { openAiApi } from '#domain/channels/speech-openai.ts';
import { tokenCan, tokenScopes } from '#domain/identity/access-tokens.ts';
import type { Endpoint } from '#domain/platform/http.ts';

/** An endpoint of the reference. */
export interface Entry {
  /** `speech.speak`: names it in the page's address. */
  id: string;
  endpoint: Endpoint;
}

export interface EntryGroup {
  title: string;
  entries: Entry[];
}

/** Titles of nouns whose name alone does not say it. */
const titles: Record<string, string> = {
  speech: 'Text to Speech',
  openAi: 'OpenAI-compatible',
  elevenLabs: 'ElevenLabs-compatible',
  workspaces: 'Workspace',
  crm: 'CRM',
};

/** `gettingStarted`: Getting Started. */
const titleOf = (noun: string) =>
  titles[noun] ?? noun.replace(/([A-Z])/g, ' $1').replace(/^./, (first) => first.toUpperCase());

const speaks = (table: Record<string, Endpoint>) => Object.values(table).some(({ can }) => can === 'speech:use');

/** What a token makes possible, and of what needs none the part that belongs to speech. */
function belongs({ can }: Endpoint, besideSpeech: boolean): boolean {
  if (can === 'account') return false;
  return can === 'public' ? besideSpeech : tokenCan({ scopes: tokenScopes, readOnly: false }, can);
}

function groupsOf(tables: Record<string, Record<string, Endpoint>>): EntryGroup[] {
  const groups = Object.entries(tables).map(([noun, table]) => ({
    title: titleOf(noun),
    speech: speaks(table),
    entries: Object.entries(table)
      .filter(([, endpoint]) => belongs(endpoint, speaks(table)))
      .map(([name, endpoint]) => ({ id: `${noun}.${name}`, endpoint })),
  }));
  return groups
    .filter(({ entries }) => entries.length > 0)
    .sort((a, b) => Number(b.speech) - Number(a.speech))
    .map(({ title, entries }) => ({ title, entries }));
}

/** Every endpoint that a program may call with a token, speech first. */
export const entryGroups: readonly EntryGroup[] = groupsOf({ ...api, openAi: openAiApi, elevenLabs: elevenLabsApi });

const all = entryGroups.flatMap(({ entries }) => entries);
export const firstEntry = all[0]!;

/** The entry that an address names. */
export const findEntry = (id: string | null) => all.find((entry) => entry.id === id);

/** The groups with what matches every word of a search, in path, method or summary. */
export function searchEntries(search: string): EntryGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (title: string, { endpoint: { method, path, summary } }: Entry) => {
    const text = `${title} ${method} ${path} ${summary}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return entryGroups
    .map(({ title, entries }) => ({ title, entries: entries.filter((entry) => matches(title, entry)) }))
    .filter(({ entries }) => entries.length > 0);
}
