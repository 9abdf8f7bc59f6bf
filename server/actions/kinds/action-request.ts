import type { ConfigurationOf } from '#domain/actions/action-configurations.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { Json } from '#domain/platform/json.ts';
import type { Resolved } from '#server/actions/action-kind.ts';
import type { actions } from '#server/platform/db/schema/actions.table.ts';
import { instantOf } from '#voice/understanding/calendar.ts';
import { wallAt } from '#voice/understanding/wall-at.ts';
import { textFiller, type Values } from './fill-texts.ts';

type Row = typeof actions.$inferSelect;
type Fill = ReturnType<typeof textFiller>['fill'];

/** Text within a JSON text, without the quotes around it. */
const escaped = (text: string) => JSON.stringify(text).slice(1, -1);
const orNull = (text: string) => text.trim() || null;

/** A moment as someone wrote or said it. @throws AppError invalid_input */
function momentOf(text: string, timeZone: string): string {
  const hasOffset = /(Z|[+-]\d{2}:?\d{2})$/i.test(text);
  const wall = wallAt(text, 'UTC');
  if (wall !== null) return new Date(hasOffset ? Date.parse(text) : instantOf(wall, timeZone)).toISOString();
  throw new AppError('invalid_input', `“${text.slice(0, 60)}” isn’t a date and time. Write it like 2026-11-24T14:30.`);
}

const calendarEvent = (fill: Fill, given: ConfigurationOf<'create-calendar-event'>, timeZone: string): Json => ({
  // A moment that lacks is told of with the other values.
  start: fill(given.start) === '' ? '' : momentOf(fill(given.start).trim(), timeZone),
  durationMinutes: given.durationMinutes,
  title: fill(given.title),
  attendee: {
    name: orNull(fill(given.attendeeName)),
    email: orNull(fill(given.attendeeEmail)),
    phone: orNull(fill(given.attendeePhone)),
  },
  notes: orNull(fill(given.notes)),
  // What was stored before there were several has none.
  ...(given.calendarId && { calendarIds: [given.calendarId] }),
});

/** Fields that say who is meant; the rest are the contact's own. */
function crmRequest(fill: Fill, given: ConfigurationOf<'update-crm'>): { action: string; input: Json } {
  const fields = given.fields.map(({ name, value }) => ({ name, value: fill(value) }));
  const note = orNull(fill(given.note));
  const of = (wanted: string) => orNull(fields.find(({ name }) => name.toLowerCase() === wanted)?.value ?? '');
  const person = { email: of('email'), phone: of('phone') };
  switch (given.does) {
    case 'find':
      return { action: 'find_crm_contact', input: person };
    case 'save':
      return { action: 'update_crm', input: { fields, note } };
    case 'note':
      return { action: 'note_crm', input: { ...person, text: note ?? '' } };
    case 'deal': {
      const [amount, stage] = [orNull(fill(given.dealAmount)), orNull(fill(given.dealStage))];
      return { action: 'create_deal', input: { ...person, name: fill(given.dealName), amount, stage, text: note } };
    }
  }
}

const webhook = (fill: Fill, id: string, { method, url, headers, body }: ConfigurationOf<'custom-webhook'>): Json => ({
  actionId: id,
  method,
  url: fill(url, encodeURIComponent),
  headers: headers.map(({ name, value, secret }) => ({ name, secret, value: fill(value).replace(/[\r\n]+/g, ' ') })),
  body: method === 'GET' || body === '' ? null : fill(body, escaped),
});

/**
 * What an action comes to with these values: what is asked for, and of whom.
 * @throws AppError invalid_input when a value lacks or does not fit
 */
export function requestOf({ id, configuration }: Row, values: Values, timeZone: string): Resolved {
  const { fill, requireAll } = textFiller(values);
  const done = (action: string, input: Json, results: Resolved['results'] = []): Resolved => {
    requireAll();
    return { action, input, results };
  };
  switch (configuration.template) {
    case 'send-email': {
      const { to, subject, body } = configuration;
      return done('send_email', { to: fill(to).trim(), subject: fill(subject), body: fill(body), appointmentId: null });
    }
    case 'create-calendar-event':
      return done('book_time', calendarEvent(fill, configuration, timeZone));
    case 'update-crm': {
      const { action, input } = crmRequest(fill, configuration);
      return done(action, input);
    }
    case 'send-sms':
      return done('send_sms', { to: fill(configuration.to), text: fill(configuration.text) });
    case 'make-phone-call': {
      const { agentId, afterMinutes } = configuration;
      return done('make_call', { to: fill(configuration.to), agentId, afterMinutes });
    }
    case 'custom-webhook':
      return done('custom_webhook', webhook(fill, id, configuration), configuration.results);
  }
}
