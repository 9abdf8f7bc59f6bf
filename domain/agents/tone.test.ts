import { expect, test } from 'vitest';
import { toneOf } from './tone.ts';

test.each([
  ['', null],
  ['You answer calls of a bakery.', null],
  ['You are patient and calm.', null],
  ['Friendly, warm, empathetic.', 'warm'],
  ['You are a kind dental receptionist.', 'warm'],
  ['Find out what kind of visit it is.', null],
  ['Short, concise, to the point.', 'brief'],
  ['Keep your answers short. No small talk.', 'brief'],
  ['Professional, formal, polite', 'formal'],
  ['Speak politely to everyone.', 'formal'],
  ['Friendly, but brief and to the point.', 'brief'],
  ['Warm and professional', 'warm'],
  ['FRIENDLY AND BRIEF', 'warm'],
  ['Never be too formal.', null],
  ['Not too formal, not too brief.', null],
  ['Not only friendly.', 'warm'],
  ['Do not promise anything and stay polite.', 'formal'],
  ['Never rude, always polite.', 'formal'],
  ['You are Emma from Friendly Dental.', null],
  ['We sell warm meals, offer professional cleaning and short-term rentals.', null],
  ['An informal, unfriendly voice', null],
  ['Du bist freundlich und herzlich.', 'warm'],
  ['Kurz und bündig, auf den Punkt.', 'brief'],
  ['Fasse dich kurz.', 'brief'],
  ['Höflich, förmlich und sachlich', 'formal'],
  ['Nicht zu förmlich.', null],
  ['Tono cálido y cercano', 'warm'],
  ['Respuestas cortas, al grano.', 'brief'],
  ['Sé breve.', 'brief'],
  ['Profesional y cortés', 'formal'],
  ['Nunca formal.', null],
  ['Ton chaleureux et bienveillant', 'warm'],
  ['Sois bref, va droit au but.', 'brief'],
  ['Poli, courtois, professionnel', 'formal'],
])('%s names %s', (persona, tone) => expect(toneOf(persona)).toBe(tone));

test('reads the longest persona in no more than linear time', () => {
  expect(toneOf('not '.repeat(1000))).toBeNull();
  expect(toneOf('brief '.repeat(660))).toBe('brief');
});
