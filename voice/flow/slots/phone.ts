import { readPhone } from '#voice/understanding/types/phone.ts';
import { amendPhone } from '#voice/understanding/types/phone-amend.ts';
import { rowsOf } from '#voice/understanding/types/phone-rows.ts';
import { agreesOnly } from '#voice/understanding/types/yes-no.ts';
import type { Utterance } from '#voice/understanding/utterance.ts';
import { contextOf, type SlotKind } from './slot-kind.ts';

const days: ReadonlySet<string> = new Set(['date', 'moment']);

/** Of this weight and below, words only sound like a day: "termina en siete". */
const sounding = -2;

/** "Tomorrow at ten, no, make it eleven", "Friday at ten": a day that no digits are. */
function tellsTime(utterance: Utterance): boolean {
  const { words, readings, language } = utterance;
  const rows = rowsOf(utterance, language.phone);
  const isDigit = (at: number) => rows.some(({ from, to }) => at >= from && at < to);
  return readings.some(
    ({ category, weight, from, to }) =>
      days.has(category) && weight > sounding && words.slice(from, to).some((_, n) => !isDigit(from + n)),
  );
}

/** A phone number, as E.164 with `;ext=` behind it where there is an extension. */
export const phone: SlotKind = {
  type: 'phone',
  free: false,
  confirm: 'explicit',
  written: 'value',
  read: (utterance, context) => readPhone(utterance, contextOf(context)),
  begin(utterance, { language }) {
    const digits = rowsOf(utterance, language.phone)
      .map((row) => row.digits)
      .join('');
    // Ten digits that are no number are not waited for any longer.
    if (!tellsTime(utterance) && digits.length >= 3 && digits.length <= 9)
      return { carry: digits, ask: language.say.goOn };
    return agreesOnly(utterance) ? { carry: '', ask: language.say.whichNumber } : null;
  },
  amend: (utterance, old, { isReadBack }) =>
    tellsTime(utterance) ? null : amendPhone(utterance, String(old), isReadBack),
  readback({ value, spoken }, { say }) {
    const groups = spoken
      .replace(/[()]/g, '')
      .split(/\s*ext\.?\s*/)[0]!
      .split(/[\s-]+/);
    const extension = /;ext=(\d+)/.exec(String(value))?.[1];
    const said = groups.map((group) => group.replace('+', `${say.plus} `).replace(/\d(?=\d)/g, '$& ')).join(', ');
    return extension ? `${said}, ${say.extension} ${extension.replace(/\d(?=\d)/g, '$& ')}` : said;
  },
  hint: (_, { say }) => say.hints.phone,
};
