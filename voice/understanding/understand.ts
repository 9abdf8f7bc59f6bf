import { readDate } from './types/date.ts';
import { readDateTime } from './types/date-time.ts';
import { readNumber } from './types/number.ts';
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
  yes_no: readYesNo,
} satisfies Record<string, Reader>;
