import { addressRules } from '../kinds/addresses.ts';
import { codeRules, codeShapes } from '../kinds/codes.ts';
import { dottedTimes } from '../kinds/dotted-times.ts';
import { moneyRules } from '../kinds/money.ts';
import { numberRules } from '../kinds/numbers.ts';
import { numericDateRules } from '../kinds/numeric-dates.ts';
import { phoneRules } from '../kinds/phones.ts';
import { quantityRules } from '../kinds/quantities.ts';
import { rangeRules } from '../kinds/ranges.ts';
import { romanRules } from '../kinds/romans.ts';
import { signRules } from '../kinds/signs.ts';
import { slashRules } from '../kinds/slashes.ts';
import { type RuleTable, ruleTable } from '../rule.ts';
import { dateRules } from './dates.ts';
import { englishLanguage } from './english.ts';
import { figureRules } from './figures.ts';
import { phoneShapes } from './phones.ts';
import { placeRules } from './place-rules.ts';
import { clockWords, timeRules } from './times.ts';
import { wordRules } from './word-rules.ts';

function rulesOf(isBritish: boolean): RuleTable {
  const language = englishLanguage(isBritish);
  return ruleTable([
    ...addressRules(language),
    ...codeRules(language),
    ...numericDateRules(language, (hour, minute) => clockWords(hour, minute, undefined)),
    ...phoneShapes,
    ...phoneRules(language),
    ...dateRules(isBritish),
    ...timeRules,
    ...(isBritish ? [dottedTimes((hour, minute) => clockWords(hour, minute, undefined))] : []),
    ...rangeRules(language),
    ...figureRules(isBritish),
    ...slashRules(language),
    ...moneyRules(language),
    ...quantityRules(language),
    ...placeRules,
    ...wordRules.filter(({ pattern }) => /^v\(/.test(pattern.source)),
    ...codeShapes(language),
    ...numberRules(language),
    ...romanRules(language),
    ...wordRules,
    ...signRules(language),
  ]);
}

const american = rulesOf(false);
const british = rulesOf(true);

/** Where days are written month first; all other English puts the day first. */
const monthFirst = /^en(?:-(?:us|ca|ph|pr|gu))?$/i;

/** @param tag BCP 47, of any English */
export const englishRules = (tag: string): RuleTable => (monthFirst.test(tag) ? american : british);
