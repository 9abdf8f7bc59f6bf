import { expect, it } from 'vitest';
import { entryGroups, findEntry, firstEntry, searchEntries } from './entries.ts';
import { exampleDraft, requestOf } from './request-draft.ts';

const ids = (groups: readonly { entries: { id: string }[] }[]) =>
  groups.flatMap(({ entries }) => entries.map(({ id }) => id));

it('begins with speech, and has what a token may call and nothing else', () => {
  expect(firstEntry.id).toBe('speech.speak');
  expect(ids(entryGroups)).toEqual(
    expect.arrayContaining(['speech.voices', 'openAi.speech', 'elevenLabs.convert', 'agents.list', 'calls.get']),
  );
  for (const foreign of [
    'accessTokens.create',
    'workspaces.create',
    'auth.config',
    'contacts.sendMessage',
    'speechPlans.list',
  ]) {
    expect(findEntry(foreign)).toBeUndefined();
  }
});

it('finds an endpoint by every word of a search', () => {
  expect(ids(searchEntries('delete pronun'))).toEqual(['speech.removePronunciation']);
  expect(ids(searchEntries('  '))).toEqual(ids(entryGroups));
  expect(searchEntries('nothing like it')).toEqual([]);
});

it('has a draft for every endpoint, whose body its schema accepts when there is an example', () => {
  for (const { entries } of entryGroups) {
    for (const { id, endpoint } of entries) {
      const draft = exampleDraft(endpoint);
      expect(requestOf(endpoint, draft, '').method, id).toBe(endpoint.method);
      expect(draft.body === null, id).toBe(endpoint.body === undefined);
      if (endpoint.example?.body) expect(endpoint.body!.safeParse(JSON.parse(draft.body!)).success, id).toBe(true);
    }
  }
});
