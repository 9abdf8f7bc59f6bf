import { describe, expect, it } from 'vitest';
import { languageOf } from '#voice/languages/catalog.ts';
import { type PromptLanguage, promptWords } from '#voice/testing/prompt-flow.ts';
import { falseTurns, honestTurns } from './honest-turns.data.ts';
import { type Sources, whyHeld } from './sentences.ts';

const sources = (language: string, more: Partial<Sources> = {}): Sources => ({
  facts: [],
  values: [],
  done: [],
  heard: [],
  never: [],
  task: 'You are Mia, the receptionist.',
  language: languageOf(language)!,
  ...more,
});
const guardOf = (text: string, language = 'en-US', more: Partial<Sources> = {}) =>
  whyHeld(text, sources(language, more))?.guard ?? null;

const facts = [
  'A cleaning costs 90 dollars.',
  'We are open Monday to Friday from 9 to 5.',
  'We take all insurance plans.',
];

describe('what a model that talks freely may say', () => {
  it.each([
    ['en-US', 'That sounds painful, let me help you with that.'],
    ['en-US', 'Thanks! May I have your name, please?'],
    ['en-US', 'Sure, I can help you find a time.'],
    ['en-US', 'Would you like me to book that for you?'],
    ['en-US', 'Is it your upper or your lower tooth that hurts?'],
    ['en-US', 'I’m sorry to hear that, it must be hard to sleep.'],
    ['en-US', 'Let me look at the calendar.'],
    ['en-US', 'What time works best for you?'],
    ['en-US', 'Are you free in the morning?'],
    ['en-US', 'I do not know that, but I can find out.'],
    ['de-DE', 'Das klingt schmerzhaft, da schauen wir gern zusammen.'],
    ['de-DE', 'Möchten Sie einen Termin?'],
    ['de-DE', 'Darf ich noch Ihren Namen wissen?'],
    ['es-ES', '¿Desde cuándo le duele?'],
    ['es-ES', 'Lo siento mucho, ¿me dice su nombre?'],
    ['fr-FR', 'Je comprends, depuis quand avez-vous mal ?'],
    ['fr-FR', 'Très bien, quel est votre nom ?'],
  ])('%s: %s', (language, text) => {
    expect(guardOf(text, language)).toBeNull();
  });

  it('says what facts say, in its own words', () => {
    expect(guardOf('A cleaning is 90 dollars.', 'en-US', { facts })).toBeNull();
    expect(guardOf('We are open from Monday to Friday, 9 to 5.', 'en-US', { facts })).toBeNull();
    expect(guardOf('Yes, we take all insurance plans.', 'en-US', { facts })).toBeNull();
  });

  it('names numbers, days and names only from a source, and prices only from a fact', () => {
    expect(guardOf('So that is Tuesday at 3, right?')).toBe('value');
    expect(guardOf('So that is Tuesday at 3, right?', 'en-US', { heard: ['on Tuesday at three'] })).toBeNull();
    expect(guardOf('That makes 20 dollars.', 'en-US', { facts, heard: ['it costs 20 dollars'] })).toBe('price');
    expect(guardOf('A cleaning costs 95 dollars.', 'en-US', { facts })).toBe('price');
    expect(guardOf('You will see Dr. Miller.')).toBe('name');
    expect(guardOf('You will see Dr. Miller.', 'en-US', { facts: ['Dr. Miller is the dentist.'] })).toBeNull();
  });

  it('tells of what was done, and of nothing else', () => {
    expect(guardOf("You're booked for Friday at 10.")).toBe('act');
    const done = ["You're booked for Friday, November 27 at 10:00 AM."];
    expect(guardOf("You're booked for Friday at 10.", 'en-US', { done })).toBeNull();
    expect(guardOf("You're booked for Friday at 11.", 'en-US', { done })).toBe('act');
    expect(guardOf("I've sent you a confirmation.", 'en-US', { done })).toBe('act');
  });

  it('does not say the contrary of a fact, nor agree to what none says', () => {
    expect(guardOf('We are not open Monday to Friday.', 'en-US', { facts })).not.toBeNull();
    expect(guardOf('Yes, we have parking behind the house.', 'en-US', { facts })).toBe('business');
    expect(guardOf('Of course, it is free for you.', 'en-US', { facts })).not.toBeNull();
  });

  it('reads numbers as they are meant', () => {
    const heard = ['my number ends in twenty five'];
    expect(guardOf('It ends in 25, is that right?', 'en-US', { heard })).toBeNull();
    expect(guardOf('It ends in 26, is that right?', 'en-US', { heard })).toBe('value');
  });
});

describe('what a good receptionist says', () => {
  it('is held in few turns', () => {
    const all = Object.entries(honestTurns).flatMap(([tongue, { heard, done, said }]) => {
      const { facts: known } = promptWords[tongue as PromptLanguage];
      const tag = { en: 'en-US', de: 'de-DE', es: 'es-ES', fr: 'fr-FR' }[tongue]!;
      return said.map((text) => ({ text, guard: guardOf(text, tag, { facts: known, heard, done }) }));
    });
    const held = all.filter(({ guard }) => guard !== null);
    expect(held.length / all.length, JSON.stringify(held)).toBeLessThanOrEqual(0.05);
  });

  it.each(Object.entries(falseTurns))('is not what tells of acts that did not happen, %s', (tongue, said) => {
    const { facts: known } = promptWords[tongue as PromptLanguage];
    const tag = { en: 'en-US', de: 'de-DE', es: 'es-ES', fr: 'fr-FR' }[tongue]!;
    const heard = ['tomorrow Monday morgen Montag mañana lunes demain lundi'];
    expect(said.filter((text) => guardOf(text, tag, { facts: known, heard }) === null)).toEqual([]);
  });
});
