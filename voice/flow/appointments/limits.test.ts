import { expect, it } from 'vitest';
import { flowOf, talk, texts } from '../dialogues/told.ts';
import { validateFlow } from '../validate-flow.ts';

const booking = (limits: object) =>
  flowOf(
    [
      ['start', 'start', {}],
      ['book', 'schedule', { prompt: 'When?', ...limits }],
      ['bye', 'end', { message: 'Bye.' }],
    ],
    [
      ['start', 'next', 'book'],
      ['book', 'booked', 'bye'],
    ],
  );
const weekdays = ['tuesday', 'wednesday', 'thursday', 'friday'];
const asked = (call: ReturnType<typeof talk>) =>
  call.intents.find((one) => one.type === 'run_action' && one.action === 'find_times') as { input: object } | undefined;

it('no time outside a step’s days, hours and notice is offered, whatever is free', () => {
  const flow = booking({ weekdays, opens: '10:00', closes: '12:00', noticeHours: 24 });
  expect(validateFlow(flow).filter(({ level }) => level === 'error')).toEqual([]);
  const call = talk(flow);
  call.say('any time next week');
  expect(asked(call)?.input).toMatchObject({ weekdays: [2, 3, 4, 5], hours: { from: 600, to: 691 } });
  // Monday at ten, Tuesday at nine, Tuesday at ten, Tuesday at noon: in New York.
  const times = ['2026-11-23T15:00:00Z', '2026-11-24T14:00:00Z', '2026-11-24T15:00:00Z', '2026-11-24T17:00:00Z'];
  call.done({ ok: true, output: { times } });
  expect(texts(call.intents).join(' ')).toMatch(/Tuesday, November 24 at 10 AM/);
  expect(texts(call.intents).join(' ')).not.toMatch(/Monday|9 AM|noon|12 PM/);
});

it('a time that a caller names and that is free all the same is not taken', () => {
  const call = talk(booking({ weekdays }));
  call.say('monday at ten');
  call.done({ ok: true, output: { times: ['2026-11-23T15:00:00Z', '2026-11-24T15:00:00Z'] } });
  expect(texts(call.intents).join(' ')).toMatch(/isn't available/);
  call.say('yes');
  const booked = call.intents.find((one) => one.type === 'run_action' && one.action === 'book_time');
  expect(booked).toMatchObject({ input: { start: '2026-11-24T15:00:00.000Z' } });
});

it('hours that no appointment fits in are an error', () => {
  const flow = booking({ opens: '10:00', closes: '10:15' });
  expect(validateFlow(flow).map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/No appointment of this length/),
  );
});
