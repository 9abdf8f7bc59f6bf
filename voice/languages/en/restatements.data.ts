import type { Restatements } from '../restatements.ts';

/** What people say who think better of what they said: it stands before the new value, or alone. */
const cues = [
  'i take (?:it|that) back',
  'on (?:reflection|second thoughts?)',
  'come to think(?: of it)?',
  'thinking about it',
  'now that i think(?: of it| about it)?',
  "i(?:'ve| have) thought (?:about (?:it|that)|again)",
  'i (?:was|am|might be|may be) (?:being )?(?:a (?:bit|little) |too |way |so )?(?:nice|kind|generous|harsh|hard|mean|strict|polite|quick|hasty)',
  '(?:knock|take|shave) (?:one|two|a point|a bit) off(?: that| it)?',
  '(?:one|a bit|a little) (?:more|less|higher|lower) than that',
  'i (?:hit|said|gave|picked|chose|pressed|told) (?:you )?the wrong (?:one|number|thing)',
  'i (?:mixed|got) (?:that|it|them|the \\w+|those)? ?(?:up|backwards|mixed up|the wrong way (?:round|around))(?: the \\w+)?',
  'i misspoke',
  'my mistake',
  'correction',
];
const cue = `(?:${cues.join('|')})`;

/** What may open any of it. */
const opening =
  "(?:and|so|but|well|oh|hm|hmm|no|then|actually|please|just|now|sorry|wait|really|maybe|let's|i mean|you know|yes|yeah|rather|goodness|hang on|hold on|look|hey|you can|you could|can you|could you|would you|if you could|i guess|i think|i suppose)";

const put = [
  "(?:it|that|this|he|she|which|the (?:right|new|correct|real|actual) (?:one|name|number|answer)|the (?:name|company|budget|score|number|address|email|phone))(?:'s| is| was| would be| should be| should have been| ought to be| will be| has to be| must be)(?: called| now| really| actually| rather| more like| closer to)*",
  '(?:make|call|put|write|note)(?: it| that| me| us| them| down| in| as| at| under| the \\w+)*',
  "let's (?:say|go with|do|make (?:it|that))",
  'let me (?:change|make|fix|correct) (?:it|that)(?: to)?',
  "(?:i'd|i would|i'll|i will|i want to|i'd like to) (?:say|go (?:with|for|to|down to|up to)|go|make (?:it|that)|take (?:it|that)?(?: down| up| back)?(?: to)?|put|give (?:it|you|them|that)|call it|rate (?:it|that)|change (?:it|that) to)",
  'i (?:meant|mean|want|said)(?: to say)?',
  '(?:change|raise|lower|bump|take|move|bring|knock|drop)(?: it| that| the \\w+)?(?: up| down| back)?(?: to)?',
  '(?:we|you) can (?:make (?:it|that)|say|put)',
  'give (?:it|you|that|them)',
  'say',
  '(?:it |that |the \\w+ )?(?:can|could|may|might|will) go (?:up|down|as (?:high|low) as) ?(?:to)?',
  'go (?:with|for)',
  'more like',
  'closer to',
].join('|');

export const englishRestatements: Restatements = {
  compares: { than: new Set(['than']), more: new Set(['more', 'rather', 'really', 'actually', 'of']) },
  takes: new RegExp(
    `\\b(?:${[
      cue,
      'did i (?:just )?(?:say|tell)',
      'i (?:just |actually )?(?:said|told you|gave you|meant|mean) ',
      "i (?:should have|should've|shoulda|ought to have|wanted to|meant to|would have) (?:said|say|given|give|given you|give you|told|put)",
      "(?:should|ought to) (?:really |actually |probably |rather |just )?(?:be|have been|read|say)|should've been",
      "(?:was|were|is|that's|that was|'s) (?:a (?:bit|little|touch|tad) |way |far |really |much )?(?:too (?:kind|nice|generous|harsh|hard|strict|high|low|much|little|good|mean|soft|optimistic|modest)|a bit much|a stretch|wrong|off|incorrect|old|outdated|not right|no longer)",
      'i thought (?:\\w+ ){1,3}(?:was|were|is|meant) (?:the )?(?:bad|good|best|worst|top|bottom|highest|lowest)',
      '(?:make|call) (?:it|that)',
      '(?:put|write|note) (?:me |it |that |down |in )*',
      'change (?:it|that|the|my)',
      'take (?:it|that) (?:up|down|back)',
      '(?:bump|knock|move|bring|raise|lower) (?:it|that) (?:up|down|to)',
      'scratch|strike|forget (?:what|that)',
      "i'd go (?:with |for )?",
      'instead|rather|actually',
      'not .* but',
      'goes? (?:to|with)',
      '(?:can|could|may|might|will) go (?:up|down|as (?:high|low) as)',
      'is the right|the right (?:one|answer)|the other way (?:around|round)',
      "(?:'s| is) (?:closer|more like it)",
    ].join('|')})`,
  ),
  puts: new RegExp(
    `^(?:${opening} )*(?:for (?:the|my|our) [\\w']+(?: [\\w']+)? )?(?:${cue}(?: ${opening})*(?: (?:${put}))?|(?:${put}))(?: an?| the| about| around| like| say)* `,
  ),
  tails:
    / (?:instead|then|please|actually|now|really|rather|there|after all|though|i think|i guess|in fact|too|either|would you|for that(?: one)?|on that(?: one)?|if (?:you|i) (?:can|may|could)|(?:works|suits me|would suit me|would work) better|(?:is|was|would be|'d be) (?:better|right|the right answer|more like it|closer))$/,
  items: new Set(['one', 'score', 'number', 'answer', 'question', 'rating', 'mark', 'grade']),
  others: /\b(?:the|my|that) (?:other|earlier|previous|prior) (?:one|score|number|answer|question|rating)\b/,
  unnamed: new Set(['scale']),
  grows: {
    forms:
      'inc|incorporated|llc|l l c|ltd|limited|llp|l l p|plc|corp|corporation|and sons|and son|and daughters|and brothers|and partners|and associates|and co|and company'.split(
        '|',
      ),
    around: new Set(
      "it's its that's is with at the end of put add there's there goes on behind after we're we are called name full and the please then too also company actually".split(
        ' ',
      ),
    ),
  },
  turns: [
    /(?<!\S)less (?:of )?(?<old>an? .+?) than (?<fresh>an? .+)$/d,
    /(?<!\S)not so much (?<old>.+?) as (?<fresh>.+)$/d,
    /(?<!\S)(?:instead of|rather than) (?<old>.+?) (?:(?:it's|make it|i'd like|i need|we need) )?(?<fresh>(?:an?|the) .+)$/d,
  ],
};
