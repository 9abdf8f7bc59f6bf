import type { Json } from '#domain/platform/json.ts';
import { wallTime, weekdayOf } from '#voice/understanding/calendar.ts';
import { suitingTimes } from '../appointments/suiting-times.ts';
import type { ActionResult } from '../conversation.ts';
import {
  BookTimeInput,
  CancelTimeInput,
  FindAnswerInput,
  FindAppointmentsInput,
  FindTimesInput,
  MoveTimeInput,
  SendEmailInput,
} from '../flow-actions.ts';

/** How the scripted calendar behaves. Free are Monday to Friday, nine to five, on the half hour. */
export interface Backend {
  /** Moments that are gone, as ISO. */
  busy?: string[];
  /** Moments that someone else takes between the offer and the booking. */
  snatched?: string[];
  /** Nothing is ever free. */
  full?: boolean;
  /** Appointments of the caller's that were booked before. */
  booked?: { appointmentId: string; start: string }[];
  /** What went to the address on file, where the caller's line proves nothing. */
  code?: string;
  /** What documents answer, by words of the question in lower case; the first that fits. One with a question is asked back. */
  answers?: Record<string, string | { text: string; title?: string; question?: string }>;
  /** Actions that fail. */
  broken?: string[];
}

const halfHour = 30 * 60_000;

/** Carries out actions as a server would, from a small calendar that only this conversation writes to. */
export function scriptedBackend(options: Backend): (action: string, input: Json) => ActionResult {
  const booked = (options.booked ?? []).map((one) => ({ ...one }));
  const gone = new Set((options.busy ?? []).map((time) => Date.parse(time)));
  const snatched = new Set((options.snatched ?? []).map((time) => Date.parse(time)));
  const times = (input: FindTimesInput): string[] => {
    const free: number[] = [];
    const start = Math.ceil(Date.parse(input.from) / halfHour) * halfHour;
    for (let at = start; at < Date.parse(input.to); at += halfHour)
      if (!options.full && !gone.has(at) && isOpen(at, input.timeZone)) free.push(at);
    const suiting = suitingTimes(free, input);
    const wish = input.wish ? Date.parse(input.wish) : null;
    if (wish !== null) suiting.sort((a, b) => Math.abs(a - wish) - Math.abs(b - wish));
    return suiting.slice(0, 40).map((at) => new Date(at).toISOString());
  };
  return (action, input): ActionResult => {
    if (options.broken?.includes(action)) return { ok: false, code: 'unavailable', message: 'Broken by the script.' };
    if (action === 'find_times') return { ok: true, output: { times: times(FindTimesInput.parse(input)) } };
    if (action === 'book_time') return book(BookTimeInput.parse(input));
    if (action === 'find_appointments') {
      const { code } = FindAppointmentsInput.parse(input);
      if (options.code !== undefined && code !== options.code)
        return { ok: true, output: { appointments: [], code: code === undefined ? 'sent' : 'wrong' } };
      return { ok: true, output: { appointments: booked } };
    }
    if (action === 'cancel_time') {
      const { appointmentId } = CancelTimeInput.parse(input);
      const cancelled = booked.find((one) => one.appointmentId === appointmentId);
      return cancelled
        ? { ok: true, output: { start: cancelled.start } }
        : { ok: false, code: 'not_found', message: 'No such appointment.' };
    }
    if (action === 'find_answer') return { ok: true, output: found(FindAnswerInput.parse(input).question) };
    if (action === 'move_time') {
      const { appointmentId, start } = MoveTimeInput.parse(input);
      const moved = booked.find((one) => one.appointmentId === appointmentId);
      if (!moved) return { ok: false, code: 'not_found', message: 'No such appointment.' };
      const taken = snatch(start, 30);
      if (taken) return taken;
      moved.start = start;
      return { ok: true, output: { start } };
    }
    SendEmailInput.parse(input);
    return { ok: true, output: { mailId: 'mail-1' } };
  };

  function found(question: string): { answer: Json; maybe: Json } {
    const [, told] =
      Object.entries(options.answers ?? {}).find(([words]) => question.toLowerCase().includes(words)) ?? [];
    const entry = typeof told === 'string' ? { text: told } : (told ?? null);
    const isAsked = entry !== null && 'question' in entry;
    return { answer: isAsked ? null : entry, maybe: isAsked ? entry : null };
  }

  function book({ start, durationMinutes }: BookTimeInput): ActionResult {
    return snatch(start, durationMinutes) ?? { ok: true, output: { appointmentId: 'appointment-1', start } };
  }

  /** What is told when someone else has taken the time; null when it is free. */
  function snatch(start: string, durationMinutes: number): ActionResult | null {
    const at = Date.parse(start);
    if (!snatched.has(at)) return null;
    gone.add(at);
    const around = {
      durationMinutes,
      from: start,
      to: new Date(at + 86_400_000).toISOString(),
      wish: start,
      timeZone: 'America/New_York',
    };
    return { ok: false, code: 'time_taken', message: 'Taken.', output: { times: times(around) } };
  }
}

function isOpen(at: number, timeZone: string): boolean {
  const wall = wallTime(at, timeZone);
  const weekday = weekdayOf(wall);
  return weekday >= 1 && weekday <= 5 && wall.hour >= 9 && wall.hour < 17;
}
