import type { Matters } from '../matters.ts';

const people =
  "(?:him|her|them|everyone|everybody|someone|somebody|the (?:doctor|dentist|boss|owner|manager|team|staff|front desk|receptionist|nurse|hygienist|office|crew|guys|people|lady|man|others)|(?:dr|doctor|mr|mrs|ms|miss) [a-z']+)";
const appointment = '(?:appointments?|bookings?|reservations?|visits?|slots?|sessions?|meetings?)';
const days =
  '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|tonight|this (?:morning|afternoon|evening|week)|next week|then|that day)';
const cannot =
  "(?:can't|cannot|can not|couldn't|won't|will not|won't be able to|will not be able to|am not able to|not going to be able to|unable to|not gonna|not going to)";
const mine = "(?:my|the|our|his|her|that|this|my (?:son|daughter|wife|husband|mother|father|mom|dad|kid)'s)";

/** "Two thirty", "9:15". */
const clock =
  "(?:\\d+(?::\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)(?: (?:o'clock|thirty|fifteen|forty five|a m|p m|am|pm))?";

export const englishMatters: Matters = {
  books:
    /\b(?:i|we|she|he|they)(?: (?:need|needs|want|wants)|'d like| would like) to (?:schedule|book|make|set up)\b|\b(?:(?:i|we|she|he) (?:need|want|would like)|to (?:get|have|make|schedule|book|set up|arrange)|i'd (?:like|love)|we'd (?:like|love)|like|looking for|can i (?:get|have|make)|could i (?:get|have|make)) (?:to (?:get|have|make|schedule|book|set up|arrange|come) ?)?(?:an?|another|some|in|the next|your next) (?:\w+ ){0,2}(?:appointment|booking|reservation|visit|slot|check up|checkup|cleaning|consultation|time)\b|\b(?:book|schedule|make|set up) (?:an?|another|my|one|the) (?:\w+ ){0,2}(?:appointment|visit|check up|checkup|cleaning|consultation)\b/,
  message: [
    /\b(?:have|ask|get|tell) (?!me\b|you\b|us\b|it\b|that\b|the\b|a\b|to\b)[a-z']{2,} (?:to )?(?:call|ring|phone|text) (?:me|us)\b/,
    /^(?:(?:please|just|can you|could you|would you|hi|hello) )*tell (?!me\b|you\b|us\b)[a-z']{2,} (?:that|his|her|i|i'm|my|we|we're|it's|to|the)\b/,
    /\b(?:give|pass|get|take|deliver|bring|send)\b(?: [\w']+){0,5} (?:a|this|my|the|one) (?:quick |short |little )?message\b/,
    /\bleave (?:you |[\w']+ )?(?:an?|this|my|some) (?:quick |short |little )?(?:message|note|word)\b/,
    /\b(?:have|got|i've|with|is|just|here's) (?:an?|my|one) (?:quick |short |little )?message (?:for|to)\b/,
    /\b(?:pass|relay|forward) (?:this|that|it|something|the word|a word|the message|along|on)\b(?: [\w']+)?/,
    new RegExp(
      `(?:^|\\b(?:please|just|you|and|to|could|can|so|if|hey|hi) )(?:tell|let|inform|notify|remind) ${people} (?:know|that|i|i'm|i'll|i've|my|we|we're|our|it|it's|he|she|there|the|about|to|of|no|yes|a|an|\\d+|five|ten|fifteen|twenty)\\b`,
    ),
    new RegExp(`\\b(?:ask|have|get) ${people} (?:to )?(?:call|ring|phone|text|email|write|contact|get back)\\b`),
    /\b(?:let|make sure) [\w']+(?: [\w']+)? knows?\b/,
    /\bthat (?:was|is|'s) (?:the|my|all of the|all the) message\b/,
  ],
  late: [
    /\b(?:running|going to be|gonna be|will be|i'll be|we'll be|might be|may be|be) (?:[\w']+ ){0,5}late\b/,
    /\b(?:minutes?|mins?|hour|bit|little) late\b/,
    /(?!.*\b(?:forget (?:about )?(?:today|it)|not coming|cancel)\b)\b(?:stuck|held up|caught) (?:in|on|at|by)\b.{0,25}\b(?:traffic|work|train|bus|highway|road|jam|meeting)\b|\brunning (?:behind|late)\b/,
    /\b(?:can't|cannot|can not) find (?:a |any )?(?:parking|place to park|the (?:place|door|entrance|building|office))\b/,
    /\b(?:i'll|we'll|i will|we will|be) be there in (?:about )?(?:\d+|five|ten|fifteen|twenty|thirty|half|a few)\b/,
    /\b(?:i'm|we're|i am|we are) (?:almost there|on (?:my|our) way|around the corner|outside|in the parking lot|at the door)\b/,
  ],
  errand: [
    /\b(?:left|forgot|forgotten) (?:my|an?|the|our|his|her|some)\b.{0,40}\b(?:in|at|on|with|by) (?:your|the (?:office|waiting|practice|clinic|shop|salon|chair|counter|room|restroom|bathroom|lobby|reception))\b|\bleft (?:my|an?|our|his|her) [\w ]{2,30} (?:there|behind|at your place)\b|\blost and found\b/,
    /\b(?:send|email|fax|forward|mail|transfer|release|renew|refill|print)\b(?: [\w']+){0,4} (?:x rays?|records?|chart|prescriptions?|referral|receipt|invoice|results?|paperwork|forms?|statement|refill)\b/,
    /\b(?:x rays?|records?|chart|prescriptions?|referral|receipt|invoice|results?|paperwork|forms?|statement|refill)\b(?: [\w']+){0,4} (?:sent|emailed|faxed|forwarded|mailed|transferred|released|renewed|refilled|filled|ready|back|in yet)\b/,
    /\b(?:sick|doctor's|doctors|excuse|school|work) note\b|\bnote for (?:work|school|my (?:job|boss|employer|teacher))\b/,
    /\b(?:cancel|freeze|pause|renew|upgrade|change|end|stop) (?:my|our|the|his|her) (?:[\w']+ )?(?:membership|subscription|order|contract|account|policy|plan|card|insurance)\b/,
    /\b(?:a|my|another) (?:refill|receipt)\b|\bcopy of (?:my|the|our)\b/,
  ],
  business: [
    /\b(?:my|a|an|the) (?:resume|cv|job application)\b|\b(?:apprentic\w+|internships?|fundraisers?|sponsors?|sponsorship)\b|\bread (?:the|your) meter\b/,
    /\b(?:calling|here) (?:about|regarding) (?:an?|your|the|our) (?:open |unpaid |past due |overdue )?(?:invoice|bill|account|order|delivery|shipment|quote|contract)\b/,
    /\b(?:this is|it's|i'm|calling) (?:[\w']+ ){0,2}(?:from|with|at) (?:the |your )(?:\w+ )?(?:company|district|city|county|bank|agency|department)\b|\b(?:somebody|someone) needs to call me\b/,
    /\b(?:deliver(?:y|ing)|package|parcel|shipment|drop off)\b.{0,40}\b(?:for you|for the|for suite|to sign|sign for|for dr|for doctor|address|door|guys)\b|\b(?:i've got|we've got|i have|we have|got) an? (?:delivery|package|parcel|shipment)\b/,
    /\byour fax\b|\bfax (?:number|you|over|it|that)\b/,
    /\brefer(?:ring|red)? (?:an?|our|one|this|you an?) (?:\w+ )?(?:patient|client|customer)\b/,
    /\b(?:calling|call|phoning) (?:on behalf of(?! (?:my|our)\b)|from [\w' ]{2,40} (?:about|regarding|to (?:confirm|verify|check|discuss|see|offer|follow|ask))|from (?:the |your )?(?:bank|insurance|pharmacy|lab|school|hospital|landlord|city|company|supplier))\b/,
    /\b(?:the |your )(?:person|one|guy|lady|someone) (?:who|that) (?:handles|is in charge of|takes care of|deals with|makes the decisions)\b|\b(?:decision maker|business owner|credit card processing|google (?:listing|ranking|my business)|search engine|extended warranty|your website|marketing services|special offer for you)\b/,
    /\b(?:are you|you're|you are|you guys are|if you're|still|currently) hiring\b|\b(?:job (?:opening|application|offer)|apply for (?:a|the) (?:job|position)|my (?:resume|cv|application)|looking for (?:a job|work)|open positions?)\b/,
  ],
  person: [
    /\bwho (?:can|could|should|do|would) i (?:talk|speak|complain) (?:to|with)\b|\b(?:put|patch|get|send) (?:me|us) through\b|^(?:(?:hi|hello|hey|so|um|yes) )*(?:does )?(?:anyone|anybody|someone|somebody)(?: there)? (?:who )?speaks? (?!english\b)\w+|^(?:(?:hi|hello|hey) )*(?:a )?person (?:who|that) speaks?\b|^(?:(?:hi|hello|hey|oh|good morning) )*is (?!(?:it|this|that|there|he|she|everything|anyone|anybody|someone|somebody|tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the|a|an|my|your|parking|noon)\b)[a-z']+(?: [a-z']+)? (?:there|in|around|available|working|free)(?: today| right now| now)?\b/,
    /\b(?:i'd like|i would like|i need|i want|get me|give me|calling for|looking for|asking for|trying to (?:reach|get)) (?:the |your |a |an )?(?:[\w']+ ){0,2}(?:department|manager|owner|boss|supervisor|receptionist|front desk|extension)\b/,
    /^(?:(?:hi|hello|hey|yes|yeah) )*(?:the |your )?(?:[\w']+ )?(?:department|extension|operator)(?: please| \w+){0,3}$|^(?:zero )+operator$/,
    /\b(?:speak|talk) (?:to|with) (?:whoever|the (?:person|one|lady|guy|man|woman))\b|\bwhoever (?:does|handles|sends|takes care|deals|is in charge)\b/,
    /\bis (?:the |your )(?:dentist|doctor|manager|owner|stylist|mechanic|hygienist|nurse|boss|receptionist) (?:available|there|in|around|free)\b(?! (?:on|at|tomorrow|next|this|monday|tuesday|wednesday|thursday|friday|saturday))/,
    /\bis there (?:a|an|any|some) (?:\w+ )?(?:lady|person|human|man|woman|gentleman|girl|guy|somebody|someone) (?:i can|to|that|who)\b|\bis (?:anybody|anyone|somebody|someone) (?:[\w']+ ){0,6}(?:that|who) can\b/,
    /\breturning (?:a|your|his|her|their|the|someone's) (?:\w+ )?(?:call|voicemail)\b|\b(?:left|leaving) me an? (?:voicemail|message)\b|\bwe got cut off\b|\bget me back to\b/,
    /\b(?:speak|talk|chat) (?:to|with) (?:an?|the|your|my|some|any|one of your|one of the)? ?(?:[\w']+ ){0,2}(?:person|human|human being|agent|reps?|representative|operator|manager|supervisor|boss|owner|receptionist|sales|salesperson|salesman|billing|department|specialist|advisor|technician|colleague|employee|staff|someone|somebody)\b/,
    /\b(?:connect|transfer|put|pass|get|switch) (?:me|us)(?: (?:through|on|over|back))?(?: (?:to|with))? (?:an?|the|your|some|any|one of your)? ?(?:[\w']+ ){0,2}(?:person|human|human being|agent|reps?|representative|operator|manager|supervisor|boss|owner|receptionist|sales|salesperson|billing|department|specialist|advisor|technician|colleague|employee|someone|somebody|front desk|desk|reception|office|team)\b/,
    /\b(?:i want|i need|i'd like|i would like|give me|get me|is there|can i (?:have|get)|could i (?:have|get)|may i have|let me have) (?:an? )?(?:(?:real|live|actual|human) (?:person|human|agent|human being|rep|someone)|human(?: being)?|person)\b/,
    /\b(?:don't|do not|won't|can't|cannot|hate|not) (?:want to |wanna |like to |going to )?(?:do|like|want|use|deal with|talk(?:ing)? (?:to|with)|speak(?:ing)? (?:to|with)|trust|talk|stand) (?:an? |any |these |this |your |the )?(?:\w+ )?(?:robots?|bots?|machines?|(?<!(?:do|use) (?:the |a |these )?)computers?|ai|answering machines?|automated \w+|recordings?)\b/,
    /^(?:(?:hi|hello|hey|so|and|okay) )*who(?:'s| is| are) (?:in charge|responsible|the (?:owner|manager|person in charge))\b/,
  ],
  restarts:
    /\b(?:start(?:ing)? (?:over|again|fresh|from scratch|from the (?:top|beginning))|begin again|(?:do|take) (?:it|this) (?:all )?(?:again )?from the (?:top|beginning)|again from the top|back to the (?:beginning|start)|redo (?:the whole thing|everything|it all|all of it|this)|forget everything|wipe (?:that|it|everything|all))\b|^(?:ugh |um |okay |oh )*restart\b/,
  keeps:
    /\b(?:keep|keeping|stays?|staying|leave|leaving|not|except|don't (?:touch|cancel|move)|still (?:want|need|good|coming))\b/,
  pronoun: /\b((?:the|my|that|this) [\w':. ]{2,24}?) one\b(?! (?:o'clock|thirty|fifteen))/gi,
  bids: {
    cancel:
      /\b(?:cancel|delete|remove) (?:it|that|this|them|mine)\b|\b(?:just|please|and) cancel\b(?: (?:it|that|this))?|\btake (?:it|me|that|us) off\b|\bget rid of (?:it|that)\b|\bcancel (?:my|the|that|this) (?:appointment|booking|visit|one)\b/,
    move: /\b(?:move|switch|change|shift|reschedule|put|push|swap|bump|bring) (?:it|me|us|that|him|her|them|mine|my appointment)\b/,
    beside: /\b(?:please|just|then|now|there|ok|okay|alright|oh|well|and|for me|altogether)\b/g,
  },
  besideTime:
    /\b(?:(?:do|would|did) you (?:maybe |happen to |still |possibly )*(?:have|got)|have you (?:still )?got|is there|are there|would there be|got|you (?:have|got)|can (?:you|we|i) (?:do|make it|get|have|come(?: in)?)|could (?:you|we|i) (?:do|make it|get|have|come(?: in)?)|what about|how about|let's (?:do|say|make it)|make (?:it|that)|(?:it )?(?:would |will |it'll |'d )?(?:have|has|needs|need|got)? ?(?:to )?be|if (?:possible|you can|you have it|that works|it works|at all possible|you've got it)|works?(?: best| better| well)?(?: for (?:me|us|her|him|them))?|suits? (?:me|us|her|him|them)?|(?:is|would be|are|was|sounds|'d be) (?:fine|good|great|best|better|perfect|ideal|okay|ok|lovely|nice|easiest|easier)|i'm (?:only )?free|we're (?:only )?free|(?:she|he|they)(?:'s|'re| is| are) (?:only )?free|(?:i|we|she|he|they) (?:can't|cannot|can't do|can do|can only do|can only|can|prefers?|like|likes)|prefer(?:ably|red)?|ideally|only|anything|something|any|openings?|slots?|appointments?|times?|sometime|some time|either|whatever's|whatever is|whichever is|then|really|possible|maybe|hopefully|though|instead|too|also|even|still|please|thank you|thanks|dear|hun|honey|love|sir|ma'am|oh|well|actually|no|yeah|yes|sure|okay|ok|and|but|so)\b/g,
  undoes:
    /(?<!don't )(?<!not )\b(?:cancel|undo|scrap|delete|scratch|take back) (?:that|it|this|the (?:appointment|booking|whole thing))\b(?! (?:and|if))/,
  complains: [
    /\b(?:was|were|is|got|being) (?:(?:so|really|very|extremely|pretty|a bit|kind of) )?(?:rough|careless|impatient|mean|short|dismissive|cold) (?:to|with) (?:me|us|my|our|him|her)\b|\b(?:want|need|would like) (?:somebody|someone|a manager|the (?:boss|manager|owner)) to (?:call|ring|phone|get back to) (?:me|us)(?: back)? about (?:it|this|that)\b|\bi want a call (?:about|on)\b/,
    /\b(?:filling|crown|job|repair|work|color|cut|tire|brakes?|part) (?:that )?you (?:guys )?(?:just )?(?:put in|did|made|gave me|fixed|installed)\b.{0,40}\b(?:fell out|broke|came (?:off|out|loose)|already|again|crooked|uneven|wrong)\b/,
    /\b(?:over ?charged|double charged)\b|\b(?:charged|billed) (?:me|us|my (?:card|account)) (?:twice|double|wrong|too much|for (?:something|two))\b|\b(?:my|our) money back\b|\b(?:want|need|like|get|for) an? refund\b/,
    /\b(?:was|were|is|are|been) (?:(?:so|really|very|extremely|pretty) )?(?:rude|unprofessional|disrespectful|nasty) (?:to|with)\b/,
    /\b(?:nobody|no one|none of you) (?:ever )?(?:calls?|called|answers?|answered|picks?|picked|gets?|got)\b.{0,12}\b(?:back|up|me)\b|\b(?:waited|waiting|sat there|sitting there) (?:[\w']+ ){0,4}(?:minutes|hours|hour|an hour)\b/,
    /\b(?:ruined|botched|messed up|screwed up) (?:my|our|the|it)\b|\bmy hair is (?!too|so|really|getting|long|thick|dry)\w+\b|\b(?:picked|got) up my car\b.{0,60}\b(?:back on|still|again|worse)\b/,
    /\b(?:scratch|dent|damage)\w*\b.{0,50}\b(?:wasn't|weren't|was not) there\b|\b(?:formal|file a|make a|register a) complaint\b/,
  ],
  notBooking:
    /\b(?:not|no) an? (?:appointment|booking|patient|customer|client)\b|\b(?:no|don't (?:need|want)|do not (?:need|want)|not (?:for|about|calling (?:for|about))) (?:any |an? |another )?(?:appointment|booking)\b(?! (?:on|at|before|after|in|this|next))|\bnot (?:here |calling |trying |looking )?to (?:book|make|schedule)\b|\b(?:just|only) (?:the|this|that|my|an?) (?:message|note|question)\b/,
  cancels: [
    /\b(?:take|get|wipe|remove|strike|scratch|knock) (?:my |the |that |our )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|today|appointment|visit|booking|slot|one)(?:'s)?(?: \w+)? (?:off|out of|from) (?:the|your|my) (?:calendar|books?|schedule|list|system)\b|\b(?:thinking (?:of|about)|considering|might be|may be|thought about) cancel(?:ing|ling)\b|\b(?:might|may|think i'll|probably going to|maybe i'll|i'd better) (?:have to |need to |want to )?cancel\b(?! (?:my|the|our) (?:subscription|order|contract|account|plan|membership))/,
    /\bcancel(?:ing)? (?:one|both|all|some|a couple) of (?:my|our|the|them|those)\b/,
    /\b(?:forget|skip) (?:about )?(?:today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday)\b/,
    /\b(?:don't|doesn't|do not|does not|no longer|won't|won't be) (?:need|needing|want)(?: the| my| that| this)? (?:appointment|booking|it|that|one)(?: (?:anymore|any more|any longer|after all|now|on \w+))*$/,
    /\bcall(?:ing)? off (?:an?|my|our|the|this|that)\b|\b(?:can|could|let's|should) (?:we|i|you) (?:just )?call (?:it|this|that|the whole thing) off\b/,
    /\b(?:want|need|like) (?:it|that|them|the appointment|my appointment) (?:deleted|cancell?ed|gone|removed|taken (?:out|off))\b/,
    /\b(?:don't|do not) want (?:the|my|that|this) (?:appointment|booking|slot)\b/,
    /\b(?:i'm|we're|i am|we are|he's|she's|they're) not (?:going to |gonna )(?:be able to )?(?:make it|be there|come|show up)\b/,
    /^(?:(?:hi|hello|hey|sorry|so|yeah|yes|unfortunately|actually) )*(?:we're|i'm|we are|i am|she's|he's) not coming(?: in)?\b/,
    /\b(?:have|need|want|got|going) to (?:cancel|call it off)(?: (?:please|today|tomorrow|on you|this time|unfortunately|again|sorry))*$/,
    /\b(?:don't|do not|no longer|won't) (?:have to|need to) (?:come in|come by|be seen|see (?:you|the \w+))\b(?! (?:until|before|on|at|for))/,
    new RegExp(`\\b${appointment}\\b.{0,40}\\b(?:has|have|needs|need) to go$`),
    new RegExp(`\\b${cannot} (?:make|do|manage) (?:it )?(?:on |in on )?(?:${days}|the \\d+)\\b`),
    // "Whitening, scratch that, a cleaning" is about what was said.
    /\b(?:cancel|call off|(?:scratch|scrap)(?! all (?:that|this|of))(?! (?:that|this|it)\b(?! (?:[\w']+ )?(?:appointment|booking|visit|slot|one)\b))|drop) (?:my|our|the|his|her|this|that|it|me|us|them|both|all|for|on|(?:monday|tuesday|wednesday|thursday|friday|saturday|tomorrow|today)(?:'s)?)\b(?! (?:[\w']+ )?(?:subscription|order|contract|account|policy|plan|membership|card|policy|insurance))/,
    /\b(?:take|get|remove|scratch|strike|cross) (?:me|us|my name|our name|him|her) (?:off|out|from|for)\b/,
    /\b(?:give|let) (?:my|our|the) (?:[\w']+ )?(?:spot|slot|place|time|appointment) (?:go|away|up|to)\b|\bfree up (?:my|our)\b|\b(?:back|backing) out of (?:my|our|the)\b/,
    /\b(?:won't|not gonna|not going to|can't|cannot|will not) be (?:able to (?:make|keep|attend)|making|needing|coming|there)\b/,
    new RegExp(
      `\\b(?:cancel|call off|scrap|drop|delete|scratch|undo|forget(?: about)?|skip) (?:both|all|both of|all of|everything|${mine}|any)(?: (?:of )?(?:my|the|our|those|these))?(?: [\\w':]+){0,3} ${appointment}\\b`,
    ),
    new RegExp(
      `\\b${cannot} (?:make it|come|be there|keep|attend|make|come in|show up)\\b.{0,30}\\b${mine} (?:[\\w':]+ ){0,3}${appointment}\\b`,
    ),
    new RegExp(
      `\\b(?:i|we|he|she|i'm|we're|she's|he's) (?:\\w+ ){0,2}${cannot} (?:make it|come|be there|come in|be coming|be coming in|show up)(?: in)?(?: on| for| this| to| at)? (?:${days}|after all|any ?more|unfortunately)\\b`,
    ),
    new RegExp(
      `\\b(?:have|need|want|like|going) to cancel (?:${mine}|${days}|on|for|it|them|both|all)\\b(?! (?:subscription|order|contract|account|policy|plan|membership))`,
    ),
    new RegExp(
      `\\b(?:not|no longer) (?:going to |gonna |be )?com(?:e|ing)(?: in)? (?:to|for|on|in) (?:${mine} )?(?:[\\w':]+ ){0,2}(?:${appointment}|${days})\\b`,
    ),
    new RegExp(`\\b(?:don't|do not|no longer|won't) need ${mine} (?:[\\w':]+ ){0,3}${appointment}\\b`),
    new RegExp(
      `\\bgive (?:up )?${mine} (?:[\\w':]+ ){0,2}(?:${appointment}|spot) (?:up|away|to (?:someone|somebody))\\b`,
    ),
  ],
  has: new RegExp(
    [
      String.raw`\b(?:i'm|i am|we're|we are|he's|she's) (?:booked|down|scheduled|on the books|on your (?:books|calendar|schedule)|coming in|coming to see|supposed to (?:come|be there|see|be in)|due in|in (?:for|at|on))\b|\b(?:i|we|he|she) (?:have|had|got|has) (?:an?|the|my|our) (?:[\w':]+ ){0,3}(?:appointment|booking|reservation|visit|slot)\b|\b(?:i've|we've|she's|he's) got (?:an?|the|my|our) (?:[\w':]+ ){0,3}(?:appointment|booking|visit|slot|one|\d+)\b|\b(?:my|our|his|her) (?:[\w':]+ ){0,3}(?:appointment|booking|reservation|visit|slot)\b`,
      // "I've got a cleaning booked", "we booked online", "you have me down for a tire rotation".
      String.raw`\b(?:i|we|he|she|they)(?:'ve| have|'d| had|'s| has)? (?:already )?(?:booked|scheduled)\b`,
      String.raw`\b(?:have|had|has|got) (?:an?|my|the|our|his|her) (?:[\w':]+ ){1,4}(?:booked|scheduled|set up|lined up)\b`,
      String.raw`\byou(?:'ve| have)? (?:got |have )?(?:me|us|him|her) (?:down|in|booked|scheduled)\b`,
      String.raw`\b(?:supposed|meant|scheduled) to (?:come|be|bring|see|have|drop|get)\b|\b(?:i'm|we're|i am|we are) on for\b`,
      String.raw`\b(?:reminder|confirmation) (?:texts?|calls?|emails?|cards?)\b|\b(?:the|an?) (?:appointment|booking|one) under\b`,
      `\\b(?:my|our|had an?|have an?|got an?) ${clock}(?! (?:year|month|week|day|minute|people|kids|car))\\b`,
      String.raw`\b(?:two|three|both) (?:appointments|bookings)\b|\bmy \w+(?:'s| is) with you\b`,
      String.raw`\bthat (?:[\w']+ ){1,3}(?:anymore|any more|appointment)\b`,
    ].join('|'),
  ),
  cannot:
    /\b(?:can't|can not|cannot|won't|not going to|not gonna|unable|no longer|don't need|do not need|doesn't need|don't want|do not want|delet(?:e|ed|ing)|a mistake|get rid of|let (?:that|this|it) go|call(?:ing)? (?:it|that|this|the whole thing) off|forget about|not coming|no way|take (?:it|me|us|that|this) (?:out|off)|drop (?:it|that|my|the|this)|sick|out of town|didn't mean|have to (?:cancel|skip|miss)|back out|call (?:it )?off|cancel|forget it|give (?:it|my spot) up|free (?:it|that|my \w+) up|let (?:it|someone else)|scratch(?! (?:that|this|what)\b))\b/,
  terms:
    /\b(?:policy|fee|charge|charged|cost|costs|penalty|refund|free of charge|in case|if (?:i|we) (?:have|need|had|needed|ever)|how (?:late|early|far|long)|until when|by when)\b/,
  moves: [
    /\b(?:got|have|put|wrote|wrote down) (?:me|us|him|her|it) (?:down )?(?:for|on|as) (?:the )?[\w']+(?: at [\w ]+)? but (?:i|we|it|he|she) (?:asked|said|wanted|need|meant|should)\b|\bit should (?:be|have been) (?:on )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|the \w+)\b(?=.*\b(?:not|instead|down)\b)/,
    /\b(?:bump|move|push|put|switch|shift) (?:me|us|him|her) (?:to|on|onto|a (?:day|week|month)|an hour|back|up|over|into|in (?:for|on|at) (?:a )?(?:different|another))\b/,
    /\b(?:find|get|give|need|want) (?:me |us )?(?:an? )?(?:new|different|other|another) (?:time|day|date|slot)\b(?! to (?:come|get|have) an?)/,
    /\bstill want (?:it|to come|to be seen|the appointment)\b|\bnot (?:to )?cancel(?:ing|ling)?\b(?=.*\b(?:another|different|other|move|change|that day|day))/,
    /\bswap (?:my|our|her|his|the|it)\b.{0,40}\b(?:with|for)\b/,
    /\bcancel\b(?: [\w']+){0,4} and (?:then )?(?:rebook|reschedule|re schedule|book (?:it |again|another|a new|for|something)|make (?:it|another|a new)|move|find)/,
    /\b(?<!oil )(?:move|push|bump|shift|bring(?! it (?:by|in|over|down|around|to you))|reschedule|rebook|postpone|delay|switch|swap|change) (?:it|that one|mine|(?:my|our|the|his|her|this|that) (?:[\w':]+ ){0,3}(?:time|day|date|one|check up|checkup|cleaning|consultation|consult|monday|tuesday|wednesday|thursday|friday|saturday|nine|ten|eleven|noon|\d+)|(?:monday|tuesday|wednesday|thursday|friday|saturday|tomorrow|today)(?:'s)?)\b/,
    /\b(?:come|be seen|get in|see (?:me|us|you|him|her)) (?:[\w']+ ){0,5}(?:instead|than (?:planned|booked|scheduled|my|i))\b/,
    new RegExp(
      `\\b(?:different|another|other|new|better|later|earlier) (?:day|time|date|slot|week|hour) (?:for|than|instead of) ${mine} (?:[\\w':]+ ){0,3}${appointment}\\b`,
    ),
    new RegExp(
      `\\b(?:move|change|reschedule|re schedule|postpone|push|shift|switch|swap|rebook|rearrange|delay|bump) ${mine} (?:[\\w':]+ ){0,3}${appointment}\\b`,
    ),
    new RegExp(
      `\\b${mine} (?:[\\w':]+ ){0,3}${appointment}\\b.{0,30}\\b(?:moved|changed|rescheduled|postponed|pushed|shifted|switched|rebooked|(?:another|different|other|later|earlier) (?:day|time|date|week))\\b`,
    ),
    new RegExp(
      `\\b(?:today|tomorrow|${days}|that day|that time|it) (?:is not|isn't|is no longer|'s not|does not|doesn't|won't|will not|is no good)(?: going to| gonna)? ?(?:work|working|possible|suit|fit|good)?(?: for (?:me|us))?(?: any ?more)?\\b.{0,40}\\b(?:what (?:else )?do you have|what else|do you have|instead|could we|can we|can i|could i|another|other|different|later|next)\\b`,
    ),
    /\b(?:i|we) (?:need|have|want|would like|was hoping|'d like) to (?:reschedule|rebook|postpone|push it back)\b|\bi'd like to (?:reschedule|rebook|postpone)\b|\b(?:can|could|may) (?:i|we) (?:please )?(?:reschedule|rebook|postpone)\b/,
    new RegExp(
      `\\b${cannot} (?:make it|come|be there|make)\\b.{0,40}\\b(?:reschedule|move it|another (?:day|time)|different (?:day|time)|instead)\\b`,
    ),
  ],
  instead:
    /\b(?:instead|(?:another|different|other|new|later|earlier|better|next available) (?:day|time|date|week|slot|hour)|(?:move|push|shift|switch|bump|change|put|bring(?! it (?:by|in|over|down))) (?:it|that|mine|this|me)|(?<!(?:don't|not|no) (?:want|need|wish) to )(?:reschedul\w*|rebook\w*)|postpone\w*|what (?:else )?do you have|do you have (?:anything|something)|any (?:chance|openings)|make it (?:the|on|for|at|\d+)|same time|(?:can|could|may) (?:i|we)(?: like| just| maybe| possibly)? (?:come|do|make it|have|get)|an? (?:day|week|hour|month) (?:later|earlier)|rather|(?:what|how) about|is there (?:anything|something|any)|squeeze me|fit me in|swap)\b/,
  finds: [
    /\bwhen (?:i'm|we're|i am|we are|my \w+(?:'s| is)) (?:supposed|meant|scheduled|due|booked|down|expected|coming)\b|\bwhen do you (?:guys )?(?:still )?have (?:me|us|him|her|my \w+) (?:down|in|booked|scheduled)\b|\b(?:what|which) (?:day|time|date) (?:i'm|we're|i am|we are) (?:supposed|scheduled|due|booked|down|expected|coming)\b|\b(?:what|which) (?:day|time|date) (?:is|was) (?:my|our|the) (?:\w+ )?\w+ again\b/,
    /\b(?:confirming|double checking|making sure|verifying|checking)(?: that| if| whether)? (?:i (?:have|do have|still have|'ve got)|i've (?:still )?got|i'm (?:still )?(?:down|booked|on|in|scheduled|all set|set|good)|we (?:have|still have)|we're (?:still )?(?:down|booked|on|in|scheduled|all set|good)|my (?:\w+ )?(?:appointment|booking|slot|visit)|the (?:appointment|booking))\b/,
    /\bwhen (?:was|am|are|is|were) (?:i|we|she|he|my \w+) (?:supposed|meant|scheduled|due|booked|down|expected)(?: to (?:come|be|go|see)| in| for|$)|\b(?:is|was) (?:mine|my (?:one|slot|appointment|visit|time)|ours) (?:in the |on |at |this |next )|\bwhen mine (?:is|was)\b|\bi have (?:one|an appointment) already\b.{0,30}\b(?:don't|can't|forgot)\b/,
    /\b(?:am i|are we|is she|is he|i'm|we're) (?:still )?(?:coming in|good for|on for|booked|scheduled|all set for|seeing)\b(?=.*\b(?:or|right|still|confirm|check|make sure|who|what)\b|.*\?)/,
    /\b(?:confirm|check|see|make sure|verify|know)(?: that| if| whether)? (?:i'm|we're|i am|my \w+ is|it's) (?:actually |still )?(?:in the system|booked|down|on the (?:books|schedule|calendar)|good|scheduled|set|in there|on)\b/,
    /\bdo you (?:guys )?(?:still )?have (?:anything|something|me|us|an appointment|a booking) (?:down |booked |scheduled )?(?:under|for me|for us)\b/,
    /\b(?:what|which) (?:time|day|date) (?:am i|are we|is (?:he|she)|do (?:i|we) (?:have|need) to be)\b|\bwho(?: am i|'m i| i'm| i am) seeing\b/,
    /\bnever (?:got|received) (?:a|an|my|the|any) (?:\w+ )?(?:confirmation|email|text|reminder)\b/,
    /\bdid (?:i|we|she|he|they|my \w+) (?:already )?(?:make|book|schedule|set up) (?:an?|the|my) (?:\w+ )?(?:appointment|booking|time)\b/,
    /\bbooked something\b|\bcheck (?:the|my|her|his|our|what) (?:time|day|date|appointment)\b/,
    new RegExp(
      `\\b(?:when|what (?:time|day|date)|which day|what time and day)\\b(?: [\\w']+){0,4} (?:${mine}|do i have (?:an|my)|is my|i have an?) (?:[\\w':]+ ){0,3}${appointment}\\b`,
    ),
    new RegExp(
      `\\b(?:check|confirm|verify|double check|look up|remind me (?:of|when)|forgot|forgotten|lost|find)\\b(?: [\\w']+){0,5} ${mine} (?:[\\w':]+ ){0,3}${appointment}\\b`,
    ),
    new RegExp(
      `\\b(?:do i|did i|don't i|if i|whether i|i think i|am i) (?:still )?(?:have|had|got|make|made|book|booked|down for) (?:an?|my|any)(?: [\\w':]+){0,2} ${appointment}\\b`,
    ),
    /\b(?:what|which) (?:time|day|date) (?:was (?:it|that|mine)|is (?:that|mine|it again)|did you (?:say|book|put))\b|\bwhen (?:was|is) (?:it|that) again\b|\b(?:is|was) (?:that|it) (?:on )?(?:the \d+\w*|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|today|in the (?:morning|afternoon))\b/,
    /\b(?:someone|somebody|you|you guys) (?:called|texted|left me a message|asked me)(?: me)?(?: [\w']+){0,3} (?:to confirm|about confirming|about my appointment)\b/,
  ],
  another:
    /\b(?:another|one more(?! (?:time|thing))|a second(?! thought)|the second|the other|the next one|also|too|as well|both|for (?:him|her|them)|(?:for )?my (?:\w+ )?(?:brother|sister|son|daughter|wife|husband|mom|mother|dad|father|kid|kids|boy|girl|friend|partner|colleague|roommate|neighbor))(?!'s)\b/,
  rather:
    /\b(?:don't|do not|won't|never|not)(?: going to| gonna)? (?:hand|give|giving|handing)(?: out)? (?:my|a|an|any|out|it|you my)\b|\bnever (?:had|owned|needed|used) (?:one|any|those)\b|^not (?:that|this)(?: one)? either\b|\b(?:just|rather|only|please|you can|better|prefer|simply|have you) (?:to )?(?:(?:have|get|use|do|take|give you) )?(?:an? |my |by )?(?:e ?mail|mail|text|call|phone|ring|write|message)(?: me| us| to me)?\b(?! (?:is|address|number|at|it's))|\b(?:by|via|over) (?:e ?mail|phone|text|mail|sms)\b|\b(?:text|call|email|phone|ring|message) (?:me|us)\b|\bleave (?:the |my |that |it )?(?:\w+ )?out\b|\b(?:don't|do not|doesn't|does not|never|haven't|hasn't|ain't) (?:really |actually |even )?(?:have|use|got|own|do|give out)\b|\bno (?:phone|phone numbers?|numbers?|phone calls?|calls?|calling|e ?mails?|mails?|texts?|texting)\b(?! (?:is|was|from|yet))/,
  callsBack:
    /\b(?:i'll|i will|i'd|can i|could i|may i|let me|i'd better|i better|i need to|i have to|i've got to|i might|i may|i'm going to|i'm gonna)(?: just| better| have to| need to)? (?:call|ring|phone)(?: you| you guys)? (?:back|again|later|another time|tomorrow)\b|\b(?:call|ring) you (?:back|later)\b/,
  rethinks:
    /^(?:(?:oh|um|uh|hm|hmm|wait|no|sorry|actually|you know what|hang on|hold on) )*(?:i(?:'ve| have)?(?: just)? changed my mind|on second thoughts?|let me rethink(?: that| this)?)$/,
  partly:
    /^(?!.*\b(?:not|no|never)\b)(?:(?:well|yeah|hm|uh|um|it is|it's|i guess|i'd say|i said|i mean) )*(?:kind of|kinda|sort of|sorta|more or less|a (?:little|bit|little bit)|somewhat|partly|partially|in a way|to some (?:extent|degree)|pretty much|mostly|mainly|sometimes|at times|in part)\b/,
  amends:
    /\b(?:change|make|put|set|switch|correct|raise|lower) (?:my|the|that|this|me|it) ?(?:\w+ ){0,4}(?:to|down|be|a|an)\b|\b(?:make|change) (?:that|it|this)\b|\b(?:my|that|first) (?:\w+ )?(?:score|rating|answer|number|figure|budget)\b|\bshould(?:'ve| have)? (?:be|been)\b|\blet me change\b|^(?:(?:well|oh|actually|hm|no) )*it's (?:more of|more like) (?:a|an)\b|\bi thought\b.{0,30}\b(?:best|worst|highest|lowest|top|good one|bad one)\b|\bmixed (?:it|them|that|the \w+) up\b|\bhad (?:it|that|the scale) (?:backwards|upside down|flipped|reversed|the wrong way (?:around|round))\b|\bi(?:'d| would) (?:actually |really |much )?rather (?:have|get|do|come (?:in )?for)\b/,
  // "The invoice has the wrong company name on it" is what they call about.
  astray:
    /^(?:(?:oh|um|uh|ah|sorry|hi|hello|oops|hm|excuse me|my mistake|my bad|i'm|i think|i guess|it's|this is|that's|must be|wait|never mind|no|apologies|the|a) )*(?:wrong|incorrect) (?:number|place|office|company|business|person|department|shop)(?: (?:sorry|bye|thanks|thank you|goodbye|my mistake|then|excuse me|never mind|i guess|i think|have a \w+ \w+))*$|\b(?:dialed|called|reached|have|got|at|calling) the wrong (?:number|place|office|company|business|person|department|shop)\b(?! (?:on|in|for|of|from|to)\b)(?<!\b(?:you|you've|they|they've|he|she|someone|somebody|it) (?:\w+ )?(?:have|got|called|dialed|reached) the wrong \w+)|\bmisdialed\b|\bthis is an automated (?:survey|call|message|system)\b|\bpress (?:\d|one|two|three|nine|zero)(?: (?:to|for|now)\b|$)|\bremoved from our (?:calling )?list\b/,
  done: /\b(?:that's|that is|that was|that'll be|it was) (?:it|all|everything|the (?:only |whole )?question|my (?:only |whole )?question)\b(?! (?:i|you|the|for|about|under))|\b(?:got|heard|have) (?:what i (?:needed|wanted|came for|called for)|my answer)\b|\b(?:that's|that is) me (?:sorted|done|set)\b|\b(?:all|i'm) (?:set|sorted)(?: then| now)?(?: thanks| thank you| bye)*$|\bi (?:just|only|really only) (?:wanted|needed|want|need) to (?:know|ask|check|hear|find out)(?: (?:that|this|it|one thing|the one thing|about that))?$|\b(?:i'm|i am) not (?:booking|scheduling|making an appointment|here to book)(?: (?:anything|now|today|yet|right now))*\b(?!.* but )|\b(?:that's|that is|that was|it was) (?:all|everything|it|what) i (?:(?:just |really |only )?(?:wanted|needed|was (?:asking|wondering|after|calling for))|thought)\b|\b(?:that|this) (?:answers|answered) (?:it|that|my question)\b|\b(?:was|am|i'm) (?:just |only )(?:wondering|curious|asking|checking|looking)(?: around)?$|^(?:just|only) (?:wondering|curious|asking|checking|looking)$|\bi(?:'ll| will) (?:have to |need to |go and )?(?:think about|think it over|call (?:you )?(?:back|again)|get back to you|check with|ask my|talk to my|look (?:elsewhere|around)|go somewhere else|stop by|drop by|swing by|drive over|come by)\b|\b(?:good|great|nice) to know\b|\byou(?:'ve| have)? (?:been|were) (?:very |so |really )?(?:helpful|a (?:big|great) help)\b|^(?:oh |wow |hm |hmm |ok |okay )*(?:that's|that is) (?:way |much |a bit |a little |really |pretty )?(?:too )?(?:expensive|much|pricey|a lot)\b/,
  all: /\b(?:both|all (?:of )?(?:them|my|our|the|these|those|two|three|four)|cancel (?:all|everything)|every one of them)\b|^all$/,
  elsewhere:
    /^(?:(?:hi|hello|hey|um|uh|sorry|oh|wait|yeah|yes|so|excuse me) )*(?:is|isn't) (?:this|that) (?!(?:the |a )?(?:right|correct|good|real|still|open|free|it|you|a robot|a machine|a person|a human|recorded|ai)\b)(?:the |a )?[\w'&]+(?: [\w'&]+){0,3}$|^(?:(?:hi|hello|hey|um|sorry) )*(?:have i|did i) (?:reached|reach|called|call|got|get) (?!you\b)[\w'& ]+$/,
  stated: /(?!)/,
};
