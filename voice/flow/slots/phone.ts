import { readPhone } from '#voice/understanding/types/phone.ts';
import { amendPhone } from '#voice/understanding/types/phone-amend.ts';
import { rowsOf } from '#voice/understanding/types/phone-rows.ts';
import { agreesOnly } from '#voice/understanding/types/yes-no.ts';
import { contextOf, type SlotKind } from './slot-kind.ts';

const days: ReadonlySet<string> = new Set(['date', 'moment']);

/** A phone number, as E.164 with `;ext=` behind it where there is an extension. */
export const phone: SlotKind = {
  type: 'phone',
  free: false,
  confirm: 'explicit',
  written: 'value',
  read: (utterance, context) => readPhone(utterance, contextOf(context)),
  begin(utterance, { language }) {
    const rows = rowsOf(utterance, language.phone);
    const digits = rows.map((row) => row.digits).join('');
    // "Tomorrow at ten, no, make it eleven" tells a time.
    const { words, readings } = utterance;
    const isDigit = (at: number) => rows.some(({ from, to }) => at >= from && at < to);
    const isTime = readings.some(
      ({ category, from, to }) => days.has(category) && words.slice(from, to).some((_, n) => !isDigit(from + n)),
    );
    // Ten digits that are no number are not waited for any longer.
    if (!isTime && digits.length >= 3 && digits.length <= 9) return { carry: digits, ask: language.say.goOn };
    return agreesOnly(utterance) ? { carry: '', ask: language.say.whichNumber } : null;
  },
  amend: (utterance, old, { isReadBack }) => amendPhone(utterance, String(old), isReadBack),
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
