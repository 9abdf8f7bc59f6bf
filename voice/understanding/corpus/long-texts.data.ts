/** A pattern over and over, up to 10,000 characters: what a reader may get stuck in. */
const filled = (piece: string) => piece.repeat(Math.ceil(10_000 / piece.length)).slice(0, 10_000);

/** Texts that no one says, and that someone may send. */
export const longTexts: readonly string[] = [
  ...[
    '7',
    '7 ',
    'x',
    ' ',
    '-',
    ',',
    'a.',
    "a'",
    '1-',
    '1,000.50 ',
    'a@b.',
    'b ',
    '目',
    '😀',
    '👨‍👩‍👧',
    'a\u0301\u0302',
    'שלום ',
    'e ',
  ],
  ...['tuesday ', 'at ', 'to ', 'the first of ', 'two hundred ', 'two and a half ', 'one point five ', 'double oh '],
  ...['dot at ', 'j as in john ', 'my name is bob ', 'five dollars and ', 'two hours and ten minutes ', 'no wait '],
  ...[
    'yes no ',
    'i have not ',
    'if but not ',
    'what is it ',
    'uh ',
    'the day after ',
    'half past ',
    'next week or ',
    'mother. ',
    'Tom and ',
    "first's doesn't zero ",
  ],
].map(filled);
