/** What German calls days, months and the ways to them. */

/** "Montagen" are several; "montags" is a habit, and no day. */
export const weekdays = {
  sonntag: 0,
  montag: 1,
  dienstag: 2,
  mittwoch: 3,
  donnerstag: 4,
  freitag: 5,
  '(samstag|sonnabend)': 6,
};

export const months = Object.fromEntries(
  [
    '(januar|janner|jan)',
    '(februar|feber|feb)',
    '(marz|maerz|mar)',
    '(april|apr)',
    'mai',
    '(juni|juno|jun)',
    '(juli|julei|jul)',
    '(august|aug)',
    '(september|sept|sep)',
    '(oktober|okt)',
    '(november|nov)',
    '(dezember|dez)',
  ].map((names, index) => [names, index + 1]),
);

export const turns = {
  '(nachste|nachsten|nachster|nachstes|nachstem|naechste|naechsten|folgende|folgenden|kommende|kommenden|kommender|kommendes|kommendem)': 1,
  '(letzte|letzten|letzter|letztes|letztem|vergangene|vergangenen|vorige|vorigen|voriger)': -1,
  '(diese|diesen|dieser|dieses|diesem|jetzigen)': 0,
};

/** Before a day: "am dritten". */
export const the = '(am|den|der|dem|zum|vom)';
