import { expect, test } from 'vitest';
import { outlineCall, type Told } from './outline-call.ts';

const told = (change: Partial<Told>): Told => ({
  turns: [],
  removed: [],
  slots: [],
  actions: [],
  promises: [],
  transfers: [],
  endReason: 'completed',
  timeZone: 'Europe/Berlin',
  ...change,
});

test('a summary says what was asked for, collected, done and promised, and how it ended', () => {
  const input = {
    start: '2026-11-25T13:00:00Z',
    durationMinutes: 30,
    title: 'Check-up',
    notes: null,
    attendee: { name: 'Ann Lee', email: null, phone: null },
  };
  const outline = outlineCall(
    told({
      turns: [
        { role: 'agent', text: 'Hello!' },
        { role: 'caller', text: 'Hello' },
        { role: 'caller', text: 'I need a check-up' },
      ],
      slots: [
        { name: 'caller_name', value: 'Ann Lee', said: 'Ann Lee', spoken: 'Ann Lee' },
        { name: 'noted', value: true, said: '', spoken: 'yes' },
      ],
      actions: [
        { action: 'find_times', status: 'succeeded', input: {} },
        { action: 'book_time', status: 'succeeded', input },
        { action: 'send_email', status: 'failed', input: { to: 'team' } },
      ],
      promises: [{ kind: 'call_back', phone: '+15715550123' }],
      endReason: 'handed_off',
    }),
  );
  expect(outline).toMatchObject({
    asked: 'I need a check-up',
    collected: [{ name: 'caller_name', spoken: 'Ann Lee' }],
    promised: ['Someone will call back at +15715550123.'],
    ended: 'The caller was transferred to your team.',
  });
  expect(outline.done[0]).toMatch(/^Booked Check-up for Wednesday, November 25, 2026 at 2:00/);
  expect(outline.done[1]).toBe('Mail failed.');
  expect(outline.text).toContain('“I need a check-up.” Collected: caller name: Ann Lee. Booked Check-up');
});

test('a caller whom no one took is told of', () => {
  const { done } = outlineCall(
    told({ transfers: [{ ok: false, code: 'busy', message: 'The carrier says: busy.' }, { ok: true }] }),
  );
  expect(done).toEqual(['The call was transferred, but the line was busy.']);
});

test('a call without a word has a summary, too', () => {
  expect(outlineCall(told({ endReason: 'lost_connection' })).text).toBe(
    'The caller didn’t say anything. The connection to the caller was lost.',
  );
  expect(outlineCall(told({ endReason: null })).ended).toBe('The call is still live.');
});

test('who begins with their name asked for what they said they need', () => {
  const turns = ["it's Mark Hill", 'Hill Logistics', 'a dental plan for my team'].map((text) => ({
    role: 'caller' as const,
    text,
  }));
  const slots = [
    { name: 'name', value: 'Mark Hill', said: "it's Mark Hill", spoken: 'Mark Hill' },
    { name: 'need', value: 'dental plan', said: 'a dental plan for my team', spoken: 'dental plan for my team' },
  ];
  expect(outlineCall(told({ turns, slots })).asked).toBe('a dental plan for my team');
  expect(outlineCall(told({ turns, slots: [] })).asked).toBe("it's Mark Hill");
});

test('someone who says first who they are wanted what they told next', () => {
  const { asked } = outlineCall(
    told({
      turns: [
        { role: 'caller', text: 'Tom Becker' },
        { role: 'caller', text: 'the chain keeps coming off' },
      ],
      slots: [
        { name: 'name', value: 'Tom Becker', said: 'Tom Becker', spoken: 'Tom Becker' },
        { name: 'wrong', value: 'the chain keeps coming off', said: 'the chain keeps coming off', spoken: '' },
      ],
    }),
  );
  expect(asked).toBe('the chain keeps coming off');
});
