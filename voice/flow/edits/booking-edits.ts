import { type BookingLimits, bookingLimits, faultsOfLimits } from '#domain/agents/booking-limits.ts';
import { promptType } from '#domain/agents/prompt-agents.ts';
import type { FlowNode } from '#domain/agents/workflows.ts';
import { type Weekday, weekdays } from '#domain/identity/business-hours.ts';
import type { Json } from '#domain/platform/json.ts';
import { bookingIn, type EditedDraft, promptIn, withConfig } from './draft.ts';
import { type EditOf, listed, type Outcome, quoted, refused } from './outcome.ts';

/** Monday first, as people name them. */
const inWeek = [...weekdays.slice(1), weekdays[0]] as readonly Weekday[];
const raised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `from Monday to Friday`, `on Monday and Thursday`, `on every day but Monday`. */
export function daysInWords(days: readonly Weekday[]): string {
  const kept = inWeek.filter((day) => days.includes(day));
  const names = kept.map(raised);
  if (kept.length === 7 || kept.length === 0) return 'on any day';
  if (kept.length === 5 && !days.includes('saturday') && !days.includes('sunday')) return 'from Monday to Friday';
  const left = inWeek.filter((day) => !days.includes(day)).map(raised);
  return left.length <= 2 ? `on every day except ${listed(left)}` : `on ${listed(names)}`;
}

/** `9:00 AM`, as a person in the United States reads it. */
export function clockInWords(clock: string): string {
  const hour = Number(clock.slice(0, 2));
  return `${hour % 12 === 0 ? 12 : hour % 12}:${clock.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
}

export function noticeInWords(hours: number): string {
  if (hours % 24 === 0 && hours > 0) return hours === 24 ? 'a day' : `${hours / 24} days`;
  return hours === 1 ? 'an hour' : `${hours} hours`;
}

/** What a step books, with its settings as they are now. */
export interface Booked {
  node: FlowNode;
  durationMinutes: number;
  limits: Pick<BookingLimits, 'weekdays' | 'opens' | 'closes' | 'noticeHours'>;
}

const formOf = (config: Record<string, Json>): Booked['limits'] => ({
  weekdays: bookingLimits.weekdays.safeParse(config.weekdays).data ?? [],
  opens: bookingLimits.opens.safeParse(config.opens).data ?? '',
  closes: bookingLimits.closes.safeParse(config.closes).data ?? '',
  noticeHours: bookingLimits.noticeHours.safeParse(config.noticeHours).data ?? 0,
});

/** The settings in which the booking of a step stands. */
function bookingOf(node: FlowNode): Record<string, Json> {
  const own = node.type === promptType ? node.config.booking : node.config;
  return typeof own === 'object' && own !== null && !Array.isArray(own) ? own : {};
}

/** What a draft books; null where it books nothing. */
export function bookedIn({ flow }: EditedDraft): Booked | null {
  const prompt = promptIn(flow);
  const isTool = Array.isArray(prompt?.config.tools) && prompt.config.tools.includes('book');
  const node = bookingIn(flow) ?? (isTool ? prompt : null);
  if (!node) return null;
  const config = bookingOf(node);
  const { durationMinutes } = config;
  return { node, limits: formOf(config), durationMinutes: typeof durationMinutes === 'number' ? durationMinutes : 30 };
}

export function limitBooking(draft: EditedDraft, edit: EditOf<'limit_booking'>): Outcome {
  const booked = bookedIn(draft);
  if (!booked) return refused('The draft doesn’t book appointments. Add a Schedule Meeting step to it first.');
  const { node, limits } = booked;
  const change: Record<string, Json> = {};
  const parts: string[] = [];
  if (edit.weekdays !== null) {
    const days = inWeek.filter((day) => edit.weekdays!.includes(day));
    change.weekdays = days.length === 7 ? [] : days;
    parts.push(daysInWords(days));
  }
  if (edit.opens !== null) change.opens = edit.opens;
  if (edit.closes !== null) change.closes = edit.closes;
  const [opens, closes] = [edit.opens ?? limits.opens, edit.closes ?? limits.closes];
  if (edit.opens !== null || edit.closes !== null) parts.push(hoursInWords(opens, closes));
  if (edit.noticeHours !== null) {
    change.noticeHours = edit.noticeHours;
    parts.push(edit.noticeHours === 0 ? 'without notice' : `at least ${noticeInWords(edit.noticeHours)} ahead`);
  }
  if (edit.durationMinutes !== null) {
    change.durationMinutes = edit.durationMinutes;
    parts.push(`for ${edit.durationMinutes} minutes each`);
  }
  if (parts.length === 0) return refused('Say on which days, at what times, or for how long it books.');
  const [fault] = faultsOfLimits({ opens, closes }, edit.durationMinutes ?? booked.durationMinutes);
  if (fault) return refused(fault);
  const before = bookingOf(node);
  if (Object.entries(change).every(([key, value]) => JSON.stringify(before[key]) === JSON.stringify(value)))
    return refused(`${quoted(node.title)} already books ${listed(parts)}.`);
  const config = node.type === promptType ? { booking: { ...before, ...change } } : change;
  return {
    draft: { ...draft, flow: withConfig(draft.flow, node.id, config) },
    says: `In ${quoted(node.title)}, book appointments ${listed(parts)}.`,
    nodeId: node.id,
  };
}

function hoursInWords(opens: string, closes: string): string {
  if (opens === '' && closes === '') return 'at any time of the day';
  if (closes === '') return `from ${clockInWords(opens)} on`;
  if (opens === '') return `that end by ${clockInWords(closes)}`;
  return `between ${clockInWords(opens)} and ${clockInWords(closes)}`;
}
