import { resolveHour, type SaidTime } from './find-time.ts';

/** Minutes of the day, `to` not included. */
export interface HourSpan {
  from: number;
  to: number;
}

const dayParts: [RegExp, number, number][] = [
  [/\b(?:1st|first) thing\b|\bearly (?:in the )?mornings?\b/, 0, 10],
  [/\blate (?:in the )?mornings?\b/, 10, 12],
  [/\bmornings?\b|\bbefore lunch\b/, 0, 12],
  [/\bearly (?:in the )?afternoons?\b|\bafter lunch\b/, 12, 15],
  [/\blunch(?: ?time)?\b|\bmidday\b/, 11, 14],
  [/\blate (?:in the )?afternoons?\b/, 15, 18],
  [/\bafternoons?\b/, 12, 18],
  [/\bevenings?\b|\btonight\b|\bafter work\b/, 17, 24],
];

/** "Half past two" is a time, not the hours past two. */
const clockPhrase = /\b(?:half|quarter|5|10|20|25|\d{1,2} minutes?) (?:past|after|to|before|till?|until|of) \d{1,2}\b/g;

/**
 * The hours that words leave: "after four", "between two and four", "in the afternoon". `isBound` tells that the times
 * in the words are bounds, so that none of them is meant itself.
 */
export function findHours(said: string): { hours: HourSpan; isBound: boolean } | null {
  const words = said.replace(clockPhrase, ' ');
  const time = '(noon|\\d{1,2}(?:[: ][0-5]\\d)?(?: ?[ap]\\.?m)?)';
  const between = new RegExp(`\\b(?:between|from) ${time} (?:and|to|until|till) ${time}`).exec(words);
  if (between) return bound(minutesOf(between[1]), minutesOf(between[2]));
  const after = new RegExp(`\\b(?:after|past|from|later than|not before) ${time}`).exec(words);
  const before = new RegExp(`\\b(?:before|by|until|earlier than|no later than) ${time}`).exec(words);
  if (after || before) return bound(after ? minutesOf(after[1]) : 0, before ? minutesOf(before[1]) : 24 * 60);
  const part = dayParts.find(([pattern]) => pattern.test(words));
  return part ? { hours: { from: part[1] * 60, to: part[2] * 60 }, isBound: false } : null;
}

function bound(from: number | null, to: number | null): { hours: HourSpan; isBound: boolean } | null {
  return from !== null && to !== null && from < to ? { hours: { from, to }, isBound: true } : null;
}

function minutesOf(text = ''): number | null {
  if (text === 'noon') return 12 * 60;
  const match = /^(\d{1,2})(?:[: ](\d{2}))?(?: ?([ap]))?/.exec(text);
  if (!match) return null;
  const half: SaidTime['half'] = match[3] === 'a' ? 'am' : match[3] === 'p' ? 'pm' : null;
  const { hour, minute } = resolveHour({ hour: Number(match[1]), minute: Number(match[2] ?? 0), half });
  return hour < 24 ? hour * 60 + minute : null;
}
