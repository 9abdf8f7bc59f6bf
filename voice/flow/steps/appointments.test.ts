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
