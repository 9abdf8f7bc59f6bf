import type { Transcripts } from '../transcripts.ts';

const types: Transcripts['types'] = [
  { words: /\be-?mail\b/, type: 'email', name: 'email' },
  {
    words: /\b(phone|telephone|mobile|cell)\b|\bnumber .*\b(reach|call)\b|\b(reach|call) you\b/,
    type: 'phone',
    name: 'phone',
  },
  {
    words: /\b(street|postal|home|mailing|your|the) address\b|\bwhere do you live\b/,
    type: 'address',
    name: 'address',
  },
  {
    words: /\b(order|policy|customer|reference|tracking|booking|account|invoice|confirmation) (number|code|id)\b/,
    type: 'code',
    name: 'reference',
  },
  {
    words: /\b(your|the|full|first|last|whose|under which|what) name\b|\bwho am i speaking\b|\bwho is (this|calling)\b/,
    type: 'name',
    name: 'name',
  },
  { words: /\bscale (of|from)\b|\bout of (five|ten|5|10)\b|\brate\b/, type: 'rating', name: 'rating' },
  { words: /\b(budget|how much (money|do you (pay|spend))|price range)\b/, type: 'money', name: 'budget' },
  { words: /\bhow long\b/, type: 'duration', name: 'duration' },
  { words: /\bhow (many|old|big|large|far)\b/, type: 'number', name: 'number' },
  { words: /\bwhat (day and time|time and day|date and time)\b/, type: 'date_time', name: 'moment' },
  { words: /\b(what|which|at what) time\b/, type: 'time', name: 'time' },
  { words: /\b(what|which|on which) (day|date)\b|\bwhen\b|\bdate of\b/, type: 'date', name: 'date' },
];

const yesNo =
  /^(and |so |okay,? |well,? )?(is|are|was|were|do|does|did|have|has|had|will|would|can|could|may|shall|should)\b/;

const booking =
  /\b(what|which|when)\b.*\b(suits?|works?|convenient|come in|come by|available|appointment|visit|schedule|book)\b|\bwhen (would|can|could|may|should|shall) (you|we|i)\b/;

const noQuestion =
  /\b(anything else|something else i|is that (right|correct|okay|all right)|did i get (that|it)|correct\?|right\?|does that (work|suit)|how are you|how can i help|how may i help|what can i do for you|are you (still )?there|(shall|should) i book|sound good|okay\?|can you hear)\b|\b(so|that's|that is|i have) .*(right|correct)\?$/;

const small = new Set(
  "a an the and or but so to of in on at for from with by about into is are was were be been do does did have has had will would can could may might shall should what which who whom whose when where why how you your yours i we us our me my it its it's that this these those there please tell say ask know like want need get got any some just also then now okay ok well right thank thanks great good perfect could".split(
    ' ',
  ),
);

export const transcripts: Transcripts = {
  agents: ['agent', 'assistant', 'bot', 'ai', 'operator', 'representative', 'rep'],
  callers: ['caller', 'customer', 'user', 'client', 'contact', 'human', 'patient', 'guest'],
  types,
  yesNo,
  booking,
  noQuestion,
  small,
  choices: {
    or: 'or',
    notOr: /\bor not\b/i,
    before: /^.*(?:\b(?:about|for|prefer|want|need|is it|are you|it)|:)\s+/i,
    article: /^(?:(?:about|for|is it|a|an|the)\s+)+/i,
  },
};
