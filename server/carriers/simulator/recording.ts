import { newSid } from '#server/carriers/simulator-accounts.ts';
import { renderTape } from './render-tape.ts';
import type { SimulatorContext } from './simulator-context.ts';
import { Tape } from './tape.ts';

/** A recording of a call of this carrier: it runs, is put together, and then is there until it is removed. */
export class LineRecording {
  readonly sid = newSid('RE');
  readonly callSid: string;
  /** Ms since 1970; 0: it runs. */
  endedAt = 0;
  /** The file, once it is there. */
  sound: Buffer | null = null;
  private running: Tape | null;
  readonly tape: Tape;
  private readonly context: SimulatorContext;
  private readonly tell: () => Promise<unknown> | null;

  /** @param tell says where it is wanted that it is there */
  constructor(context: SimulatorContext, callSid: string, tell: () => Promise<unknown> | null) {
    this.context = context;
    this.callSid = callSid;
    this.tell = tell;
    this.tape = new Tape(context.clock);
    this.running = this.tape;
  }

  /** What is still noted on; null once it is stopped. */
  get runs(): Tape | null {
    return this.running;
  }

  get status(): 'in-progress' | 'processing' | 'completed' {
    if (this.running !== null) return 'in-progress';
    return this.sound === null ? 'processing' : 'completed';
  }

  get seconds(): number {
    return Math.max(0, Math.round((this.endedAt - this.tape.beganAt) / 1000));
  }

  /** What a webhook is told of it. */
  told(): Record<string, string> {
    return {
      RecordingSid: this.sid,
      RecordingStatus: this.status,
      RecordingDuration: String(this.seconds),
      RecordingChannels: '2',
      RecordingSource: 'StartCallRecordingAPI',
      RecordingTrack: 'both',
      RecordingStartTime: new Date(this.tape.beganAt).toUTCString(),
    };
  }

  /** Stops it and puts it together. */
  async stop(): Promise<void> {
    if (this.running === null) return;
    this.running = null;
    this.endedAt = this.context.clock.now();
    this.sound = await renderTape(this.context, this.tape, this.endedAt);
    await this.tell();
  }
}
