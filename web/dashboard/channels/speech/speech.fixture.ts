import type { SpeechClip, SpeechUsage, SpeechVoice } from '#domain/channels/speech.ts';

export const clipId = '019a0000-0000-7000-8000-0000000000c1';

/** A voice as the server describes it; its links name the public address of the installation. */
export const aVoice = (id: string, change: Partial<SpeechVoice> = {}): SpeechVoice => {
  const sample = `https://voice.example.org/v1/voices/${id}/sample`;
  return {
    id,
    alias_of: null,
    name: id.charAt(0).toUpperCase() + id.slice(1),
    language: 'en-US',
    gender: 'female',
    description: 'Warm professional female',
    sample,
    engine: 'embedded',
    voice_id: id,
    preview_url: sample,
    category: 'premade',
    labels: {},
    ...change,
  };
};

/** Speech that is done. */
export const aClip = (change: Partial<SpeechClip> = {}): SpeechClip => {
  const file = `https://voice.example.org/v1/audio/workspace/${clipId}`;
  return {
    id: clipId,
    status: 'done',
    progress: 1,
    text: 'Your table is booked.',
    voice: 'sarah',
    language: 'en-US',
    speed: 1,
    format: 'mp3',
    sampleRate: 24_000,
    characters: 21,
    durationSeconds: 61.5,
    audioUrl: `${file}.mp3?expires=1&signature=x`,
    marksUrl: `${file}.json?expires=1&signature=x`,
    captionsUrl: `${file}.vtt?expires=1&signature=x`,
    problem: null,
    createdAt: '2026-11-20T10:00:00Z',
    expiresAt: '2026-12-20T10:00:00Z',
    ...change,
  };
};

export const aUsage = (change: Partial<SpeechUsage> = {}): SpeechUsage => ({
  plan: 'free',
  used: 1_234,
  limit: 10_000,
  remaining: 8_766,
  resetsAt: '2026-12-01T00:00:00Z',
  ...change,
});
