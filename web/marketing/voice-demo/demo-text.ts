import { sample } from './sample.data.ts';

/** Characters that the public demos speak. */
export const demoTextLimit = 180;

/** What the demos hold before someone types: what the sample recording says. */
export const demoText = sample.text;

/** What a field of the demo takes of an input; half of an emoji at the end is left out. */
export const cappedText = (text: string): string => text.slice(0, demoTextLimit).replace(/[\uD800-\uDBFF]$/, '');

/** What is spoken of a text: nothing around it, and not more than the limit. */
export const spokenText = (text: string): string => cappedText(text.trim());
