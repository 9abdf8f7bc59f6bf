import type { Clock } from '#voice/clock.ts';
import type { Media, MediaOf } from './media-session.ts';
import { MediaTicker } from './media-ticker.ts';
import { openMediaPort } from './open-port.ts';
import { RtpSession } from './rtp-session.ts';

/**
 * Sends and hears the sound of calls in this thread, on any clock.
 * @param failed told when one call's sound stops for good
 * @param ticked told each time that all have sent and heard
 */
export function mediaHere(clock: Clock, failed: (error: unknown) => void, ticked?: () => void) {
  const ticker = new MediaTicker(clock, failed, ticked);
  return {
    async open({ host, range, events, mayReach, failed: portFailed }: MediaOf): Promise<RtpSession> {
      let session: RtpSession | null = null;
      const port = await openMediaPort(host, range, {
        receive: (bytes, from) => session?.receive(bytes, from),
        failed: portFailed,
        mayReach,
      });
      let remove = () => {};
      session = new RtpSession({ ...port, close: () => [remove(), port.close()] }, events, () => clock.now());
      remove = ticker.add(session);
      return session;
    },
    whenLost: () => {},
    close: async () => {},
  } satisfies Media;
}
