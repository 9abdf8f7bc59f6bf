import { describe, expect, it } from 'vitest';
import { play } from './dialogues/dialogue-script.ts';
import { frameOf } from './snapshot.ts';

/** What the first free answer of someone who books is taken for. */
function heardIn(...lines: string[]) {
  const script = lines.map((line) => `C: ${line}`).join('\n');
  const { lines: heard, snapshots } = play({ name: '', flow: 'appointment-scheduler', language: 'en-US', script });
  const { slots, early } = frameOf(snapshots.at(-1)!);
  const heardAs = (name: string) => (slots[name] ?? early[name])?.value;
  return { service: heardAs('service'), name: heardAs('name'), last: heard.at(-1) };
}

describe('what an appointment is for', () => {
  it.each([
    'umm',
    'uhh',
    'ok then tomorrow at ten',
    'can I get one tomorrow at ten',
    'i want to come in on the twelfth no the thirteenth at three',
  ])('isn’t "%s"', (words) => {
    expect(heardIn(words)).toMatchObject({ service: undefined, last: expect.stringContaining('for?') });
  });

  it('isn’t a time, however often it’s asked', () => {
    expect(heardIn('umm', 'ok tomorrow then', 'a cleaning').service).toBe('cleaning');
  });

  it.each(['john smith', 'its john smith', "it's John Smith"])('isn’t who calls, asked again: "%s"', (words) => {
    expect(heardIn('ok can I get one tomorrow at ten', words)).toMatchObject({
      service: undefined,
      name: 'John Smith',
    });
  });

  it('is what they say next', () => {
    expect(heardIn('umm', 'just a quick look').service).toBe('quick look');
  });
});
