import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { dialResults } from '#domain/channels/phone-calls.ts';
import { afterDialEvent, type DialEvent, type DialState, mayGoOn } from './dial.ts';

const callSid = `CA${'1'.repeat(32)}`;
const other = `CA${'2'.repeat(32)}`;
const run = (...events: DialEvent[]) => events.reduce<DialState>(afterDialEvent, { state: 'planned' });
const send: DialEvent = { type: 'send' };
const unsure: DialEvent = { type: 'fault', fault: 'unsure', message: 'lost' };
const nothing: DialEvent = { type: 'looked', callSid: null };

describe('an attempt to dial', () => {
  it.each<[string, DialEvent[], DialState['state']]>([
    ['is placed when the carrier takes it', [send, { type: 'accepted', callSid }], 'placed'],
    ['has failed when the carrier refuses it', [send, { type: 'fault', fault: 'refused', message: 'no' }], 'failed'],
    ['has failed when nobody was reached', [send, { type: 'fault', fault: 'never_left', message: 'no' }], 'failed'],
    ['is unknown when the answer was lost', [send, unsure], 'unknown'],
    ['is unknown when the process died', [send, { type: 'recovered' }], 'unknown'],
    ['is planned still when the process died before', [{ type: 'recovered' }], 'planned'],
    ['is placed when the carrier’s list has it', [send, unsure, { type: 'looked', callSid }], 'placed'],
    ['is given up after the last look', [send, unsure, nothing, nothing, nothing], 'not_placed'],
    [
      'was dialled if it rings later',
      [send, unsure, nothing, nothing, nothing, { type: 'heard', callSid, result: null }],
      'placed',
    ],
    [
      'ends by a webhook that overtakes the answer',
      [send, { type: 'heard', callSid, result: 'busy' }, { type: 'accepted', callSid }],
      'ended',
    ],
    [
      'ends once',
      [
        send,
        { type: 'accepted', callSid },
        { type: 'heard', callSid, result: 'completed' },
        { type: 'heard', callSid, result: null },
      ],
      'ended',
    ],
    [
      'is not ended by another call',
      [send, { type: 'accepted', callSid }, { type: 'heard', callSid: other, result: 'busy' }],
      'placed',
    ],
  ])('%s', (_, events, state) => {
    expect(run(...events).state).toBe(state);
  });

  it('goes on with its own call alone', () => {
    const placed = run(send, { type: 'accepted', callSid });
    expect([mayGoOn(placed, callSid), mayGoOn(placed, other)]).toEqual([true, false]);
    expect(mayGoOn(run(send, unsure), callSid)).toBe(true);
    expect(mayGoOn({ state: 'planned' }, callSid)).toBe(false);
    expect(mayGoOn(run(send, { type: 'heard', callSid, result: 'busy' }), callSid)).toBe(false);
  });
});

const sid = fc.constantFrom(callSid, other);
const event: fc.Arbitrary<DialEvent> = fc.oneof(
  fc.constant(send),
  fc.constant<DialEvent>({ type: 'recovered' }),
  fc.record({ type: fc.constant('accepted' as const), callSid: sid }),
  fc.record({
    type: fc.constant('fault' as const),
    fault: fc.constantFrom('never_left', 'refused', 'unauthorized', 'not_found', 'too_many', 'unsure'),
    message: fc.constant(''),
  }),
  fc.record({
    type: fc.constant('heard' as const),
    callSid: sid,
    result: fc.option(fc.constantFrom(...dialResults)),
  }),
  fc.record({ type: fc.constant('looked' as const), callSid: fc.option(sid) }),
);

test('whatever comes, in whatever order: it is sent once at most, keeps its call, and stays ended', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 20 }), (events) => {
      let now: DialState = { state: 'planned' };
      let sent = 0;
      let kept: string | null = null;
      for (const one of events) {
        const next = afterDialEvent(now, one);
        if (now.state === 'planned' && next.state === 'sending') sent += 1;
        if (now.state !== 'planned') expect(next.state).not.toBe('planned');
        if (now.state === 'ended') expect(next).toBe(now);
        if ('callSid' in next) {
          if (kept !== null) expect(next.callSid).toBe(kept);
          kept = next.callSid;
        }
        // The same again says nothing new.
        if (one.type !== 'looked') expect(afterDialEvent(next, one)).toEqual(next);
        now = next;
      }
      expect(sent).toBeLessThanOrEqual(1);
    }),
    { numRuns: 2_000 },
  );
});
