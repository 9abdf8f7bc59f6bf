import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';

/** What English says of a day or time beside it: that it does not suit, that it is taken, that it only explains. */

const not =
  "(won't|wont|will not|doesn't|does not|don't|do not|can't|cannot|can not|isn't|is not|isn't going to|is not going to|wouldn't|would not|didn't|did not|couldn't)";
const things =
  'moment|moments|second|seconds|sec|secs|tick|ticks|mo|appointment|appointments|booking|bookings|slot|slots|opening|openings|session|sessions|visit|visits|question|questions|thing|things|problem|problems|option|options|choice|choices|room|rooms|table|tables|seat|seats|ticket|tickets|bag|bags|car|cars|dog|dogs|cat|cats|pet|pets|item|items|people|person|persons|adults|guests|kids|kid|children|child|boys|girls|friends|sons|daughters|minute|minutes|hour|hours|times|weeks|months|years';

export const bearings = [
  ...lexicon(
    'bearing',
    {
      // Behind a day or time.
      [`[just|really|still|probably|also] ${not} [really|quite|actually] (work|suit|do|fit|go|help)`]: 'rejected',
      [`[just|really|still] ${not} [really|quite] (work|suit|fit) [for|with] (me|us|him|her|my schedule)`]: 'rejected',
      "[is|isn't|that's|would be|is just] [really] (no good|not good|no use|not possible|impossible|out|bad|not ideal|not great|too late|too early|too soon|no longer possible|out of the question) [for] [me|us]":
        'rejected',
      "(is|it's|that's|would be|was) [already] (taken|full|booked|booked up|gone|cancelled|canceled|a problem|a no|a no go|a holiday|busy|off|difficult|tricky|terrible|tough)":
        'rejected',
      "(isn't|is not) (good|possible|ideal|great|going to work|gonna work|convenient|available|an option)": 'rejected',
      '[is|has] no longer (works|suits|work|suit|possible|available|good|an option|convenient|any good)': 'rejected',
      '(has|got|has got) (a conflict|a clash|something on)': 'rejected',
      '(conflicts|clashes|booked|taken|full|gone) [with]': 'rejected',
      [`(i|we|he|she|it|that) ${not} [do|make|manage|come|work|be] [it|that]`]: 'rejected',
    },
    0.1,
  ),
  ...lexicon(
    'bearing',
    {
      'or (the day after|the next day|the day before|the following day|so|something|whenever|another day|some other day)':
        'refused',
      '(so|then) no [thanks|thank you]': 'refused',
      // Past an hour that is not said.
      '(so|then|say|maybe|about|around|at) (half|quarter|a quarter|ten|five|twenty) (past|to|after)': 'refused',
      '(so|then|but|so maybe|so sometime|so any time|so anytime) (after|before|later than) (that|then)': 'refused',
      'so (any time|anytime|sometime|some time|any day|a day|one day|the day|the week) (after|before)': 'refused',
    },
    0.1,
  ),
  // Beside it, before or behind.
  ...lexicon('bearing', {
    "(i|we|i've|we've|i'll|he|she) [already|will] (have|has|got|have got) [already] (something|a meeting|meetings|an appointment|another appointment|plans|school|class|a class|practice|training|soccer|football|rehearsal|church|a conflict|a thing|a wedding|a funeral|a flight|an exam)":
      'busy',
    "(i'm|i am|we're|we are|i'll be|we'll be|he's|she's) [already|all|always] (busy|away|working|out of town|booked|booked up|at work|on vacation|on holiday|abroad|traveling|travelling|tied up|unavailable|not available|not free|not around|not here)":
      'busy',
    '(i|we) (work|have work|am busy|are busy|already booked|have to work)': 'busy',
    '(are you|are you guys|is it|is the office|is the shop|are they) [also|still|usually] (open|closed|shut)': 'busy',
    '(what day is|what day of the week is|what date is|when is|who works|who is working|how much is it|are you there|are you around|are you working|is anyone there)':
      'busy',
    '(i was there|i was in|i came in|we came in|we were there|i called|i called in|i visited)': 'busy',
    '(do you|when do you|what time do you|what times do you) (open|close|shut|work)': 'busy',
  }),
  // Why no earlier: "I can't get away before", "he has school till three".
  ...[
    `(i|we|he|she|they|it) (can't|cannot|couldn't|won't|don't|doesn't|will not|wouldn't be able to) <w:word>`,
    `(i|we|he|she|they|it) (can't|cannot|couldn't|won't|don't|doesn't|will not|wouldn't be able to) <v:word> <w:word>`,
    '(i|we|he|she|they) (have|has|got|work|works|teach|teaches|am|is|are) [<w:word>]',
    "(i've|we've|he's|she's|they've|i'm|we're|they're) <w:word>",
    "(i've|we've|he's|she's|they've|i'm|we're|they're) <v:word> <w:word>",
  ].flatMap((clause) => [
    rule(
      'bearing',
      `${clause} [any] (before|earlier|sooner|beforehand|before that|before then)`,
      () => 'explains',
      0.3,
    ),
    rule('bearing', `${clause} (till|until|up to) (then|<c:clock>)`, () => 'explains', 0.3),
  ]),
  // When others come and go: "my husband comes at four", "the bus leaves at ten". "He's only off Thursdays" is a wish.
  ...['(he|she|they)', '(my|our|his|her|their|the) <w:word>'].flatMap((who) => [
    rule(
      'bearing',
      `${who} [only|usually|always|doesn't|does not|won't] (comes|come|arrives|arrive|gets|get|starts|start|begins|begin|ends|end|finishes|finish|leaves|leave|closes|opens|departs|lands|returns|is) [back|home|in|out|off|up|here|there|over] [until|till|at|around|about|by] <c:clock>`,
      () => 'explains',
      0.3,
    ),
  ]),
  // "My lunch is twelve to one", "I work from one to nine".
  rule(
    'bearing',
    '(my|our|his|her|their) [<v:word>] <w:word> (is|is from|runs|runs from|goes from|from) <b:clock> (to|till|until) <c:clock>',
    () => 'explains',
    0.4,
  ),
  rule(
    'bearing',
    "(i|we|he|she|they|i'm|we're|he's|she's|they're) [only|usually|always|already] (work|works|working|teach|teaches|am|is|are|have school|has school|have class|has class|in class|at work|at school|busy|booked|in meetings|in a meeting|away|out) [from|between] <b:clock> (to|till|until|and) <c:clock>",
    () => 'explains',
    0.4,
  ),
  // What comes behind is what follows from what came before.
  ...lexicon('bearing', { '(so|therefore|hence)': 'conclusion' }),
  ...lexicon(
    'bearing',
    {
      "so [that] (i can|we can|he can|she can|i could|it's|that's|that|it is|far)": 'courtesy',
      "if (you|you've|you have|you'd|possible|that|that's|it|it's|i|there's|at) [can|could|may|have|do|please|like|is|was|works|suits|got|all|don't] [be|any|anything|it|that|something|a|possible|mind|okay|ok|fine|alright|all right] [works|suits|space|slot|free|please|with you|for you]":
        'courtesy',
      "if (you're|you are|it's|they're|he's|she's|that's) [still] (open|free|around|there|available|working|in|not busy|not full)":
        'courtesy',
      "[but] if (that's|it's|that is|it is|that one's|they're|that day's|that day is) [already|all] [not] (full|taken|booked|booked up|gone|busy|available|possible|free|open|no good|a problem)":
        'courtesy',
      '[or|and] if not': 'courtesy',
      // "If you can move it to Wednesday I won't cancel."
      "(i|we) (won't|will not|wouldn't|would not|don't|do not|needn't) [have to|need to|want to] (cancel|cancel it|miss it|lose it|give it up)":
        'courtesy',
      'or (as close as possible|as near as possible|close to it|near enough|thereabouts|around then|about then|as close as you can)':
        'courtesy',
      "(why don't we|why don't you|why don't i|don't you have|can't we|couldn't we|can't you|couldn't you|not a problem|no problem|no worries|if you don't mind|don't mind|not too bad)":
        'courtesy',
    },
    0.05,
  ),
  ...lexicon('thing', {
    [`(${things}|of those|of these|of them|of us|to|past|til|till)`]: 'counted',
    [`(one|two|a|just a|just one|a couple) (${things})`]: 'counted',
  }),
  ...lexicon('thing', {
    [`(free|open) (${things}|time|one)`]: 'placed',
    [`(${things}|available|possible|chance|date|half|floor|street|avenue|row|page|grade|anniversary|birthday|attempt|try|part|quarter|round|place|call|reminder|address|location|store|office|line|letter|number|digit|chapter|edition|dose|pregnancy)`]:
      'placed',
  }),
];
