import type { TranscriberConnection } from '#domain/channels/transcriber.ts';

/** Before one is connected. */
export const noTranscriber: TranscriberConnection = {
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
export const aTranscriber = (change: Partial<TranscriberConnection> = {}): TranscriberConnection => ({
  ...noTranscriber,
  connected: true,
  service: 'deepgram',
  maskedKey: '…cdef',
  connectedAt: '2026-11-20T10:00:00Z',
  ...change,
});

/** A transcriber of this server. */
export const aLocalTranscriber: TranscriberConnection['local'][number] = {
  id: 'zipformer-en',
  name: 'Zipformer English',
  languages: ['en'],
  license: 'Apache-2.0',
  wordError: 0.04,
  realTimeFactor: 0.08,
};
