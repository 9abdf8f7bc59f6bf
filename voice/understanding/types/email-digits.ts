import type { Spelling } from '#voice/languages/spelling.ts';
import type { Sign } from './email-begin.ts';

/** Numbers as digits: "twenty five" is 25, "one two" is 12, "two thousand and three" is 2003. */
export function digitsOf(signs: readonly Sign[], { numbers, zeros, scales, inside }: Spelling): string[] {
  const out: string[] = [];
  const isDigits = (at: number) => /^\d+$/.test(numbers[signs[at]?.text ?? ''] ?? signs[at]?.text ?? '');
  for (let at = 0; at < signs.length; at++) {
    const { text, literal } = signs[at]!;
    if (literal) {
      out.push(text);
      continue;
    }
    const before = out.at(-1);
    const scale = before !== undefined && /^[1-9]\d?$/.test(before) && isDigits(at - 1) ? scales[text] : undefined;
    if (scale) {
      const next =
        at +
        (signs[at + 1]?.text !== undefined && inside[signs[at + 1]!.text] !== undefined && isDigits(at + 2) ? 2 : 1);
      const tail = isDigits(next) ? (numbers[signs[next]!.text] ?? signs[next]!.text) : '';
      const fits = tail.length > 0 && tail.length < scale.length;
      out[out.length - 1] = before! + (fits ? tail.padStart(scale.length, '0') : scale);
      if (fits) at = next;
      continue;
    }
    // "Oh seven", "double oh seven": beside a digit it is zero.
    const isZero = zeros.has(text) || /^oo+$/.test(text);
    const isNumber = isZero && (isDigits(at - 1) || isDigits(at + 1));
    const digits = isNumber ? '0'.repeat(zeros.has(text) ? 1 : text.length) : numbers[text];
    if (digits?.length === 1 && digits !== '0' && before !== undefined && /^[2-9]0$/.test(before))
      out[out.length - 1] = before[0] + digits;
    else out.push(digits ?? text);
  }
  return out;
}
