import type { OwnCall } from '#domain/calls/calls.ts';
import type { Json } from '#domain/platform/json.ts';
import { connectCall } from '#server/calls/connect-call.ts';
import { frameSamples } from '#server/calls/feed-sound.ts';
import { startCall } from '#server/calls/start-call.ts';
import { openWorkspaceEars } from '#server/channels/transcribers/workspace-ears.ts';
import type { TranscriberRow } from '#server/platform/db/schema/transcribers.table.ts';
import type { Scope } from '#server/scope.ts';
import { concatPcm } from '#voice/audio/pcm.ts';
import { openResampler } from '#voice/audio/resample.ts';
import type { CallSession } from '#voice/call/call-session.ts';
import { callSampleRate } from '#voice/call/clip.ts';
import type { CallLine } from '#voice/call/line.ts';

/** Milliseconds without a voice, and without a word of it, after which the caller is taken to have stopped. */
const quietMs = 1_000;

export interface LiveRequest {
  agentId: string;
  variables?: Record<string, Json>;
  own?: Partial<OwnCall>;
  /** Who hears the caller; null where all is typed. */
  transcriber: TranscriberRow | null;
  /** Samples a second of what the client sends and plays. */
  rateIn: number;
  rateOut: number;
  /** A line whose frames have the client's rate. */
  line: CallLine;
  /** The caller's voice begins, and is no longer there. */
  voice(sounds: boolean): void;
  /** No one hears the caller any more. */
  deaf(message: string): void;
}

/** A call that is led over another platform's socket: audio goes both ways over it, and the caller is heard here. */
export interface LiveCall {
  session: CallSession;
  /** Mono samples of the caller. */
  hear(pcm: Int16Array): void;
  /** The socket is gone, and with it the caller. */
  leave(): void;
}

/**
 * Starts a call and leads it.
 * @throws AppError as startCall and connectCall
 */
export async function openLiveCall(scope: Scope, request: LiveRequest): Promise<LiveCall> {
  const { services } = scope;
  const { clock, log } = services;
  const { agentId, variables = {}, own = {}, transcriber, line: client } = request;
  const { ticket, callId } = await startCall(scope, agentId, { channel: 'browser', variables, ...own });
  const { session, language, among } = await connectCall(services, ticket, scope.from);
  const toClient = await openResampler(callSampleRate, request.rateOut);
  const toEars = await openResampler(request.rateIn, callSampleRate);
  let rest = new Int16Array(0);
  let isOver = false;
  let sounds = false;
  let cancelQuiet = () => {};

  function sound(isThere: boolean): void {
    cancelQuiet();
    if (isThere) cancelQuiet = clock.after(quietMs, () => sound(false));
    if (isThere === sounds) return;
    sounds = isThere;
    request.voice(isThere);
  }
  const ears =
    transcriber &&
    openWorkspaceEars(
      scope,
      transcriber,
      {
        sampleRate: callSampleRate,
        language,
        among,
        likely: () => session.likelyWords(),
        asks: () => session.toHear.asks,
      },
      {
        voice() {
          sound(true);
          session.voice();
        },
        heard(text, final) {
          if (text !== '') sound(true);
          session.heard(text, final);
        },
        again: ({ kind, message }) => log.warn({ kind, reason: message, callId }, 'a transcriber is opened again'),
        handedOver: ({ kind, message }) =>
          log.warn({ kind, reason: message, callId }, 'this server listens in place of a transcriber'),
        failed(fault) {
          log.warn({ kind: fault.kind, reason: fault.message, callId }, 'a transcriber failed in a call');
          request.deaf(fault.message);
        },
      },
    );
  const line: CallLine = {
    ...client,
    language: (tag) => ears?.listenIn(tag),
    frame: (generation, sequence, pcm) => client.frame(generation, sequence, toClient.push(pcm)),
    turn(turn, typed) {
      // What was said stands: the voice that said it has been heard.
      if (turn.role === 'caller') sound(false);
      client.turn(turn, typed);
    },
  };

  function release(): void {
    if (isOver) return;
    isOver = true;
    cancelQuiet();
    ears?.close();
  }
  void session.done.then(() => {
    release();
    toClient.close();
    toEars.close();
  });
  session.attach(line, -1, true);
  return {
    session,
    hear(pcm) {
      if (isOver || ears === null) return;
      const samples = toEars.push(pcm);
      ears.write(samples);
      session.toHear.sound(samples, callSampleRate);
      if (!session.people.hear) return;
      // Listeners get frames of one length.
      const all = concatPcm([rest, samples]);
      let at = 0;
      for (; at + frameSamples <= all.length; at += frameSamples)
        session.people.sound('caller', all.slice(at, at + frameSamples));
      rest = all.slice(at);
    },
    leave() {
      release();
      session.hangUp();
    },
  };
}
