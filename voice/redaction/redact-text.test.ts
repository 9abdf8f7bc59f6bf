import { describe, expect, test } from 'vitest';
import { redactedKinds } from '#domain/privacy/retention.ts';
import { redactText } from './redact-text.ts';

const all = (text: string) => redactText(text, redactedKinds);

describe('what is taken out of a transcript', () => {
  test.each([
    ['My name is Maria Lopez and I need a haircut.', 'My name is [name] and I need a haircut.'],
    ["it's john smith", "it's [name]"],
    ['Ich heiße Jürgen Groß.', 'Ich heiße [name].'],
    ['Me llamo Carmen de la Cruz', 'Me llamo [name]'],
    ["Je m'appelle Claire Dubois", "Je m'appelle [name]"],
    ['Thank you, Maria. Goodbye.', 'Thank you, [name]. Goodbye.'],
    ['Frau Schneider hat angerufen', 'Frau [name] hat angerufen'],
    ['call me at (202) 555-1234', 'call me at [number]'],
    ['two zero two five five five one two three four', '[number]'],
    ['null eins sieben sechs eins zwei drei vier', '[number]'],
    ['maria dot lopez at example dot com', '[number]'],
    ['Schreiben Sie an maria@example.com', 'Schreiben Sie an [number]'],
    ['my card is 4111 1111 1111 1111', 'my card is [card]'],
    ['I live at 12 Mill Lane', 'I live at [address]'],
    ['Ich wohne in der Hauptstraße 5', 'Ich wohne in der [address]'],
    ['vivo en calle de Alcalá 45', 'vivo en [address]'],
    ["j'habite 14 rue de la Paix", "j'habite [address]"],
    ['I have diabetes and take insulin', 'I have [health] and take [health]'],
    ['Ich bin schwanger', 'Ich bin [health]'],
    ['tengo alergia y fiebre', 'tengo [health] y [health]'],
    ["j'ai de l'asthme", "j'ai de l'[health]"],
  ])('%s', (text, expected) => {
    expect(all(text)).toBe(expected);
  });

  test.each([
    'A haircut tomorrow at half past two, please.',
    'I need an appointment with the doctor on March 3, 2027.',
    'Das kostet 45,50 Euro, oder?',
    '¿Tienen abierto el martes a las diez?',
    'Je voudrais un rendez-vous à 14 h 30.',
    "I'm calling about my order.",
  ])('and what stays: %s', (text) => {
    expect(all(text)).toBe(text);
  });

  test('only the kinds that are chosen, and what was collected wherever it is said', () => {
    expect(redactText('I am Maria, 202 555 1234', ['numbers'])).toBe('I am Maria, [number]');
    expect(redactText('so, xanthippe it is', ['names'], { names: ['Xanthippe'] })).toBe('so, [name] it is');
  });
});
