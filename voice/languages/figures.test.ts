import { expect, it } from 'vitest';
import { understand } from '#voice/understanding/understand.ts';

const read = (language: string, text: string) =>
  understand({ language, type: 'number', text, at: '2026-11-20T10:00:00', zone: 'Europe/Paris' }).value;

it.each(['en-US', 'de-DE', 'es-ES', 'fr-FR', 'it-IT', 'nl-NL', 'pt-PT'])(
  'in %s, groups of three are one number',
  (language) => {
    expect(read(language, '1 414 021 100')).toBe(1_414_021_100);
    expect(read(language, 'Google: 1 414 021.')).toBe(1_414_021);
    expect(read(language, '12 500')).toBe(12_500);
  },
);

it.each(['de-DE', 'es-ES', 'fr-FR', 'it-IT', 'nl-NL', 'pt-PT'])(
  'in %s, a comma before digits makes hundredths of them',
  (language) => {
    expect(read(language, ',08')).toBe(0.08);
    expect(read(language, '0,08')).toBe(0.08);
  },
);
