import { readPhone } from '#voice/understanding/types/phone.ts';
import { amendPhone } from '#voice/understanding/types/phone-amend.ts';
import { rowsOf } from '#voice/understanding/types/phone-rows.ts';
import { agreesOnly } from '#voice/understanding/types/yes-no.ts';
import { contextOf, type SlotKind } from './slot-kind.ts';

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
    if (digits.length >= 3 && digits.length <= 9) return { carry: digits, ask: language.say.goOn };
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
