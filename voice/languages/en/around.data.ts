import type { Around } from '../around.ts';

export const englishAround: Around = {
  opens:
    /^(?:basically|i mean|you know|look|listen|see|right|anyway|honestly|um|uh|erm|hmm|the thing is|the (?:problem|issue|reason|situation) is(?: that)?|here's the thing|it's like this|yeah no|oh yeah|ah yes|let me see|let's see) /,
  closes:
    / (?:please|thanks|thank you|if (?:that's|it's|that is|it is|at all)? ?(?:possible|okay|ok|all right|alright|fine)(?: with you)?|if you (?:can|could|don't mind|have (?:time|any|anything|something|space|room|a slot|an opening|one)|do that)|i (?:guess|think|suppose|reckon|believe)|you know|you see|or something(?: like that)?|and so on|that's (?:it|all)|thank you very much|thanks a lot|would you)$/,
  leads:
    /^(?:(?:yes |yeah |ok |okay |well |so |then |and |just |maybe |really |actually |also )*(?:i'll|i will|let's|we'll|let us|i'd like to|i want to|i'd love to|could i|can i|i'm going to|i was hoping to|i was hoping for|i wanted to)? ?(?:just |probably |maybe |also )?(?:do|take|have|get|go (?:for|with)|book|make (?:that|it)|try|schedule|need|want|like|prefer)|i'm (?:after|here for|calling for|calling about|interested in)|(?:that's|that is|it's|it is|this is|that'll be|that would be|that'd be|it'd be|it would be)(?: going to be| gonna be)?(?: just| about| for| probably| only)?|just|then|for|about|maybe|probably|i (?:just |really |actually |also )?(?:need|want|wanted|would like)|i'd (?:just |really |actually |also )?(?:like|love|prefer)|i(?:'m| am) (?:just )?looking for|i(?:'m| am) wondering about|put me down for|sign me up for|how about|what about)(?: to (?:get|have|do|book|make|schedule))? /,
  follows:
    / (?:then|please|would (?:be|do) (?:great|good|nice|fine|lovely|perfect|wonderful|ideal|it)|would (?:do|work)|will do|sounds (?:good|great)|is (?:fine|what i need|what i want|what i'd like)|for me|if anything|it is)$/,
  thing: /^(?:an?|the|my|our|one|some|another|two|three|both|your|that|this) \S/,
  one: /^(?:an?|one) (?!(?:few|lot|couple|bit|little|while|number|bunch|ton|million|of|more|thing|day|time)\b)/,
  rather:
    / (?:no wait|wait no|oh wait|no sorry|sorry no|sorry i mean|no i mean|i meant|no i meant|scratch that|strike that|correction|or rather|no rather|oh no|no no|no actually|actually no|no make that|actually make that|make that|sorry|no|wait|actually|i mean) /,
  not: /^(?:no |well |um )*not /,
  but: /^(?:but|rather) /,
  joins: new Set([
    'on',
    'at',
    'for',
    'in',
    'around',
    'about',
    'by',
    'some',
    'sometime',
    'maybe',
    'or',
    'the',
    'this',
    'and',
  ]),
  toOthers:
    /^(?:(?:hang on|hold on|wait|not now|no|stop|sorry|hey|ok|okay|shh|(?:one|just a|just one) (?:second|sec|moment|minute)) )*(?:honey|sweetie|sweetheart|darling|kids|mommy|daddy|baby|guys)\b|(?<!\b(?:my|the|our|his|her|with|for|and|a|of|name) )\b(?:honey|sweetie|sweetheart|darling)$|\bi'm on the (?:phone|line)\b|\bis on the (?:phone|line)\b|\bturn (?:that|it|the \w+) (?:down|off)\b|\b(?:be quiet|keep it down|knock it off|cut it out|put that down|get down|shush|go play)\b/,
};
