import type { SlotType } from '#domain/agents/workflows.ts';
import { address } from './address.ts';
import { choice } from './choice.ts';
import { code } from './code.ts';
import { date } from './date.ts';
import { dateTime } from './date-time.ts';
import { duration } from './duration.ts';
import { email } from './email.ts';
import { money } from './money.ts';
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
  duration,
  money,
  phone,
  email,
  code,
  address,
};
