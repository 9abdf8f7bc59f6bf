import { api } from '#web/lib/api.ts';
import type { CallWorld } from './active-call.ts';
import { deviceWorld } from './device-world.ts';

/** The address of a socket on the server that this page came from. */
export function socketUrl(path: string): string {
  const url = new URL(path, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/** Calls from this browser to this page's server. */
export const browserWorld: CallWorld = {
  ...deviceWorld,
  async placeCall(agentId, draft) {
    const call = await api.calls.start({ params: { agentId }, body: { channel: 'browser', draft } });
    return { callId: call.callId, ticket: call.ticket, url: socketUrl(call.socketPath) };
  },
};
