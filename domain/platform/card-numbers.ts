/** Numbers of payment cards in what was said: where a transcript is shown they are left out but for their last four digits. */

/** Digits of a card number, and what it may begin with. */
const digitsOf = { least: 13, most: 19 } as const;
const begins = /^[2-6]/;
/** What stands between groups of digits: a dash, a comma, a blank or two. */
const between = /^(?:[\s.,–-]{1,3}|)$/;

/** Digits as English says them one by one. */
const words: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  o: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};
const times: Readonly<Record<string, number>> = { double: 2, triple: 3 };
const group = new RegExp(
  `\\d+|(?<!\\p{L})(?:(${Object.keys(times).join('|')})[\\s-])?(${Object.keys(words).join('|')}|(?<=[\\s-])\\d)(?!\\p{L})`,
  'giu',
);

interface Group {
  digits: string;
  from: number;
  to: number;
}

const groupsOf = (text: string): Group[] =>
  [...text.matchAll(group)].map((match) => {
    const [all, repeat, word] = match;
    const digits = word === undefined ? all : (words[word.toLowerCase()] ?? word);
    const from = match.index;
    return { digits: digits.repeat(times[repeat?.toLowerCase() ?? ''] ?? 1), from, to: from + all.length };
  });

/** Whether the last digit is the one that follows from the others, as Luhn has it. */
function isChecked(digits: string): boolean {
  const sum = [...digits].reduceRight((total, digit, at) => {
    const isDoubled = (digits.length - at) % 2 === 0;
    const value = Number(digit) * (isDoubled ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** How many groups from the first on are a card number, at most; 0 for none. */
function cardAt(groups: readonly Group[], text: string): number {
  let digits = '';
  let found = 0;
  for (const [index, { from, digits: more }] of groups.entries()) {
    const before = groups[index - 1];
    if (before && !between.test(text.slice(before.to, from))) break;
    digits += more;
    if (digits.length > digitsOf.most) break;
    if (digits.length >= digitsOf.least && begins.test(digits) && isChecked(digits)) found = index + 1;
  }
  return found;
}

/** The text with no card number in it. A number behind a + is a phone's. */
export function withoutCardNumbers(text: string): string {
  const groups = groupsOf(text);
  let shown = '';
  let at = 0;
  for (let index = 0; index < groups.length; index++) {
    const first = groups[index]!;
    const count = text[first.from - 1] === '+' ? 0 : cardAt(groups.slice(index, index + digitsOf.most), text);
    if (count === 0) continue;
    const card = groups.slice(index, index + count);
    const digits = card.map((one) => one.digits).join('');
    shown += `${text.slice(at, first.from)}[card ending ${digits.slice(-4)}]`;
    at = card.at(-1)!.to;
    index += count - 1;
  }
  return shown + text.slice(at);
}

/** Digits in a row that may be the beginning of a card number: no more of one is shown while it is said. */
const mostBegun = 8;

/** A text that is still being said, with nothing in it that may become a card number. */
export function withoutBegunCards(text: string): string {
  const groups = groupsOf(text);
  let shown = '';
  let at = 0;
  for (let index = 0; index < groups.length; ) {
    let end = index + 1;
    while (end < groups.length && between.test(text.slice(groups[end - 1]!.to, groups[end]!.from))) end += 1;
    const row = groups.slice(index, end);
    const isLong = row.reduce((sum, { digits }) => sum + digits.length, 0) > mostBegun;
    if (isLong && text[row[0]!.from - 1] !== '+') {
      shown += `${text.slice(at, row[0]!.from)}…`;
      at = row.at(-1)!.to;
    }
    index = end;
  }
  return shown + text.slice(at);
}
