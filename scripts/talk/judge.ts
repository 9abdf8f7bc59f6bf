import type { Conversation } from '#voice/conversations/conversation.ts';
import { folded, holdsWords, shown } from '#voice/flow/agent-tests/compare.ts';
import { valuesIn } from '#voice/flow/agent-tests/test-call.ts';
import { wallTime } from '#voice/understanding/calendar.ts';
import { type Played, slotTypes } from './play.ts';
import { isAsWanted } from './same-value.ts';
import { isAmong, timeAt, wantedTimes } from './wanted-time.ts';

/** What was wrong with a conversation, each in a few words; all empty: a good receptionist. */
export interface Verdict {
  /** Done, and must not be. */
  wrongActs: string[];
  /** Not done, and has to be. */
  missing: string[];
  /** Values that are wrong, garbled or dropped. */
  wrongValues: string[];
  /** Asked for and not told. */
  untold: string[];
  turns: number;
  /** How often the caller had to say something once more, or to put right what was understood. */
  again: number;
}

/** Whether it came to the right end: all done that had to be, and nothing else. */
export const isRightEnd = ({ wrongActs, missing }: Verdict): boolean => wrongActs.length === 0 && missing.length === 0;

/** Whether nothing at all was wrong, and nothing had to be said twice. */
export const isClean = (verdict: Verdict): boolean =>
  isRightEnd(verdict) && verdict.wrongValues.length === 0 && verdict.untold.length === 0 && verdict.again === 0;

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function momentSaid(at: number, timeZone: string): string {
  const { year, month, day, hour, minute } = wallTime(at, timeZone);
  const weekday = weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()];
  return `${weekday} ${month}-${day} ${hour}:${String(minute).padStart(2, '0')}`;
}

/** What is in the calendar against what should be. */
function judgeCalendar({ expect, has }: Conversation, { office, now, timeZone }: Played, verdict: Verdict): void {
  const before = (has?.at ?? []).flatMap((wish) => wantedTimes(wish, now, timeZone)).map(({ from }) => from);
  const open = (expect.booked ?? []).map((wish) => ({ wish, times: wantedTimes(wish, now, timeZone) }));
  for (const { start } of office.appointments) {
    const met = open.findIndex(({ times }) => isAmong(start, times));
    if (met >= 0) open.splice(met, 1);
    else if (before.includes(start)) verdict.missing.push(`${momentSaid(start, timeZone)} still stands`);
    else verdict.wrongActs.push(`booked ${momentSaid(start, timeZone)}`);
  }
  for (const { wish, times } of open) {
    const isLost = before.some((at) => isAmong(at, times));
    if (isLost) verdict.wrongActs.push(`canceled or moved ${wish}`);
    else verdict.missing.push(`${wish} is not booked`);
  }
}

function judgeValues(template: string, { expect }: Conversation, { snapshot }: Played, verdict: Verdict): void {
  const values = valuesIn(snapshot);
  const types = slotTypes(template);
  for (const [name, wanted] of Object.entries(expect.values ?? {})) {
    const got = values.get(name)?.value;
    if (isAsWanted(wanted, got, types.get(name) === 'text')) continue;
    const wrong = `${name} is ${shown(got)} and not ${Array.isArray(wanted) ? wanted.map(shown).join(' or ') : shown(wanted as string)}`;
    // A case that isn't solved is closed, and a person who said no is asked all the same.
    const isAct = got === true && (name === 'solved' || name === 'consent');
    (isAct ? verdict.wrongActs : verdict.wrongValues).push(wrong);
  }
  for (const [name, words] of Object.entries(expect.without ?? {})) {
    const got = values.get(name)?.value;
    const held = words.filter((word) => typeof got === 'string' && holdsWords(got, word));
    if (held.length > 0) verdict.wrongValues.push(`${name} is ${shown(got)}, with "${held.join('", "')}"`);
  }
}

/** What the caller's words were taken for. */
function judgeChanges({ expect }: Conversation, { changes, offers, office }: Played, verdict: Verdict): void {
  for (const { action, words } of changes)
    if (expect.waitsOn?.includes(words)) verdict.wrongActs.push(`${action} on "${words}"`);
  if (!expect.picks || offers.length === 0) return;
  const picked = timeAt(expect.picks, offers);
  const isPicked = office.appointments.some(({ start }) => start === picked);
  if (!isPicked && office.appointments.length > 0)
    verdict.wrongActs.push(`booked another time than the ${expect.picks} one of those offered`);
}

/** Judges a conversation by what came of it, never by how it was worded. */
export function judge(template: string, conversation: Conversation, played: Played): Verdict {
  const { expect } = conversation;
  const verdict: Verdict = {
    wrongActs: [],
    missing: [],
    wrongValues: [],
    untold: [],
    turns: played.turns,
    again: played.again,
  };
  judgeCalendar(conversation, played, verdict);
  judgeChanges(conversation, played, verdict);
  judgeValues(template, conversation, played, verdict);
  const isMailed = played.office.mails.some(({ to }) => to === 'team');
  if (expect.mail === true && !isMailed) verdict.missing.push('no mail to the team');
  if (expect.mail === false && isMailed) verdict.wrongActs.push('mailed the team');
  const isTask = played.tasks.length > 0 || played.isTransferred;
  if (expect.task === true && !isTask) verdict.missing.push('no one is told');
  if (expect.task === false && isTask) verdict.wrongActs.push('left a task');
  const told = [
    ...played.tasks.map(({ summary, phone }) => `${summary} ${phone}`),
    ...played.office.mails.map(({ text }) => text),
  ];
  for (const words of expect.taskHolds ?? [])
    if (!words.split('|').some((one) => told.some((text) => holdsWords(text, one))))
      verdict.missing.push(`no one is told "${words}"`);
  const heard = folded(played.lines.flatMap(({ by, text }) => (by === 'agent' ? [text] : [])).join(' '));
  for (const fact of expect.hears ?? [])
    if (!fact.split('|').some((one) => heard.includes(folded(one)))) verdict.untold.push(`not told "${fact}"`);
  return verdict;
}
