import type { Call } from '#domain/calls/calls.ts';
import type { TaskKind } from '#domain/contacts/tasks.ts';
import type { Json } from '#domain/platform/json.ts';
import type { CallEndReason } from '#domain/records/call-states.ts';
import { actionKinds } from '#server/actions/action-kinds.ts';
import type { TransferResult } from '#voice/flow/conversation.ts';
import { BookTimeInput, MoveTimeInput, SendEmailInput } from '#voice/flow/flow-actions.ts';

/** A call as its outline needs it. */
export interface Told {
  turns: readonly { role: 'agent' | 'caller'; text: string }[];
  removed: readonly { part: string }[];
  slots: Call['slots'];
  actions: readonly Pick<Call['actions'][number], 'action' | 'status' | 'input'>[];
  promises: readonly { kind: TaskKind; phone: string | null }[];
  /** How it went each time that the caller was put through. */
  transfers: readonly TransferResult[];
  endReason: CallEndReason | null;
  /** IANA zone in which times are told. */
  timeZone: string;
}

const endings: Record<CallEndReason, string> = {
  completed: 'The conversation was completed.',
  caller_hangup: 'The caller hung up.',
  agent_hangup: 'The agent hung up.',
  silence: 'The caller went silent.',
  max_duration: 'The call reached its maximum duration.',
  handed_off: 'The caller was transferred to your team.',
  lost_connection: 'The connection to the caller was lost.',
  failed: 'Something went wrong on our end.',
  outside_hours: 'The caller called outside business hours.',
  voicemail: 'Voicemail answered.',
  busy: 'The line was busy.',
  no_answer: 'No one answered.',
  refused: 'No agent answered because the workspace was out of minutes or suspended.',
};

/** Why no one had the caller who was put through. */
const notThere: Record<Extract<TransferResult, { ok: false }>['code'], string> = {
  nobody: 'The call was transferred, but no one answered.',
  busy: 'The call was transferred, but the line was busy.',
  declined: 'The call was transferred, but no one accepted it.',
  failed: 'The call was transferred, but the carrier couldn’t reach the number.',
};

/** Characters of the caller's words that are quoted. */
const longestQuote = 200;
/** What opens a conversation and asks for nothing. */
const greeting = /^(hi|hello|hey|good (morning|day|afternoon|evening))( there)?[\s,.!?]*$/i;

const cut = (text: string) => (text.length > longestQuote ? `${text.slice(0, longestQuote - 1).trimEnd()}…` : text);

/** Slots that say who calls, and slots that say what for, by what authors of flows call them. */
const who = /name|phone|mail|number|company/i;
const why = /need|problem|issue|service|topic|reason|subject|request|concern|treatment|message/i;

/** What the caller wanted, in their own words: the first that were more than a greeting, or than who they are. */
function askedFor(turns: Told['turns'], slots: Told['slots']): string | null {
  const said = turns.filter(({ role, text }) => role === 'caller' && text.trim() !== '').map(({ text }) => text.trim());
  const first = said.find((text) => !greeting.test(text)) ?? said[0];
  if (first === undefined) return null;
  const introduces = slots.some((slot) => slot.said === first && who.test(slot.name));
  const told = introduces
    ? slots.filter(({ name, said: words }) => words !== '' && words !== first && !who.test(name))
    : [];
  const wish = told.find(({ name }) => why.test(name)) ?? told.find(({ said: words }) => words.includes(' '));
  return cut(wish?.said ?? first);
}

const looksOnly = (action: string) => {
  const kind = actionKinds[action];
  return kind !== undefined && kind.place !== 'stored' && kind.looksOnly;
};

const dayOf = (start: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(Date.parse(start));

/** What an action that succeeded did, where more can be said than what it is called. */
const deeds: Record<string, (input: Json, timeZone: string) => string | undefined> = {
  book_time(input, timeZone) {
    const { data } = BookTimeInput.safeParse(input);
    return data && `Booked ${data.title} for ${dayOf(data.start, timeZone)}.`;
  },
  move_time(input, timeZone) {
    const { data } = MoveTimeInput.safeParse(input);
    return data && `Rescheduled an appointment to ${dayOf(data.start, timeZone)}.`;
  },
  cancel_time: () => 'Canceled an appointment.',
  send_email(input) {
    const { data } = SendEmailInput.safeParse(input);
    return data && `Emailed ${data.to === 'team' ? 'the team' : data.to}: ${cut(data.subject)}.`;
  },
};

function deedOf({ action, status, input }: Told['actions'][number], timeZone: string): string[] {
  if (looksOnly(action)) return [];
  const title = actionKinds[action]?.title ?? action;
  if (status === 'succeeded') return [deeds[action]?.(input, timeZone) ?? `${title}: done.`];
  return [status === 'failed' ? `${title} failed.` : `${title}: outcome unknown.`];
}

/** What was promised to a caller, in a sentence. */
export function promiseWords({ kind, phone }: Told['promises'][number]): string {
  if (kind === 'call_back') return `Someone will call back${phone === null ? '' : ` at ${phone}`}.`;
  return kind === 'message' ? 'Someone will pass on a message.' : 'Someone will follow up.';
}

/** What the caller wanted, as a sentence. */
export const quoted = (asked: string) => `The caller said: “${asked}${/[.!?…]$/.test(asked) ? '' : '.'}”`;

const named = (name: string) => name.replaceAll('_', ' ');

/**
 * What a call was about, from what is stored of it and from nothing else: what was asked for, collected, done and
 * promised, and how it ended. No model reads it.
 */
export function outlineCall({
  turns,
  removed,
  slots,
  actions,
  promises,
  transfers,
  endReason,
  timeZone,
}: Told): Call['summary'] {
  const asked = askedFor(turns, slots);
  // What a step noted for later steps was said by no one.
  const collected = slots.filter(({ said }) => said !== '').map(({ name, spoken }) => ({ name, spoken }));
  const failed = transfers.flatMap((one) => (one.ok ? [] : [notThere[one.code]]));
  const done = [...actions.flatMap((run) => deedOf(run, timeZone)), ...failed];
  const promised = promises.map(promiseWords);
  const ended = endReason === null ? 'The call is still live.' : endings[endReason];
  const text = [
    removed.some(({ part }) => part === 'transcript')
      ? 'The transcript was removed.'
      : asked === null
        ? 'The caller didn’t say anything.'
        : quoted(asked),
    collected.length > 0 &&
      `Collected: ${collected.map(({ name, spoken }) => `${named(name)}: ${spoken}`).join('; ')}.`,
    ...[...done, ...promised, ended],
  ];
  return { text: text.filter(Boolean).join(' '), asked, collected, done, promised, ended };
}
