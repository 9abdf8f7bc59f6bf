import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';

/** How English says yes, no and neither. What is longer counts more: "no problem" is a yes, "why not" too. */

const yes = [
  'yes',
  '(yeah|yea|yep|yup|yah|ya|yeh|aye|yessir|y|si)',
  '(uh huh|mm hmm|mhm|mmhmm|mm hm|uhhuh)',
  '(sure|sure thing|sure is|for sure|certainly|absolutely|definitely|totally|of course|naturally|by all means|indeed|precisely|exactly|affirmative|agreed|agree|true|roger)',
  "(fair enough|righto|right oh|right you are|absolutely right|quite right|dead right|true enough|without a doubt|no question about it|a hundred percent|one hundred percent|hundred percent|100 percent|100 %|that's a yes|it's a yes)",
  "(correct|right|that's right|that is right|that's correct|that is correct|that's it|that is it|that's the one|spot on|you got it|got it in one|bingo)",
  '(ok|okay|okey dokey|alright|all right|k|👌|👍|✅)',
  '(fine|good|great|perfect|wonderful|excellent|lovely|brilliant|super|cool|awesome|fantastic|ideal|smashing|grand|splendid|marvellous|marvelous|terrific|superb|fabulous|beautiful|amazing|sweet|magic|dandy|peachy|delightful|champion|ace|wicked|not bad|not too bad|not a bad idea)',
  "(that's fine|that's good|that's great|that's perfect|that is fine|that is good|that works|that'll do|that will do|that would do|that'll do nicely|that does it|that'll be fine|that does the trick|it'll do|works|it works|that'll work|that will work|that suits me|suits me|sounds good|sounds great|sounds fine|sounds right|sounds perfect|looks good|looks right|good to me|fine by me|fine with me|works for me)",
  "(go ahead|go for it|do it|do that|go with that|go with it|please do|let's do it|let's do that|let's go|let's go with that|book it|book that|i'll take it|i will take it|i'll take that|take it|send it|confirm|confirmed|proceed|carry on|go right ahead|be my guest|feel free|count me in|i'm happy with that)",
  "(ask away|fire away|knock yourself out|you may|you certainly may|yes you may|by all means do|if you must|if you have to|go on and ask|i'm all ears|that suits|that suits me fine|i'll have that one|we'll have that one|i'll take that one|we'll take that one|we'll take it|we will take it|i'd have it|put me down for that one|put me down for that|put me down for it|lock it in|lock that in|pencil me in|schedule it|schedule that|set it up|sign me up|make it so)",
  "(why not|sure why not|no problem|not a problem|no problem at all|no worries|no doubt|no objection|no objections|i don't mind|i do not mind|don't mind if i do|i don't see why not|can't complain|nothing wrong with that|nothing against it|i have nothing against it|wouldn't say no|can't say no|cannot say no|couldn't say no|can't say no to that|can't say no to it|cannot say no to that|couldn't say no to that|couldn't be better|can't wait)",
  "(i'd like that|i would like that|with pleasure|my pleasure|i'd love that)",
  "(i think so|i reckon so|i expect so|i imagine so|i'd imagine so|i should think so|i would think so|seems so|so it seems|looks like it|looks that way|i believe so|i guess so|i suppose so|i hope so|i'd say so|i think it is|i think it does|probably|most likely|very likely|likely|i think yes)",
  "(you bet|you better|you better believe it|you betcha|heck yes|hell yes|damn right|too right|yes please|yes indeed|yes sir|yes ma'am|yes of course)",
];

const no = [
  'no',
  "(leave me be|leave me alone|leave me out of it|please leave me be|please leave me alone|i don't want to be (bothered|contacted|called|asked)|i don't want any calls|no calls please|don't call me|do not call me|don't contact me|lose my number|i'd prefer if you didn't|i would prefer if you didn't|i'd rather you wouldn't)",
  '(nope|nah|naw|nay|nuh|nuh uh|nuh huh|n|👎|❌)',
  "(no thanks|no thank you|no no|oh no|hell no|no way|no sir|no ma'am|no chance|not a chance|certainly not|absolutely not|definitely not|of course not|probably not|i'm afraid not|i am afraid not|not really|not at all|not quite|not exactly|not yet|not now|not today|not this time|not right now|not me|not for me|rather not|better not|i'd rather not|i would rather not|not necessary|not needed|not interested)",
  '(negative|never|incorrect|wrong|false|disagree|nonsense|untrue)',
  "(i don't think so|i do not think so|i don't believe so|i doubt it|i think not|i hope not|i guess not|i suppose not|hardly|unlikely|not likely|doubtful)",
  "(that's wrong|that is wrong|that's incorrect|that's not right|that's not correct|that is not right|that's not it|that isn't right|you got it wrong|wrong again)",
  "(doesn't work|does not work|that doesn't work|that won't work|won't work|can't make it|can't do that|no good|not good|not ok|not okay|not fine|not great|not so good|don't do it|please don't|don't book it|leave it|nothing|none|neither|nobody|that's all|that is all|that was all|that was it|that was everything|that'd be all|we're all set|we're good|we're done|all done|no that's it|no that is it|no that'll be it|no that would be it|nope that's it|that's everything|that'll be all|that will be all|nothing else|nothing more|i am good|i'm good|i'm all set|all set|i'm done|i'm fine)",
  "(don't bother|don't worry about it|don't trouble yourself|no need|no need to|no need for that|there's no need|there is no need|no thanks needed|forget it|forget about it|forget that|skip it|skip that|i'll pass|pass on that|hard pass|count me out|let's not|let's leave it|let's skip it|i'll leave it|give it a miss|not worth it|not on your life|not my thing|by no means|on no account|under no circumstances|no fear|no such luck|not anymore|not any more|that's a no|it's a no|a hard no|i'd say no)",
  "(not to my knowledge|not that i know|not that i know of|not that i'm aware of|not that i am aware of|not that i can think of|not as far as i know|not in the least|not in the slightest|not remotely|nothing like that|nothing of the sort)",
  "(i expect not|i'd imagine not|i imagine not|i should think not|i reckon not|i believe not|i doubt that|sadly not|unfortunately not|regrettably not|obviously not|clearly not|surely not|preferably not)",
  '(same problem|same thing|same issue|still broken|still the same|still not)',
];

const unsure = [
  "(i'm not sure|i am not sure|not sure|not so sure|i'm not certain|not certain|unsure|i don't know|i do not know|dunno|no idea|no clue|who knows|i have no idea|hard to say|difficult to say|i can't say|maybe|perhaps|possibly|might be|could be|it depends|that depends|depends|yes and no|more or less|sort of|kind of|i couldn't tell you|i can't remember|i forgot|i guess|i suppose|let me think|i need to think|i'll think about it|let me think about it|i haven't decided|i'm thinking)",
];

/** Answers only where nothing follows: "I do", not "I do have a question". */
const shortYes =
  "(i do|i did|i am|i have|i would|i will|i can|i was|we do|we did|we are|we have|we would|we will|we can|it is|it does|it did|it was|it has|they are|they do|she is|he is|you can|you may|i would like to|i'd like to|i'd love to|i would love to|i'd be happy to|happy to|i'll do that|that's me|this is me|speaking)";
const shortNo =
  "(i don't|i do not|i didn't|i did not|i'm not|i am not|i haven't|i have not|i wouldn't|i won't|i will not|i can't|i cannot|we don't|we aren't|we haven't|we can't|it isn't|it is not|it's not|it doesn't|it does not|it didn't|it wasn't|it hasn't|that isn't|that's not|that is not|they aren't|they're not|he isn't|she isn't|don't|do not)";

const protest = '(no|no no|no no no|oh no|oh no no)';
const itIs =
  "(that's|that is|it's|it is|you're|you are|this is|i think that's|i think you're|i think it's|they're|that one's|that was|everything's|everything is)";

const thought =
  "(i think|i believe|i guess|i suppose|i'd say|i would say|well|oh|honestly|actually|yeah well|i mean|you know|in fact|so|um|hmm|that|this|it|that's|it's|that is|it is|that would be|it would be|that'd be|this is|everything is|all is|sounds|looks|seems|seems to be|very|really|quite|just|pretty|all|perfectly|absolutely|totally)";

/** "I", "that", with what may stand before its verb: "I most certainly". */
const subject =
  '(i|we|you|he|she|it|that|this|they|there) [most|very|quite] [certainly|definitely|absolutely|really|surely|simply|honestly|truly|indeed|already|also|still|obviously|clearly]';
/** "Could" and "might" leave it open. */
const verb = '(am|are|is|was|were|do|does|did|have|has|had|will|would|can|shall)';
const denied =
  "(don't|doesn't|didn't|haven't|hasn't|hadn't|won't|wouldn't|can't|cannot|couldn't|isn't|aren't|wasn't|weren't|shan't|shouldn't|ain't|never|never do|never did|never have|never will)";
const short =
  "(i'm|we're|you're|he's|she's|it's|that's|they're|there's|i've|we've|i'll|we'll|i'd|we'd) [most] [certainly|definitely|absolutely|really|still|obviously|clearly]";
/** What a short answer is about: "I have one", "I don't need any". */
const about =
  '(have|need|want|want to|need to|have to|wish to|like|do|take|use) (any|one|some|it|that|this|them|those|either|to|anything|so|none)';

export const answers = [
  ...lexicon('ellipsis', { "(i'm in|i'm down|count me in|very well|no question)": 'yes' }),
  ...lexicon('ellipsis', { '(never have|never did|never been|never had)': 'no' }),
  rule('ellipsis', `${subject} ${verb} not`, () => 'no', 0.2),
  rule('ellipsis', `${subject} ${denied}`, () => 'no', 0.2),
  rule('ellipsis', `${short} not`, () => 'no', 0.2),
  rule('ellipsis', `(i|we|they|he|she) [most] [certainly|definitely|really|still] ${verb}`, () => 'yes'),
  rule(
    'ellipsis',
    `(i|we|they) (don't|do not|didn't|did not|won't|will not|haven't|can't) [really|actually|even] ${about}`,
    () => 'no',
    0.3,
  ),
  rule('ellipsis', "(i|we|they) (haven't|have not|don't) (any|one|it|them|that)", () => 'no', 0.3),
  rule(
    'ellipsis',
    "(there isn't|there is not|there aren't|there are not|there wasn't|there weren't) (any|one|anything|anyone|anybody)",
    () => 'no',
    0.3,
  ),
  rule(
    'ellipsis',
    '(i|we|they) [do|certainly|definitely] (have|need|want|use|do) (one|some|it|that|them|those|to)',
    () => 'yes',
    0.2,
  ),
  rule('ellipsis', "(i've|we've|i have|we have) got (one|some|it|that|them)", () => 'yes', 0.2),
  rule('ellipsis', '<a:ellipsis> (indeed|actually|thanks|thank you|please)', ({ a }) => a),
  rule('ellipsis', '<a:ellipsis> (dear|hon|honey|love|darling|sweetheart|young man|young lady|sir)', ({ a }) => a),
  rule('ellipsis', '<a:ellipsis> (now|today|yet|at all|at the moment|sorry|either|really|exactly)', ({ a }) =>
    a === 'no' ? a : null,
  ),
  // "I'd rather you didn't", "I would prefer not to".
  rule(
    'answer',
    "(i'd|i would|we'd|we would|i|we) [really|much|just] (rather|prefer|sooner|prefer it if|rather that) (not|not to|you didn't|you don't|you did not|you wouldn't|we didn't|they didn't|it wasn't|leave it)",
    () => 'no',
    0.5,
  ),
  rule(
    'answer',
    "(not|won't be|will not be|wouldn't be|isn't|is not|don't think that's|don't think it's) [really|strictly|at all] (necessary|needed|required|worth it|called for|worthwhile)",
    () => 'no',
    0.5,
  ),
  rule('answer', 'not (just|right|quite|as) (now|yet|today|tonight|at the moment|at present|of yet)', () => 'no', 0.3),
  rule(
    'answer',
    'not (at the moment|at present|for now|for the moment|currently|presently|tonight|this week|this year)',
    () => 'no',
    0.3,
  ),
  // A "no" that puts someone at ease or agrees is a yes: "no, you're right", "no no, go ahead".
  rule(
    'answer',
    `${protest} ${itIs} [quite|absolutely|exactly|perfectly|all] (right|correct|true|accurate|spot on)`,
    () => 'yes',
    0.5,
  ),
  rule(
    'answer',
    `${protest} [please] (go ahead|go right ahead|please do|carry on|go on|by all means|do it|go for it|of course you can)`,
    () => 'yes',
    0.5,
  ),
  rule(
    'answer',
    `no no [no] (that's|that is|it's|it is|everything's|everything is) [quite|absolutely|perfectly|all|totally] (fine|good|great|perfect|lovely)`,
    () => 'yes',
    0.5,
  ),
  rule('answer', "(no|nah|no no) (you're|you are) (alright|all right)", () => 'no', 0.5),
  ...yes.flatMap((pattern) => lexicon('answer', { [pattern]: 'yes' })),
  ...no.flatMap((pattern) => lexicon('answer', { [pattern]: 'no' })),
  ...lexicon('ellipsis', { [shortYes]: 'yes' }),
  ...lexicon('ellipsis', { [shortNo]: 'no' }),
  rule('answer', '<a:answer> <b:ellipsis>', ({ a, b }) => (a === b ? a : null)),
  // "Not a hundred percent sure" is no "no".
  rule(
    'answer',
    "[i'm|i am|we're|i was] not [entirely|totally|completely|quite|too|very|absolutely|fully|altogether|all that|exactly|really|a hundred percent|one hundred percent|hundred percent|100 percent] (sure|certain|positive|convinced|decided)",
    () => 'unsure',
    0.8,
  ),
  ...lexicon('answer', { '(not|not quite) [a|one] (hundred|100) percent': 'unsure' }, 0.8),
  ...unsure.flatMap((pattern) => lexicon('answer', { [pattern]: 'unsure' }, 0.5)),
  rule('answer', `${thought} <a:answer>`, ({ a }) => a, -0.1),
  rule(
    'answer',
    "<a:answer> (thanks|thank you|please|then|so far|enough|for me|with me|by me|to me|it is|you can|i do|i am|i think|i guess|i'm afraid|of it|too|now|today|at the moment|at all|indeed|sir|ma'am|mate|man|dear|hon|honey|love|darling|sweetheart|pal|buddy|young man|young lady)",
    ({ a }) => a,
    -0.1,
  ),
  // "That is not right", "I don't think that's right", "it isn't fine".
  rule(
    'answer',
    "(not|isn't|is not|that's not|that isn't|it's not|it isn't|wasn't|don't think|don't think that's|don't think it's|don't think that is|don't believe|doesn't sound|doesn't look|doesn't seem|won't be|never) <a:answer>",
    ({ a }) => (a === 'yes' ? 'no' : a === 'no' ? null : a),
    0.4,
  ),
  rule(
    'answer',
    "(i|we|it|that|this) (don't|didn't|doesn't|do not|does not|did not) (think|believe|sound|look|feel|seem) <a:answer>",
    ({ a }) => (a === 'yes' ? 'no' : null),
    0.5,
  ),
  rule(
    'answer',
    "(there's|there is|i have|i've got|i see) (no|nothing) (problem|objection|issue|wrong) [with that|with it|there]",
    () => 'yes',
    0.5,
  ),
  rule('answer', '(absolutely|definitely|certainly|really|very|of course|quite) <a:answer>', ({ a }) => a),
];
