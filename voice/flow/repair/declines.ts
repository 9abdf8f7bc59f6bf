import type { Decline } from '../dialogue.ts';
import { plain } from '../slots/spoken-text.ts';

const patterns: [Decline, RegExp][] = [
  [
    'skip',
    /^(?:(?:can we|could we|let's|i'd like to|i want to|i'll|just) )?(?:skip(?: (?:it|this|that|the question|this one|this question|that one|ahead))?|pass|next(?: one| question)?|move on|leave (?:it|that) (?:blank|out|empty|open)|go on without(?: it)?|not needed|not necessary|doesn't matter|later)$/,
  ],
  [
    'refused',
    /\b(?:i(?:'d| would) (?:rather|prefer) not|i(?:'d| would) prefer (?:not|that you don't)|i prefer not|i (?:don't|do not) want to (?:say|answer|tell|give|share|talk)|i(?:'m| am) not (?:going to|gonna|willing to|comfortable) ?(?:say|tell|give|answer|share|giving|sharing|saying|telling)?|i (?:won't|will not|refuse to) (?:say|tell|give|answer|share)|none of your business|no comment|i refuse|(?:that's|that is|it's) (?:private|personal|confidential|a secret)|not telling you|i(?:'d| would) rather (?:keep|skip)|why would i (?:tell|give)|do i have to|i don't give (?:that|it|this) out)\b/,
  ],
  [
    'unknown',
    /^(?:no,? |well,? |actually,? |honestly,? |sorry,? )*(?:(?:i )?(?:really |honestly |just )?(?:don't|do not|didn't) (?:really |even )?(?:know|remember)(?: (?:it|that|yet|offhand|by heart|the answer|my .{1,20}))*|no idea|no clue|i have no (?:idea|clue)|not sure|i(?:'m| am) not (?:really |quite |entirely )?sure(?: yet)?|i (?:forgot|forget)(?: it)?|i can't (?:remember|recall|say)(?: it)?|who knows|dunno|i haven't decided(?: yet)?|hard to say|difficult to say|no opinion)$/,
  ],
  [
    'none',
    /^(?:no|nope|nah|none|nothing|no thanks|no thank you|not really|n a|nothing (?:else|really|special|comes to mind|in particular)|(?:no,? )?(?:i )?(?:don't|do not) have (?:one|any|an? [\w -]{1,20}|that|it)|i(?:'ve| have) (?:none|nothing|got none)|no (?:e-?mail|phone|number|phone number|e-?mail address)|there(?:'s| is) (?:none|nothing))$/,
  ],
];

/** Whether the caller would rather not answer, and how. */
export function readDecline(text: string): Decline | null {
  const words = plain(text).replace(/[,.]+/g, ' ').replace(/\s+/g, ' ').trim();
  if (words.length > 90) return null;
  return patterns.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
