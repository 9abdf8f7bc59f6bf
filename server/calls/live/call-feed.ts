import { sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { frameSamples, halved, inFrames } from '#server/calls/feed-sound.ts';
import { decrypt, encrypt } from '#server/platform/aes-gcm.ts';
import type { Services } from '#server/services.ts';
import { decodeMulaw, encodeMulaw } from '#voice/audio/mulaw.ts';
import { concatPcm } from '#voice/audio/pcm.ts';
import type { CallTap } from '#voice/call/call-tap.ts';

/**
 * What of a call is not stored: the words that the caller is saying, and its sound. The call's own process has it. Another
 * one, where someone listens, asks for it again and again by the database's notices, and is sent it by them, sealed, as
 * long as it asks: no process has to know where another one is.
 */

/** Anyone who listens says so again this often, and is believed for so long, in ms. */
const signMs = 5_000;
const goneMs = 12_000;
const askChannel = 'parley_feeds';
const purpose = 'call-feed';

const Ask = z.object({ callId: z.uuid(), sound: z.boolean() });
const Piece = z.discriminatedUnion('type', [
  z.object({ type: z.literal('words'), text: z.string() }),
  /** `codes`: mu-law of 8 kHz, as base64. */
  z.object({ type: z.literal('sound'), side: z.enum(['agent', 'caller']), codes: z.string() }),
  /** What a person says into a microphone, towards the call's own process. */
  z.object({ type: z.literal('speech'), by: z.string(), codes: z.string() }),
]);
type Piece = z.infer<typeof Piece>;

const channelOf = (callId: string) => `parley_feed_${callId}`;
/** Samples of 16 kHz in one notice, which holds 8000 bytes: 100 ms. */
const atOnce = 5 * frameSamples;
const codesOf = (pcm: Int16Array) => Buffer.from(encodeMulaw(halved(pcm))).toString('base64');
const pcmOf = (codes: string) => inFrames(decodeMulaw(Buffer.from(codes, 'base64')));

/** A call of this process that someone at another one listens to. */
interface Served {
  sound: boolean;
  stop: () => void;
  cancel: () => void;
}

class CallFeeds {
  readonly #services: Services;
  readonly #served = new Map<string, Served>();
  readonly #speech = new Map<string, Int16Array[]>();

  constructor(services: Services) {
    this.#services = services;
  }

  #open(callId: string, sealed: string): Piece | undefined {
    for (const key of this.#services.secrets.keys(purpose)) {
      try {
        return Piece.safeParse(JSON.parse(decrypt(key, callId, sealed))).data;
      } catch {
        // Of an older key, or of no one of ours.
      }
    }
    return undefined;
  }

  #notify(channel: string, payload: string): void {
    const { db, log } = this.#services;
    db.system('job', (tx) => tx.execute(sql`select pg_notify(${channel}, ${payload})`)).catch((error: unknown) =>
      log.warn({ err: error }, 'what is heard of a call could not be sent'),
    );
  }

  #send(callId: string, piece: Piece): void {
    this.#notify(channelOf(callId), encrypt(this.#services.secrets.key(purpose), callId, JSON.stringify(piece)));
  }

  /** Hears pieces of a call until the answered function is called. */
  #hearPieces(callId: string, hear: (piece: Piece) => void): () => void {
    const { db, log } = this.#services;
    const listening = db.listen(channelOf(callId), (payload) => {
      const piece = this.#open(callId, payload);
      if (piece) hear(piece);
    });
    listening.catch((error: unknown) => log.warn({ err: error }, 'a call could not be listened to'));
    return () => void listening.then((stop) => stop()).catch(() => {});
  }

  /** Sends what is heard of a call of this process to anyone who asked for it. */
  #serve({ callId, sound }: z.infer<typeof Ask>): void {
    const held = this.#services.calls.find(callId);
    if (held === undefined) return;
    const known = this.#served.get(callId);
    known?.cancel();
    const served: Served =
      known && (known.sound || !sound) ? known : { sound, stop: this.#beginToServe(callId, sound), cancel: () => {} };
    if (known && known !== served) known.stop();
    this.#served.set(callId, served);
    const end = () => {
      served.cancel();
      served.stop();
      if (this.#served.get(callId) === served) this.#served.delete(callId);
    };
    served.cancel = this.#services.clock.after(goneMs, end);
    if (known !== served) void held.session.done.then(end);
  }

  #beginToServe(callId: string, sound: boolean): () => void {
    const { session } = this.#services.calls.find(callId)!;
    const waiting: Record<'agent' | 'caller', Int16Array[]> = { agent: [], caller: [] };
    const untap = session.people.tap({
      words: (text) => this.#send(callId, { type: 'words', text: text.slice(0, 1_000) }),
      ...(sound && {
        sound: (side: 'agent' | 'caller', pcm: Int16Array) =>
          this.#gather(waiting[side], pcm, (codes) => this.#send(callId, { type: 'sound', side, codes })),
      }),
    });
    const deafen = this.#hearPieces(callId, (piece) => {
      if (piece.type === 'speech') for (const frame of pcmOf(piece.codes)) session.people.speak(piece.by, frame);
    });
    return () => {
      untap();
      deafen();
    };
  }

  #gather(waiting: Int16Array[], pcm: Int16Array, send: (codes: string) => void): void {
    waiting.push(pcm.slice());
    if (waiting.reduce((sum, { length }) => sum + length, 0) < atOnce) return;
    send(codesOf(concatPcm(waiting.splice(0))));
  }

  /** What a person says into a microphone, to the call wherever it is led. */
  speak(callId: string, by: string, pcm: Int16Array): void {
    const held = this.#services.calls.find(callId);
    if (held) held.session.people.speak(by, pcm);
    else {
      const key = `${callId} ${by}`;
      const waiting = this.#speech.get(key) ?? [];
      this.#speech.set(key, waiting);
      this.#gather(waiting, pcm, (codes) => this.#send(callId, { type: 'speech', by, codes }));
    }
  }

  /** Hears a call wherever it is led, until the answered function is called. */
  listen(callId: string, tap: CallTap): () => void {
    const { calls, clock } = this.#services;
    let here: { session: object; stop: () => void } | null = null;
    let deafen: (() => void) | null = null;
    let cancel = () => {};
    /** The call may go from process to process. */
    const look = () => {
      const session = calls.find(callId)?.session;
      if (here && here.session !== session) {
        here.stop();
        here = null;
      }
      if (session) here ??= { session, stop: session.people.tap(tap) };
      else {
        deafen ??= this.#hearPieces(callId, (piece) => {
          // From here on it is heard here.
          if (here) return;
          if (piece.type === 'words') tap.words?.(piece.text);
          if (piece.type === 'sound') for (const frame of pcmOf(piece.codes)) tap.sound?.(piece.side, frame);
        });
        this.#notify(askChannel, JSON.stringify({ callId, sound: tap.sound !== undefined }));
      }
      cancel = clock.after(signMs, look);
    };
    look();
    return () => {
      cancel();
      here?.stop();
      deafen?.();
    };
  }

  /** Hears who asks, until the answered function is called. */
  async follow(): Promise<() => Promise<void>> {
    const { db } = this.#services;
    const stop = await db.listen(askChannel, (payload) => {
      const { data: ask } = Ask.safeParse(JSON.parse(payload));
      if (ask) this.#serve(ask);
    });
    return async () => {
      await stop();
      for (const served of this.#served.values()) {
        served.cancel();
        served.stop();
      }
    };
  }
}

const all = new WeakMap<Services, CallFeeds>();

/** The feeds of this process. */
export function callFeeds(services: Services): CallFeeds {
  const own = all.get(services) ?? new CallFeeds(services);
  all.set(services, own);
  return own;
}

/** Sends what is heard of this process's calls to the others that ask. */
export const callFeedsOf =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onClose', await callFeeds(services).follow());
  };
