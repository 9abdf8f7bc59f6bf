import { openResampler, type Resampler } from '#voice/audio/resample.ts';
import { VoiceActivity } from '#voice/transcribers/voice-activity.ts';
import { realtimeRate } from './protocol.ts';

/** What goes before a voice was known to be one, in frames of 20 ms. */
const leadFrames = 15;

/**
 * The caller's sound on its way to a model that hears: where they speak, and at the model's rate. Silence is left out, since
 * it is paid for.
 */
export class CallerUplink {
  readonly #activity: VoiceActivity;
  readonly #rate: number;
  readonly #send: (samples: Int16Array) => void;
  readonly #failed: (error: unknown) => void;
  #lead: Int16Array[] = [];
  #resampler: Resampler | null = null;
  #opening: Promise<void> | null = null;
  #waiting: Int16Array[] = [];
  #isClosed = false;

  constructor(rate: 8_000 | 16_000, send: (samples: Int16Array) => void, failed: (error: unknown) => void) {
    this.#rate = rate;
    this.#activity = new VoiceActivity(rate);
    this.#send = send;
    this.#failed = failed;
  }

  push(samples: Int16Array): void {
    if (this.#isClosed) return;
    for (const { samples: frame, within } of this.#activity.push(samples)) {
      if (!within) {
        this.#lead.push(frame.slice());
        if (this.#lead.length > leadFrames) this.#lead.shift();
        continue;
      }
      for (const before of this.#lead.splice(0)) this.#forward(before);
      this.#forward(frame.slice());
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#activity.close();
    this.#resampler?.close();
    this.#resampler = null;
  }

  #forward(frame: Int16Array): void {
    if (this.#resampler) {
      this.#send(this.#resampler.push(frame));
      return;
    }
    this.#waiting.push(frame);
    this.#opening ??= this.#open().catch((error: unknown) => {
      this.close();
      this.#failed(error);
    });
  }

  async #open(): Promise<void> {
    const resampler = await openResampler(this.#rate, realtimeRate);
    if (this.#isClosed) {
      resampler.close();
      return;
    }
    this.#resampler = resampler;
    for (const early of this.#waiting.splice(0)) this.#send(resampler.push(early));
  }
}
