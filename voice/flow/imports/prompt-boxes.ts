import { cut } from './words.ts';

/** A prompt of another platform, in the boxes of an agent by prompt. */
export interface PromptBoxes {
  who: string;
  goals: string[];
  facts: string[];
  style: string;
  must: string[];
  mustNot: string[];
}

type Box = keyof PromptBoxes;

/** What people call the parts of their prompts: the guides of all platforms name about the same. */
const headings: readonly [RegExp, Box][] = [
  [/never|do not|don'?ts?\b|must not|avoid|prohibit|forbidden/i, 'mustNot'],
  // What stands there is a rule either way: each line says which.
  [/guard ?rails?|restrict|limitations?/i, 'must'],
  [/identity|role|persona(lity)?|who you are|background|about you|introduction|environment/i, 'who'],
  [/goals?|objectives?|tasks?|purpose|mission|workflow|steps|call flow|conversation flow|process|script/i, 'goals'],
  [
    /facts?|knowledge|context|information|business|company|faqs?|hours|services|pric(e|es|ing)|details|products/i,
    'facts',
  ],
  [/style|tone|voice|how to (talk|speak)|response|guidelines?|pronunciation|language|format/i, 'style'],
  [/rules?|must|always|requirements?|instructions?|important|policies|policy/i, 'must'],
];

/** A line that names what follows: "# Role", "[Identity]", "**Goal:**", "GUARDRAILS:". */
const headingIn = (line: string): string | null => {
  const found =
    /^\s*#{1,6}\s+(.{1,60})$/.exec(line) ??
    /^\s*[[<]([^\]>]{2,60})[\]>]\s*:?\s*$/.exec(line) ??
    /^\s*\*\*([^*]{2,60})\*\*\s*:?\s*$/.exec(line) ??
    /^\s*(\p{Lu}[\p{L}\p{N} ,&/'-]{1,50}):\s*$/u.exec(line);
  return found?.[1]?.replace(/[*:#]+/g, '').trim() ?? null;
};

const boxOf = (heading: string): Box => headings.find(([words]) => words.test(heading))?.[1] ?? 'who';

const forbids = /^(never|do not|don'?t|avoid|under no circumstances|you (must|may|should|can) ?not|no )\b/i;
const orders = /^(always|you must|make sure|ensure|be sure)\b/i;

const plainLine = (line: string) =>
  line
    .replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, '')
    .replace(/\*\*|__|`/g, '')
    .trim();

const most: Record<Box, number> = { who: 4000, goals: 10, facts: 60, style: 2000, must: 30, mustNot: 30 };
const longestLine = 500;

/** Cuts a prompt by its headings; what forbids or demands goes where it belongs, whatever it stands under. Returns how many lines were too many. */
export function promptBoxes(prompt: string): { boxes: PromptBoxes; left: number } {
  const boxes: PromptBoxes = { who: '', goals: [], facts: [], style: '', must: [], mustNot: [] };
  const texts = { who: [] as string[], style: [] as string[] };
  let box: Box = 'who';
  let left = 0;
  for (const line of prompt.split('\n')) {
    const heading = headingIn(line);
    if (heading !== null) {
      box = boxOf(heading);
      continue;
    }
    const text = plainLine(line);
    if (text === '') continue;
    const isRule = box !== 'facts' && text.length <= longestLine;
    const to: Box = isRule && forbids.test(text) ? 'mustNot' : isRule && orders.test(text) ? 'must' : box;
    if (to === 'who' || to === 'style') texts[to].push(text);
    else if (boxes[to].length < most[to]) boxes[to].push(cut(text, longestLine));
    else left += 1;
  }
  boxes.who = cut(texts.who.join('\n'), most.who);
  boxes.style = cut(texts.style.join('\n'), most.style);
  return { boxes, left };
}

const toolWords: readonly [RegExp, 'book' | 'change'][] = [
  [/\b(book|schedul\w*|reserv\w*|check_?availability\w*|appointment_?(create|book)\w*|availability)/i, 'book'],
  [
    /\b(cancel|reschedul\w*|move)\b.{0,30}\b(appointment|booking|visit|reservation)|cancel_?appointment|reschedule/i,
    'change',
  ],
];

/** What of our own tools a prompt, or the names of its tools, ask for. */
export const toolsIn = (text: string): ('book' | 'change')[] =>
  toolWords.flatMap(([words, tool]) => (words.test(text.replace(/_/g, ' ')) || words.test(text) ? [tool] : []));
