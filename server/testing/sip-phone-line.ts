import { createSocket } from 'node:dgram';
import { sipPhones } from '#server/channels/phone/sip/sip-phones.ts';
import { concatPcm } from '#voice/audio/pcm.ts';
import type { Clock } from '#voice/clock.ts';
import type { SpeechSynthesizer } from '#voice/engines/tts.ts';
import { framesOf } from '#voice/rtp/frame.ts';
import { mediaHere } from '#voice/rtp/media-here.ts';
import type { Media, MediaEvents } from '#voice/rtp/media-session.ts';
import type { IncomingCall } from '#voice/sip/dialog/incoming-call.ts';
import type { LiveCall } from '#voice/sip/dialog/live-call.ts';
import type { DialOutcome } from '#voice/sip/outcome.ts';
import { TestPbx } from '#voice/sip/testing/test-pbx.ts';
import { codedSpeech, silence } from '#voice/testing/coded-speech.ts';
import { fakeSpeech } from '#voice/testing/fake-speech.ts';
import type { TestApp } from './start-app.ts';

const host = '127.0.0.1';
const thrown = (error: unknown) => {
  throw error;
};

/** Speech that is loud enough for a phone line to tell it from silence. */
export function loudSpeech(): SpeechSynthesizer {
  const fake = fakeSpeech();
  return {
    ...fake,
    async *synthesize(request) {
      for await (const chunk of fake.synthesize(request))
        yield { ...chunk, pcm: chunk.pcm.map((sample) => Math.min(sample, 20) * 500) };
    },
  };
}

interface PbxOf {
  clock: Clock;
  /** Left out: sound is sent and heard in this thread. */
  media?: Media;
}

/** A PBX on a port of this machine, with a phone behind it that says words in coded speech. */
export async function openSipPbx({ clock, media = mediaHere(clock, thrown) }: PbxOf) {
  const socket = createSocket('udp4');
  await new Promise<void>((done) => socket.bind(0, host, done));
  const openMedia = async (events: MediaEvents) => {
    const session = await media.open({ host, range: null, events, mayReach: () => true, failed: () => {} });
    return { session, host };
  };
  const rings: IncomingCall[] = [];
  const pbx = new TestPbx({
    clock,
    address: { host, port: socket.address().port },
    password: 'right-password',
    send: (bytes, to) => socket.send(bytes, to.port, to.host),
    openMedia,
    invited: (call) => void rings.push(call),
  });
  socket.on('message', (bytes, { address, port }) => pbx.receive(bytes, { host: address, port }));
  return { pbx, rings, server: `${host}:${socket.address().port}`, close: () => socket.close() };
}

/** Someone at the phone of the PBX. */
export class SipCaller {
  readonly media: MediaEvents;
  readonly #clock: Clock;
  live: LiveCall | null = null;
  outcome: DialOutcome | null = null;
  isOver = false;
  /** Frames of 20 ms with sound in them that were heard, and when the last of them was. */
  frames = 0;
  lastHeardAt = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.media = {
      frame: (pcm) => {
        if (!pcm.some((sample) => Math.abs(sample) > 100)) return;
        this.frames += 1;
        this.lastHeardAt = clock.now();
      },
      key: () => {},
    };
  }

  /** Calls the account. @param from a number that is shown; null: the extension */
  dial(pbx: TestPbx, from: string | null = null): void {
    const call = pbx.phone.dial({
      uri: pbx.accountUri,
      from,
      preferred: null,
      ringFor: 30,
      media: this.media,
      events: {
        accepted: () => {},
        answered: (live) => this.took(live),
        over: (outcome) => {
          this.outcome = outcome;
          this.isOver = true;
        },
      },
    });
    void call.start();
  }

  took(live: LiveCall): void {
    this.live = live;
    live.listen({
      key: () => {},
      held: () => {},
      over: () => {
        this.isOver = true;
      },
    });
  }

  says(text: string): void {
    this.plays(concatPcm([codedSpeech(text, 8_000), silence(700, 8_000)]));
  }

  /** Sends sound of 8 kHz. */
  plays(pcm: Int16Array): void {
    this.frames = 0;
    for (const frame of framesOf(pcm)) this.live!.session.play(frame);
  }

  /** The agent has said something behind our last words, and says no more. */
  readonly isQuiet = () => this.frames > 0 && this.#clock.now() - this.lastHeardAt > 600;
}

/** Starts the accounts of a server under test; the returned function leaves them. */
export function startSip({ services }: TestApp): () => Promise<void> {
  const phones = sipPhones(services);
  phones.start();
  return () => phones.stop();
}
