import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cutText } from '#server/channels/cut-text.ts';
import { keywordOf } from './keywords.ts';
import { afterEvent, type OutgoingEvent, type OutgoingState, wordOf } from './outgoing.ts';

const sid = `SM${'1'.repeat(32)}`;
const start = { state: 'queued', tries: 0 } as OutgoingState;
const run = (...events: OutgoingEvent[]) => events.reduce<OutgoingState>(afterEvent, start);
const send: OutgoingEvent = { type: 'send' };
const fault = (kind: 'unsure' | 'refused' | 'never_left' | 'too_many'): OutgoingEvent => ({
  type: 'fault',
  fault: kind,
  code: null,
  message: 'no',
});
const heard = (word: 'sent' | 'delivered' | 'undelivered' | 'failed', of = sid): OutgoingEvent => ({
  type: 'heard',
  sid: of,
  word,
  code: null,
});
const nothing: OutgoingEvent = { type: 'looked', sid: null };

describe('a message that goes out', () => {
  it.each<[string, OutgoingEvent[], OutgoingState['state']]>([
    ['is sent when the carrier takes it', [send, { type: 'accepted', sid }], 'sent'],
    ['has failed when the carrier refuses it', [send, fault('refused')], 'failed'],
    ['waits when nobody was reached', [send, fault('never_left')], 'queued'],
    ['waits when the carrier wants fewer', [send, fault('too_many')], 'queued'],
    ['is unknown when the answer was lost', [send, fault('unsure')], 'unknown'],
    ['is unknown when the process died', [send, { type: 'recovered' }], 'unknown'],
    ['waits still when the process died before', [{ type: 'recovered' }], 'queued'],
    ['is given up after the last look', [send, fault('unsure'), nothing, nothing, nothing], 'not_sent'],
    ['was sent if it is heard of later', [send, fault('unsure'), nothing, nothing, nothing, heard('sent')], 'sent'],
    [
      'is delivered by a webhook that overtakes the answer',
      [send, heard('delivered'), { type: 'accepted', sid }],
      'delivered',
    ],
    ['stays delivered', [send, heard('delivered'), heard('sent'), heard('failed')], 'delivered'],
    ['hears nothing of another one', [send, { type: 'accepted', sid }, heard('failed', `SM${'2'.repeat(32)}`)], 'sent'],
    ['may be withdrawn as long as it waits', [{ type: 'withdrawn', problem: 'no' }], 'failed'],
    ['may not be withdrawn later', [send, { type: 'withdrawn', problem: 'no' }], 'sending'],
  ])('%s', (_, events, state) => {
    expect(run(...events).state).toBe(state);
  });

  test('is never sent again once it may have left', () => {
    const event: fc.Arbitrary<OutgoingEvent> = fc.oneof(
      fc.constant(send),
      fc.constantFrom(...(['unsure', 'refused', 'never_left', 'too_many'] as const)).map(fault),
      fc.constantFrom(...(['sent', 'delivered', 'undelivered', 'failed'] as const)).map((word) => heard(word)),
      fc.constantFrom<OutgoingEvent[]>(
        nothing,
        { type: 'looked', sid },
        { type: 'recovered' },
        { type: 'accepted', sid },
      ),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let now = start;
        let left = false;
        for (const one of events) {
          const next = afterEvent(now, one);
          if (next.state === 'sending' && now.state !== 'sending') expect(left).toBe(false);
          left ||= ['unknown', 'sent', 'delivered', 'undelivered', 'not_sent'].includes(next.state);
          now = next;
        }
      }),
    );
  });
});

test('words of carriers are read whatever is around them, and nothing else is', () => {
  for (const text of [
    'STOP',
    ' stop! ',
    'Stopall',
    '“Unsubscribe”.',
    'CANCEL',
    'end',
    'Quit',
    'revoke',
    'OptOut',
    'opt-out',
  ])
    expect(keywordOf(text), text).toBe('stop');
  for (const text of ['Stopp!', 'ABMELDEN', 'baja', 'Arrêt']) expect(keywordOf(text), text).toBe('stop');
  for (const text of [
    'Please stop texting me',
    'Schreiben Sie mir nicht mehr',
    'no me escriba más',
    'Ne m’écrivez plus',
  ])
    expect(keywordOf(text), text).toBe('stop');
  for (const text of ['START', 'unstop']) expect(keywordOf(text)).toBe('start');
  for (const text of ['help?', 'Hilfe', 'ayuda', 'AIDE']) expect(keywordOf(text), text).toBe('help');
  for (const text of ['Help', 'INFO?']) expect(keywordOf(text)).toBe('help');
  for (const text of ['stop it', 'please cancel my appointment', 'yes', '', '🛑', 'the end'])
    expect(keywordOf(text), text).toBeNull();
});

test('states of carriers that say nothing change nothing', () => {
  expect(['accepted', 'queued', 'sending', 'sent'].map(wordOf)).toEqual(Array(4).fill('sent'));
  expect(['delivered', 'read', 'undelivered', 'failed', 'receiving', 'constructor', ''].map(wordOf)).toEqual([
    ...['delivered', 'delivered', 'undelivered', 'failed', null, null, null],
  ]);
});

test('long answers are cut between words, and no character in two', () => {
  expect(cutText('  ', 10)).toEqual([]);
  expect(cutText('one two three', 8)).toEqual(['one two', 'three']);
  expect(cutText('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
  expect(cutText('abc😀def', 4)).toEqual(['abc', '😀de', 'f']);
});
