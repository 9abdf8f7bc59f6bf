import { expect, it } from 'vitest';
import type { SlotType } from '#domain/agents/workflows.ts';
import { effort } from '#voice/testing/effort.ts';
import { endpointMs } from './endpointing.ts';

it.each<[SlotType, string, number]>([
  ['yes_no', 'yes', 250],
  ['yes_no', 'yes and', 1_200],
  ['text', 'I need a new roof because', 2_500],
  ['text', 'I need a new roof.', 300],
  ['text', 'a roof,', 2_500],
  ['date', 'tuesday', 500],
  ['date', 'on the', 2_000],
  ['name', 'J O H N', 900],
  ['name', 'John', 300],
  ['text', 'I would like', 2_500],
  ['text', 'it’s about my', 2_500],
  ['text', 'a new roof, um', 2_500],
  ['text', 'sooo', 2_500],
  ['text', 'what is it about?', 300],
  ['date', 'half past', 2_000],
  ['date', 'this coming', 2_000],
  ['yes_no', 'um', 1_200],
  ['phone', 'five seven one', 3_500],
  ['phone', '571 555', 3_500],
  ['phone', 'double five one triple two three', 900],
  ['phone', 'five seven one five five five oh one two three', 250],
  ['phone', 'my number is', 2_500],
  ['phone', 'a moment please', 300],
  ['phone', 'five seven one twenty three', 3_500],
  ['phone', '571 555 0123 extension', 900],
  ['phone', 'plus three four six one two three four five six seven eight', 250],
  ['email', 'john at', 3_500],
  ['email', 'john at gmail', 3_500],
  ['email', 'john at gmail dot com', 300],
  ['email', 'john@gmail.com', 300],
  ['email', 'john underscore', 3_500],
  ['email', 'john', 900],
])('the wait for %s behind %j is %i ms', (type, text, ms) => expect(endpointMs(text, [type], 'en-US')).toBe(ms));

it.each<[language: string, SlotType, string, number]>([
  ['de-DE', 'text', 'ich komme für', 2_500],
  ['de-DE', 'text', 'ich brauche ein neues Dach', 300],
  ['de-DE', 'date', 'halb', 2_000],
  ['de-DE', 'text', 'äh', 2_500],
  ['de-DE', 'phone', 'meine Nummer ist', 2_500],
  // Numbers in Germany have no one length: a pause decides.
  ['de-DE', 'phone', '0151 23456789', 900],
  ['es-ES', 'text', 'quisiera una cita para', 2_500],
  ['es-ES', 'date', 'a las', 2_000],
  ['es-ES', 'phone', 'seis uno dos tres cuatro cinco seis siete ocho', 250],
  ['es-ES', 'phone', 'seis uno dos', 3_500],
  ['fr-FR', 'text', 'je voudrais', 2_500],
  ['fr-FR', 'text', 'euh', 2_500],
  ['fr-FR', 'phone', '06 12 34 56', 900],
  ['fr-FR', 'phone', '06 12 34 56 78', 250],
])('in %s the wait for %s behind %j is %i ms', (language, type, text, ms) =>
  expect(endpointMs(text, [type], language)).toBe(ms),
);

it('looks at rows of any length within a moment', async () => {
  const look = () => expect(endpointMs('five '.repeat(2_000), ['phone'], 'en-US')).toBe(250);
  expect(await effort(look)).toBeLessThan(20);
});
