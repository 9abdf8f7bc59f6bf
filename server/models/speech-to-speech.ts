import { type SpeechModel, speechModelServices } from '#domain/models/speech-models.ts';
import type { ConnectionRow } from '#server/platform/db/schema/models.table.ts';
import { openOutboundSocket } from '#server/platform/http/outbound-socket.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import type { CallPorts } from '#voice/call/ports.ts';
import { CallerUplink } from '#voice/realtime/caller-uplink.ts';
import { HeldSound } from '#voice/realtime/held-sound.ts';
import { RealtimeSession } from '#voice/realtime/realtime-session.ts';
import type { OpenSocket } from '#voice/transcribers/outbound-socket.ts';
import { accessOf, baseUrlOf, type ModelAccess } from './asking/open-model.ts';
import { ladder } from './connections.ts';

const ways = new WeakMap<Services, OpenSocket>();

/** The way out to models over websockets: where models may be, and nowhere else. */
function wayOf(services: Services): OpenSocket {
  const known = ways.get(services) ?? openOutboundSocket({ trustedOrigins: services.config.modelOrigins });
  ways.set(services, known);
  return known;
}

/** The connection whose service has models that hear and speak. */
export const speechConnectionOf = (rows: readonly ConnectionRow[]): ConnectionRow | undefined =>
  rows.find(({ service }) => speechModelServices.includes(service));

const urlOf = (access: ModelAccess, model: string) =>
  `${baseUrlOf(access).replace(/^http/, 'ws')}/realtime?model=${encodeURIComponent(model)}`;

/** The model that hears and speaks in one call, as far as its sound comes here. */
export interface CallSpeech {
  ports: Required<Pick<CallPorts, 'hearCaller' | 'openSpeaker'>>;
  sound: HeldSound;
  /** Whether sound of the caller has come: without any, a model that writes talks. */
  isHeard(): boolean;
  session(access: ModelAccess, wanted: SpeechModel): RealtimeSession;
  /** Does something that the caller waits for, and that is to answer what they just said. */
  answering<T>(work: () => Promise<T>): Promise<T>;
  close(): void;
}

/** Prepares a call for a model that hears and speaks. It is connected to once the caller first speaks. */
export function openCallSpeech(scope: Scope, callId: string, wanted: SpeechModel): CallSpeech {
  const { services, workspaceId } = scope;
  let uplink: CallerUplink | null = null;
  let session: RealtimeSession | null = null;
  let early: Int16Array[] = [];
  let isClosed = false;
  let asking = 0;
  const sound = new HeldSound(services.clock, () => {
    // What is said to who waits for the model, such as "one moment", answers nothing.
    if (asking > 0) return;
    early = [];
    session?.forget();
  });

  function open(access: ModelAccess, { model, voice }: SpeechModel): RealtimeSession {
    const same = session?.access.model === model && session.access.voice === voice;
    if (session !== null && same) return session;
    session?.close();
    const made = new RealtimeSession(wayOf(services), services.clock, {
      url: urlOf(access, model),
      key: access.key ?? '',
      model,
      voice,
    });
    for (const samples of early.splice(0)) made.hear(samples);
    session = made;
    if (isClosed) made.close();
    return made;
  }

  async function prepare(): Promise<void> {
    const rows = await services.db.tenant(workspaceId, (tx) => ladder(tx, workspaceId));
    const row = speechConnectionOf(rows);
    const access = row && (await accessOf(scope, row));
    if (access && session === null && !isClosed) open(access, wanted).connect();
  }
  const failed = (error: unknown) => services.log.warn({ err: error, callId }, 'a model that hears is not used');

  return {
    sound,
    isHeard: () => uplink !== null,
    session: open,
    async answering(work) {
      asking += 1;
      try {
        return await work();
      } finally {
        asking -= 1;
      }
    },
    ports: {
      openSpeaker: sound.openSpeaker,
      hearCaller(pcm, sampleRate) {
        if (isClosed) return;
        if (uplink === null) {
          prepare().catch(failed);
          const send = (samples: Int16Array) => {
            if (session) session.hear(samples);
            else if (early.length < mostEarly) early.push(samples);
          };
          uplink = new CallerUplink(sampleRate, send, failed);
        }
        uplink.push(pcm);
      },
    },
    close() {
      isClosed = true;
      uplink?.close();
      session?.close();
      early = [];
      const { model, own } = sound.counts;
      if (model + own > 0)
        services.log.info(
          { callId, made: model, missing: own },
          'sentences that a model spoke, and that the agent’s voice said in its place',
        );
    },
  };
}

/** Frames of 20 ms that wait until it is known whom they are for. */
const mostEarly = 500;
