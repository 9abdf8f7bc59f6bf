import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';

/** How English answers without a plain yes or no: with what one did, feels, wishes, or politely asks for. */

const one = '(i|we)';
const it = '(it|that|this|one|those|them|so|some|any)';
const be = "(that would be|that'd be|it would be|it'd be|would be|that'll be|it'll be|that will be|it will be)";
const feel = "(i'm|i am|im|we're|we are|i feel|i'd be|i would be|we'd be)";
const content = '(happy|okay|ok|fine|good|cool|comfortable|satisfied|content|pleased|all right|alright)';
const withIt =
  '(with that|with it|with this|with those|about that|about it|to do that|to do it|to|doing that|for that|by that)';
const ago =
  '(already|yesterday|before|today|earlier|this morning|last night|last week|last month|last year|once|twice|recently|just now|a while ago|years ago|a long time ago)';

const exclaimed =
  '(good heavens|heavens|heavens above|lord|good lord|goodness|goodness me|gosh|god|my god|my goodness|jesus|jeez|christ|bloody hell|blimey|hell|heck|thank god|thank goodness|ew|yuck|unfortunately|sadly|luckily|thankfully|fortunately|regrettably|honestly|frankly|alas|obviously|clearly|naturally|apparently|afraid|afraid its a|aw|ha|haha|lol|hey|look|listen)';

const yes = [
  '(okey doke|okie dokie|okie doke|okey dokie|kk|ye|yee|yeap|yessum|yuppers|yeppers|yessiree|course|pretty please|delighted|will do|can do|you know it|damn straight|damn right|very much so|so it is|so i did|so i do|aye aye|ten four|i agree with that|i agree with you|i agree to that|you said it|sure thing|no bother|no bother at all|go on then|oh go on then|go on then yes|fire away|crack on|let it be so|make it so|please continue|please proceed|please go on|fine by us|okay by me|ok by me|all right by me|afraid so|sadly so)',
  "(might as well|may as well|i might as well|we might as well|i may as well|could do worse|i don't see why i wouldn't|can't say no to that|can't argue with that|i can't argue with that|couldn't agree more|i couldn't agree more|nothing i'd like more|sounds like a plan|sounds like a good idea|i'm up for it|i'm up for that|up for it|i'm game|i'm on board|i'm down with that|i'm positive|i'm certain|i'm quite sure|i'm pretty sure|i'm absolutely sure|i'm good to go|good to go|we're good to go|ready to go|ready when you are)",
  "(this is|that's|that is) (he|she|him|her|me|us|them)",
  "(that'd|that would|it would|that will|that'll|it'll) be (me|him|her|us|i|he|she)",
  "(you're|you are) (talking|speaking) (to|with) (me|him|her|them)",
  "(you've|you have|you) (reached|got) (me|him|her)",
  '(good|great|excellent|brilliant|lovely|fine|wonderful) (idea|plan|choice|thinking|suggestion)',
];

const no = [
  "(nop|noo|i'm out|count me out of it|fat chance|no dice|no can do|course not|afraid not|not bloody likely|not very likely|not so likely|not in a million years|not in this lifetime|not if i can help it|not on your nelly|not on my watch|not for all the tea in china|when hell freezes over|when pigs fly|nothing doing|pass|i can do without|we can do without|i'll do without|i could do without it|i'll live without it|no longer|no more|none whatsoever|none at all|nothing whatsoever|no never|never ever|not as such|not especially|not particularly|not personally|not keen|not too keen|not fussed on it|not in the mood|not my cup of tea|i'm afraid i can't|i'm afraid i don't|i'm afraid i haven't|i'm afraid it isn't|i'm afraid it's not)",
  "(a|that's a|that is a|not a|not such a|such a|sounds like a|not the) (bad|terrible|awful|horrible|dreadful|stupid|poor) (idea|plan|choice)",
  '(bad|terrible|awful|horrible|dreadful|stupid|poor) (idea|plan|choice)',
  "(not|it's not|that's not|not such|not really) a (good|great) (idea|plan|choice|time|fit)",
  '(no|nope|nah|no thanks|no thank you) [that|we|it] [all|is|are] (good|set|done|sorted)',
  "(no|nope|nah|naw) (we're|i'm|im|we are|i am|it's|all) [all] (good|fine|set|done|sorted|right|covered|okay|ok|grand)",
];

/** Said for politeness only: it is no condition. */
const polite =
  "(if you like|if you want|if you want to|if you please|if you would|if you could|if you can|if you will|if you wouldn't mind|if you don't mind|if you do not mind|if i may|if i could|if i can|if possible|if at all possible|if it's possible|if that's possible|if that's okay|if that's ok|if that's all right|if that's alright|if that's fine|if that is okay|if that's okay with you|if that's all right with you|if it's okay with you|if it's no trouble|if it's not too much trouble|if it isn't too much trouble|if it's not a bother|if it's not a problem|if it's no bother|if that helps|if you insist|if it's all the same|if it's all the same to you|if you'd like|if you'd be so kind|if you would be so kind|if you think so|if you say so)";
const please = '[please|thanks|thank you|that would be great|that would be nice]';

/** Alone they answer; beside others they tell of something: "good question", "nothing works". */
export const faintAnswers: ReadonlySet<string> = new Set([
  ...'fine good great perfect wonderful excellent lovely brilliant super cool awesome fantastic ideal grand splendid terrific beautiful amazing sweet magic dandy ace wicked never nothing none neither nobody hardly clean works'.split(
    ' ',
  ),
  ...["i'm good", "i'm fine", 'i am good', "i'm done", 'all set', "i'm all set", 'not good', 'not great', 'no good'],
]);

/** "Okay, and how much is it?" agrees to nothing. */
export const openingAnswers: ReadonlySet<string> = new Set(
  'okay ok right alright fine great good cool perfect k kk'.split(' ').concat('all right'),
);

/** What only sounds like an answer. */
const aside =
  "(right (now|here|there|behind|after|before)|good (morning|afternoon|evening|night|question|grief|luck|point|lord)|no (one|rush|hurry|pressure|offense|offence|joke|wonder)|believe it or not|no matter|good for you|that's a good question|great question|how right|all the same|nothing to do with|never heard of)";

export const replies = [
  ...lexicon('answer', { [aside]: 'aside' }, 0.3),
  ...lexicon('answer', { '(thumbs up|two thumbs up)': 'yes', '(thumbs down|two thumbs down)': 'no' }),

  // Anyone who was asked agrees.
  rule('answer', '(she|he|they|my (wife|husband|partner|mom|dad|boss)) (says|said) <a:answer>', ({ a }) => a),
  ...lexicon(
    'answer',
    { "(i would|i'd|i'd love to|i would love to|i wish i could|i would do it) if i could": 'no' },
    0.6,
  ),
  ...lexicon('ellipsis', { '(please|continue|go on|rather|delighted)': 'yes' }),
  ...yes.flatMap((pattern) => lexicon('answer', { [pattern]: 'yes' }, 0.2)),
  ...no.flatMap((pattern) => lexicon('answer', { [pattern]: 'no' }, 0.3)),
  ...lexicon('answer', { [`${polite} ${please}`]: 'yes' }, 0.1),
  rule('answer', `<a:answer> ${polite} ${please}`, ({ a }) => a, 0.2),
  // "No but thank you", "close but no", "I'd love to but I can't".
  rule(
    'answer',
    '<a:answer> but (thanks|thank you|cheers|ta|many thanks) [anyway|for asking|though|all the same|so much]',
    ({ a }) => a,
    0.3,
  ),
  rule(
    'answer',
    "(close|nice try|nearly|almost|thanks|thank you|many thanks|cheers|ta|sorry|nice|tempting|kind of you|i'd love to|i would love to|i'd like to|i would like to|i want to|i wanted to|i wish i could|i would|i'd say yes|i would have|sounds nice|sounds good|sounds great|good idea|great) but <b:answer>",
    ({ b }) => (b === 'no' ? 'no' : null),
    0.4,
  ),
  rule(
    'answer',
    "(close|nice try|sorry|tempting|i'd love to|i would love to|i'd like to|i would like to|i want to|i wanted to|i wish i could|i would|i'd say yes|i would have|sounds nice|sounds good|great) but <b:ellipsis>",
    ({ b }) => (b === 'no' ? 'no' : null),
    0.4,
  ),
  rule('answer', `${exclaimed} <a:answer>`, ({ a }) => a, 0.1),
  rule('answer', `${exclaimed} <a:ellipsis>`, ({ a }) => a, 0.1),
  // Reported, or told of another time: it answers nothing. "She says yes" was asked just now.
  rule('answer', '(he|she) (said|told me|told us) <a:answer>', () => 'unsure', 0.6),
  rule('answer', '(my|the|our) <w:word> (said|told me|told us) <a:answer>', () => 'unsure', 0.6),
  rule(
    'answer',
    '(you|they|it|someone|somebody|people|everyone) (said|say|told me|told us|tell me|told him|told her) <a:answer>',
    () => 'unsure',
    0.6,
  ),
  rule('answer', "i (never|didn't|did not) (said|say) <a:answer>", () => 'unsure', 0.6),
  rule('answer', '(almost|nearly|partly|half|mostly|somewhat) <a:answer>', () => 'unsure', 0.3),
  rule(
    'answer',
    "(that's|that is|it's|it is) (almost|nearly|partly|half|mostly|somewhat) <a:answer>",
    () => 'unsure',
    0.5,
  ),
  ...lexicon(
    'answer',
    {
      "(your guess is as good as mine|search me|beats me|couldn't say|i couldn't say|ask me later|we'll see|we shall see)":
        'unsure',
    },
    0.5,
  ),
  // What one does or did.
  ...lexicon(
    'ellipsis',
    {
      [`${one} [do|do all|all|both|really|fully|gladly|wholeheartedly|hereby] (agree|accept|approve|consent|confirm)`]:
        'yes',
    },
    0.2,
  ),
  ...lexicon(
    'ellipsis',
    { [`${one} [really|totally|strongly|respectfully|must|have to|do] (decline|refuse|disagree|object|oppose)`]: 'no' },
    0.2,
  ),
  ...lexicon(
    'ellipsis',
    { [`${one} (don't|do not|didn't|can't|cannot|won't|will not) (agree|accept|approve|consent|confirm)`]: 'no' },
    0.4,
  ),
  ...lexicon(
    'ellipsis',
    { [`${one} (always|usually|often|certainly|definitely|gladly|already) (do|did|have|am|will)`]: 'yes' },
    0.2,
  ),
  ...lexicon('ellipsis', { [`${one} (rarely|seldom|never|hardly ever) (do|did|have|will|would)`]: 'no' }, 0.2),
  ...lexicon(
    'ellipsis',
    {
      [`(i've|we've|i have|we have) [already|just|all] (done|tried|had|used|seen|got|received|finished|completed) ${it}`]:
        'yes',
    },
    0.2,
  ),
  ...lexicon(
    'ellipsis',
    { [`(i've|we've|i have|we have) never (had|been|done|tried|used|seen|owned|heard|needed|wanted|got)`]: 'no' },
    0.3,
  ),
  ...lexicon(
    'ellipsis',
    {
      [`(i've|we've|i have|we have) never (had|done|tried|used|seen|owned|heard of|needed|wanted|got|been to|heard) [of] (it|that|this|one|any|there|those)`]:
        'no',
    },
    0.3,
  ),
  ...lexicon('ellipsis', { [`${one} did ${it}`]: 'yes' }, 0.1),
  rule('ellipsis', `<a:ellipsis> ${ago}`, ({ a }) => a),
  ...lexicon(
    'ellipsis',
    {
      [`${one} (haven't|have not|didn't|did not|never) [yet] (done|do|did|had|have|tried|try|used|use|seen|see|got|get|received) [yet] ${it}`]:
        'no',
    },
    0.4,
  ),
  ...lexicon('ellipsis', { [`${one} (have|had|got|'ve got) (none|nothing|neither)`]: 'no' }, 0.2),
  ...lexicon(
    'answer',
    {
      [`(i have|i've|i've got|we have|we've|i had|there is|there's) (no|zero|little) (interest|need|use|wish|intention|desire|plan|plans|time) [in that|for that|for it|in it|to do that|to|of doing that]`]:
        'no',
    },
    0.4,
  ),
  // What one wishes.
  ...lexicon(
    'answer',
    {
      [`(i'd|i would|we'd|we would|i|we) (really|do|just|certainly|definitely) (like|love|want|appreciate|take|need) (one|some|that|it|this|to|those|them)`]:
        'yes',
    },
    0.1,
  ),
  ...lexicon(
    'answer',
    {
      [`(i'd|i would|we'd|we would) (like|love|want|appreciate|take|welcome|prefer) (one|some|that|it|this|those|them)`]:
        'yes',
    },
    0.1,
  ),
  ...lexicon('ellipsis', { [`${one} (want|need|accept|choose|prefer) (that|it|this|to|one|some|them)`]: 'yes' }, 0.1),
  ...lexicon(
    'answer',
    { [`(i'd|i would|we'd|we would|i) (hate|detest|loathe|despise|dread) (that|it|to|one)`]: 'no' },
    0.4,
  ),
  ...lexicon(
    'answer',
    {
      [`(i|we) (wouldn't|would not|don't|do not) [really|much|particularly] (like|love|want|care for|fancy|appreciate) (one|any|that|it|this|to|those|them)`]:
        'no',
    },
    0.4,
  ),
  ...lexicon(
    'answer',
    {
      [`(i'll|we'll|i will|i'd rather|i think i'll|i'm going to|i'm gonna|let me) (skip|leave|pass|decline|drop|pass on|do without) [it|that|this|that one|this one]`]:
        'no',
    },
    0.3,
  ),
  // How one feels about it.
  rule(
    'answer',
    `${feel} [very|quite|totally|perfectly|absolutely|more than|completely|really|just] ${content} ${withIt}`,
    () => 'yes',
    0.4,
  ),
  rule(
    'answer',
    `${feel} not [very|quite|totally|too|so|all that|really|particularly|exactly] ${content} ${withIt}`,
    () => 'no',
    0.6,
  ),
  ...lexicon('answer', { [`${feel} (delighted|glad|thrilled|honored|honoured|pleased) [to]`]: 'yes' }, 0.2),
  ...lexicon(
    'answer',
    {
      [`${be} [very|really|just|so|most|absolutely] (nice|lovely|helpful|great|grand|useful|kind|appreciated|wonderful|perfect|good|ideal|brilliant|fantastic|super|awesome|fine|welcome|handy|smashing)`]:
        'yes',
    },
    0.2,
  ),
  ...lexicon(
    'answer',
    {
      [`${be} [a|very|really|just|quite|such] (awful|terrible|bad|horrible|dreadful|problem|pain|nuisance|mistake|shame|disaster|no|bother)`]:
        'no',
    },
    0.3,
  ),
  ...lexicon(
    'answer',
    { [`(that|it) (would|will|does|might|should) (help|work|suit|do) [me|us|a lot|nicely|just fine|fine]`]: 'yes' },
    0.1,
  ),
  // "I don't believe we do", "I don't suppose so".
  rule(
    'ellipsis',
    "(i|we) (don't|do not) (think|believe|suppose|reckon|imagine|expect) <a:ellipsis>",
    ({ a }) => (a === 'yes' ? 'no' : null),
    0.5,
  ),
  rule(
    'ellipsis',
    '(i|we) (think|believe|suppose|reckon|imagine|expect|guess|hope|know) <a:ellipsis>',
    ({ a }) => a,
    0.7,
  ),
  ...lexicon(
    'answer',
    { "(i|we) (don't|do not|wouldn't|shouldn't) (think|believe|suppose|reckon|imagine|expect|say) so": 'no' },
    0.4,
  ),
  // "That's not my address", "the spelling is off".
  ...lexicon(
    'answer',
    {
      "(that's not|that is not|that isn't|it's not|it isn't|it is not|this isn't|this is not|those aren't|you're not|that wasn't) (my|our|what|mine|me|him|her|how|where|who|for|quite|even)":
        'no',
    },
    0.2,
  ),
  ...lexicon(
    'answer',
    {
      '(spelling|name|number|date|time|day|address|email|code|amount|digit|letter|part|bit|year|month|rest|order) (is|was|looks|seems|sounds) [a bit|all|still|completely|totally|slightly] (wrong|off|incorrect|misspelled|spelled wrong|not right|not correct|messed up)':
        'no',
    },
    0.3,
  ),
  // What one tells the other to do or not to do.
  ...lexicon('ellipsis', {
    '(you are|you do|you did|you will|you should|you could|you have|you certainly may|you certainly can|of course you can|of course you may|you go ahead)':
      'yes',
  }),
  ...lexicon(
    'ellipsis',
    {
      "(you may not|you can't|you cannot|you can not|you shouldn't|you should not|you'd better not|you had better not|you don't|you didn't|you haven't|you aren't|you're not|you won't|you will not|better not)":
        'no',
    },
    0.4,
  ),
];
