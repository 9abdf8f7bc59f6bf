import '#web/testing/browser-gaps.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Appointment } from '#domain/scheduling/appointments.ts';
import type { Calendar } from '#domain/scheduling/calendars.ts';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import AppointmentsPage from './appointments-page.tsx';

const day = 86_400_000;
const id = '019a0000-0000-7000-8000-0000000000d1';

function anAppointment(title: string, inDays: number, change: Partial<Appointment> = {}): Appointment {
  const start = Date.now() + inDays * day;
  return {
    id: crypto.randomUUID(),
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + 1_800_000).toISOString(),
    timeZone: 'Europe/Berlin',
    title,
    attendeeName: 'Grace Hopper',
    attendeeEmail: null,
    externalId: null,
    metadata: {},
    attendeePhone: '+49 30 901820',
    notes: null,
    callId: null,
    calendarId: null,
    calendarName: null,
    status: 'booked',
    test: false,
    officeEvents: [],
    ...change,
  };
}

const noCalendars = { 'GET /v1/calendars': { body: { items: [] } } };

describe('the appointments page', () => {
  it('shows what comes next first, on the clock of the appointment’s own zone', async () => {
    const start = new Date('2099-07-01T08:00:00Z').toISOString();
    const end = new Date('2099-07-01T08:30:00Z').toISOString();
    const items = [
      anAppointment('Far ahead', 0, { startsAt: start, endsAt: end }),
      anAppointment('Over', -2),
      anAppointment('Soon', 1),
    ];
    stubNetwork({ 'GET /v1/appointments': { body: { items } }, ...noCalendars });
    renderPage(<AppointmentsPage />);
    const upcoming = within(await screen.findByRole('region', { name: 'Upcoming' })).getAllByRole('listitem');
    expect(upcoming.map((row) => /Soon|Far ahead/.exec(row.textContent ?? '')?.[0])).toEqual(['Soon', 'Far ahead']);
    expect(upcoming[1]?.textContent).toMatch(/10:00\s*–\s*10:30\s*AM/);
    const past = screen.getByRole('region', { name: 'Past and canceled' });
    expect(within(past).queryByRole('button')).toBeNull();
  });

  it('cancels after asking', async () => {
    let items = [anAppointment('Check-up', 3, { id })];
    const sent = stubNetwork({
      'GET /v1/appointments': () => ({ body: { items } }),
      ...noCalendars,
      [`POST /v1/appointments/${id}/cancel`]: () => {
        items = [{ ...items[0]!, status: 'cancelled' }];
        return { body: items[0] };
      },
    });
    const { user } = renderPage(<AppointmentsPage />);
    await user.click(await screen.findByRole('button', { name: /^Cancel Check-up/ }));
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Cancel appointment' }));
    expect(await screen.findByText('No upcoming appointments.')).toBeTruthy();
    expect(await screen.findByText('Canceled', { selector: '[data-title], [data-title] *' })).toBeTruthy();
  });

  it('writes a day once, and shows the past a part at a time', async () => {
    const at = (hour: number) => ({
      startsAt: `2020-07-01T${hour}:00:00.000Z`,
      endsAt: `2020-07-01T${hour}:30:00.000Z`,
    });
    const items = Array.from({ length: 30 }, (_, n) => anAppointment(`Over ${n}`, 0, at(10 + (n % 10))));
    stubNetwork({ 'GET /v1/appointments': { body: { items } }, ...noCalendars });
    const { user } = renderPage(<AppointmentsPage />);
    const past = within(await screen.findByRole('region', { name: 'Past and canceled' }));
    const days = past.getAllByText(/Jul 1, 2020/);
    expect(days).toHaveLength(25);
    expect(days.filter((day) => !day.classList.contains('sr-only'))).toHaveLength(1);
    await user.click(past.getByRole('button', { name: 'Load more' }));
    expect(past.getAllByText(/Jul 1, 2020/)).toHaveLength(30);
    expect(past.queryByRole('button')).toBeNull();
  });

  it('lets a viewer look only', async () => {
    stubNetwork({ 'GET /v1/appointments': { body: { items: [anAppointment('Check-up', 3)] } }, ...noCalendars });
    renderPage(<AppointmentsPage />, { workspace: aWorkspace('viewer') });
    expect(await screen.findByText('Check-up')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull();
  });

  it('says how the first one gets here', async () => {
    stubNetwork({ 'GET /v1/appointments': { body: { items: [] } }, ...noCalendars });
    renderPage(<AppointmentsPage />);
    expect(await screen.findByRole('heading', { name: 'No appointments yet' })).toBeTruthy();
  });

  it('moves one to a time that is free, of the day that is chosen', async () => {
    const start = '2099-07-01T08:00:00.000Z';
    const items = [anAppointment('Check-up', 0, { id, startsAt: start, endsAt: '2099-07-01T08:30:00.000Z' })];
    const times = ['2099-07-02T12:00:00.000Z', '2099-07-02T12:30:00.000Z'];
    const sent = stubNetwork({
      'GET /v1/appointments': () => ({ body: { items } }),
      'GET /v1/calendars': { body: { items: [] } },
      [`GET /v1/appointments/${id}/times`]: ({ search }) => ({
        body: { timeZone: 'Europe/Berlin', items: search.get('date') === '2099-07-02' ? times : [] },
      }),
      [`POST /v1/appointments/${id}/move`]: () => ({ body: { ...items[0]!, start: times[1]! } }),
    });
    const { user } = renderPage(<AppointmentsPage />);
    await user.click(await screen.findByRole('button', { name: /^Reschedule Check-up/ }));
    expect(await screen.findByText('No times are available on this day. Choose another day.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reschedule' })).toHaveProperty('disabled', true);
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2099-07-02' } });
    await user.click(await screen.findByRole('button', { name: /2:30\s*PM/ }));
    await user.click(screen.getByRole('button', { name: 'Reschedule' }));
    expect(await screen.findByText('Rescheduled', { selector: '[data-title], [data-title] *' })).toBeTruthy();
    expect(sent.find(({ path }) => path.endsWith('/move'))?.body).toEqual({ startsAt: times[1] });
  });

  it('has calendars that are added with hours of their own, changed and deleted', async () => {
    const items: Calendar[] = [];
    const sent = stubNetwork({
      'GET /v1/appointments': { body: { items: [] } },
      'GET /v1/calendars': () => ({ body: { items } }),
      'POST /v1/calendars': () => {
        items.push({ id, name: 'Chair 2', businessHours: null, upcoming: 0 });
        return { status: 201, body: items[0] };
      },
      [`DELETE /v1/calendars/${id}`]: () => {
        items.pop();
        return { status: 204 };
      },
    });
    const { user } = renderPage(<AppointmentsPage />);
    const section = within(await screen.findByRole('region', { name: 'Calendars' }));
    expect(await section.findByText('Main calendar')).toBeTruthy();
    await user.click(section.getByRole('button', { name: 'Add calendar' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Add calendar' })).toHaveProperty('disabled', true);
    await user.type(dialog.getByLabelText('Name'), 'Chair 2');
    await user.click(dialog.getByRole('radio', { name: /Custom hours/ }));
    await user.click(dialog.getByRole('switch', { name: 'Monday' }));
    await user.click(dialog.getByRole('button', { name: 'Add calendar' }));
    expect(await section.findByText('Chair 2')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      name: 'Chair 2',
      businessHours: { monday: [], tuesday: [{ from: 540, to: 1020 }] },
    });
    await user.click(section.getByRole('button', { name: 'Delete Chair 2' }));
    await user.click(screen.getByRole('button', { name: 'Delete calendar' }));
    await waitFor(() => expect(section.queryByText('Chair 2')).toBeNull());
  });
});
