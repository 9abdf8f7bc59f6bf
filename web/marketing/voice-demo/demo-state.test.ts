import { expect, it } from 'vitest';
import { type DemoState, demoStatusText, idleDemo, isBusy, nextDemoState, playLabel } from './demo-state.ts';

const after = (...events: Parameters<typeof nextDemoState>[1][]): DemoState => events.reduce(nextDemoState, idleDemo);
const play = { type: 'play', at: 1000, characters: 49 } as const;
const started = { type: 'started' } as const;

it('goes from idle over generating and playing to done, with the time and the characters', () => {
  expect(demoStatusText(idleDemo)).toBe('Ready to demo');
  expect(demoStatusText(after(play))).toBe('Generating voice...');
  expect(demoStatusText(after(play, started))).toBe('Playing...');
  const done = after(play, started, { type: 'ended', at: 4240 });
  expect(done).toEqual({ status: 'done', seconds: 3.24, characters: 49 });
  expect(demoStatusText(done)).toBe('Generated in 3.2s • 49 characters');
});

it.each([[[play]], [[play, started]]])('fails out of every busy state', (events) => {
  expect(after(...events, { type: 'failed' })).toEqual({ status: 'error' });
});

it('ignores Play while it is busy, and takes it again afterwards', () => {
  const again = { ...play, at: 9000, characters: 3 };
  for (const busy of [after(play), after(play, started)]) {
    expect(isBusy(busy)).toBe(true);
    expect(nextDemoState(busy, again)).toBe(busy);
  }
  for (const ready of [after(play, started, { type: 'ended', at: 2000 }), after(play, { type: 'failed' })]) {
    expect(isBusy(ready)).toBe(false);
    expect(nextDemoState(ready, again)).toEqual({ status: 'generating', playedAt: 9000, characters: 3 });
  }
});

it('takes no late event for a new one', () => {
  const failed = after(play, { type: 'failed' });
  expect(nextDemoState(failed, { type: 'ended', at: 3000 })).toBe(failed);
  expect(nextDemoState(idleDemo, started)).toBe(idleDemo);
});

it('names its button', () => {
  expect(playLabel(idleDemo, 'Play Demo')).toBe('Play Demo');
  expect(playLabel(after(play), 'Play Demo')).toBe('Generating...');
  expect(playLabel(after(play, started), 'Generate & Play')).toBe('Playing...');
  expect(playLabel(after(play, { type: 'failed' }), 'Generate & Play')).toBe('Generate & Play');
});
