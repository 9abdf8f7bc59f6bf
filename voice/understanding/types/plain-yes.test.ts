import { expect, it } from 'vitest';
import type { AgentLanguage } from '#domain/platform/agent-languages.ts';
import { languageOf } from '#voice/languages/catalog.ts';
import { readUtterance } from '../utterance.ts';
import { isPlainYes } from './plain-yes.ts';

const isYes = (language: AgentLanguage, text: string) => isPlainYes(readUtterance(text, languageOf(language)!));

it.each<[AgentLanguage, string]>([
  ['en-US', 'yes please, thank you'],
  ['en-US', 'okay that works'],
  ['de-DE', 'ja gern, danke'],
  ['es-ES', 'sí, perfecto'],
  ['fr-FR', "oui, c'est parfait"],
])('%s: "%s" is a yes and nothing else', (language, text) => expect(isYes(language, text)).toBe(true));

it.each<[AgentLanguage, string]>([
  ['en-US', "yeah, I'll get back to you"],
  ['en-US', 'perfect timing, my boss just walked in'],
  ['en-US', 'okay so'],
  ['en-US', 'yes?'],
  ['en-US', 'yes, hold on a second'],
  ['en-US', 'I would if I could'],
  ['de-DE', 'ja, ich melde mich'],
  ['de-DE', 'ja gut, ich überleg es mir'],
  ['es-ES', 'sí, ya le llamo yo'],
  ['es-ES', 'bueno, me lo pienso'],
  ['fr-FR', 'oui, je vous rappelle'],
  ['fr-FR', 'bon, je vais réfléchir'],
])('%s: "%s" has nothing done yet', (language, text) => expect(isYes(language, text)).toBe(false));
