import type { SpeechClip } from '#domain/channels/speech.ts';

/** How often to ask how far it is, in milliseconds. */
export const pollMs = 700;

/** Whether speech is still being made. */
export const isUnfinished = ({ status }: Pick<SpeechClip, 'status'>) => status === 'queued' || status === 'running';
