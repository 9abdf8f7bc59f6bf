import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';

/** Times that German says by what was offered. Without accents, as words are compared. */

const bit =
  '[etwas|ein|noch|bisschen|eine|zwei|viel|lieber] [bisschen|wenig|stuck|stunde|stunden|halbe stunde|etwas] [was]';
const slot = '(termin|uhrzeit|moglichkeit)';

export const relatives = [
  ...lexicon('relative', {
    '(je (fruher|eher) (desto|umso) besser|so fruh wie moglich|moglichst fruh)': { of: 'first' },
    '[um|zu|zur] [die|der|dieselbe|derselben] (gleiche|gleichen|selbe|selben) (zeit|uhrzeit)': {
      of: 'same',
      part: 'time',
    },
    '(dieselbe|derselben|gleiche) (zeit|uhrzeit)': { of: 'same', part: 'time' },
    '[am|an] (gleichen|selben|diesem|dem|demselben) tag': { of: 'same', part: 'day' },
    [`${bit} (fruher|eher) [am tag|an dem tag]`]: { of: 'earlier', by: 'time' },
    [`${bit} (spater) [am tag|an dem tag]`]: { of: 'later', by: 'time' },
    '[das ist|ist|ist mir|das ist mir] [leider|etwas|ein bisschen|ein wenig|viel|mir] zu (fruh|zeitig) [fur mich]': {
      of: 'later',
      by: 'time',
    },
    '[das ist|ist|ist mir|das ist mir] [leider|etwas|ein bisschen|ein wenig|viel|mir] zu spat [fur mich]': {
      of: 'earlier',
      by: 'time',
    },
    '[ein|einen|an einem] (fruheren|fruherer) tag': { of: 'earlier', by: 'day' },
    'fruher in der woche': { of: 'earlier', by: 'day' },
    '[ein|einen|an einem] (spateren|spaterer) tag': { of: 'later', by: 'day' },
    '(gleich|direkt|unmittelbar) (danach|im anschluss)': { of: 'later', by: 'time' },
    'spater in der woche': { of: 'later', by: 'day' },
    [`(der|den|die|ihr|ihren) (erste|ersten|erster|fruheste|fruhesten) [freie|freien|mogliche|moglichen] ${slot}`]: {
      of: 'first',
    },
    [`(der|den|die|ihr|ihren) (letzte|letzten|letzter|spateste|spatesten) [freie|freien|mogliche|moglichen] ${slot}`]: {
      of: 'last',
    },
    '(auf|um) (den|einen|eine) (tag danach|folgetag|nachsten tag|tag) [nach hinten|verschieben|schieben]': {
      of: 'days',
      days: 1,
    },
    'um eine woche (nach hinten|verschieben|schieben|spater)': { of: 'days', days: 7 },
    '[um] eine woche nach hinten [verschieben|verlegen|schieben]': { of: 'days', days: 7 },
    '[um] eine woche (nach vorne|vor) [verschieben|verlegen|schieben|ziehen|vorziehen]': { of: 'days', days: -7 },
    'eine woche (verschieben|verlegen|schieben)': { of: 'days', days: 7 },
    '(am|den|der) (tag danach|nachsten tag|folgenden tag|folgetag|tag darauf)': { of: 'days', days: 1 },
    '(einen|ein) tag spater': { of: 'days', days: 1 },
    '(am|den|der) (tag davor|vortag|tag zuvor)': { of: 'days', days: -1 },
    '(einen|ein) tag (fruher|eher)': { of: 'days', days: -1 },
    '(in der|die) (woche danach|woche darauf|folgewoche|folgenden woche)': { of: 'days', days: 7 },
    'eine woche spater': { of: 'days', days: 7 },
    '(in der|die) (woche davor|woche zuvor|vorwoche)': { of: 'days', days: -7 },
    'eine woche (fruher|eher)': { of: 'days', days: -7 },
    '[an] [einem|ein|einen] (anderen|anderer|andren) tag': { of: 'other', part: 'day' },
    '[zu] [einer|eine] (andere|anderen) (zeit|uhrzeit)': { of: 'other', part: 'time' },
  }),
  // "Zwei Wochen später", "um drei Tage verschieben".
  ...Object.entries({ '(tag|tage)': 1, '(woche|wochen)': 7 }).flatMap(([unit, days]) => [
    rule('relative', `<n:count> ${unit} (spater|danach|weiter)`, ({ n }) => ({ of: 'days', days: days * n.n })),
    rule('relative', `um <n:count> ${unit} (verschieben|schieben|nach hinten|weiter)`, ({ n }) => ({
      of: 'days',
      days: days * n.n,
    })),
  ]),
  rule('relative', '(am|der|den) <w:weekday> (danach|darauf|drauf)', ({ w }) => ({
    of: 'weekday',
    weekday: w,
    way: 1,
  })),
  rule('relative', '(am|der|den) (folgenden|darauffolgenden) <w:weekday>', ({ w }) => ({
    of: 'weekday',
    weekday: w,
    way: 1,
  })),
  rule('relative', '(am|der|den) <w:weekday> (davor|zuvor)', ({ w }) => ({ of: 'weekday', weekday: w, way: -1 })),
];
