import { lexicon } from '#voice/understanding/grammar/rule.ts';
import type { DateExpression } from '#voice/understanding/values/date-expression.ts';

/** Days with German names. */

const holiday = (month: number, day: number): DateExpression => ({ of: 'holiday', holiday: { month, day } });
const easter = (days: number): DateExpression => ({ of: 'holiday', holiday: { easter: days } });

export const holidays = lexicon('date', {
  '(weihnachten|weihnachtstag|weihnachtsfeiertag)': holiday(12, 25),
  '(heiligabend|heilig abend|heiliger abend|heiligen abend)': holiday(12, 24),
  '[am|der] (ersten|erster|erste|1) (weihnachtstag|weihnachtsfeiertag|feiertag)': holiday(12, 25),
  '[am|der] (zweiten|zweiter|zweite|2) (weihnachtstag|weihnachtsfeiertag|feiertag)': holiday(12, 26),
  '(silvester|sylvester)': holiday(12, 31),
  '(neujahr|neujahrstag)': holiday(1, 1),
  '[heilige|heiligen] drei (konige|konigen)': holiday(1, 6),
  valentinstag: holiday(2, 14),
  '(tag der arbeit|maifeiertag)': holiday(5, 1),
  '[tag der] [deutschen] (einheit|wiedervereinigung)': holiday(10, 3),
  reformationstag: holiday(10, 31),
  halloween: holiday(10, 31),
  allerheiligen: holiday(11, 1),
  '(nikolaus|nikolaustag)': holiday(12, 6),
  '(ostern|ostersonntag)': easter(0),
  ostermontag: easter(1),
  karfreitag: easter(-2),
  grundonnerstag: easter(-3),
  palmsonntag: easter(-7),
  rosenmontag: easter(-48),
  '(faschingsdienstag|fastnacht)': easter(-47),
  aschermittwoch: easter(-46),
  '([christi] himmelfahrt|vatertag)': easter(39),
  '(pfingsten|pfingstsonntag)': easter(49),
  pfingstmontag: easter(50),
  fronleichnam: easter(60),
  muttertag: { of: 'holiday', holiday: { month: 5, weekday: 0, n: 2 } },
});
