import { expect, test } from 'vitest';
import { inLane, type Lane, narrowGate } from './lanes.ts';

test('one at a time, calls first and background last, each lane in order', async () => {
  const gate = narrowGate();
  const done: string[] = [];
  let inside = 0;
  async function pass(lane: Lane, name: string) {
    const leave = await inLane(lane, () => gate.enter());
    expect(++inside).toBe(1);
    done.push(name);
    await new Promise((resolve) => setImmediate(resolve));
    inside -= 1;
    leave();
    // Twice is once.
    leave();
  }
  await Promise.all([
    pass('background', 'first come'),
    pass('background', 'job'),
    pass('request', 'page 1'),
    pass('call', 'turn 1'),
    pass('request', 'page 2'),
    pass('call', 'turn 2'),
  ]);
  expect(done).toEqual(['first come', 'turn 1', 'turn 2', 'page 1', 'page 2', 'job']);
  await pass('background', 'alone');
});

test('whoever waits is let in after some calls, however many there are', async () => {
  const gate = narrowGate();
  const order: string[] = [];
  async function pass(lane: Lane, name: string) {
    const leave = await inLane(lane, () => gate.enter());
    order.push(name);
    await new Promise((resolve) => setImmediate(resolve));
    leave();
  }
  const calls = Array.from({ length: 40 }, () => pass('call', 'call'));
  await Promise.all([...calls, pass('request', 'page'), pass('background', 'job')]);
  expect(order.indexOf('page')).toBeLessThan(10);
  expect(order.indexOf('job')).toBeLessThan(30);
});
