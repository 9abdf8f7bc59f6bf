import type { EncodedEnd, EncoderSettings } from './encoders/encoder.ts';

/** What the main thread and an encoding thread tell each other. Many streams share a thread. */
export type EncodeRequest = { id: number; stream: number } & (
  | { do: 'open'; settings: EncoderSettings }
  | { do: 'push'; samples: Int16Array; sampleRate: number }
  | { do: 'finish' }
  | { do: 'close' }
);

export type EncodeReply = { id: number } & (EncodedEnd | { error: string });
