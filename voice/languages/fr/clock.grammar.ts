import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { type Clock, inHalf, inPart, shiftClock } from '#voice/understanding/values/clock.ts';
import { noLength } from '#voice/understanding/values/length.ts';
import { at, bounds, inFigures, negative, of24, part, withClock } from '../clocks.ts';

/** French times of day: "huit heures et quart", "midi et demi", "neuf heures moins le quart", "15h30", "trois heures de l'après-midi". */

const morning = part(0, 12, 0);
const noon = part(11, 15, 1);
const afternoon = part(12, 20, 1);
const evening = part(17, 24, 1);
const night = part(18, 29, 1);
const day = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];

const parts = {
  "(avant le travail|avant le boulot|avant d'aller au travail|avant l'ecole)": part(0, 9, 0),
  "(apres l'ecole|a la sortie de l'ecole|apres les cours)": part(16, 19, 1),
  '(du matin|de matin|le matin|au matin|dans la matinee|en matinee|de la matinee|du matinee|matin|dans le matin)':
    morning,
  '(tot le matin|en debut de matinee|de bonne heure|tres tot|a la premiere heure)': part(0, 10, 0),
  '(en fin de matinee|fin de matinee)': part(10, 12, 0),
  "(de l'apres midi|l'apres midi|dans l'apres midi|apres midi|de l apres midi|l apres midi|dans l apres midi|cet apres midi la)":
    afternoon,
  '(pendant|sur|dans) (ma|la) (pause dejeuner|pause de midi)': part(11, 14, 0),
  '(apres le dejeuner|apres dejeuner|apres manger|apres le repas)': part(13, 16, 1),
  "(en debut d'apres midi|debut d'apres midi|en debut d apres midi)": part(12, 15, 1),
  "(en fin d'apres midi|fin d'apres midi|en fin d apres midi)": part(15, 19, 1),
  '(du soir|de soir|le soir|au soir|dans la soiree|en soiree|de la soiree|du soiree|de soiree|soir|apres le travail)':
    evening,
  '(de la nuit|dans la nuit|la nuit|pendant la nuit)': night,
  "(l'heure du dejeuner|l'heure de dejeuner|a l'heure du dejeuner|pendant midi|entre midi et deux|le midi)": noon,
};

const hours = '(heures|heure|h)';

export const clock = [
  ...lexicon('minutes', { '(heure|heures|h)': 60, '(minute|minutes|min|mn)': 1, '(secondes)': 1 / 60 }),

  rule('hour', '<n:count>', ({ n }) => (n.n <= 24 && (n.digits?.length ?? 0) < 3 ? n.n : null)),
  rule('minute', '<n:count>', ({ n }) => (n.n < 60 && (n.digits ? n.digits.length === 2 : n.n >= 1) ? n.n : null)),
  rule('minute', 'zero <n:count>', ({ n }) => (n.n > 0 && n.n < 10 ? n.n : null)),

  rule('clock', '<h:hour>', ({ h }) => at(h), -3),
  rule('clock', `<h:hour> ${hours}`, ({ h }) => at(h)),
  rule('clock', `une ${hours}`, () => at(1)),
  rule('clock', `<h:hour> ${hours} [et] <m:minute> [minutes|minute|min|mn]`, ({ h, m }) => of24(h, m), 0.3),
  rule('clock', `une ${hours} [et] <m:minute> [minutes|min]`, ({ m }) => at(1, m), 0.3),
  rule('clock', '<h:hour> h~ <m:minute> [min|minutes|mn]', ({ h, m }) => of24(h, m), 0.3),
  rule('clock', '<h:hour> h~ <m:minute> min~ <s:digits> s~', ({ h, m }) => of24(h, m), 0.6),
  rule('clock', '<h:hour> h~ <s:digits> s~', ({ h }) => at(h), 0.6),
  rule('clock', '<h:hour> : <m:minute>', ({ h, m }) => of24(h, m), 0.3),
  rule('clock', '<h:hour> : <m:minute> : <s:minute>', ({ h, m }) => of24(h, m), 0.4),
  rule('clock', `<h:hour> ${hours} et <s:count> secondes`, ({ h }) => at(h), 0.6),
  // "Huit quarante": hour and minutes without "heures".
  rule('clock', '<h:hour> <m:minute>', ({ h, m }) => (m >= 10 ? at(h, m) : null), -1),
  rule('clock', '<d:digits>', ({ d }) => inFigures(d), -2),

  // Past and to an hour.
  rule('clock', '<h:hour> et demie [heures]', ({ h }) => at(h, 30), 2.5),
  rule('clock', '<h:hour> (heures|heure|h) et demi', ({ h }) => at(h, 30), 2.5),
  rule('clock', '<h:hour> (heures|heure|h) et demie', ({ h }) => at(h, 30), 2.5),
  rule('clock', `une ${hours} et (demi|demie)`, () => at(1, 30), 2.5),
  rule('clock', `<h:hour> [heures|heure|h] et quart`, ({ h }) => at(h, 15), 2.5),
  rule('clock', `une ${hours} et quart`, () => at(1, 15), 2.5),
  rule('clock', `<h:hour> [heures|heure|h] trois quarts`, ({ h }) => at(h, 45), 2.5),
  rule('clock', '<c:clock> et trois quarts', ({ c }) => (c.minute === 0 ? shiftClock(c, 45) : null), 2.5),
  rule('clock', '<c:clock> moins [le|un] quart', ({ c }) => (c.minute === 0 ? shiftClock(c, -15) : null), 2.7),
  rule(
    'clock',
    '<c:clock> moins <n:count> [minutes]',
    ({ c, n }) => (c.minute === 0 && n.n > 0 && n.n < 60 ? shiftClock(c, -n.n) : null),
    2.7,
  ),
  rule('clock', '<n:count> [minutes] avant <c:clock>', ({ n, c }) => aside(-n.n, c), 2),
  rule('clock', '<n:count> [minutes] apres <c:clock>', ({ n, c }) => aside(n.n, c), 2),
  rule('clock', '[un] quart (apres|passe) <c:clock>', ({ c }) => aside(15, c), 2),
  rule('clock', '[un] quart d heure avant <c:clock>', ({ c }) => aside(-15, c), 2),

  // The half of the day.
  rule(
    'clock',
    '<c:clock> am',
    ({ c }) => (c.half === null && c.hour <= 12 ? at(inHalf(c.hour, 0), c.minute, 0) : null),
    2,
  ),
  rule('clock', '<c:clock> pm', ({ c }) => (c.half !== 0 && c.hour > 0 ? at(inHalf(c.hour, 1), c.minute, 1) : null), 2),
  rule('clock', '<c:clock> <p:part>', ({ c, p }) => (p.open ? null : inPart(c, p)), 2),
  rule('clock', '<p:part> [a|vers] <c:clock>', ({ c, p }) => (p.open ? null : inPart(c, p)), 2),
  ...lexicon('clock', {
    '[a|vers] (midi|douze heures pile|la mi journee|mi journee|milieu de journee|milieu de la journee|au milieu de la journee|milieu de jour)':
      {
        ...at(12, 0, 1),
        by: 12,
      },
    '(minuit|au milieu de la nuit)': at(0, 0, 0),
    'midi et (demi|demie)': at(12, 30, 1),
    'midi et quart': at(12, 15, 1),
    'midi trente': at(12, 30, 1),
    'midi moins le quart': at(11, 45, 0),
    'minuit et (demi|demie)': at(0, 30, 0),
  }),
  rule('clock', 'midi <m:minute>', ({ m }) => at(12, m, 1)),
  ...lexicon(
    'clock',
    {
      '[en|au] milieu (de|du) (matin|matinee)': at(10, 0, 0),
      "[en|au] milieu d'apres midi": at(2, 0, 1),
    },
    0.5,
  ),

  rule('clock', '(a|pour|des) <c:clock>', ({ c }) => c, 1),
  rule('clock', 'il est [maintenant|deja] <c:clock>', ({ c }) => ({ ...c, now: true as const }), 0.5),
  rule('clock', 'il est (a|vers|pour) <c:clock>', ({ c }) => c, 3),
  rule(
    'clock',
    '(vers|aux alentours de|aux environs de|environ|autour de|a peu pres|peu pres|a environ|dans les) <c:clock>',
    ({ c }) => ({ ...c, about: true }),
    1.5,
  ),
  rule('clock', '(exactement a|a exactement|precisement a) <c:clock>', ({ c }) => c, 1.5),
  rule('clock', '<c:clock> (environ|a peu pres|pile|precises|tapantes|tapante)', ({ c }) => c, 1),

  // Parts of a day.
  ...lexicon('part', parts),
  rule('part', '(apres|a partir de|depuis|pas avant|des) <c:clock>', ({ c }) => bounds(c, null), 0.3),
  rule('part', '<c:clock> ou (plus tard|apres)', ({ c }) => bounds(c, null), 1),
  rule('part', "(avant|jusqu a|jusqu'a|au plus tard a) <c:clock>", ({ c }) => bounds(null, c), 0.3),
  rule('part', '(entre|de) <a:clock> (et|a|jusqu a) <b:clock>', ({ a, b }) => bounds(a, b), 1.5),
  rule('part', "<a:clock> (a|jusqu a|jusqu'a) <b:clock>", ({ a, b }) => bounds(a, b), 0.5),

  ...day.flatMap((name, weekday) =>
    (
      [
        ['matin', morning],
        ['midi', noon],
        ['apres midi', afternoon],
        ['soir', evening],
      ] as const
    ).map(([of, named]) =>
      rule('moment', `[le|du] ${name} ${of}`, () => ({ date: { of: 'weekday', weekday }, part: named }), 0.4),
    ),
  ),
  ...lexicon(
    'moment',
    {
      '(ce matin|cette matin|dans la matinee aujourd hui)': { date: { of: 'today', days: 0 }, part: morning },
      '(cet apres midi|cette apres midi)': { date: { of: 'today', days: 0 }, part: afternoon },
      "(ce soir|ce soir aujourd'hui)": { date: { of: 'today', days: 0 }, part: evening },
      'cette nuit': { date: { of: 'today', days: 0 }, part: night },
      'hier soir': { date: { of: 'today', days: -1 }, part: evening },
      'demain matin': { date: { of: 'today', days: 1 }, part: morning },
      'demain apres midi': { date: { of: 'today', days: 1 }, part: afternoon },
      'demain soir': { date: { of: 'today', days: 1 }, part: evening },
      'apres demain matin': { date: { of: 'today', days: 2 }, part: morning },
    },
    0.5,
  ),
  ...lexicon('moment', {
    '(maintenant|tout de suite|immediatement|a l instant|des maintenant)': { away: noLength },
    '(des que possible|le plus (tot|vite|rapidement) possible|au plus vite|au plus tot)': { away: noLength },
  }),
  ...lexicon('moving', {
    '(deplacer|decaler|changer|reporter|avancer|repousser) [le|la|ca|mon rendez vous|le rendez vous]': true,
  }),
  rule('clock', '<x:moving> de <a:clock> a <b:clock>', ({ b }) => b, 2),
  rule('moment', "(dans|d'ici|en) <l:length>", ({ l }) => (l.minutes > 0 ? { away: l } : null)),
  rule('moment', 'il y a <l:length>', ({ l }) => (l.minutes > 0 ? { away: negative(l) } : null)),
  // Later than what, no one knows.
  rule('moment', '<l:length> (plus tard|plus tot|apres|avant)', () => ({})),
  rule('moment', '<m:moment> [a|vers] <c:clock>', ({ m, c }) => withClock(m, c), 2),
  rule('moment', '[a] <c:clock> <m:moment>', ({ m, c }) => withClock(m, c), 2),
  ...lexicon('any', {
    '(des que possible|le plus (tot|vite|rapidement) possible|au plus vite|au plus tot|le plus tot sera le mieux|rapidement|bientot)':
      'soon',
    "(qu'est ce que vous avez|quand est ce que vous avez de la place|quelles sont vos disponibilites|quand avez vous de la place|quand etes vous disponible|quand est ce possible|quels creneaux (avez vous|sont libres)|qu avez vous de libre|quand est ce libre|que me proposez vous|qu'est ce que vous me proposez|dites moi)":
      'soon',
    '[le|la] (premier|premiere|prochain|prochaine) (rendez vous|creneau|disponibilite|disponible|place|date) [disponible|libre|possible]':
      'soon',
    "(n importe quand|n'importe quand|peu importe|ca m est egal|ca m'est egal|cela m'est egal|quand vous voulez|n'importe quel jour|je suis flexible|je suis souple|comme vous voulez|a n importe quelle heure|quand ca vous arrange|toute la journee)":
      'any',
    "(n importe lequel|n'importe lequel|n'importe laquelle|n importe laquelle|l un ou l autre|l'un ou l'autre|au choix|a vous de choisir|choisissez|les deux me vont|les deux)":
      'any',
  }),
];

/** So many minutes beside an hour. */
function aside(minutes: number, said: Clock): Clock | null {
  return said.minute === 0 && minutes !== 0 && Math.abs(minutes) < 60 ? shiftClock(said, minutes) : null;
}
