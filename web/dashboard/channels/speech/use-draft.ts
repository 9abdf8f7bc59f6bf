import { useState } from 'react';
import { z } from 'zod';
import { speechSpeed } from '#domain/channels/speech.ts';
import { audioFormatNames } from '#domain/platform/audio-formats.ts';
import { useStored } from '#web/lib/use-stored.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import type { Draft } from './draft.ts';

/** How the last text sounded. What another version of Parley wrote may not fit, and is forgotten then. */
const Delivery = z.object({
  language: z.string(),
  voice: z.string().nullable(),
  speed: z.number().min(speechSpeed.min).max(speechSpeed.max),
  format: z.enum(audioFormatNames),
});
type Delivery = z.infer<typeof Delivery>;

const usual: Delivery = { language: 'en-US', voice: null, speed: speechSpeed.default, format: 'mp3' };

function read(stored: string): Delivery | undefined {
  try {
    return Delivery.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}

/** What is about to be spoken. Language, voice, speed and format are remembered in this browser, for each workspace. */
export function useDraft(): [Draft, (draft: Draft) => void] {
  const { id } = useWorkspace();
  const [text, setText] = useState('');
  const [delivery, setDelivery] = useStored(`parley.speech.${id}`, usual, read, JSON.stringify);

  function change({ text, ...next }: Draft) {
    setText(text);
    if (JSON.stringify(next) !== JSON.stringify(delivery)) setDelivery(next);
  }

  return [{ text, ...delivery }, change];
}
