import { VoiceActivity, type VoiceFrame } from './voice-activity.ts';
import type { OpenDetector } from './voice-detector.ts';

/** How long a voice lasts before it is told, and told again, in ms of its sound: a cough is shorter. */
const everyMs = 200;
const frameMs = 20;

/** Follows the voice in a stream: when it is heard, and when an utterance is over. */
export class VoiceEvents {
  private readonly activity: VoiceActivity;
  private readonly tell: { voice(): void; ended(): void };
  private within = false;
  private untold = 0;
  /** How long a voice was heard since `reset`, in ms. */
  heardMs = 0;

  constructor(sampleRate: 8_000 | 16_000, tell: { voice(): void; ended(): void }, detect?: OpenDetector | undefined) {
    this.activity = new VoiceActivity(sampleRate, detect?.(sampleRate));
    this.tell = tell;
  }

  /** Whether someone is in the middle of an utterance. */
  get speaks(): boolean {
    return this.within;
  }

  /** Nothing more comes. */
  close(): void {
    this.activity.close();
  }

  push(samples: Int16Array): VoiceFrame[] {
    const frames = this.activity.push(samples);
    for (const { within, sounds } of frames) {
      if (within && sounds) this.sounded();
      if (this.within && !within) {
        this.untold = 0;
        this.within = false;
        this.tell.ended();
      }
      this.within = within;
    }
    return frames;
  }

  private sounded(): void {
    this.heardMs += frameMs;
    this.untold += frameMs;
    if (this.untold < everyMs) return;
    this.untold = 0;
    this.tell.voice();
  }
}
