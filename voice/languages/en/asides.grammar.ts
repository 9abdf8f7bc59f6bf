import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';

/**
 * Sentences that name a day or time but do not ask for it, by their verbs: questions for what it costs, what someone
 * has already or lets go, and what has been.
 */

/** Past forms that do not end in "ed". */
const irregular = new Set(
  'lost rang came went saw did began started broke fell took sent bought died had left made met paid ran sold spoke spent stood told wrote gave drove flew hurt cut put felt found heard held kept knew read sat slept woke won caught got hit been stopped quit slipped'.split(
    ' ',
  ),
);
/** Past forms that still speak of what someone wants. */
const wishing = new Set(
  'wanted needed hoped liked preferred figured thought meant asked agreed planned decided picked chose offered mentioned suggested supposed considered got told need indeed'.split(
    ' ',
  ),
);
const isPast = (word: string) => !wishing.has(word) && (irregular.has(word) || /[^e]ed$/.test(word));

/** Things of someone that are not the day itself. */
const wished = new Set(
  'preference preferred choice first second favorite favourite best ideal day date dob birth birthdate pick option guess answer availability request only next'.split(
    ' ',
  ),
);

const who = '(i|we|he|she|they|it|you|who|that|someone|somebody)';
const often = '[just|already|only|never|also|really|first|last]';
const things =
  '(appointment|appointments|booking|bookings|reservation|slot|visit|meeting|session|delivery|order|time|lesson|class)';
const letting =
  '(cancel|canceling|cancelling|call off|drop|skip|miss|missed|postpone|rearrange|forget|forget about|forget what i said about|never mind|nevermind|scrap|delete|remove|undo|get rid of|get out of)';
const moving = '(move|change|switch|reschedule|swap|shift|push|push back|rebook|bring forward)';

export const asides = [
  // What it costs and what it is like, not whether it suits.
  ...lexicon('bearing', {
    "(is it|is there|are there|will there be|would there be|do you have|is that|it's|there's|any|a|an) [any|a|an] (extra|additional|surcharge|charge|charges|fee|fees|cost|costs|discount|penalty)":
      'asked',
    '[an] (extra|additional|higher|special|weekend|holiday|different|cancellation) (charge|fee|cost|rate|price|charges|fees|rates|prices)':
      'asked',
    '(charge|charges|cost|costs|pay|be|is|are|it|come out) [you|me|us|it|any|a bit|a lot|much] (more|less|extra|double|the same|anything|dearer|cheaper|pricier|more expensive|less expensive|busier|quieter|any cheaper|any dearer|more busy|less busy) [than]':
      'asked',
    '(more|less) (expensive|busy|crowded) [than]': 'asked',
    '(how much|how expensive|what price|how busy|how crowded|how long|what does it cost|what would it cost|what do you charge|do you charge|what are your hours|what are the hours|what hours|which hours)':
      'asked',
    '(surcharge|overtime|off peak|same price|same rate|same fee)': 'asked',
    '(cheaper|dearer|pricier|busier|quieter) [than]': 'asked',
    '(prices|fees|rates|fee|price|rate) (go|goes) (up|down)': 'asked',
    '(are you|are you guys|is it|is the office|is the shop|are they|will you be|is anyone|is anybody|is someone) [still|usually|ever|even] (there|working|around|open|closed|shut)':
      'asked',
    "(you're|youre|you are|they're|they are|it's|we're|everything's) [all|still|usually|always] (open|closed|shut)":
      'asked',
  }),
  ...lexicon('bearing', {
    '(extra|a busy day|a quiet day|a holiday|a bank holiday|a public holiday|a weekday|a work day|a school day)':
      'rejected',
  }),

  // "Is Friday busy" asks about a day, where "is Friday free" wishes for it.
  rule(
    'moment',
    "(is|isn't|was|are|aren't) <d:date> [always|usually|ever|very|too|so|often|already] (busy|closed|taken|full|booked|packed|crowded|quiet|gone)",
    () => ({}),
  ),
  rule('moment', 'next next <w:weekday>', () => ({})),

  // What someone has already.
  rule('bearing', `${letting} [my|our|the|that|his|her|this]`, () => 'had'),
  rule('bearing', `${letting} [my|our|the|that|his|her|this] ${things} [that's|that is|which is]`, () => 'had'),
  rule('bearing', `${moving} (my|our|the|that|his|her|this)`, () => 'had'),
  rule('bearing', `${moving} (my|our|the|that|his|her|this) ${things} (from|that's|that is|which is)`, () => 'had'),
  ...lexicon('bearing', { '(my|our) [usual|regular|existing|current|upcoming|original]': 'had' }),
  rule(
    'bearing',
    `(my|our|the) [usual|regular|existing|current|upcoming|original|last] ${things} (is|was|was for|is for)`,
    () => 'had',
    0.1,
  ),
  rule('bearing', '(my|our|his|her|their) <w:word> (is|was|falls)', ({ w }) => (wished.has(w) ? null : 'told')),
  rule('bearing', '(my|our|his|her|their) <w:word>', ({ w }) =>
    !/'s$/.test(w) || wished.has(w.slice(0, -2)) ? null : /birthday/.test(w) ? 'told' : 'had',
  ),
  ...lexicon('bearing', { '(nothing|no openings|no appointments|hardly ever|rarely|seldom)': 'had' }),
  rule('bearing', '(my|our|his|her|their) <v:word> <w:word> (is|was|falls)', ({ v, w }) =>
    wished.has(v) || wished.has(w) ? null : 'told',
  ),
  ...lexicon('bearing', {
    "(i|we) (am|was|were|got|'m) [already] (scheduled|down|booked|booked in) [in] [for]": 'told',
    "(i'm|we're|i am|we are|i've got|we've got|i have|we have) [already] (an appointment|a booking|booked|booked in|scheduled)":
      'told',
  }),

  // Words for days that name none.
  rule('moment', 'the <w:weekday> (after|before|following)', () => ({}), -0.5),
  rule('moment', '[the] <p:period> (after|before|following)', ({ p }) => (p.unit === 'weekend' ? null : {}), -0.2),
  rule('moment', 'the last <w:weekday>', () => ({}), 0.3),
  rule('moment', '(bank|public|federal|national) holiday [weekend]', () => ({}), 0.2),
  rule('moment', '(bank|public|federal|national) holiday <w:weekday>', () => ({}), 0.2),
  rule('moment', "(that's|which is|it's|that is|it is) a <w:weekday>", () => ({}), -0.3),
  rule('moment', '[the] <a:ordinal> (and|or|,) <b:ordinal> <w:weekday>', () => ({})),
  rule('moment', '(every|each) [other] <o:ordinal>', () => ({})),
  rule('moment', '[the] <o:ordinal> of (each|every) month', () => ({})),
  rule('moment', "(is|isn't|was) <d:date> (a|on a) <w:weekday>", () => ({})),
  rule(
    'moment',
    "(is|isn't|was) <d:date> (a|an|on a) [bank|public|national|federal] (holiday|weekday|weekend|workday)",
    () => ({}),
  ),

  rule('bearing', '(my|our|his|her|their) <u:word> <v:word> <w:word> (is|was|falls|starts)', ({ u, v, w }) =>
    [u, v, w].some((one) => wished.has(one)) ? null : 'told',
  ),

  // What is asked of the day itself: "what's today".
  ...lexicon('bearing', {
    "(what's|whats|what is|what was|which day is|did you say|do you say|when you say|do you mean|you mean|did you mean|what do you mean by|what day's|what date's|what's the date|what is the date|what day of the week is) [the date|the day]":
      'had',
  }),

  // What has been.
  rule('bearing', `${who} ${often} <w:word>`, ({ w }) => (isPast(w) ? 'told' : null)),
  rule('bearing', `${who} (was|were|had|has|have) ${often} <w:word>`, ({ w }) => (isPast(w) ? 'told' : null)),
  rule('bearing', '(my|our|his|her|the|your|a|an) <n:word> <w:word>', ({ w }) => (isPast(w) ? 'told' : null)),
  rule('bearing', `${who} [just] got (your|a|an|the|this|my) <w:word>`, () => 'told'),
  // Which day someone went or came back is asked as often as told.
  ...lexicon(
    'bearing',
    { [`${who} ${often} (went|came|got|drove|flew) (back|home|there|away) [for|on|in]`]: 'courtesy' },
    0.3,
  ),
  // "If I came on Monday" is a wish.
  rule('bearing', `(if|whether) ${who} <w:word>`, ({ w }) => (isPast(w) ? 'courtesy' : null)),
  rule('bearing', `(if|whether) (my|our|his|her|the|your) <n:word> <w:word>`, ({ w }) =>
    isPast(w) ? 'courtesy' : null,
  ),

  // What is said behind "but" with a wish is meant.
  ...lexicon('bearing', {
    "but [then|now|really|actually] (need|want|would like|would prefer|wondering|hoping|i need|i'd need|i want|i'd like|i would like|i'd prefer|i'd rather|i would prefer|we need|we want|we'd like|we'd prefer|we'd rather|could we|can we|could i|can i|can you|could you|how about|what about|make it|let's|let's do|let's say|i can|i could|we can|we could|i'm free|we're free) [only] [have|do|make|make it|come|say]":
      'conclusion',
  }),
];
