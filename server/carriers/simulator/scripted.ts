import type { Clock } from '#voice/clock.ts';
import { answeringParty, scriptedParty, soundMs } from './answering-party.ts';
import { overBadLine } from './bad-line.ts';
import type { CallStatus, LiveCall } from './live-call.ts';
import { afterKey, menuBegins } from './menu.ts';
import type { Party } from './party.ts';

/** Who takes calls to the last numbers of every area, so that each way a call can go is tried at will. */
export const scripts = {
  '0187': {
    name: 'Bad line',
    answers: [
      'Hello? Who is there?',
      'Yes, that is fine.',
      'Tomorrow at ten in the morning.',
      'My name is Ann Lee.',
      'Yes.',
    ],
    answeredBy: 'human',
  },
  '0188': { name: 'Menu', menu: true, answeredBy: 'unknown' },
  '0189': { name: 'End isn’t reported', says: 'Hello?', answeredBy: 'human', leavesAfterMs: 2_500, untold: true },
  '0190': { name: 'Busy', ends: 'busy' },
  '0191': { name: 'No one answers', ends: 'no-answer' },
  '0192': { name: 'Fails', ends: 'failed' },
  '0193': {
    name: 'Voicemail',
    says: 'You have reached the voicemail of Ann Lee. Please leave a message after the tone.',
    answeredBy: 'machine_end_beep',
  },
  '0194': {
    name: 'Call screening',
    says: 'Hi. If you record your name and reason for calling, I will see if this person is available.',
    answeredBy: 'human',
  },
  '0195': { name: 'Hangs up mid-word', says: 'Hello?', answeredBy: 'human', leavesAfterMs: 2_500 },
} as const satisfies Record<string, Script>;

/** What someone does who is no person. */
interface Script {
  name: string;
  ends?: Extract<CallStatus, 'busy' | 'no-answer' | 'failed'>;
  /** Once the call is answered. */
  says?: string;
  /** One after the other, whenever it is listened to, over a bad line. */
  answers?: readonly string[];
  /** Goes by keys. */
  menu?: boolean;
  answeredBy?: string;
  leavesAfterMs?: number;
  /** All that the carrier would tell of the call is lost. */
  untold?: boolean;
}

/**
 * When a script speaks, and when a detector has made up its mind, in ms after the answer; how long a menu waits for a key.
 */
const timing = { speaks: 700, detected: 3_000, key: 8_000 };

/** The script of a number; undefined where a person is called. */
export const scriptOf = (number: string): Script | undefined =>
  /555\d{4}$/.test(number) ? (scripts as Record<string, Script>)[number.slice(-4)] : undefined;

/** Plays a script's part once the call is answered. Answers who hears it. */
export function playScript(clock: Clock, script: Script, call: LiveCall, detectorUrl: string | null): Party {
  const { says, answers, menu, answeredBy, leavesAfterMs } = script;
  if (says !== undefined) clock.after(timing.speaks, () => call.deeds.add({ type: 'says', text: says }));
  if (leavesAfterMs !== undefined) clock.after(leavesAfterMs, () => call.end('completed'));
  if (detectorUrl !== null && answeredBy !== undefined) {
    clock.after(timing.detected, () => {
      if (!call.isOver) void call.tellAnsweredBy(detectorUrl, answeredBy);
    });
  }
  if (answers !== undefined) {
    const over = (text: string, n: number) => overBadLine(text, `${call.wanted.to}/${n}`);
    return answeringParty(
      clock,
      () => call,
      (n) => over(answers[n % answers.length]!, n),
    );
  }
  return menu ? inMenu(clock, call) : scriptedParty(clock);
}

/** A menu: it reads out what can be chosen, and goes on with the key that is pressed. */
function inMenu(clock: Clock, call: LiveCall): Party {
  let now = menuBegins;
  let cancel = () => {};
  const go = (next: typeof now) => {
    now = next;
    cancel();
    if (call.isOver) return;
    if (now.says !== null) call.deeds.add({ type: 'says', text: now.says });
    if (now.at === 'menu') cancel = clock.after(timing.key, () => go(afterKey(now, null)));
    // Its goodbye is heard before.
    if (now.at === 'over') clock.after(soundMs, () => call.end('completed'));
  };
  clock.after(timing.speaks, () => go(menuBegins));
  return { ...scriptedParty(clock), pressed: (key) => go(afterKey(now, key)) };
}
