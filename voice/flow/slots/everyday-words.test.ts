import { describe, expect, it } from 'vitest';
import { play } from '../dialogues/dialogue-script.ts';
import { frameOf } from '../snapshot.ts';

type Tag = 'de-DE' | 'es-ES' | 'fr-FR' | 'en-US';

/** A value after a call of a template's agent. */
function heardAs(flow: string, language: string, said: readonly string[], name: string) {
  const script = said.map((text) => `C: ${text}`).join('\n');
  const { snapshots } = play({ name: '', flow, language, script });
  return frameOf(snapshots.at(-1)!).slots[name]?.value;
}

const yes = { 'de-DE': 'ja', 'es-ES': 'sí', 'fr-FR': 'oui', 'en-US': 'yes' };
const eight = { 'de-DE': 'acht', 'es-ES': 'ocho', 'fr-FR': 'huit', 'en-US': 'eight' };
const bill = {
  'de-DE': ['die rechnung stimmt nicht', 'rechnung'],
  'es-ES': ['la factura está mal', 'una factura'],
  'fr-FR': ['la facture est fausse', 'une facture'],
  'en-US': ['the bill is wrong', 'a bill'],
};

describe('everyday words', () => {
  it.each<[Tag, string, boolean | undefined]>([
    ['de-DE', 'na gut aber zackig', true],
    ['de-DE', 'ja gern aber nur kurz', true],
    ['de-DE', 'wenns net lang dauert', true],
    ['de-DE', 'dann legen sie mal los', true],
    ['es-ES', 'venga va pero rapidito', true],
    ['es-ES', 'sí pero tengo prisa', true],
    ['fr-FR', "allez-y mais vite fait j'ai le four allumé", true],
    ['fr-FR', 'si ça prend pas trop longtemps', true],
    ['en-US', 'all right but make it quick', true],
    ['de-DE', 'nein machen sie schnell', false],
    ['es-ES', 'qué va', false],
    ['fr-FR', 'que nenni', false],
    ['es-ES', 'rápido que tengo prisa', undefined],
    ['fr-FR', 'vite je suis au travail', false],
  ])('agree to questions or do not, in %s: "%s"', (language, words, value) => {
    expect(heardAs('survey-collector', language, [words], 'consent')).toBe(value);
  });

  it.each<[Tag, string, number]>([
    ['de-DE', 'so a siebener', 7],
    ['de-DE', 'an achter', 8],
  ])('are scores, in %s: "%s"', (language, words, score) => {
    expect(heardAs('survey-collector', language, [yes[language], words], 'recommend')).toBe(score);
  });

  it.each<[Tag, string, string | undefined]>([
    ['de-DE', 'dazu sag ich nix', undefined],
    ['de-DE', 'da fällt mir nix ein', undefined],
    ['de-DE', 'das behalt ich für mich', undefined],
    ['es-ES', 'no se me ocurre nada', undefined],
    ['es-ES', 'así a bote pronto nada', undefined],
    ['fr-FR', 'ça me vient pas', undefined],
    ['de-DE', 'passt alles', 'passt alles'],
    ['es-ES', 'no tengo queja', 'no tengo queja'],
    ['fr-FR', 'rien à redire', 'rien à redire'],
  ])('tell nothing or something, in %s: "%s"', (language, words, value) => {
    const said = [yes[language], eight[language], words];
    expect(heardAs('survey-collector', language, said, 'reason')).toBe(value);
  });

  it.each<[Tag, string, boolean]>([
    ['de-DE', 'na überhaupt ned', false],
    ['de-DE', 'hält sich in grenzen', false],
    ['de-DE', 'und wie', true],
    ['es-ES', 'qué va', false],
    ['es-ES', 'ni mucho menos', false],
    ['es-ES', 'ya lo creo', true],
    ['fr-FR', 'et comment', true],
    ['fr-FR', 'complètement', true],
  ])('say how urgent it is, in %s: "%s"', (language, words, urgent) => {
    expect(heardAs('customer-support', language, [...bill[language], words], 'urgent')).toBe(urgent);
  });
});
