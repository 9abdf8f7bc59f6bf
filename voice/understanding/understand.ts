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
import type { Utterance } from './utterance.ts';

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
} satisfies Record<string, Reader>;
