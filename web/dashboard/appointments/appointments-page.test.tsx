import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Appointment } from '#domain/appointments.ts';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import AppointmentsPage from './appointments-page.tsx';

const day = 86_400_000;
const id = '019a0000-0000-7000-8000-0000000000d1';

function anAppointment(title: string, inDays: number, change: Partial<Appointment> = {}): Appointment {
  const start = Date.now() + inDays * day;
  return {
    id: crypto.randomUUID(),
    start: new Date(start).toISOString(),
    end: new Date(start + 1_800_000).toISOString(),
    timeZone: 'Europe/Berlin',
    title,
    attendeeName: 'Grace Hopper',
    attendeeEmail: null,
    attendeePhone: '+49 30 901820',
    notes: null,
    callId: null,
    status: 'booked',
    ...change,
  };
}

describe('the appointments page', () => {
  it('shows what comes next first, on the clock of the appointment’s own zone', async () => {
    const start = new Date('2099-07-01T08:00:00Z').toISOString();
    const end = new Date('2099-07-01T08:30:00Z').toISOString();
    const items = [anAppointment('Far ahead', 0, { start, end }), anAppointment('Over', -2), anAppointment('Soon', 1)];
    stubNetwork({ 'GET /v1/appointments': { body: { items } } });
    renderPage(<AppointmentsPage />);
    const upcoming = within(await screen.findByRole('region', { name: 'Upcoming' })).getAllByRole('listitem');
    expect(upcoming.map((row) => /Soon|Far ahead/.exec(row.textContent ?? '')?.[0])).toEqual(['Soon', 'Far ahead']);
    expect(upcoming[1]?.textContent).toMatch(/10:00\s*–\s*10:30\s*AM/);
    const past = screen.getByRole('region', { name: 'Past and cancelled' });
    expect(within(past).queryByRole('button')).toBeNull();
  });

  it('cancels after asking', async () => {
    let items = [anAppointment('Check-up', 3, { id })];
    const sent = stubNetwork({
      'GET /v1/appointments': () => ({ body: { items } }),
      [`POST /v1/appointments/${id}/cancel`]: () => {
        items = [{ ...items[0]!, status: 'cancelled' }];
        return { body: items[0] };
      },
    });
    const { user } = renderPage(<AppointmentsPage />);
    await user.click(await screen.findByRole('button', { name: /^Cancel Check-up/ }));
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Cancel appointment' }));
    expect(await screen.findByText('Nothing is booked ahead.')).toBeTruthy();
    expect(await screen.findByText('Cancelled', { selector: '[data-title], [data-title] *' })).toBeTruthy();
  });

  it('lets a viewer look only', async () => {
    stubNetwork({ 'GET /v1/appointments': { body: { items: [anAppointment('Check-up', 3)] } } });
    renderPage(<AppointmentsPage />, { workspace: aWorkspace('viewer') });
    expect(await screen.findByText('Check-up')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull();
  });

  it('says how the first one gets here', async () => {
    stubNetwork({ 'GET /v1/appointments': { body: { items: [] } } });
    renderPage(<AppointmentsPage />);
    expect(await screen.findByRole('heading', { name: 'No appointments yet' })).toBeTruthy();
  });
});
