import type { Voice } from './tts.ts';

/** The voices that every embedded language has. */
export const voiceNames = ['sarah', 'michael', 'emma', 'david'] as const;
export type VoiceName = (typeof voiceNames)[number];

export const voiceCards: Record<VoiceName, Pick<Voice, 'name' | 'gender' | 'description'>> = {
  sarah: { name: 'Sarah', gender: 'female', description: 'Warm professional female' },
  michael: { name: 'Michael', gender: 'male', description: 'Clear confident male' },
  emma: { name: 'Emma', gender: 'female', description: 'Friendly energetic female' },
  david: { name: 'David', gender: 'male', description: 'Deep authoritative male' },
};

const aliases = new Map<string, VoiceName>([
  ['default', 'sarah'],
  ['female', 'sarah'],
  ['male', 'michael'],
  ['natural-female', 'sarah'],
  ['natural-male', 'michael'],
]);

/** The voice that an id or one of its other names means. */
export function voiceNamed(id: string): VoiceName | undefined {
  const known = (voiceNames as readonly string[]).includes(id);
  return known ? (id as VoiceName) : aliases.get(id);
}
