import type { WidgetLanguage } from '#domain/channels/widget-parts.ts';
import { ApiError } from '#web/lib/api-error.ts';
import type { PanelWords } from './panel-labels.data.ts';

/** What a visitor reads of a refusal: the server's own sentence in English, the fitting one of the panel elsewhere. */
export function problemWords(error: unknown, words: PanelWords, language: WidgetLanguage): string {
  const { code, message } = error as { code?: string; message?: string };
  const isTold = error instanceof ApiError || code !== undefined;
  if (code === 'origin_refused') return words.notHere;
  if (code === 'too_many_requests' || code === 'too_many_calls')
    return language === 'en' && message ? message : words.tooMuch;
  if (code === 'not_found') return words.unavailable;
  return isTold && language === 'en' && message ? message : words.failed;
}

interface PolicyOfFrames {
  featurePolicy?: { allowsFeature(name: string): boolean };
}

/** Whether the website around the panel forbids it the microphone; browsers that do not tell let the attempt show it. */
export const hostForbidsMicrophone = (): boolean =>
  (document as PolicyOfFrames).featurePolicy?.allowsFeature('microphone') === false;
