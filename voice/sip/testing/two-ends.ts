import type { MediaAddress } from '#voice/rtp/latch.ts';
import type { MediaEvents } from '#voice/rtp/media-session.ts';
import { type MediaPort, RtpSession } from '#voice/rtp/rtp-session.ts';
import type { CallRecord } from '#voice/sip/dialog/call-record.ts';
import type { SipIdentity } from '#voice/sip/dialog/calling-account.ts';
import { type ManualClock, manualClock } from '#voice/testing/manual-clock.ts';
import type { IncomingCall } from '../dialog/incoming-call.ts';
import type { Address } from '../message/message.ts';
import type { RegistrationState } from '../registration.ts';
import { UserAgent } from '../user-agent.ts';
import { TestPbx } from './test-pbx.ts';

/** An account and its PBX in one process, on a clock that is turned by hand: packets arrive 5 ms after they left. */
export interface TwoEnds {
  clock: ManualClock;
  pbx: TestPbx;
  ua: UserAgent;
  states: RegistrationState[];
  /** Calls that ring at the account, and at the phone. */
  rings: IncomingCall[];
  phoneRings: IncomingCall[];
  /** Dialogs that are stored, and each that ever was, in order. */
  stored: Map<string, CallRecord>;
  log: string[];
  /** What leaves is lost where this says so. */
  loses(bytes: Buffer, from: 'account' | 'pbx'): boolean;
  /** Another process with the same account. */
  again(): UserAgent;
  /** Sound that each side heard last. */
  heard: { account: Int16Array[]; phone: Int16Array[]; keys: string[] };
  media(side: 'account' | 'phone'): MediaEvents;
  /** Whether sound runs: a test of half an hour does without. */
  hasSound: boolean;
}

const server: Address = { host: '192.0.2.1', port: 5060 };

export function twoEnds(more: Partial<SipIdentity> = {}): TwoEnds {
  const clock = manualClock();
  let ports = 20_000;
  const sockets = new Map<number, (bytes: Buffer, from: MediaAddress) => void>();
  const sessions: RtpSession[] = [];
  const openMedia = (host: string) => async (events: MediaEvents) => {
    ports += 2;
    const port = ports;
    const media: MediaPort = {
      port,
      send: (bytes, to) => void clock.after(5, () => sockets.get(to.port)?.(bytes, { host, port })),
      close: () => void sockets.delete(port),
    };
    const session = new RtpSession(media, events, () => clock.now());
    sockets.set(port, (bytes, from) => session.receive(bytes, from));
    sessions.push(session);
    return { session, host };
  };
  const tick = () => {
    for (const session of sessions) session.tick();
    if (ends.hasSound) clock.after(5, tick);
  };
  const ends: TwoEnds = {
    hasSound: true,
    clock,
    states: [],
    rings: [],
    phoneRings: [],
    stored: new Map(),
    log: [],
    loses: () => false,
    heard: { account: [], phone: [], keys: [] },
    media: (side) => ({
      frame: (pcm) => void ends.heard[side].push(pcm),
      key: (key) => void ends.heard.keys.push(`${side} ${key}`),
    }),
    // Both are set below, since they need each other.
    pbx: null as unknown as TestPbx,
    // Set below, as above.
    ua: null as unknown as UserAgent,
    again,
  };
  tick();
  let current: { receive(bytes: Buffer, from: Address): void } | null = null;
  let localPort = 6_000;
  function again(): UserAgent {
    localPort += 1;
    const local: Address = { host: '192.0.2.9', port: localPort };
    const ua: UserAgent = new UserAgent({
      clock,
      flow: {
        transport: 'UDP',
        reliable: false,
        local,
        remote: server,
        send: (bytes) => {
          if (!ends.loses(bytes, 'account')) clock.after(5, () => ends.pbx.receive(bytes, local));
        },
        close: () => {},
      },
      identity: {
        domain: 'pbx.test',
        user: '1002',
        authUser: '1002',
        password: 'right',
        name: 'Parley',
        scheme: 'sip',
        encryption: 'off',
        instance: 'urn:uuid:00000000-0000-4000-8000-000000000002',
        ...more,
      },
      random: () => 0.5,
      openMedia: openMedia('192.0.2.9'),
      store: {
        keep: async (record) => {
          ends.log.push(`keep ${record.dialog.localSeq}`);
          ends.stored.set(record.dialog.callId, structuredClone(record));
        },
        drop: async (callId) => {
          ends.log.push('drop');
          ends.stored.delete(callId);
        },
      },
      product: 'Parley',
      invited: (call) => void ends.rings.push(call),
      registration: (state) => void ends.states.push(state),
      log: { warn: (_, message) => void ends.log.push(message) },
    });
    current = ua;
    ends.ua = ua;
    return ua;
  }
  ends.pbx = new TestPbx({
    clock,
    address: server,
    password: 'right',
    send: (bytes) => {
      if (!ends.loses(bytes, 'pbx')) clock.after(5, () => current?.receive(bytes, server));
    },
    openMedia: openMedia('192.0.2.1'),
    invited: (call) => void ends.phoneRings.push(call),
  });
  again();
  return ends;
}
