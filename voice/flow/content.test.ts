import { expect, it } from 'vitest';
import { play } from './dialogues/dialogue-script.ts';
import { frameOf } from './snapshot.ts';

function held(flow: string, language: string, said: readonly string[]) {
  const script = said.map((text) => `C: ${text}`).join('\n');
  const { snapshots } = play({ name: '', flow, language, knowledge: '', script });
  const last = snapshots.at(-1)!;
  return { hasEnded: last.end !== null, slots: frameOf(last).slots };
}

it.each([
  ['sales-assistant', 'en-US', 'do i have to sign up for a year', "cool thanks that's all"],
  ['sales-assistant', 'es-ES', 'hay que firmar permanencia con ustedes', 'perfecto era eso gracias'],
  ['sales-assistant', 'fr-FR', 'on peut essayer avant', "parfait c'est ce que je voulais savoir merci"],
  ['appointment-scheduler', 'de-DE', 'muss ich bei ihnen was mitbringen', 'ach gut dann weiß ich bescheid danke'],
])('who only asked, and has the answer, is asked no more: %s, %s', (flow, language, question, words) => {
  const { hasEnded, slots } = held(flow, language, [question, words]);
  expect(hasEnded).toBe(true);
  expect(slots).toEqual({});
});

it('who goes on with what they came for does', () => {
  const { hasEnded, slots } = held('sales-assistant', 'en-US', [
    'do i have to sign up for a year',
    "okay it's Ann Lee",
  ]);
  expect(hasEnded).toBe(false);
  expect(slots.name?.value).toBe('Ann Lee');
});
