import { z } from 'zod';

/**
 * When each word of kept speech is spoken, in milliseconds from the start of the sound: what is behind `marks_url`.
 * `captions_url` has the same as WebVTT.
 */
export const SpeechMarks = z.object({
  words: z.array(z.object({ text: z.string(), startMs: z.number().min(0), endMs: z.number().min(0) })),
});
export type SpeechMarks = z.infer<typeof SpeechMarks>;
