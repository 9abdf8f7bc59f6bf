import type { SlotType } from '#domain/workflows.ts';
import { choice } from './choice.ts';
import { date } from './date.ts';
import { dateTime } from './date-time.ts';
import { email } from './email.ts';
import { name } from './name.ts';
import { number } from './number.ts';
import { phone } from './phone.ts';
import { rating } from './rating.ts';
import type { SlotKind } from './slot-kind.ts';
import { text } from './text.ts';
import { time } from './time.ts';
import { yesNo } from './yes-no.ts';

/** Every slot type with its parser. */
export const slotKinds: Record<SlotType, SlotKind> = {
  text,
  name,
  yes_no: yesNo,
  choice,
  number,
  rating,
  date,
  time,
  date_time: dateTime,
  phone,
  email,
};
