import type { Codec, SdpCrypto } from '../sdp/sdp.ts';
import type { MediaAddress } from './latch.ts';
import type { SrtpSuite } from './srtp.ts';

/** What both sides of a call have agreed on. */
export interface Agreed {
  remote: MediaAddress;
  codec: Codec;
  /** Whether we send, and whether the other side does. */
  sends: boolean;
  hears: boolean;
  crypto: { own: string; theirs: SdpCrypto & { suite: SrtpSuite } } | null;
}

export interface MediaEvents {
  /** 20 ms of the other side at 8 kHz; silence where it sends none. Not to be written to. */
  frame(pcm: Int16Array): void;
  key(key: string): void;
  /** 20 ms of ours as they leave, at the time of the other side's. Not to be written to. */
  sent?(pcm: Int16Array): void;
}

/** The sound of one call, as the call sees it: its packets may be sent and heard in another thread. */
export interface MediaSession {
  readonly localPort: number;
  /** When a packet of the other side came last, in ms. */
  readonly heardAt: number;
  /** How much waits to be sent, in ms. */
  readonly waitingMs: number;
  /** From now on so. The same address again keeps what is known of it. */
  agree(agreed: Agreed): void;
  /** 20 ms behind what waits. @param sent told when it has left */
  play(pcm: Int16Array, sent?: (() => void) | null): void;
  /** What waits is not said. */
  clear(): void;
  /** Presses keys: as events where the other side knows them, else as tones. */
  pressKeys(digits: string): void;
  close(): void;
}

export interface PortRange {
  from: number;
  to: number;
}

export interface MediaOf {
  /** The address of this machine that sound comes to. */
  host: string;
  /** null: any port that is free */
  range: PortRange | null;
  events: MediaEvents;
  /** Whether sound may come from an IP address and go there: the other side of a call says where that is, as it likes. */
  mayReach(address: string): boolean;
  failed(error: Error): void;
}

/** Where the sound of calls is sent and heard. */
export interface Media {
  /** Opens a port for the sound of a call. @throws Error where there is none */
  open(of: MediaOf): Promise<MediaSession>;
  /** All sound has stopped, and its ports are gone: calls need others. */
  whenLost(run: (error: Error) => void): void;
  close(): Promise<void>;
}
