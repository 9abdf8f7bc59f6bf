import { setTimeout as wait } from 'node:timers/promises';
import { packSound, type SoundCodec, soundFrameSamples } from '#domain/calls/call-sound.ts';
import { encodeMulaw } from '#voice/audio/mulaw.ts';
import { concatPcm, pcmBytes } from '#voice/audio/pcm.ts';
import { codedSpeech, silence } from '#voice/testing/coded-speech.ts';
import { type CallClient, openCallClient } from './call-client.ts';

/** A page with a microphone and a loudspeaker, for tests: it plays what comes, and says words in coded speech. */
export interface TalkingBrowser extends CallClient {
  /** Sends a text as sound, in frames of 20 ms, as fast as the clock that it turns goes. */
  says(text: string): Promise<void>;
  sends(pcm: Int16Array): Promise<void>;
}

/** Opens a page with a call's ticket. `turn`: moves the clock by so many ms. */
export async function openTalkingBrowser(
  address: string,
  hello: Parameters<CallClient['send']>[0],
  { turn, codec = 'pcm16', recognizes = false }: { turn(ms: number): void; codec?: SoundCodec; recognizes?: boolean },
): Promise<TalkingBrowser> {
  const client = await openCallClient(address);
  client.send(hello);
  await client.next('ready');
  client.send({ type: 'listen', codec, echoCancelled: true, recognizes });
  let seq = 0;
  /** All that has come of a generation is played at once, and told. */
  const played = new Map<number, number>();
  let taken = 0;
  client.socket.on('message', (_data: Buffer, isBinary: boolean) => {
    if (!isBinary) return;
    for (; taken < client.frames.length; taken++) {
      const generation = client.frames[taken]!.readUInt16LE(0);
      const ms = (played.get(generation) ?? 0) + 20;
      played.set(generation, ms);
      client.send({ type: 'played', generation, ms });
    }
  });

  async function sends(pcm: Int16Array): Promise<void> {
    for (let at = 0; at + soundFrameSamples <= pcm.length; at += soundFrameSamples) {
      const frame = pcm.slice(at, at + soundFrameSamples);
      const payload = codec === 'mulaw' ? encodeMulaw(frame) : new Uint8Array(pcmBytes(frame));
      client.socket.send(packSound({ codec, gap: false, late: false, seq, clock: seq * soundFrameSamples, payload }));
      seq += 1;
      turn(20);
      if (seq % 10 === 0) await wait(1);
    }
  }
  return {
    ...client,
    get messages() {
      return client.messages;
    },
    sends,
    says: (text) => sends(concatPcm([codedSpeech(text, 16_000), silence(700, 16_000)])),
  };
}
