import { usualHours } from '#domain/identity/business-hours.ts';
import { bookingHorizonDays } from '#domain/scheduling/appointments.ts';
import { freeTimes, isFree, type Span } from '#server/scheduling/free-times.ts';
import type { Conversation } from '#voice/conversations/conversation.ts';
import type { ActionResult, Intent, Setting } from '#voice/flow/conversation.ts';
import {
  BookTimeInput,
  CancelTimeInput,
  FindAnswerInput,
  type FindAppointmentsInput,
  FindTimesInput,
  MoveTimeInput,
  FindAppointmentsInput as OwnInput,
  SendEmailInput,
} from '#voice/flow/flow-actions.ts';
import type { Answer } from '#voice/flow/stage.ts';
import { findAnswer } from '#voice/knowledge/find-answer.ts';
import { waysToAsk } from '#voice/knowledge/ways-to-ask.ts';
import type { Documents } from './documents.ts';
import { wantedTimes } from './wanted-time.ts';

/** Monday to Friday 8 to 18, Saturday 9 to 13. */
const longDay = [{ from: 8 * 60, to: 18 * 60 }];
export const hours: NonNullable<Setting['hours']> = {
  ...usualHours,
  monday: longDay,
  tuesday: longDay,
  wednesday: longDay,
  thursday: longDay,
  friday: longDay,
  saturday: [{ from: 9 * 60, to: 13 * 60 }],
};

/** Times that a conversation can choose from, as `find_times` of the server brings them, and after one was taken. */
const mostTimes = 24;
const mostOthers = 6;
const minuteMs = 60_000;
const weekMs = 7 * 24 * 60 * minuteMs;

interface Appointment extends Span {
  id: string;
  name: string | null;
  phone: string | null;
  email: string | null;
}

/** Who has what booked; `free-times.ts` of the server says what is free, as it does in a workspace. */
export class Office {
  readonly appointments: Appointment[] = [];
  /** Mails by their recipients: `team` is the business. */
  readonly mails: { to: string; text: string }[] = [];
  private readonly busy: Span[];
  private readonly timeZone: string;
  private readonly documents: Documents;
  private booked = 0;

  constructor({ busy = [], has }: Conversation, now: number, timeZone: string, documents: Documents) {
    this.timeZone = timeZone;
    this.documents = documents;
    this.busy = busy
      .flatMap((wish) => wantedTimes(wish, now, timeZone))
      .map(({ from, to }) => ({ start: from, end: to }));
    for (const wish of has?.at ?? []) {
      const { from } = wantedTimes(wish, now, timeZone)[0]!;
      this.add({ start: from, end: from + 30 * minuteMs }, has!.name, has!.phone ?? null, has!.email ?? null);
    }
  }

  private add(span: Span, name: string | null, phone: string | null, email: string | null): Appointment {
    this.booked += 1;
    const made = { ...span, id: `appointment-${this.booked}`, name, phone, email };
    this.appointments.push(made);
    return made;
  }

  /** What comes of an intent, and after how many ms. @param now milliseconds since the epoch */
  answer(intent: Intent, now: number): { after: number; event: Answer } | null {
    switch (intent.type) {
      case 'run_action': {
        const result = this.result(intent.action, intent.input, now);
        return { after: 500, event: { type: 'action_done', runId: intent.runId, result } };
      }
      case 'set_timer':
        return { after: intent.ms, event: { type: 'timer_fired', timerId: intent.timerId } };
      case 'transfer':
        return { after: 500, event: { type: 'transfer_ended', transferId: intent.transferId, result: { ok: true } } };
      default:
        return null;
    }
  }

  private open = () => ({ timeZone: this.timeZone, businessHours: hours, holidays: [] });

  private taken = (except?: string): Span[] => [...this.busy, ...this.appointments.filter(({ id }) => id !== except)];

  private times(
    wanted: Pick<Parameters<typeof freeTimes>[0], 'within' | 'wish' | 'count' | 'hours' | 'weekdays'> & {
      minutes: number;
      except?: string | undefined;
    },
    now: number,
  ) {
    const { within, wish, minutes, count, except, hours, weekdays } = wanted;
    const found = freeTimes({
      now,
      within,
      wish,
      count,
      durationMinutes: minutes,
      open: this.open(),
      taken: this.taken(except),
      hours,
      weekdays,
    });
    return { times: found.map((time) => new Date(time).toISOString()) };
  }

  /** A time is not free: what is instead. */
  private refuse(span: Span, now: number, except?: string): ActionResult | null {
    if (isFree(span, this.taken(except), this.open(), now)) return null;
    const within = { start: Math.max(span.start - weekMs, now), end: span.start + weekMs };
    const minutes = (span.end - span.start) / minuteMs;
    const output = this.times({ within, wish: span.start, minutes, count: mostOthers, except }, now);
    return { ok: false, code: 'time_taken', message: 'It is taken.', output };
  }

  private own({ callerPhone, name, phone, email }: FindAppointmentsInput, now: number): Appointment[] {
    const same = (a: string | null, b: string | null) => a !== null && a.toLowerCase() === b?.toLowerCase();
    return this.appointments
      .filter((one) => one.start > now && one.start < now + bookingHorizonDays * 24 * 60 * minuteMs)
      .filter(
        (one) =>
          same(callerPhone, one.phone) || (same(name, one.name) && (same(phone, one.phone) || same(email, one.email))),
      )
      .sort((a, b) => a.start - b.start);
  }

  private result(action: string, given: unknown, now: number): ActionResult {
    const notTheirs = { ok: false, code: 'not_found', message: 'The caller has no such appointment.' } as const;
    const iso = (at: number) => new Date(at).toISOString();
    switch (action) {
      case 'find_times': {
        const { from, to, wish, durationMinutes: minutes, except, hours, weekdays } = FindTimesInput.parse(given);
        const within = { start: Date.parse(from), end: Date.parse(to) };
        const at = wish === null ? null : Date.parse(wish);
        return {
          ok: true,
          output: this.times({ within, wish: at, minutes, count: mostTimes, except, hours, weekdays }, now),
        };
      }
      case 'book_time': {
        const { start, durationMinutes, attendee } = BookTimeInput.parse(given);
        const span = { start: Date.parse(start), end: Date.parse(start) + durationMinutes * minuteMs };
        const refused = this.refuse(span, now);
        if (refused) return refused;
        const { id } = this.add(span, attendee.name, attendee.phone, attendee.email);
        return { ok: true, output: { appointmentId: id, start } };
      }
      case 'find_appointments': {
        const appointments = this.own(OwnInput.parse(given), now).map(({ id, start, end }) => ({
          appointmentId: id,
          start: iso(start),
          durationMinutes: (end - start) / minuteMs,
        }));
        return { ok: true, output: { appointments } };
      }
      case 'cancel_time': {
        const { appointmentId, ...caller } = CancelTimeInput.parse(given);
        const mine = this.own(caller, now).find(({ id }) => id === appointmentId);
        if (!mine) return notTheirs;
        this.appointments.splice(this.appointments.indexOf(mine), 1);
        return { ok: true, output: { start: iso(mine.start) } };
      }
      case 'move_time': {
        const { appointmentId, start, ...caller } = MoveTimeInput.parse(given);
        const mine = this.own(caller, now).find(({ id }) => id === appointmentId);
        if (!mine) return notTheirs;
        const span = { start: Date.parse(start), end: Date.parse(start) + mine.end - mine.start };
        const refused = this.refuse(span, now, appointmentId);
        if (refused) return refused;
        Object.assign(mine, span);
        return { ok: true, output: { start } };
      }
      case 'find_answer': {
        const { question, about, language = 'en' } = FindAnswerInput.parse(given);
        const { sources, facts } = this.documents;
        const [first, ...others] = waysToAsk(question, language, about).map((text) =>
          findAnswer({ text, language }, sources, facts),
        );
        const { answer, maybe } = first!.answer || first!.maybe ? first! : (others.find((one) => one.answer) ?? first!);
        return {
          ok: true,
          output: {
            answer: answer && { text: answer.text },
            maybe: maybe && { text: maybe.answer.text, question: maybe.question },
          },
        };
      }
      case 'send_email': {
        const { to, subject, body } = SendEmailInput.parse(given);
        this.mails.push({ to, text: `${subject}\n${body}` });
        return { ok: true, output: { mailId: `mail-${this.mails.length}` } };
      }
      default:
        return { ok: false, code: 'unavailable', message: `The office has no ${action}.` };
    }
  }
}
