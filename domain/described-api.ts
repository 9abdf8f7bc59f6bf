import { api } from './api.ts';
import { elevenLabsApi } from './speech-elevenlabs.ts';
import { speechLinksApi } from './speech-links.ts';
import { openAiApi } from './speech-openai.ts';

/**
 * Every endpoint that the OpenAPI document tells of: those of `api`, and the plain routes beside it, which the web's
 * client does not call.
 */
export const describedApi = {
  ...api,
  speechLinks: speechLinksApi,
  openAi: openAiApi,
  elevenLabs: elevenLabsApi,
} as const;
