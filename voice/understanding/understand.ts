import { readDate } from './types/date.ts';
import { readDateTime } from './types/date-time.ts';
import { readEmail } from './types/email.ts';
import { readNumber } from './types/number.ts';
import { readPhone } from './types/phone.ts';
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
  email: readEmail,
  phone: readPhone,
  yes_no: readYesNo,
} satisfies Record<string, Reader>;
