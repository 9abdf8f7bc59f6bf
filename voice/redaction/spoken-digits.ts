/** Digits as callers say them, one by one, in the languages that agents hear. */
export const spokenDigits: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'zero|oh|null|cero|zéro',
    'one|eins|uno|un',
    'two|zwei|zwo|dos|deux',
    'three|drei|tres|trois',
    'four|vier|cuatro|quatre',
    'five|fünf|cinco|cinq',
    'six|sechs|seis',
    'seven|sieben|siete|sept',
    'eight|acht|ocho|huit',
    'nine|neun|nueve|neuf',
  ].flatMap((words, digit) => words.split('|').map((word) => [word, String(digit)])),
);
