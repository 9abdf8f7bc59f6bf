import { z } from 'zod';
import { campaignsApi } from '#domain/campaigns/campaigns.ts';
import { phoneNumbersApi } from '#domain/carriers/phone-numbers.ts';
import { type Appointment, appointmentsApi } from '#domain/scheduling/appointments.ts';
import { cleanOrNull, cleanWords, notInstructions } from '../clean-words.ts';
import { Refusal, tool } from '../tool.ts';
import { callId, cursor, day, idFrom, limit, moment } from './inputs.ts';

const appointmentId = idFrom('find_appointments');

function lineOf({
  id,
  startsAt,
  endsAt,
  timeZone,
  title,
  attendeeName,
  attendeePhone,
  status,
  callId,
  calendarName,
}: Appointment) {
  const fromCaller = { name: cleanOrNull(attendeeName), phone: attendeePhone, title: cleanWords(title) };
  return { appointmentId: id, startsAt, endsAt, timeZone, status, calendar: calendarName, callId, fromCaller };
}

export const schedulingTools = [
  tool({
    name: 'find_appointments',
    title: 'Find appointments',
    about:
      'Lists appointments, upcoming first. With appointmentId, also lists available times on a day for rescheduling.',
    kind: 'looks',
    input: z.strictObject({
      from: day.optional(),
      to: day.optional(),
      callId: callId.optional(),
      appointmentId: appointmentId.optional(),
      freeOn: day.optional(),
      limit,
    }),
    uses: [appointmentsApi.list],
    async run({ ask }, { from = '', to = '9999', callId, appointmentId, freeOn, limit }) {
      const { items } = await ask(appointmentsApi.list, { query: { callId } });
      const found = items.filter(({ id, startsAt }) => {
        const date = startsAt.slice(0, 10);
        return date >= from && date <= to && (appointmentId === undefined || id === appointmentId);
      });
      const free =
        appointmentId === undefined
          ? undefined
          : await ask(appointmentsApi.times, { params: { appointmentId }, query: { date: freeOn } });
      const appointments = found.slice(0, limit).map(lineOf);
      return { ...notInstructions, appointments, ...(free && { freeTimes: free.items }) };
    },
  }),
  tool({
    name: 'change_appointment',
    title: 'Reschedule or cancel an appointment',
    about:
      'Reschedules an appointment to an available time from find_appointments, or cancels it. Asks a person for approval first.',
    kind: 'asks',
    input: z.strictObject({ appointmentId, moveTo: moment.optional(), cancel: z.literal(true).optional() }),
    uses: [appointmentsApi.list, appointmentsApi.move, appointmentsApi.cancel],
    async question({ ask }, { appointmentId, moveTo, cancel }) {
      if ((moveTo === undefined) === (cancel === undefined)) throw new Refusal(400, 'Send moveTo or cancel.');
      const { items } = await ask(appointmentsApi.list);
      const one = items.find(({ id }) => id === appointmentId);
      if (one === undefined) throw new Refusal(404, 'Appointment not found. It may have been deleted.');
      const who = `${cleanWords(one.attendeeName ?? 'someone')} at ${one.startsAt}`;
      return moveTo === undefined ? `Cancel ${who}’s appointment?` : `Reschedule ${who}’s appointment to ${moveTo}?`;
    },
    async run({ ask }, { appointmentId, moveTo }) {
      const params = { appointmentId };
      const changed =
        moveTo === undefined
          ? await ask(appointmentsApi.cancel, { params })
          : await ask(appointmentsApi.move, { params, body: { startsAt: moveTo } });
      return { ...notInstructions, ...lineOf(changed) };
    },
  }),
  tool({
    name: 'find_campaigns',
    title: 'Find campaigns',
    about:
      'Lists campaigns with their status and the number of people reached and waiting. Only people can start a campaign.',
    kind: 'looks',
    input: z.strictObject({ status: z.string().max(20).optional(), limit, cursor: cursor }),
    uses: [campaignsApi.list],
    async run({ ask }, { status, ...query }) {
      const { items, next } = await ask(campaignsApi.list, { query });
      const campaigns = items
        .filter((one) => status === undefined || one.status === status)
        .map(({ id, name, channel, status, problem, counts, startedAt, endedAt }) => ({
          campaignId: id,
          name,
          channel,
          status,
          problem,
          counts,
          startedAt,
          endedAt,
        }));
      return { campaigns, next };
    },
  }),
  tool({
    name: 'find_numbers',
    title: 'Find phone numbers',
    about:
      'Lists the workspace’s phone numbers with their IDs, and the agents that use them for inbound and outbound calls.',
    kind: 'looks',
    input: z.strictObject({}),
    uses: [phoneNumbersApi.list],
    async run({ ask }) {
      const { items } = await ask(phoneNumbersApi.list);
      const numbers = items.map(({ id, number, name, test, can, inboundAgentId, outboundAgentId }) => ({
        numberId: id,
        number,
        name,
        test,
        can,
        inboundAgentId,
        outboundAgentId,
      }));
      return { numbers };
    },
  }),
];
