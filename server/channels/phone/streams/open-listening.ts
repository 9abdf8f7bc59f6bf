import { inFrames } from '#server/calls/feed-sound.ts';
import { openWorkspaceEars } from '#server/channels/transcribers/workspace-ears.ts';
import type { Scope } from '#server/scope.ts';
import { phoneRate } from '#voice/transports/media-stream.ts';
import type { LedStream } from './lead-stream.ts';

/** What listens to the caller of a call that is led here, whatever brings their sound. */
export interface Listening {
  /** Sound of the caller at the rate of a phone line: to the transcriber, and to people of the business who listen. */
  hear(pcm: Int16Array): void;
  /** BCP 47 that the caller speaks from now on. */
  listenIn(language: string): void;
  close(): void;
}

export interface ListeningEvents {
  /** No one hears the caller any more. */
  deaf(): void;
  /** True where words are no turn of the conversation, and taken elsewhere. */
  takes?(text: string, isFinal: boolean): boolean;
}

/** Listens to the caller of a call with the workspace's transcriber, and says on its card how it does. */
export function openListening(scope: Scope, led: LedStream, { deaf, takes }: ListeningEvents): Listening {
  const { services } = scope;
  const { session, language, among, transcriber } = led;
  const { callId } = session;
  const ears = openWorkspaceEars(
    scope,
    transcriber,
    { sampleRate: phoneRate, language, among, likely: () => session.likelyWords(), asks: () => session.toHear.asks },
    {
      voice: () => session.voice(),
      heard: (text, final) => {
        if (!takes?.(text, final)) session.heard(text, final);
      },
      again: ({ kind, message: reason }) =>
        services.log.warn({ kind, reason, callId }, 'a transcriber is opened again'),
      handedOver: ({ kind, message: reason }) =>
        services.log.warn({ kind, reason, callId }, 'this server listens in place of a transcriber'),
      failed(fault) {
        services.log.warn({ kind: fault.kind, reason: fault.message, callId }, 'a transcriber failed in a call');
        deaf();
      },
    },
  );
  return {
    hear(pcm) {
      ears.write(pcm);
      session.toHear.sound(pcm, phoneRate);
      if (!session.people.hear) return;
      for (const frame of inFrames(pcm)) session.people.sound('caller', frame);
    },
    listenIn: (tag) => ears.listenIn(tag),
    close: () => ears.close(),
  };
}
