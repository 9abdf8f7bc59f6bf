/** What stands around a place of a text. */
export interface Around {
  /** At most 60 characters before it. */
  before: string;
  /** At most 60 characters behind it. */
  next: string;
  /** The whole text is in capitals, so that capitals mean nothing. */
  shouting: boolean;
}

/** What a written place begins with: a digit, a letter, anything else that can be said. */
export type Start = 'digit' | 'letter' | 'sign';

/** One way in which something is written. Rules are tried in order; `undefined` leaves the place to a later rule. */
export interface Rule {
  starts: readonly Start[];
  /** Sticky. Every repetition is bounded, so that no text makes it slow. */
  pattern: RegExp;
  say(match: RegExpExecArray, around: Around): string | undefined;
}

/** A place of a text that a rule reads. */
export interface Match {
  written: string;
  spoken: string;
}

/** How much of a text a rule sees on either side. */
const sight = 60;

const startNames: Record<string, Start> = { d: 'digit', l: 'letter', s: 'sign' };

/** @param starts `d`, `l`, `s`: with what such a place may begin */
export function rule(starts: string, source: string, say: Rule['say'], flags = ''): Rule {
  return { starts: [...starts].map((name) => startNames[name]!), pattern: new RegExp(source, `yu${flags}`), say };
}

/** The rules of a language, sorted by what they may begin with. */
export type RuleTable = Readonly<Record<Start, readonly Rule[]>>;

export function ruleTable(rules: readonly Rule[]): RuleTable {
  const starting = (start: Start) => rules.filter(({ starts }) => starts.includes(start));
  return { digit: starting('digit'), letter: starting('letter'), sign: starting('sign') };
}

export function startAt(text: string, position: number): Start {
  const code = text.charCodeAt(position);
  if (code >= 48 && code <= 57) return 'digit';
  if ((code >= 65 && code <= 90) || (code >= 97 && code <= 122)) return 'letter';
  return code > 127 && /^\p{L}/u.test(text.slice(position, position + 2)) ? 'letter' : 'sign';
}

/** What the first rule makes of a place that is one of its kind. */
export function firstMatch(table: RuleTable, text: string, position: number, shouting: boolean): Match | undefined {
  const before = text.slice(Math.max(0, position - sight), position);
  for (const { pattern, say } of table[startAt(text, position)]) {
    pattern.lastIndex = position;
    const match = pattern.exec(text);
    if (match === null) continue;
    const end = position + match[0].length;
    const spoken = say(match, { before, next: text.slice(end, end + sight), shouting });
    if (spoken !== undefined) return { written: match[0], spoken };
  }
  return undefined;
}

/** The word right before a place; empty at the start and behind the end of a sentence. */
export function wordBefore(before: string): string {
  return /([\p{L}\p{M}'’-]{1,40})[^\S\n]{0,3}[:#]?[^\S\n]{0,3}$/u.exec(before)?.[1] ?? '';
}

/** Words for a pattern, the longest first, without a meaning of their own marks. */
export function anyOf(words: Iterable<string>): string {
  return [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) =>
      word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll(' ', String.raw`[ \u00a0\u202f]?`),
    )
    .join('|');
}
