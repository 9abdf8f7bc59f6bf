import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepReferral, keptReferral, referralKey } from './referral.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-11-23T08:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('keeps the first link that was followed, for ninety days', () => {
  keepReferral('abcdefgh23');
  keepReferral('zzzzzzzz99');
  expect(keptReferral()).toEqual({ code: 'abcdefgh23', touchedAt: '2026-11-23T08:00:00.000Z' });
  vi.setSystemTime(new Date('2027-02-21T08:00:01Z'));
  expect(keptReferral()).toBe(null);
  keepReferral('zzzzzzzz99');
  expect(keptReferral()?.code).toBe('zzzzzzzz99');
});

it.each([null, '', 'short', '<script>alert(1)', 'UPPERCASE1'])('keeps nothing of %j', (code) => {
  keepReferral(code);
  expect(localStorage.getItem(referralKey)).toBe(null);
});

it('takes what it cannot read for nothing', () => {
  localStorage.setItem(referralKey, '{"half":');
  expect(keptReferral()).toBe(null);
});
