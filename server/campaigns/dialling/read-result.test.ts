import { expect, test } from 'vitest';
import { againAt } from './read-result.ts';

const attempts = { most: 3, busyMinutes: 15, noAnswerHours: 24, afterVoicemail: false };
const target = { attempts: 1, phone: '+12125550100' };
/** Noon in New York. */
const noon = Date.UTC(2027, 2, 3, 17);
const hourMs = 3_600_000;

test('who was not there is called in the other half of the next day, who is busy soon, who was reached never', () => {
  const after = (result: Parameters<typeof againAt>[1], now = noon, more = {}) => {
    const at = againAt({ ...attempts, ...more }, result, target, now);
    return at === null ? null : (at - now) / hourMs;
  };
  expect([after('no_answer'), after('no_answer', noon + 5 * hourMs)]).toEqual([29, 19]);
  expect([after('screening'), after('busy'), after('not_placed')]).toEqual([29, 0.25, 24]);
  expect([after('voicemail'), after('voicemail', noon, { afterVoicemail: true })]).toEqual([null, 29]);
  for (const result of ['reached', 'answered', 'failed', 'opted_out'] as const) expect(after(result)).toBeNull();
  expect(againAt(attempts, 'busy', { ...target, attempts: 3 }, noon)).toBeNull();
});
