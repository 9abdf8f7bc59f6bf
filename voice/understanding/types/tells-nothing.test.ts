import { expect, it } from 'vitest';
import type { AgentLanguage } from '#domain/platform/agent-languages.ts';
import { languageOf } from '#voice/languages/catalog.ts';
import { readUtterance } from '../utterance.ts';
import { telling, tellsNeed, tellsNothing } from './tells-nothing.ts';

const read = (language: AgentLanguage, text: string) => readUtterance(text, languageOf(language)!);

it.each<[AgentLanguage, string]>([
  ['en-US', "I'd like to make an appointment"],
  ['en-US', 'I need to see the dentist as soon as possible'],
  ['en-US', 'finally somebody picks up'],
  ['en-US', 'my wife made me call'],
  ['en-US', "that'd be great"],
  ['de-DE', 'ich bräuchte einen Termin bei Ihnen'],
  ['de-DE', 'ich sitze gerade im Auto'],
  ['es-ES', 'quería pedir una cita lo antes posible'],
  ['fr-FR', 'je voudrais prendre un rendez-vous'],
])('%s: "%s" tells nothing yet', (language, text) => expect(tellsNothing(read(language, text))).toBe(true));

it.each<[AgentLanguage, string]>([
  ['en-US', 'a cleaning'],
  ['en-US', 'so I bit on an olive and a piece of my tooth came off'],
  ['en-US', "It's such a lovely day here. A manicure"],
  ['de-DE', 'ich knirsche nachts'],
  ['es-ES', 'una consulta'],
  ['fr-FR', 'ma couronne bouge'],
])('%s: "%s" tells a need', (language, text) => {
  expect(tellsNothing(read(language, text))).toBe(false);
  expect(tellsNeed(read(language, text))).toBe(true);
});

it.each<[AgentLanguage, string, string]>([
  ['en-US', 'my tooth hurts, can I come in tomorrow afternoon?', 'my tooth hurts'],
  ['en-US', 'good morning, I have a leak. Can you come out today?', 'I have a leak'],
  ['de-DE', 'mein Zahn tut weh, kann ich morgen vorbeikommen?', 'mein Zahn tut weh'],
  ['es-ES', 'me duele una muela, ¿puedo ir mañana?', 'me duele una muela'],
  ['fr-FR', "j'ai mal aux dents, je peux passer demain ?", "j'ai mal aux dents"],
  ['en-US', 'can I come in tomorrow?', 'can I come in tomorrow?'],
])('%s: what "%s" tells is "%s"', (language, text, about) => expect(telling(read(language, text)).text).toBe(about));

it.each<[AgentLanguage, string]>([
  ['en-US', 'turn left in 500 feet'],
  ['en-US', 'would you like fries with that'],
  ['en-US', 'wasn’t talking to you'],
])('%s: "%s" may be meant for anyone', (language, text) => expect(tellsNeed(read(language, text))).toBe(false));
