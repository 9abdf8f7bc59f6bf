import { lexicon } from '#voice/understanding/grammar/rule.ts';
import type { DateExpression } from '#voice/understanding/values/date-expression.ts';

/** Days with English names. */

const holiday = (month: number, day: number): DateExpression => ({ of: 'holiday', holiday: { month, day } });
const easter = (days: number): DateExpression => ({ of: 'holiday', holiday: { easter: days } });
const floating = (month: number, weekday: number, n: number, plus = 0): DateExpression => ({
  of: 'holiday',
  holiday: { month, weekday, n, ...(plus !== 0 && { plus }) },
});

/** Alike in every region. */
const holidays = {
  '(christmas|xmas) [day]': holiday(12, 25),
  '(christmas|xmas) eve': holiday(12, 24),
  'boxing day': holiday(12, 26),
  "(new year|new years|new year's) day": holiday(1, 1),
  "(new year|new years|new year's)": holiday(1, 1),
  "(new year|new years|new year's) eve": holiday(12, 31),
  "(valentine|valentines|valentine's) [day]": holiday(2, 14),
  "(saint|st) (patrick|patricks|patrick's) day": holiday(3, 17),
  "(halloween|hallowe'en)": holiday(10, 31),
  '(independence day|fourth of july|4 th of july)': holiday(7, 4),
  juneteenth: holiday(6, 19),
  'veterans day': holiday(11, 11),
  'easter [sunday|day]': easter(0),
  'easter monday': easter(1),
  'good friday': easter(-2),
  'palm sunday': easter(-7),
  'ash wednesday': easter(-46),
  '(shrove tuesday|pancake day|mardi gras|fat tuesday)': easter(-47),
  'maundy thursday': easter(-3),
  '(whit sunday|pentecost)': easter(49),
  '(mothering sunday|uk mothers day)': easter(-21),
  "(april fools|april fool's) [day]": holiday(4, 1),
  '(bonfire night|guy fawkes night)': holiday(11, 5),
  'cinco de mayo': holiday(5, 5),
  'remembrance sunday': floating(11, 0, 2),
  '[the] august bank holiday [monday]': floating(8, 1, -1),
  '[the] (early may|may day) bank holiday [monday]': floating(5, 1, 1),
  '[the] (late may|spring) bank holiday [monday]': floating(5, 1, -1),
  thanksgiving: floating(11, 4, 4),
  'black friday': floating(11, 4, 4, 1),
  'cyber monday': floating(11, 4, 4, 4),
  'labor day': floating(9, 1, 1),
  'memorial day': floating(5, 1, -1),
  '(martin luther king|mlk) day': floating(1, 1, 3),
  "(presidents|president's|presidents') day": floating(2, 1, 3),
  'columbus day': floating(10, 1, 2),
  "(fathers|father's) day": floating(6, 0, 3),
};

/** Those of England that are always a Monday. */
const bankMonday: DateExpression = {
  of: 'soonest',
  dates: [easter(1), floating(5, 1, 1), floating(5, 1, -1), floating(8, 1, -1)],
};

/** @param order what is written first in figures tells the region: Mother's Day is another one in Britain */
export const holidaysOf = (order: 'month' | 'day') => [
  ...lexicon('date', holidays),
  ...(order === 'day' ? lexicon('date', { '[the] [next] bank holiday monday': bankMonday }, 0.5) : []),
  ...lexicon('date', { "(mothers|mother's) day": order === 'day' ? easter(-21) : floating(5, 0, 2) }),
];
