import fc from 'fast-check';
import twilio from 'twilio';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { expect, test } from 'vitest';
import { isSigned, signatureOf } from './signature.ts';

const token = '0123456789abcdef0123456789abcdef';
const url = 'https://voice.example.com/webhooks/twilio/voice/019a?attempt=1';

const fields = fc.dictionary(
  fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }).filter((name) => name !== '__proto__'),
  fc.oneof(fc.string({ unit: 'grapheme' }), fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 4 })),
  { maxKeys: 12 },
);

test('signs as the carrier’s own library does, whatever the fields', () => {
  fc.assert(
    fc.property(fields, (params) => {
      expect(signatureOf(token, url, params)).toBe(getExpectedTwilioSignature(token, url, params));
      expect(twilio.validateRequest(token, signatureOf(token, url, params), url, params)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('takes an address with its usual port and without, and no other address, field or token', () => {
  const params = { CallSid: `CA${'1'.repeat(32)}`, From: '+15715550100' };
  const signature = getExpectedTwilioSignature(token, url.replace('example.com', 'example.com:443'), params);
  expect(isSigned(token, url, params, signature)).toBe(true);
  expect(isSigned(token, url.replace('https', 'http'), params, signature)).toBe(false);
  expect(isSigned(token, `${url}/`, params, signature)).toBe(false);
  expect(isSigned(token, url, { ...params, From: '+15715550101' }, signature)).toBe(false);
  expect(isSigned(token, url, { ...params, New: 'field' }, signature)).toBe(false);
  expect(isSigned(`${token}x`, url, params, signature)).toBe(false);
  expect(isSigned(token, url, params, undefined)).toBe(false);
  expect(isSigned(token, url, params, '')).toBe(false);
});

test('takes an address with its fragment, which the library signs, and without', () => {
  const long = `${url}#ct=2000`;
  for (const one of [url, long])
    expect(isSigned(token, long, {}, getExpectedTwilioSignature(token, one, {}))).toBe(true);
});

test('takes a websocket by the address that was set', () => {
  const socket = 'wss://voice.example.com/webhooks/twilio/media/019a';
  expect(isSigned(token, socket, {}, getExpectedTwilioSignature(token, socket, {}))).toBe(true);
});
