import type { ReadType, Understanding } from '#domain/agents/understand.ts';
import type { Json } from '#domain/platform/json.ts';
import { languageOf } from '#voice/languages/catalog.ts';
import { readOnlyLanguageOf } from '#voice/languages/read-only.ts';
import { sayValue } from './say-value.ts';
import { readCode } from './types/code.ts';
import { readDate } from './types/date.ts';
import { readDateTime } from './types/date-time.ts';
import { readEmail } from './types/email.ts';
import { readLength } from './types/length.ts';
import { readMoney } from './types/money.ts';
import { readName } from './types/name.ts';
import { readNumber } from './types/number.ts';
import { readPhone } from './types/phone.ts';
import { readRating } from './types/rating.ts';
import { readAddress, readText } from './types/text.ts';
import { readTime } from './types/time.ts';
import { readYesNo } from './types/yes-no.ts';
import type { Context, Understood } from './understood.ts';
import { readUtterance, type Utterance } from './utterance.ts';
import { wallAt } from './wall-at.ts';

type Reader = (utterance: Utterance, context: Context) => Understood | null;

/** What words can be read as: one file a type. */
export const readers = {
  date: readDate,
  time: readTime,
  date_time: readDateTime,
  number: readNumber,
  duration: readLength,
  money: readMoney,
  rating: readRating,
  code: readCode,
  address: readAddress,
  text: readText,
  email: readEmail,
  name: readName,
  phone: readPhone,
  yes_no: readYesNo,
} satisfies Record<ReadType, Reader>;

/** One utterance and what it answers. */
export interface Said {
  type: ReadType;
  /** BCP 47. One without a pack of rules is not understood. */
  language: string;
  text: string;
  /** Wall time in the zone, or with an offset an instant. */
  at: string;
  zone: string;
}

/** The country whose phone numbers are dialled without prefix: that of the tag, else that of the pack. */
function countryOf(tag: string, pack: string): string {
  for (const one of [tag, pack]) {
    try {
      const { region } = new Intl.Locale(one);
      if (region) return region;
    } catch (error) {
      // What is no tag names no country.
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return 'US';
}

/**
 * What words mean as an answer of a type, how it is said, and what of the words says so. Null as value when they are not
 * understood. The same always means the same.
 * @throws RangeError when `at` is no moment
 */
export function understand({ type, language: tag, text, at, zone }: Said): Understanding {
  const now = wallAt(at, zone);
  if (!now) throw new RangeError(`"${at.slice(0, 40)}" is no moment like 2026-11-20T10:00:00.`);
  const nothing = { value: null, spoken: '', rest: text.trim(), confidence: 0, used: [], beside: 0, alternatives: [] };
  const language = languageOf(tag) ?? readOnlyLanguageOf(tag, type);
  if (!language) return { ...nothing, marks: [] };
  const utterance = readUtterance(text, language);
  const { words } = utterance;
  const marks = utterance.marks.map(({ value, from, to }) => ({
    mark: value,
    from: words[from]!.from,
    to: words[to - 1]!.to,
  }));
  const understood = readers[type](utterance, { now, country: countryOf(tag, language.id) });
  if (!understood) return { ...nothing, beside: words.length, marks };
  const { value, used, rest, beside, confidence, alternatives } = understood;
  const spoken = (one: Json) => sayValue(type, one, language, now);
  return {
    value: value as Understanding['value'],
    spoken: spoken(value),
    rest,
    confidence,
    used,
    beside,
    marks,
    alternatives: alternatives.map((one) => ({ value: one as Understanding['value'], spoken: spoken(one) })),
  };
}
