import { expect, test } from 'vitest';
import { isOverloaded, type LoadWindow } from './load-meter.ts';

const good: LoadWindow = { lagMs: 5, commitMs: 20 };
const lagging: LoadWindow = { lagMs: 200, commitMs: 20 };
const slow: LoadWindow = { lagMs: 5, commitMs: 900 };
const idle: LoadWindow = { lagMs: 0, commitMs: null };

test.each<[string, LoadWindow[], boolean]>([
  ['nothing measured yet', [], false],
  ['a server that keeps up', [good, good, good, good, good], false],
  ['no calls at all', [idle, idle, idle, idle, idle], false],
  ['one long stall', [good, lagging, good, good, good], false],
  ['an event loop that lags on', [good, lagging, good, lagging, lagging], true],
  ['commits that queue', [slow, slow, slow], true],
  ['both in turn', [lagging, slow, good, good, slow], true],
])('%s', (_, windows, overloaded) => {
  expect(isOverloaded(windows)).toBe(overloaded);
});
