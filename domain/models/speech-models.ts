import { z } from 'zod';
import type { ModelService } from './model-services.ts';

/** Models that hear and speak, over OpenAI's Realtime protocol. */

/** The services that have such models. */
export const speechModelServices: readonly ModelService[] = ['openai'];

/** The first is used where nothing else is chosen. */
export const speechModels = ['gpt-realtime-2.1', 'gpt-realtime-2.1-mini'] as const;

/** Their voices; the first two are those that the service recommends. */
export const speechVoices = [
  'marin',
  'cedar',
  'alloy',
  'ash',
  'ballad',
  'coral',
  'echo',
  'sage',
  'shimmer',
  'verse',
] as const;

/** By which model a conversation is heard and spoken, and in which of its voices. */
export const SpeechModel = z.strictObject({
  model: z
    .string()
    .min(1)
    .max(120)
    .regex(/^[\w./:@+-]+$/, 'Enter a valid model name.')
    .default(speechModels[0])
    .describe('The provider’s model, such as gpt-realtime-2.1.'),
  voice: z.enum(speechVoices).default(speechVoices[0]).describe('The model’s voice.'),
});
export type SpeechModel = z.infer<typeof SpeechModel>;
