import { lexicon } from '#voice/understanding/grammar/rule.ts';
import type { DateExpression } from '#voice/understanding/values/date-expression.ts';

/** Days with French names. */

const holiday = (month: number, day: number): DateExpression => ({ of: 'holiday', holiday: { month, day } });
const easter = (days: number): DateExpression => ({ of: 'holiday', holiday: { easter: days } });

export const holidays = lexicon('date', {
  '[jour de] noel': holiday(12, 25),
  '(la veille de noel|le reveillon de noel|reveillon de noel)': holiday(12, 24),
  '[la] saint sylvestre': holiday(12, 31),
  '(le reveillon du nouvel an|reveillon du nouvel an)': holiday(12, 31),
  '(jour de l an|le jour de l an|nouvel an|le nouvel an)': holiday(1, 1),
  '[l] epiphanie': holiday(1, 6),
  '[la] saint valentin': holiday(2, 14),
  '(fete du travail|la fete du travail)': holiday(5, 1),
  '[la] fete nationale': holiday(7, 14),
  '[l] assomption': holiday(8, 15),
  '[la] toussaint': holiday(11, 1),
  '[l] armistice': holiday(11, 11),
  '[la] saint nicolas': holiday(12, 6),
  halloween: holiday(10, 31),
  '(paques|dimanche de paques)': easter(0),
  '[le] lundi de paques': easter(1),
  '[le] vendredi saint': easter(-2),
  '[le] jeudi saint': easter(-3),
  '(mardi gras)': easter(-47),
  '(mercredi des cendres)': easter(-46),
  '[l] ascension': easter(39),
  '(la pentecote|pentecote|dimanche de pentecote)': easter(49),
  '[le] lundi de pentecote': easter(50),
  '[la] fete des meres': { of: 'holiday', holiday: { month: 5, weekday: 0, n: -1 } },
  '[la] fete des peres': { of: 'holiday', holiday: { month: 6, weekday: 0, n: 3 } },
});
