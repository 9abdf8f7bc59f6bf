import { expect, it } from 'vitest';
import { flowOf, talk, texts } from '../dialogues/told.ts';
import { validateFlow } from '../validate-flow.ts';

const flow = flowOf(
  [
    ['start', 'start', {}],
    ['first', 'schedule', { prompt: 'When shall we measure?', name: 'measuring' }],
    ['second', 'schedule', { prompt: 'And when shall we build?', name: 'building' }],
    ['bye', 'end', { message: 'We measure {{measuring_spoken}} and build {{building_start:date}}.' }],
  ],
  [
    ['start', 'next', 'first'],
    ['first', 'booked', 'second'],
    ['second', 'booked', 'bye'],
  ],
);

it('a conversation books several appointments, each under its own name', () => {
  expect(validateFlow(flow).filter(({ level }) => level === 'error')).toEqual([]);
  const call = talk(flow);
  for (const [wish, start, id] of [
    ['monday at ten', '2026-11-23T15:00:00.000Z', 'a1'],
    ['wednesday at ten', '2026-11-25T15:00:00.000Z', 'a2'],
  ] as const) {
    call.say(wish);
    call.done({ ok: true, output: { times: [start] } });
    call.say('yes');
    call.done({ ok: true, output: { appointmentId: id, start } });
  }
  expect(texts(call.intents).at(-1)).toBe('We measure Monday, November 23 at 10 AM and build Wednesday, November 25.');
  expect(call.snapshot.frames[0]!.variables).toMatchObject({
    measuring_id: { value: 'a1' },
    building_id: { value: 'a2' },
  });
});

/** A flow that does one thing with the caller's appointment. */
const changing = (does: string, way: string) =>
  flowOf(
    [
      ['start', 'start', {}],
      ['change', 'schedule', { does }],
      ['bye', 'end', { message: 'Done. {{appointment_id|nothing}}' }],
      ['none', 'end', { message: 'Nothing there.' }],
    ],
    [
      ['start', 'next', 'change'],
      ['change', way, 'bye'],
      ['change', 'none', 'none'],
    ],
  );
const theirs = { appointmentId: 'a1', start: '2026-11-23T15:00:00.000Z', durationMinutes: 45 };
const found = { ok: true as const, output: { appointments: [theirs] } };
const known = { phone: '+15715550123' };

it('a step moves an appointment, for as long as it was', () => {
  const flow = changing('move', 'moved');
  expect(validateFlow(flow).filter(({ level }) => level === 'error')).toEqual([]);
  const call = talk(flow, { known });
  call.done(found);
  expect(texts(call.intents)).toEqual([
    'You have an appointment on Monday, November 23 at 10 AM. When would work better for you?',
  ]);
  call.say('wednesday at ten');
  expect(call.intents).toContainEqual(
    expect.objectContaining({
      action: 'find_times',
      input: expect.objectContaining({ durationMinutes: 45, except: 'a1' }),
    }),
  );
  call.done({ ok: true, output: { times: ['2026-11-25T15:00:00.000Z'] } });
  call.say('yes');
  call.done({ ok: true, output: { start: '2026-11-25T15:00:00.000Z' } });
  expect(texts(call.intents)).toEqual(['Your appointment is now on Wednesday, November 25 at 10 AM.', 'Done. a1']);
});

it('a step cancels one on a yes, tells which there are, and says when there is none', () => {
  const cancelling = talk(changing('cancel', 'cancelled'), { known });
  cancelling.done(found);
  cancelling.say('yes please');
  cancelling.done({ ok: true, output: { start: theirs.start } });
  expect(texts(cancelling.intents).at(-1)).toBe('Done. nothing');
  const finding = talk(changing('find', 'found'), { known });
  finding.done({
    ok: true,
    output: { appointments: [theirs, { appointmentId: 'a2', start: '2026-11-25T15:00:00.000Z' }] },
  });
  expect(texts(finding.intents)).toEqual([
    'You have appointments on Monday, November 23 at 10 AM and Wednesday, November 25 at 10 AM.',
    'Done. a1',
  ]);
  const none = talk(changing('find', 'found'), { known });
  none.done({ ok: true, output: { appointments: [] } });
  expect(texts(none.intents)).toEqual(["I can't find an appointment with those details.", 'Nothing there.']);
});

it('looks in several calendars, and keeps the name of the one that was taken', () => {
  const inSeveral = flowOf(
    [
      ['start', 'start', {}],
      ['book', 'schedule', { calendars: ['c1', 'c2'] }],
      ['bye', 'end', { message: 'With {{appointment_calendar|us}}.' }],
    ],
    [
      ['start', 'next', 'book'],
      ['book', 'booked', 'bye'],
    ],
  );
  const call = talk(inSeveral);
  call.say('monday at ten');
  expect(call.intents).toContainEqual(
    expect.objectContaining({ input: expect.objectContaining({ calendarIds: ['c1', 'c2'] }) }),
  );
  call.done({ ok: true, output: { times: [theirs.start] } });
  call.say('yes');
  call.done({ ok: true, output: { appointmentId: 'a1', start: theirs.start, calendar: 'Anna' } });
  expect(texts(call.intents).at(-1)).toBe('With Anna.');
});

it('says that a time is noted where a connected calendar did not answer', () => {
  const booking = flowOf(
    [
      ['start', 'start', {}],
      ['book', 'schedule', {}],
      ['bye', 'end', { message: 'Bye.' }],
    ],
    [
      ['start', 'next', 'book'],
      ['book', 'booked', 'bye'],
    ],
  );
  const call = talk(booking);
  call.say('wednesday at ten');
  call.done({ ok: true, output: { times: ['2026-11-25T15:00:00.000Z'] } });
  call.say('yes');
  call.done({ ok: true, output: { appointmentId: 'a1', start: '2026-11-25T15:00:00.000Z', unchecked: true } });
  expect(texts(call.intents)[0]).toBe(
    "You're down for Wednesday, November 25 at 10 AM. We'll let you know if that changes.",
  );
});
