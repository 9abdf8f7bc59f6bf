import type { RecogniserConnection } from '#domain/channels/recogniser.ts';

/** Before one is connected. */
export const noRecogniser: RecogniserConnection = {
  connected: false,
  service: null,
  baseUrl: null,
  model: null,
  maskedKey: null,
  connectedAt: null,
  problem: null,
  dependents: [],
  local: [],
};

/** Deepgram, connected. */
export const aRecogniser = (change: Partial<RecogniserConnection> = {}): RecogniserConnection => ({
  ...noRecogniser,
  connected: true,
  service: 'deepgram',
  maskedKey: '…cdef',
  connectedAt: '2026-11-20T10:00:00Z',
  ...change,
});

/** A recognizer of this server. */
export const aLocalRecognizer: RecogniserConnection['local'][number] = {
  id: 'zipformer-en',
  name: 'Zipformer English',
  languages: ['en'],
  license: 'Apache-2.0',
  wordError: 0.04,
  realTimeFactor: 0.08,
};
