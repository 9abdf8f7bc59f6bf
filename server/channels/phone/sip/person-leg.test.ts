import { expect, it } from 'vitest';
import type { LiveCall } from '#voice/sip/dialog/live-call.ts';
import type { OutgoingCall } from '#voice/sip/dialog/outgoing-call.ts';
import { manualClock } from '#voice/testing/manual-clock.ts';
import { PersonLeg } from './person-leg.ts';

it('is over, and plays no music any more, where the way to the server is lost while the person rings', async () => {
  const clock = manualClock();
  const leg = new PersonLeg({
    clock,
    caller: { session: { waitingMs: 200 } } as LiveCall,
    // Nothing comes from a server that is gone, not even that it was canceled.
    dial: () => ({ start: async () => {}, cancel: () => {} }) as OutgoingCall,
    briefing: async () => new Int16Array(),
    asksToAccept: false,
  });
  const connected = leg.connect();
  leg.leave();
  expect(await connected).toMatchObject({ ok: false });
  expect(clock.pending()).toBe(0);
});
