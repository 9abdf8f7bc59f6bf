import { expect, it } from 'vitest';
import { stemOf } from '#voice/knowledge/words.ts';
import { readers, understand } from '#voice/understanding/understand.ts';
import { languages } from './catalog.ts';

/** "Constructor" builds houses in Spanish; in a program, every object has one. */
const said = [
  ...['constructor', 'constructor constructor', 'double constructor', 'doble constructor', '5 constructor'],
  ...['five constructor two', 'constructor at example dot com', 'constructor arroba ejemplo punto com'],
  ...['my name is Constructor', 'c for constructor', 'c wie constructor', 'veinte constructor', 'constructor teenth'],
];

it.each([...languages.map(({ id }) => id), 'it-IT', 'nl-NL', 'pt-PT'])(
  'no word is more than a word in %s',
  (language) => {
    for (const type of Object.keys(readers) as (keyof typeof readers)[])
      for (const text of said) {
        const read = understand({ type, language, text, at: '2026-11-20T10:00:00', zone: 'UTC' });
        expect(JSON.stringify(read)).not.toContain('native code');
      }
    expect(stemOf('constructor', language)).toMatch(/^constructor|^construct/);
  },
);
