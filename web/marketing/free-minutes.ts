import { sample } from './voice-demo/sample.data.ts';

const freeCharacters = 10_000;

/** Minutes that the free characters of a month last, at the pace of the sample recording. */
export const freeMinutes = Math.floor((freeCharacters * sample.seconds) / sample.text.length / 60);
