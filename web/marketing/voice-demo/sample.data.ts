/** The sample recording in figures. Written by scripts/make-samples.ts. */
export const sample = {
  text: 'Your table for two is booked for half past seven.',
  voice: 'sarah',
  seconds: 2.7,
  bytes: 22464,
  /** The loudest moment of each of 64 parts, in percent of the loudest of all. */
  peaks: [
    46, 71, 94, 93, 75, 13, 13, 86, 95, 91, 75, 76, 91, 62, 17, 3, 36, 87, 89, 83, 31, 15, 34, 78, 93, 90, 59, 78, 46,
    40, 41, 89, 100, 14, 0, 6, 3, 3, 47, 66, 60, 65, 79, 10, 4, 1, 6, 61, 62, 55, 17, 5, 13, 18, 20, 76, 72, 47, 55, 59,
    57, 68, 61, 40,
  ],
} as const;
