import { type Around, takesBack } from '../around.ts';

export const englishAround: Around = {
  opens:
    /^(?:basically|i mean|you know|look|listen|see|right|anyway|honestly|um|uh|erm|hmm|the thing is|the (?:problem|issue|reason|situation) is(?: that)?|here's the thing|it's like this|yeah no|oh yeah|ah yes|let me see|let's see) /,
  closes:
    / (?:instead|really|please|thanks|thank you|if (?:that's|it's|that is|it is|at all)? ?(?:possible|okay|ok|all right|alright|fine)(?: with you)?|if you (?:can|could|don't mind|have (?:time|any|anything|something|space|room|a slot|an opening|one)|do that)|i (?:guess|think|suppose|reckon|believe)|you know|you see|maybe|probably|i'd say|unfortunately|or something(?: like that)?|and so on|that's (?:it|all)|i mean|thank you very much|thanks a lot|would you)$/,
  leads:
    /^(?:(?:yes |yeah |ok |okay |well |so |then |and |just |maybe |really |actually |also )*(?:i'll|i will|let's|we'll|let us|i'd like to|i want to|i'd love to|could i|can i|i'm going to|i was hoping to|i was hoping for|i wanted to)? ?(?:just |probably |maybe |also )?(?:do|take|have|get|go (?:for|with)|book|make (?:that|it)|try|schedule|need|want|like|prefer)|i'm (?:after|here for|calling for|calling about|interested in)|(?:that's|that is|it's|it is|this is|that'll be|that would be|that'd be|it'd be|it would be|it should be|that should be|it should have been)(?: going to be| gonna be)?(?: just| about| for| probably| only| more of| more like)?|just|then|for|about|maybe|probably|i (?:just |really |actually |also )?(?:need|want|wanted|would like)|i'd (?:just |really |actually |also )?(?:like|love|prefer)|i(?:'m| am) (?:just )?looking for|i(?:'m| am) wondering about|put me down for|sign me up for|how about|what about|(?:to )?(?:come|stop|drop|swing) (?:in|by) (?:for|to get)|(?:get|fit|squeeze) (?:me |us |him |her )?in (?:(?:today|tomorrow|tonight|this week|this afternoon|soon|sometime) )?for|(?:i'm|i am|we're) calling to (?:schedule|book|make|get|set up)|(?:i )?(?:was |am )?wondering if (?:you|i|we) (?:could|can|might)(?: please)?|(?:can|could|would) (?:you|i|we)(?: guys)?(?: please)?|do you (?:guys )?(?:have (?:time|room|anything|an opening|any openings)|do|offer) for|(?:he|she|they) (?:needs?|wants?)|(?:this|it) is (?:about|regarding)|(?:(?:i'm|i am|we're|we are|i was|was) )?(?:just )?(?:calling|phoning|looking|trying|hoping|here|coming in) (?:in )?(?:to (?:get|have|book|make|schedule|do|see about|set up)|for|about)|(?:i |we )?(?:could (?:really )?use|would (?:really )?(?:love|like)|gotta (?:get|have)|(?:have|need) to (?:get|have)|want|wanted)|(?:i'm |i am )?(?:over)?due for|see about|to (?:get|have|see about)|schedule|need|get|(?:to )?(?:make|book|set up))(?: to (?:get|have|do|book|make|schedule|see about))? /,
  bookings:
    /^(?:(?:an?|another|my|the|one|any) )?(?:quick |new |first |next )?(?:appointment|booking|reservation|slot|time|visit|spot|opening|session) (?:for|to (?:get|have|do|come in for)) (?=\S)/,
  follows:
    / (?:then|please|(?:that |which )?we (?:really |actually )?(?:need|want|lack|are after|meant|wanted)|would (?:be|do) (?:great|good|nice|fine|lovely|perfect|wonderful|ideal|it)|would (?:do|work)|will do|sounds (?:good|great)|is (?:fine|what i need|what i want|what i'd like)|(?:that )?i (?:need|want|meant|wanted)|for me|if anything|it is)$/,
  thing: /^(?:an?|the|my|our|one|some|another|two|three|both|your|that|this) \S/,
  one: /^(?:an?|one) (?!(?:few|lot|couple|bit|little|while|number|bunch|ton|million|of|more|thing|day|time)\b)/,
  surely:
    /^ (?:(?:no|oh|uh|wait|well) )*(?:sorry|i mean|i meant|scratch that|strike that|correction|my bad|what am i saying) /,
  rather: takesBack(
    'no|nope|nah|wait|sorry|actually|scratch that|strike that|correction|i mean|i meant|i meant to say|rather|hang on|hold on|you know what|my bad|what am i saying|better|well',
    'or|well|oh|uh|um|hm|hmm|and|but|yeah',
    "make it|make that|let's make it|let's do|let's say",
  ),
  not: /^(?:no |well |um )*not /,
  but: /^(?:but|rather) /,
  insteads:
    /^(?:(?:it's |it is |that's |really |actually |just |and |so )*(?:so much as|as much as|but rather|but|rather|more like|more of|what we (?:really |actually )?(?:lack|need|want|meant|mean|are after) is|what i (?:really |actually )?(?:lack|need|want|meant|mean|am after|liked) (?:is|was)|the thing (?:we|i) (?:lack|need|want) is|use|swap in|go with|take) )+/,
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
  vague: new Set(
    "appointment appointments booking reservation slot opening openings visit meeting schedule scheduled book make set get come see seen seeing in over fit squeeze slot slots room space time times anyone take look out swing stop drop pop by way ways chance work son daughter husband wife doctor doctors dentist dr hygienist someone somebody person anyone something anything thing stuff help helping need needs want wants wanted wanna like would could can able try trying hoping call calling called asap soon sooner possible available availability new existing current regular returning patient patients client member customer two three couple little boy girl kid kids child children problem problems issue issues question questions quick ask i i'm i'd i've we we'd my me us it that this there your you do does is be have has got guys place office clinic to for about with a an the some any one up please today sure great finally all that'd yet today maybe and or just really actually then".split(
      ' ',
    ),
  ),
  talk: new RegExp(
    [
      // How hard it was to get through, and that it worked.
      "\\b(?:pick(?:s|ed)? up|answer(?:s|ed)? (?:the|your|my) (?:phone|call)|get(?:ting)? through|(?:been|kept|keep) (?:calling|trying|on hold|waiting)|you're (?:still |finally )?open|(?:glad|good|nice|great) (?:that )?(?:i caught|i reached|you're|to hear|someone|somebody)|took (?:you|a while|forever) )\\b",
      // How it is to talk now.
      "\\b(?:bear with me|i'm (?:just |still |actually )?(?:driving|in the car|at work|outside|on the (?:bus|train|road)|walking)|(?:i have|i've got|got) (?:a|an awful|a bad) (?:cold|sore throat|bad line|bad connection)|my (?:english|accent|voice|hearing|phone|battery) (?:is|isn't|keeps)|speak (?:up|slowly|english)|let me (?:get|find|grab|put|turn|sit|step|pull)[\\w' ]*$|can(?:'t| not)? hear)\\b",
      // Why they call at all.
      "^(?:my|the|our|a) (?:[\\w']+ ){0,2}(?:told|said|asked|made|wanted|wants|advised|recommended|referred) (?:me|i should|us|that i)(?: to)?(?: (?:give you a )?(?:call|come|ring|make|get|see)[\\w' ]*)?$|^(?:(?:dr|doctor|mr|mrs|ms) )?[\\w']+ referred me(?: to you)?$|\\b(?:return(?:ing)?|missed) (?:a|your|the|my) call\\b|\\b(?:you(?: guys)?|somebody|someone|they) (?:just )?(?:called|rang|phoned|texted) me\\b|\\bgot (?:a|your|this) (?:[\\w]+ )?(?:letter|text|postcard|card|flyer|mail|email|message|voicemail|call)\\b(?: from you(?: guys)?| (?:saying |telling me |asking me )?to (?:call|ring|phone)(?: you)?(?: guys)?(?: back)?)?$",
      // About what they need to say, and none of it.
      "^(?:it's|that's|this is) (?:kind of |a bit |a little |sort of |very |really )?(?:complicated|embarrassing|personal|private|a long story|hard to explain|hard to say)$|^i(?:'m| am)? (?:not sure|don't know|dunno)(?: (?:what|how|yet|exactly)[\\w' ]*)?$|^(?:you tell me|where do i (?:start|begin)|how do i say this|what's it called|what is it called|i forget)$|\\b(?:i guess|then|must have been|probably|just) (?:it was |that's |that was )?(?:a|my|by) mistake\\b",
    ].join('|'),
  ),
  needs:
    /\b(?:needs?|needing|wants?|wanted|(?:i'd|we'd|would|she'd|he'd) (?:like|love)|looking (?:for|to)|hop(?:e|ing) (?:for|to)|about (?:a|an|my|the|getting)|for (?:a|an|my)|due for|get(?:ting)? (?:a|an|my|some|the|it|them|this|these|him|her)|have (?:my|a look|it|them|him|her)|hurt\w*|pain\w*|ach(?:e|es|y|ing)|\w+ache|sore\w*|brok\w+|break\w*|chip\w*|crack\w*|split|snapped|lost|loose|fell|fallen|falling|came (?:off|out|loose|apart)|popped|bleed\w*|blood|swell\w*|swollen|infect\w*|bump|lump|check\w*|clean\w*|fix\w*|repair\w*|replac\w*|look(?:ed|s)? (?:at|into)|exam\w*|consult\w*|fit(?:ted|ting)|adjust\w*|grind\w*|sensitiv\w*|wrong with|(?:problem|issue|trouble|difficult\w*|question)s? with|leak\w*|nois\w*|stuck|clog\w*|remov\w*|pull\w*|extract\w*|install\w*|haircuts?|trim\w*|treat\w*|x ?rays?|follow ?up|first (?:visit|time)|physical|shots?|vaccin\w*|tests?|tested|inspect\w*|estimates?|quotes?|advice|doesn't (?:work|fit|close|turn|start)|isn't working|not working|stopped working|killing|throb\w*|itch\w*|numb\w*|stiff\w*|fever|cough\w*|rash|whiten\w*|straighten\w*)\b/,
  rates:
    /\b(?:a|an|per|each|every) (?:year|month|week|day|hour|quarter|seat|user|person|head)\b|\b(?:monthly|yearly|annually|weekly)\b/gi,
  toOthers:
    /^(?:(?:hang on|hold on|wait|not now|no|stop|sorry|hey|ok|okay|shh|(?:one|just a|just one) (?:second|sec|moment|minute)) )*(?:honey|sweetie|sweetheart|darling|kids|mommy|daddy|baby|guys)\b|(?<!\b(?:my|the|our|his|her|with|for|and|a|of|name) )\b(?:honey|sweetie|sweetheart|darling)$|\bi'm on the (?:phone|line)\b|\bis on the (?:phone|line)\b|\bturn (?:that|it|the \w+) (?:down|off)\b|\b(?:a customer|a client|someone|somebody|the (?:doorbell|mailman|courier|delivery (?:guy|man|driver))) (?:just )?(?:came in|walked in|is here|is at the door|rang|wants in)\b|\b(?:be quiet|keep it down|knock it off|cut it out|put that down|get down|shush|go play)\b/,
};
