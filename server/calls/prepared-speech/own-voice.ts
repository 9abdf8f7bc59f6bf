import { localEngine } from '#voice/engines/tts/sherpa-onnx.ts';

/** Whether this server speaks with a voice itself: a service is paid for what it is asked, and keeps what calls have said. */
export const isOwnVoice = (voice: string): boolean => !voice.includes('/') || voice.startsWith(`${localEngine}/`);
