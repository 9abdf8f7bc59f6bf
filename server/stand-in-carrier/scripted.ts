import type { Clock } from '#voice/call/clock.ts';
import type { CallStatus, LiveCall } from './live-call.ts';
import type { Party, Sound } from './party.ts';

/** Who takes calls to the last numbers of every area, so that each way a call can go is tried at will. */
export const scripts = {
  '0190': { name: 'Busy', ends: 'busy' },
  '0191': { name: 'Nobody answers', ends: 'no-answer' },
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
  '0195': { name: 'Hangs up in mid-word', says: 'Hello?', answeredBy: 'human', leavesAfterMs: 2_500 },
} as const satisfies Record<string, Script>;

/** What somebody does who is no person. */
interface Script {
  name: string;
  ends?: Extract<CallStatus, 'busy' | 'no-answer' | 'failed'>;
  says?: string;
  answeredBy?: string;
  leavesAfterMs?: number;
}

/** When a script speaks, and when a detector has made up its mind, in ms after the answer. */
const timing = { speaks: 700, detected: 3_000 };
/** How long sound takes that nobody hears: a sentence. */
const soundMs = 2_500;

/** The script of a number; undefined where a person is called. */
export const scriptOf = (number: string): Script | undefined =>
  /555\d{4}$/.test(number) ? (scripts as Record<string, Script>)[number.slice(-4)] : undefined;

/** One that goes by a script: it hears nothing, in the time that hearing takes. */
export const scriptedParty = (clock: Clock): Party => ({
  hears: (_sound: Sound, done) => clock.after(soundMs, done),
  listened: () => {},
});

/** Plays a script's part once the call is answered. */
export function playScript(clock: Clock, script: Script, call: LiveCall, detectorUrl: string | null): void {
  const { says, answeredBy, leavesAfterMs } = script;
  if (says !== undefined) clock.after(timing.speaks, () => call.deeds.add({ type: 'says', text: says }));
  if (leavesAfterMs !== undefined) clock.after(leavesAfterMs, () => call.end('completed'));
  if (detectorUrl !== null && answeredBy !== undefined) {
    clock.after(timing.detected, () => {
      if (!call.isOver) void call.tellAnsweredBy(detectorUrl, answeredBy);
    });
  }
}
