import { describe, expect, it } from 'vitest';
import { play } from '../dialogues/dialogue-script.ts';
import { frameOf } from '../snapshot.ts';

/** Slots and actions after a conversation with a template's agent. */
function held(flow: string, language: string, said: readonly string[]) {
  const { snapshots, intents } = play({
    name: '',
    flow,
    language,
    script: said.map((text) => `C: ${text}`).join('\n'),
  });
  const slots = frameOf(snapshots.at(-1)!).slots;
  return {
    value: (name: string) => slots[name]?.value,
    acts: intents.flat().flatMap((intent) => (intent.type === 'run_action' ? [intent.action] : [])),
  };
}

const visit = ['a cleaning', 'Abel Stroud', 'abel at stroud dot com', 'yes', '402 555 0166', 'yes'];
const besuch = ['Zahnreinigung', 'Elke Rauch', 'elke at rauch punkt de', 'ja'];

describe('a piece of what was given, where something else is asked for', () => {
  it.each([
    ['en-US', visit, 'sorry the last two digits of my phone are sixty one', 'phone', '+14025550161'],
    ['en-US', visit, "wait the area code's four oh three", 'phone', '+14035550166'],
    ['en-US', visit.slice(0, 4), "it's a b e l e in the email by the way", 'email', 'abele@stroud.com'],
    ['de-DE', besuch, 'die mail ist übrigens punkt net am ende', 'email', 'elke@rauch.net'],
    ['en-US', visit.slice(0, 2), 'abel with two ls at the end', 'name', 'Abell Stroud'],
  ])('is put right, and is no answer, in %s: "%3$s"', (language, said, words, name, value) => {
    const { value: of, acts } = held('appointment-scheduler', language, [
      ...said,
      words,
      language === 'de-DE' ? 'ja' : 'yes',
    ]);
    expect(of(name)).toBe(value);
    expect(acts).not.toContain('find_times');
  });

  it('is asked for once more where no one could tell which it is', () => {
    const { acts, value } = held('appointment-scheduler', 'en-US', [
      ...visit,
      'oh the phone has a nine nine nine in it',
    ]);
    expect(value('phone')).toBe('+14025550166');
    expect(acts).not.toContain('find_times');
  });
});

it.each([
  ['brook street bakery', "it's brooke street with an e on the end", 'brooke street bakery'],
  ['green valley foods', 'sorry green valley farms not foods', 'green valley farms'],
])('of a company only the part that is said anew is another: "%s", "%s"', (company, words, value) => {
  expect(held('sales-assistant', 'en-US', ['Sal Conti', company, words]).value('company')).toBe(value);
});

const asked = { 'de-DE': 'Zahnreinigung', 'es-ES': 'una limpieza', 'fr-FR': 'un détartrage', 'en-US': 'a cleaning' };

describe('a name is written as it is told', () => {
  it.each([
    // Signs on letters, by their names or as they are written.
    ['de-DE', 'jürgen maas', 'maaß mit scharfem s', 'Jürgen Maaß'],
    ['de-DE', 'torsten voss', 'nee hinten mit eszett', 'Torsten Voß'],
    ['de-DE', 'jürgen strauß', 'ohne scharfes s mit doppel s', 'Jürgen Strauss'],
    ['de-DE', 'jens müller', 'mit ue nicht mit ü', 'Jens Mueller'],
    ['de-DE', 'jens moeller', 'mit ö', 'Jens Möller'],
    ['es-ES', 'luis garcia', 'el apellido va con acento', 'Luis García'],
    ['es-ES', 'luis gimenez', 'giménez con acento en la e', 'Luis Giménez'],
    ['es-ES', 'luis garcia', 'con tilde en la i', 'Luis García'],
    ['es-ES', 'eva pena', 'con eñe', 'Eva Peña'],
    ['es-ES', 'eva yague', 'yagüe con diéresis', 'Eva Yagüe'],
    ['fr-FR', 'gaelle prigent', 'gaëlle avec un tréma et deux l', 'Gaëlle Prigent'],
    ['fr-FR', 'andre garnier', 'e accent aigu à la fin', 'André Garnier'],
    ['fr-FR', 'helene garnier', 'avec un accent aigu et un accent grave', 'Hélène Garnier'],
    ['en-US', 'jose garcia', 'garcía with an accent', 'Jose García'],
    ['en-US', 'eva pena', "there's a tilde on the n", 'Eva Peña'],
    // Letters by their names, and how many there are.
    ['es-ES', 'mariana soler', 'perdona marianna con dos enes', 'Marianna Soler'],
    ['es-ES', 'ana pucheta', 'puchetta con dos tes', 'Ana Puchetta'],
    ['es-ES', 'elena ruiz', 'con hache', 'Helena Ruiz'],
    ['es-ES', 'ana sanches', 'con zeta final', 'Ana Sanchez'],
    ['fr-FR', 'hélène bonet', 'avec deux n', 'Hélène Bonnet'],
    ['fr-FR', 'anne matthieu', 'un seul t', 'Anne Mathieu'],
    ['fr-FR', 'nathalie dupont', 'avec un d à la fin', 'Nathalie Dupond'],
    ['fr-FR', 'marie martine', 'martin sans e', 'Marie Martin'],
    ['de-DE', 'karl hoffmann', 'mit nur einem f', 'Karl Hofmann'],
    ['de-DE', 'sara koch', 'mit h hinten', 'Sarah Koch'],
    ['de-DE', 'jens meyer', 'mit a i', 'Jens Maier'],
    ['en-US', 'hannah stone', 'with only one n', 'Hanah Stone'],
    ['en-US', 'sara stone', 'with an h', 'Sarah Stone'],
  ] as const)('in %s, %s: "%s"', (language, name, words, value) => {
    expect(held('appointment-scheduler', language, [asked[language], name, words]).value('name')).toBe(value);
  });

  it.each([
    ['es-ES', 'luis lopez', 'solo una pregunta'],
    ['de-DE', 'karl hoffmann', 'nur am dienstag'],
    ['fr-FR', 'anne matthieu', 'un seul problème je n ai pas de mail'],
    ['en-US', 'anne matthews', 'only if you have parking'],
  ] as const)('in %s, %s, and is no other by "%s"', (language, name, words) => {
    const of = held('appointment-scheduler', language, [asked[language], name, words]).value('name');
    expect(String(of).toLowerCase()).toBe(name);
  });
});

describe('a company whose name grows', () => {
  it.each([
    [
      'de-DE',
      'müller',
      ['müller und söhne', 'eine Website', 'gmbh gehört da noch hinten dran'],
      'müller und söhne gmbh',
    ],
    ['de-DE', 'müller', ['ach so müller metallbau gmbh'], 'müller metallbau gmbh'],
    ['es-ES', 'talleres peña', ['bueno talleres peña e hijos'], 'talleres peña e hijos'],
    ['es-ES', 'talleres peña', ['sociedad limitada ponga'], 'talleres peña sociedad limitada'],
    ['fr-FR', 'le goff', ['enfin le goff et fils'], 'le goff et fils'],
    ['fr-FR', 'le goff', ['sarl à la fin'], 'le goff sarl'],
    ['en-US', 'conti', ['actually conti and sons'], 'conti and sons'],
    ['en-US', 'conti', ["it's conti bakery llc"], 'conti bakery llc'],
    // What they come for.
    ['de-DE', 'müller', ['eine gmbh software'], 'müller'],
    ['de-DE', 'müller', ['müller und dann noch eine frage'], 'müller'],
    ['es-ES', 'talleres peña', ['un programa para el taller'], 'talleres peña'],
  ] as const)('in %s, %s: %j', (language, company, words, value) => {
    expect(held('sales-assistant', language, ['Ana Conti', company, ...words]).value('company')).toBe(value);
  });

  it('answers nothing, and what is said behind it does', () => {
    const { value } = held('sales-assistant', 'de-DE', [
      'Ana Conti',
      'müller',
      'müller und söhne, wir brauchen eine website',
    ]);
    expect([value('company'), value('need')]).toEqual(['müller und söhne', 'website']);
    expect(held('sales-assistant', 'fr-FR', ['Ana Conti', 'le goff', 'enfin le goff et fils']).value('need')).toBe(
      undefined,
    );
  });
});
