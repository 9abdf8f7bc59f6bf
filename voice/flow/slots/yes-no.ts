import type { SlotKind } from './slot-kind.ts';
import { plain } from './spoken-text.ts';

const yes =
  /\b(?:yes|yeah|yea|yep|yup|ya|yah|aye|sure|certainly|absolutely|definitely|exactly|correct|right|affirmative|indeed|agreed|fine|good|great|perfect|works|true|why not|of course|go ahead|go for it|please do|do it|let's do (?:it|that)|book it|by all means|sounds (?:good|great|fine|right)|i do|i am|i have|i did|i would|i'd (?:love|like) (?:to|that)|i think so|i believe so|it is|it does|it was|they are|no problem|uh[ -]?huh|mm[ -]?hmm?|you got it|for sure)\b/;
const no =
  /\b(?:no|nope|nah|naw|no thanks|no thank you|not|never|negative|incorrect|wrong|don't|do not|doesn't|didn't|isn't|ain't|haven't|hasn't|wasn't|wouldn't|can't|won't|neither|none|(?:i'd |i would )?rather not(?! (?:say|answer|tell)))\b/;
/** Sentences whose words point both ways, or neither, but whose sense is plain. */
const settled: [RegExp, boolean][] = [
  [/^(?:y|i (?:guess|suppose|believe|think|hope) so|i suppose|it (?:did|has|does))$/, true],
  [/^(?:n|still (?:broken|the same|not .*)|same (?:problem|thing|issue)|it (?:hasn't|didn't|doesn't|isn't))\b/, false],
  [
    /^(?:no problem|not a problem|why not|sure,? why not|i don't (?:mind|see why not)|don't mind if i do|no doubt|please do|ok|okay|alright|all right|okey dokey|uh[ -]?huh|mm+[ -]?hmm*)$/,
    true,
  ],
  [/^(?:yes|yeah|yep),? (?:no|not) (?:problem|doubt|worries)\b/, true],
  [
    /^(?:that's|that is|that'll be|that will be) (?:all|everything)\b|^(?:nothing|no one|nobody) else\b|^i(?:'m| am) (?:all set|done)$/,
    false,
  ],
  [/^(?:no|nope|nah)\b(?!.*\b(?:yes|yeah)\b)/, false],
  [/^(?:yes|yeah|yep|yup)\b(?!.*\b(?:no|not|wrong|but)\b)/, true],
  [/\b(?:that's|that is|it's|it is|this is|it isn't|that isn't) (?:not |n't )(?:right|correct|true|it)\b/, false],
  [/\bi (?:don't|do not) (?:think|believe) so\b/, false],
  [/\bnot$|^false$/, false],
];

/** Whether the words say yes or no; null when they say neither, or both. */
export function readYesNo(text: string): boolean | null {
  const words = text
    .toLowerCase()
    .replace(/[.!?;]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const short = plain(words) || words;
  if (short.split(' ').length > 14 || /\byes and no\b/.test(short)) return null;
  for (const [pattern, value] of settled) if (pattern.test(words) || pattern.test(short)) return value;
  const saysNo = no.test(short);
  const saysYes = yes.test(short.replace(/\b(?:not|don't|isn't|doesn't|didn't|do not)\b.*$/, ''));
  return saysYes === saysNo ? null : saysYes;
}

/** Yes or no, as true or false. */
export const yesNo: SlotKind = {
  type: 'yes_no',
  free: false,
  confirm: 'never',
  written: 'spoken',
  words: [],
  parse(text) {
    const value = readYesNo(text);
    return value === null ? null : { value, spoken: value ? 'yes' : 'no' };
  },
  hint: () => 'Please answer with yes or no.',
};
