import { expect, it } from 'vitest';
import { understand } from '#voice/understanding/understand.ts';

const read = (language: string, type: 'time' | 'date_time', text: string) =>
  understand({ language, type, text, at: '2026-11-20T10:00:00', zone: 'Europe/Paris' }).value;

it.each<[string, string, string | null]>([
  ['fr-FR', 'à six heures quarante', '06:40'],
  ['fr-FR', 'à 6h45', '06:45'],
  ['fr-FR', 'six heures quarante du soir', '18:40'],
  ['fr-FR', 'à six heures et quart', '18:15'],
  ['fr-FR', 'à trois heures quarante', '15:40'],
  ['de-DE', 'um sechs Uhr fünfundvierzig', '06:45'],
  ['de-DE', 'um sechs Uhr vierzig am Abend', '18:40'],
  ['de-DE', 'viertel nach sechs', '18:15'],
  ['de-DE', 'um drei Uhr vierzig', '15:40'],
  ['en-US', 'six forty-five', '18:45'],
])('in %s, "%s" is %s', (language, text, time) => {
  expect(read(language, 'time', text)).toBe(time);
});

it.each([
  ['de-DE', 'Es ist viertel sechs', '04:30', '05:15'],
  ['de-DE', 'Es ist viertel sechs', '17:00', '17:15'],
  ['de-DE', 'es ist jetzt halb zwölf', '23:50', '23:30'],
  ['de-DE', 'es ist um halb fünf', '04:00', '16:30'],
  ['fr-FR', 'il est cinq heures et quart', '05:00', '05:15'],
  ['fr-FR', 'il est cinq heures et quart', '16:00', '17:15'],
])(
  'what a clock shows in %s, "%s", is of the half of the day that is nearer to %s: %s',
  (language, text, now, time) => {
    expect(understand({ language, type: 'time', text, at: `2026-11-20T${now}:00`, zone: 'UTC' }).value).toBe(time);
  },
);
