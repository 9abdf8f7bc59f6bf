import { describe, expect, it } from 'vitest';
import type { Json } from '#domain/platform/json.ts';
import { play } from '../dialogues/dialogue-script.ts';
import { frameOf } from '../snapshot.ts';

/** What a call knows once the caller has said these, also what is read back now. */
function knownAfter(flow: string, language: string, lines: readonly string[]): Record<string, Json> {
  const script = lines.map((line) => `C: ${line}`).join('\n');
  const { snapshots } = play({ name: '', flow, language, script });
  const { slots, step } = frameOf(snapshots.at(-1)!);
  const { current, collecting } = step as { current?: string; collecting?: { candidate: { value: Json } | null } };
  const read = collecting?.candidate ? { [current!]: collecting.candidate.value } : {};
  return { ...Object.fromEntries(Object.entries(slots).map(([name, { value }]) => [name, value])), ...read };
}

const support = {
  de: ['die rechnung stimmt nicht', 'rechnung'],
  es: ['la factura está mal', 'una factura'],
  fr: ['la facture est fausse', 'une facture'],
};
const phone = { phone: '+14158675309' };

describe('what is put right beside an answer', () => {
  it.each<[language: 'de' | 'es' | 'fr', before: 'yes' | 'no', says: string, urgent: boolean]>([
    ['de', 'no', 'ich hab eben nein gesagt aber es ist schon eilig 415 867 5309', true],
    ['de', 'no', 'es hält mich doch von der arbeit ab 415 867 5309', true],
    ['de', 'yes', 'so dringend ist es eigentlich doch nicht 415 867 5309', false],
    ['de', 'yes', 'nehmen sie das dringend wieder raus 415 867 5309', false],
    ['es', 'no', 'antes dije que no pero sí corre prisa 415 867 5309', true],
    ['es', 'yes', 'bueno urgente urgente no es mi número 415 867 5309', false],
    ['fr', 'no', "attendez si en fait c'est bloquant 415 867 5309", true],
    ['fr', 'yes', "bon urgent c'est un grand mot ça peut attendre 415 867 5309", false],
  ])('%s, urgent after a %s: "%s"', (language, before, says, urgent) => {
    const answer = { de: { yes: 'ja', no: 'nein' }, es: { yes: 'sí', no: 'no' }, fr: { yes: 'oui', no: 'non' } };
    const lines = [...support[language], answer[language][before], 'ana moll', says];
    expect(knownAfter('customer-support', language, lines)).toMatchObject({ urgent, ...phone });
  });

  it.each<[language: string, company: string, says: string, wanted: Record<string, string>]>([
    [
      'de',
      'lang elektro gmbh',
      'wir sind jetzt lang elektro kg nicht mehr gmbh und ich such eine software',
      { company: 'lang elektro kg', need: 'ich such eine software' },
    ],
    [
      'de',
      'lang elektro',
      'nicht lang elektro sondern lang technik und wir suchen einen shop',
      { company: 'lang technik' },
    ],
    [
      'es',
      'mercería tejedor',
      'es mercería olmedo no tejedor y quiero una web',
      { company: 'mercería olmedo', need: 'web' },
    ],
    ['es', 'mercería tejedor', 'bazar en vez de mercería y buscamos una tienda', { company: 'bazar tejedor' }],
    [
      'fr',
      'benali bâtiment',
      "ah pardon la société c'est benali rénovation pas bâtiment et on cherche un outil",
      { company: 'benali rénovation', need: 'outil' },
    ],
    // What they need may be for the company that they are with.
    ['de', 'lang elektro', 'eine webseite für lang elektro', { company: 'lang elektro' }],
    ['fr', 'benali bâtiment', 'un site pour benali bâtiment', { company: 'benali bâtiment' }],
  ])('%s, a company, %s: "%s"', (language, company, says, wanted) => {
    expect(knownAfter('sales-assistant', language, ['ana moll', company, says])).toMatchObject(wanted);
  });

  it.each<[language: string, need: string, says: string, wanted: Record<string, Json>]>([
    [
      'de',
      'einen onlineshop',
      'vergessen sie den onlineshop wir brauchen eine kassensoftware budget so viertausend',
      { need: 'kassensoftware', budget: 4000 },
    ],
    [
      'de',
      'einen onlineshop',
      'eigentlich eher eine app als einen shop und fünftausend euro',
      { need: 'app', budget: 5000 },
    ],
    [
      'es',
      'una página web',
      'mira lo de la web déjalo lo que me hace falta es un programa de facturas y para eso tengo mil ochocientos',
      { need: 'programa de facturas', budget: 1800 },
    ],
    [
      'fr',
      'un site internet',
      "oubliez le site il nous faut plutôt un logiciel de caisse et le budget c'est deux mille",
      { need: 'logiciel de caisse', budget: 2000 },
    ],
    // What is told of money lets nothing go.
    ['de', 'einen onlineshop', 'wir haben so viertausend', { need: 'onlineshop', budget: 4000 }],
  ])('%s, what they come for, %s: "%s"', (language, need, says, wanted) => {
    expect(knownAfter('sales-assistant', language, ['ana moll', 'moll optik', need, says])).toMatchObject(wanted);
  });

  it.each<[language: 'de' | 'es' | 'fr', says: string, problem: string]>([
    ['de', 'nicht vom mai vom juni und ja rechnung', 'auf der rechnung vom juni ist ein fehler'],
    ['es', 'no la de mayo la de junio', 'me falta la factura de junio'],
    ['fr', "facture et je me suis trompée ce n'est pas mai c'est juin", 'il me manque la facture de juin'],
  ])('%s, a word of what they told: "%s"', (language, says, problem) => {
    const told = {
      de: 'auf der rechnung vom mai ist ein fehler',
      es: 'me falta la factura de mayo',
      fr: 'il me manque la facture de mai',
    };
    expect(knownAfter('customer-support', language, [told[language], says])).toMatchObject({ problem });
  });

  it.each<[language: string, lines: string[], wanted: Record<string, Json>]>([
    ['de', ['ja', 'sechs', 'ich hätte ne sieben sagen sollen der versand war nämlich flott'], { recommend: 7 }],
    ['de', ['ja', 'sechs', 'der service', 'vier und oben statt sechs bitte acht'], { recommend: 8, satisfaction: 4 }],
    ['de', ['ja', 'acht', 'schnell', 'drei ach was soll ich so streng sein vier'], { recommend: 8, satisfaction: 4 }],
    [
      'es',
      ['sí', 'seis', 'por el trato', 'cuatro', 'lo del seis súbelo a siete y me gustó el precio'],
      { recommend: 7 },
    ],
    [
      'es',
      ['sí', 'seis', 'el trato', 'un cuatro y el seis de antes que sea un ocho'],
      { recommend: 8, satisfaction: 4 },
    ],
    ['fr', ['oui', 'six', "j'aurais dû dire sept parce que la livraison était rapide"], { recommend: 7 }],
    ['fr', ['oui', 'six', 'le service est sérieux'], { recommend: 6, reason: 'le service est sérieux' }],
    ['de', ['ja', 'sechs', 'der kundendienst war gut'], { recommend: 6, reason: 'der kundendienst war gut' }],
  ])('%s, a score: %j', (language, lines, wanted) => {
    expect(knownAfter('survey-collector', language, lines)).toMatchObject(wanted);
  });

  it('of a number, where a time is asked for', () => {
    const lines = ['revisión', 'ana ruiz', 'ana arroba gmail punto com', 'sí', '415 867 5309', 'sí'];
    const known = knownAfter('appointment-scheduler', 'es', [
      ...lines,
      'ay el teléfono era 415 867 5310 y el jueves a las once',
    ]);
    expect(known.phone === '+14158675310' || known.phone === '+14158675309').toBe(true);
  });

  it('puts no number in the place of a thing', () => {
    const lines = ['a check-up', 'Ann Lee', 'ann dot lee at example dot com', 'make it ten'];
    expect(knownAfter('appointment-scheduler', 'en', lines)).toMatchObject({ service: 'check-up' });
  });
});
