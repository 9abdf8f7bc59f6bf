import { asksToBeLeftAlone } from '#voice/understanding/opt-out.ts';

/** Words that end, begin again and explain, as carriers know them and in the languages that agents speak: a message that is one of them alone. */
const words = {
  stop: [
    ...['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout'],
    ...['stopp', 'abmelden', 'baja', 'arret', 'arrêt', 'désabonner'],
  ],
  start: ['start', 'unstop'],
  help: ['help', 'info', 'hilfe', 'ayuda', 'aide'],
} as const;
export type Keyword = keyof typeof words;

/**
 * Which of them a message is; null for all others. Signs around it do not count: "Stop!" is "stop", and so is
 * asking for it in words of one's own.
 */
export function keywordOf(text: string): Keyword | null {
  const bare = text
    .toLowerCase()
    .replace(/^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu, '')
    .replace(/^opt[\s-]out$/, 'optout');
  const found = Object.entries(words).find(([, known]) => (known as readonly string[]).includes(bare));
  if (found !== undefined) return found[0] as Keyword;
  return asksToBeLeftAlone(text, true) ? 'stop' : null;
}
