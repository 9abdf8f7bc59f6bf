import { expect, test } from 'vitest';
import { languageOf } from '#voice/languages/catalog.ts';
import { otherLanguageOf } from '#voice/languages/others.ts';
import { readUtterance } from '#voice/understanding/utterance.ts';
import { type CallersOf, tell } from './callers.ts';
import { frenchCallers } from './french-callers.data.ts';
import { germanCallers } from './german-callers.data.ts';
import { spanishCallers } from './spanish-callers.data.ts';

const all: CallersOf[] = [germanCallers, spanishCallers, frenchCallers];

const rows = all.flatMap(({ language, of }) =>
  Object.entries(of).flatMap(([template, callers]) =>
    callers.map(([name, turns, outcome, values]) => ({ language, template, name, turns, outcome, values })),
  ),
);

test.each(rows)('$language $template: $name', ({ language, template, turns, outcome, values }) => {
  const told = tell(template, language, turns);
  expect({ outcome: told.outcome, values: told.values }, told.lines.join('\n')).toMatchObject({ outcome, values });
  for (const text of told.said) {
    expect(text).toMatch(/^\S.*[.?!]$/);
    expect(otherLanguageOf(readUtterance(text, languageOf(language)!))?.id, text).toBeUndefined();
  }
});

test.each(all.map(({ language, of }) => [language, of] as const))('%s has 15 callers of each agent', (_, of) => {
  expect(Object.values(of).map((callers) => callers.length)).toEqual([15, 15, 15, 15]);
  for (const callers of Object.values(of)) expect(new Set(callers.map(([name]) => name)).size).toBe(15);
});
