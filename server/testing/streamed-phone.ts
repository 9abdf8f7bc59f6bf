import type { LiveCall } from '#server/carriers/simulator/live-call.ts';
import type { Handset, Party, Sound } from '#server/carriers/simulator/party.ts';
import type { OpenPhone } from '#server/carriers/simulator/switchboard.ts';
import { encodeMulaw } from '#voice/audio/mulaw.ts';
import { concatPcm } from '#voice/audio/pcm.ts';
import { codedSpeech, silence } from '#voice/testing/coded-speech.ts';
import type { TestApp } from './start-app.ts';

/** Someone with a phone that has sound, for tests: says words in coded speech, and hears the agent. */
export class StreamedPhone implements Party, OpenPhone {
  readonly workspaceId: string;
  readonly handset: Handset;
  readonly #clock: TestApp['clock'];
  /** What was played outside of a stream. */
  readonly played: Sound[] = [];
  call: LiveCall | null = null;
  status: string | null = null;
  /** Frames of 20 ms that were heard, and when the last of them was. */
  frames = 0;
  lastHeardAt = 0;
  #saying: Uint8Array = new Uint8Array(0);

  constructor(workspaceId: string, clock: TestApp['clock']) {
    this.workspaceId = workspaceId;
    this.#clock = clock;
    this.handset = {
      says: () => {
        const now = this.#saying.subarray(0, 160);
        this.#saying = this.#saying.subarray(160);
        return now.length === 160 ? now : new Uint8Array(160).fill(0xff);
      },
      hears: () => {
        this.frames += 1;
        this.lastHeardAt = clock.now();
      },
    };
  }
  hears(sound: Sound, done: () => void): () => void {
    this.played.push(sound);
    return this.#clock.after(500, done);
  }
  listened(): void {}
  ring = async () => this;
  took(call: LiveCall): void {
    this.call = call;
  }
  ended(status: string): void {
    this.status = status;
  }
  says(text: string): void {
    this.plays(concatPcm([codedSpeech(text, 8_000), silence(700, 8_000)]));
  }
  /** Sends sound of 8 kHz. */
  plays(pcm: Int16Array): void {
    this.#saying = encodeMulaw(pcm);
  }
  /** The agent has said something, and says no more. */
  readonly isQuiet = () => this.frames > 0 && this.#clock.now() - this.lastHeardAt > 600;
}
