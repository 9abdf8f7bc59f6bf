import type { Questions } from '../questions.ts';

const asking = "what|what's|whats|which|where|where's|when|when's|who|who's|whose|why|how|how's";
const helping =
  "is|are|was|were|do|does|did|can|could|may|will|would|should|must|have|has|isn't|aren't|don't|doesn't|can't";
const about =
  "you|y'all|yall|ya|your|there|the|it|its|i|we|they|this|that|these|those|my|our|a|an|any|anybody|anyone|someone|somebody|all|children|kids|dogs|pets|guests|parking|breakfast|[a-z]+s";

/** What someone says who is with no company, and what stands around it. */
const alone = [
  "(?:just |only )?(?:me|myself)(?: and (?:my|the) [\\w']+| and me| myself and i)*",
  '(?:just |only )?my (?:husband|wife|partner|brother|sister|son|daughter|friend) and (?:me|i)',
  'solo|self employed(?: [a-z]+)?|freelanc\\w+|(?:a )?freelancer|(?:a )?private (?:person|individual|customer|thing|matter|party)|private',
  '(?:an )?individual|(?:i do it |i work )?on my own|i work for myself|my own boss|(?:i run it )?by myself|one (?:man|woman|person)(?: show| band)?',
  'retired|unemployed|out of work|between (?:jobs|companies)|(?:a )?(?:student|homeowner|housewife|pensioner|consumer)|(?:at|in) (?:school|college)',
  '(?:a |my |just a |only a )?(?:hobby|side hustle|side project|side thing)|for (?:my|our) (?:home|house|own \\w+)|(?:calling )?for myself|for me personally',
  "(?:not|isn't) (?:with |from |at |for )?(?:anybody|anyone|any company|a company|a business|any|one|any of them)|not applicable|n a|no one|nobody|none|nothing",
  "no (?:company|business|firm|employer|name)|not a company|don't have (?:one|a company|a business)|(?:isn't|there isn't) (?:one|a company|a business|any)|no company it's (?:only|just) me",
].join('|');
const aloneOpens =
  "(?:(?:well|oh|um|uh|no|nah|nope|lol|heavens|dear|yeah|really|actually|it's|it is|its|i'm|i am|im|i|we|we're|just|only|there's|there is|that's|kind of) )*";
const aloneTails =
  "(?: (?:yet|really|here|for now|dear|hon|bro|man|sir|ma'am|now|right now|at the moment|any more|anymore|currently|in particular|i'm afraid|you see|personally|no company|no name yet|just me|either))*";
const noCompany = new RegExp(
  `^${aloneOpens}(?:${alone})${aloneTails}$|^(?:\\w+ ){0,3}(?:don't|do not|haven't|isn't|have no|has no|no) (?:[\\w']+ ){0,4}yet\\b`,
);

export const englishQuestions: Questions = {
  leads:
    /^(?:you (?:know|see)(?= (?:my|i|i'm|i've|we|our)(?: |$))|and|so|but|or|oh|ok|okay|yes|yeah|no|well|hi|hello|hey|um|uh|wait|sorry|please|first|(?:i'm|i am) not (?:booking|scheduling) anything|i (?:don't|do not) (?:need|want) an appointment|i just (?:want to|wanna|need to|wanted to) (?:know|ask)|just (?:wondering|curious)|actually|excuse me|good (?:morning|afternoon|evening)|by the way|before (?:that|this|(?:i|we|you) (?:\w+ ){0,2}(?:say|answer|go|continue|give|agree|book|decide|commit|do)(?: (?:yes|on|ahead|that|it|you that|you my \w+|to (?:that|it)))?)|one (?:more )?(?:thing|question|moment|second)|just (?:a|one) (?:quick )?question|(?:a |i have a |i've got a |i got a )?(?:quick )?question|i (?:have|had|got) (?:a|one|another) (?:quick )?question|(?:can|could|may) i ask(?: you)?(?: something)?|let me ask(?: you)?(?: something)?|(?:can|could|would) you (?:please )?tell me(?: please)?|tell me|do you (?:happen to )?know|i(?:'d| would) (?:like|love) to (?:know|ask)|i(?:'m| am| was)?(?: just)? wonder(?:ing)?|i (?:just |only )?(?:want|wanted|need) to (?:know|ask|check|see|find out)|i(?:'m| am| was)(?: just| only)? (?:calling|checking|ringing) to (?:know|ask|check|see|find out)|quick one|just wondering|depends|it depends|that depends|hm+|listen|only one thing|all i (?:want|need) to know is|depending|might i ask|while i (?:have|got) you|out of curiosity|curious|say)(?: if| whether)? /,
  opens: new RegExp(`^(?:(?:(?:by|until|from|to|for|with|since|at) )?(?:${asking})\\b|(?:${helping}) (?:${about})\\b)`),
  asking: /\b(?:what|what's|whats|which|where|where's|when|when's|who|who's|whose|why|how|how's)\b/i,
  tells:
    /^(?:(?:well|oh|so|and|no|but|sorry|see) )*(?:when|what|where|how|who) (?:i|we) (?:said|meant|told|mean|say|wanted|want|need|needed)(?!\p{L})/iu,
  indirect: {
    whether:
      /^(?:[\w']+ ){0,7}?(?:wondering|wonder|curious|(?:want|wanted|need|needed|like|love|calling|ringing|checking|have|had) to (?:know|ask)(?: you)?|(?:wanted|calling|ringing|like) to (?:check|see|find out)|just (?:asking|checking)|ask you|tell me|do you (?:happen to )?know|(?:can|could) you (?:please )?(?:check|confirm|say)|any idea|no idea) (?:if|whether) /,
    verbs: new Set(
      "am is are was were do does did can could may might will would should must have has isn't aren't don't doesn't can't won't".split(
        ' ',
      ),
    ),
    isVerbLast: false,
    contracted: [
      [/^(\w+)'re /, '$1 are '],
      [/^(it|there|that|he|she|what|where|who)'s /, '$1 is '],
      [/^i'm /, 'i am '],
      [/^(\w+)'ll /, '$1 will '],
    ],
    opener: 'is it so that',
  },
  weak: /^(?:(?:is|are|was|were|does|do|did|have|has|can|could|would|will|should) (?!not\b|for\b|about\b|to\b|have\b|i say\b|i said\b|it\b.{0,4}$)[\w']+ [\w']+|(?:what|and|but|even) if (?!possible|that works|you (?:can|could)|it's possible)[\w']+ [\w']+|any (?:chance|idea|discount|parking|deals)\b|not (?:open|closed) on\b)/,
  announces:
    /\b(?:(?:quick|one|another|small|little|silly|stupid) (?:question|one)|(?:a|my|one) question|(?:want|wanted|wanna|need|needed|like) (?:to )?(?:know|ask)|just (?:wondering|curious|asking)|tell me)\b/,
  reports:
    /^(?:(?:my|the|our|a|your|some|this|one of my) (?:[\w']+ ){1,3}?|(?:someone|somebody|people|they|google|he|she|i|we) )(?:of mine )?(?:also |just |always |once )?(?:says?|said|saying|thinks?|thought|heard|read|saw|reckons?|swears?|claims?|mentioned|(?:told|tells) (?:me|us)|was told|were told|was (?:saying|thinking)|is (?:saying|telling me)|remember)(?: (?:online|somewhere|today|once|that|you guys had said))* /,
  ends: / (?:right|correct|huh|yeah|or not|or what|or something|though|then|anyway|again|exactly|roughly|by the way|is (?:that|it) (?:so|right|true|correct)|am i right|(?:isn't|aren't|don't|doesn't|do|are|does) (?:it|you|they|that))$/,
  follows:
    /^(?:(?:and |but |or )?(?:what|how) about\b|and (?:on|at|in|for|with|is|are|do|does|did|can|could|how|what|when|where|who|which|if|the|your|a|an|during|after|before|by)\b)/,
  refers: /\b(?:it|that|there|they|them|those|these|this|one|ones)\b/,
  replaces: /^(?:and |but |or )?(?:(?:what|how) about )?(on|at|in|for|with|during|after|before|by) /,
  requests:
    /^(?:can|could|may|would|will) (?:i|we|you|someone|somebody|anyone|anybody|he|she|my \w+) (?:please |just |maybe |also |possibly )*(?:book|make|schedule|cancel|change|move|reschedule|speak|talk|order|reserve|have|get|repeat|say|start|stop|call|transfer|connect|put|come(?! (?:along|too|with (?:me|us|him|her)))|do|help|take|give|send|leave|go back|spell|hear|wait|hold|fit|squeeze|slot|swing by|stop by|drop (?:by|in)|pop in|get (?:in|an? (?:appointment|slot))|see (?:me|us|him|her|them|someone|somebody|(?:a|the|my) (?:doctor|dentist|hygienist|therapist|stylist))|look at|take a look)\b|^(?:do|would) you (?:guys )?(?:happen to )?have (?:anything|any(?:thing)? (?:open|free|available|openings?|availability|appointments?|slots?|times?|room|space)|(?:an? |some )?(?:opening|openings|appointment|slot|slots|time|room|space|availability))\b|^(?:is|are) there (?:any|an?|some|still) (?:openings?|slots?|appointments?|times?|room|space|availability)\b|^(?:is there|is it|would it be)(?: any)? (?:possible|chance|a way|way)(?: that)? (?:to|i|we|you|of)(?: can| could)? (?:come|coming|get|getting|book|booking|see|seeing|fit|make|making|have|having)\b|^(?:do|must|should) i (?:have|need) to (?:say|spell|answer|tell|give)\b|^what (?:was|is) (?:the|your|that) (?:last )?question\b|^what do you mean\b/,
  results: {
    asks: /\b(?:has|have|did|does|is) (?:that|it|this|the \w+)(?: \w+)? (?:solve|solved|help|helped|fix|fixed|work|worked|working|gone|resolved|better)\b/i,
    acts: /^(?:(?:yes|yeah|no|well|but|oh|sorry) )*(?:i(?:'ve| have)?|we(?:'ve| have)?)(?: already| just)* (?:did|done|tried|do|have|restarted|signed|logged)\b(?! it (?:help|work))|^(?:already )?(?:did|done|tried)(?: that| it| this)?\b/,
    fails:
      /\b(?:same (?:error|message|thing|issue|problem|result|again|story|screen)|(?:looks?|is|stays?|seems?|exactly|just) the same|still (?:\w+ )?(?:frozen|broken|stuck|down|slow|blank|empty|dead|nothing|there|spin\w*|crash\w*|fail\w*|freez\w*|say\w*|show\w*|get\w*|giv\w*|not|the same|won't|can't|doesn't|isn't)|no (?:change|difference|luck|joy|better)|nothing (?:happen\w*|chang\w*|at all)|(?:died|crashed|froze|failed|stopped|gone|broke|dropped) again|(?:didn't|did not|doesn't|does not|hasn't|won't|isn't) (?:help|work|fix|solve|change|do)\w*|worse|for (?:a|about a) (?:second|sec|moment|minute) (?:and|then|but)|came (?:right )?back)\b/,
    works:
      /\b(?:(?:it's|its|it is|i'm|everything's|everything is|all) (?:working|back|fine|good|okay|ok|up|running|solved|fixed|loading|opening|letting me in|in) ?(?:again|now|fine)?|(?:it )?(?:works|loads|opens|runs) (?:again|now|fine)|that (?:did|fixed|solved|does) (?:it|the trick)|lets me in|letting me in|i'm in(?: now)?|(?:back )?up and running)\b/,
  },
  urgency: {
    asks: /\b(?:stopping|keeping|preventing|blocking) you\b|\b(?:is|how) (?:this|it|that) urgent\b|\burgent\?/i,
    urgent:
      /\b(?:urgent|urgently|emergency|critical|(?:nobody|no one|none of us) (?:here )?can|stopping (?:all of us|everyone|the whole \w+|us)|can't|cannot|can not|unable|couldn't|down|standstill|dead in the water|hold(?:s|ing)? (?:us|me|everything) up|held up|losing (?:money|customers|business|sales)|stuck|blocked|nothing works|obviously|right away|asap|as soon as possible|deadline)\b/,
    waits:
      /\bnothing(?:'s| is) (?:that |really |ever )?urgent\b|\b(?:not|isn't|nothing) (?:that |really |so |very |too |all that |super )?(?:urgent|critical|an emergency|stopping)\b|\bno (?:rush|hurry|big deal)\b|(?<!\b(?:nobody|no one|none of us|hardly anyone) )\b(?:can|could) (?:still |always )?(?:work|wait|manage|use it|live with it)\b|\bonly a little\b|\b(?:just|only|merely|mostly) (?:annoying|a nuisance|an annoyance|curious|cosmetic)\b|\bwhenever\b/,
  },
  companies: {
    asks: /\b(?:which|what) (?:company|business|firm|organi[sz]ation) (?:are you|do you|is it)\b|\bname of (?:your|the) (?:company|business|firm)\b|\byour (?:company|business)(?:'s)? name\b/i,
    leads:
      /^(?:(?:well|oh|um|uh|yeah|yes),? )*(?:(?:i|we) work (?:for|at)|(?:i'm|i am|we're|we are) (?:calling )?(?:with|from|at)|(?:i'm|i am) calling (?:for|on behalf of)|calling (?:from|for)|i represent|(?:the|my|our) (?:company|business|firm)(?:'s| is)?(?: name is)?(?: called)?|(?:the|my|our) name(?:'s| is)|(?:we're|we are|it's|it is|that's|that is|that would be)(?: called)?|i (?:own|run))(?: a (?:small )?(?:company|business) called)? |^(?:(?:it's|it is|is|we're|we are|we have|i have|i run|i own) )?(?:an?|the|my|our) (?:[\w']+ ){1,3}(?:called|named|by the name of) /i,
    none: noCompany,
    calls: /\bcalling about\b/,
    needs:
      /^(?:(?:well|oh|um|uh|yeah|yes|hi|hello|so|okay|ok|actually) )*(?:(?:i|we)(?:'m| am|'re| are|'d| would)? (?:just |really )?(?:need|want|like to|looking for|look for|interested in|trying to|hoping to|calling about|after)\b|help with\b|looking for\b|interested in\b|calling about\b|it's (?:about|for) (?!a company\b|the company\b)(?=.*ing\b))/,
    tails:
      / (?:with (?:an?|one|two|the) [a-z](?:'s)?(?: .*)?|spelled .*|spelt .*)$|,? (?:now|nowadays|these days|instead|actually)$|,? (?:and )?not [^,]+(?:,.*)?$|, (?:with|spelled|spelt|that's|no) .*$|, (?:mind you|you know|if you know it|maybe you know (?:it|us))$/i,
    renames:
      /\b(?:we're|we are|it's|it is)(?: now)? called (?:now )?(.+)$|\b(?:for )?the (?:company|business|firm)(?: name)?,? (?:just )?(?:put(?: down)?|write(?: down)?|make it|use) (.+)$|\bput (?:the company|us|it) (?:down )?as (.+)$/i,
    is: /(?<!\p{L})(?:it's|it is|that's|that is|should be|i meant)(?!\p{L})\s*/iu,
  },
  ofGiven:
    /\b(?:did|have) (?:i|we) (?:\w+ )?(?:give|given|use|used|put|leave|left|book|booked|sign|signed)\b|\bdo you have (?:for me|on file)\b/,
  troubles:
    /\b(?:wrong|problems?|issues?|troubles?|happen(?:ed|ing|s)?|going on|describe|tell (?:me|us)|explain|damaged?|symptoms?|broken)\b/i,
  companyWords: ['company', 'business', 'firm'],
  sums: /\bbudget\b|\bdollars?\b|\beuros?\b|\bpounds?\b/i,
  consents: {
    asks: /\b(?:may|can|could) i ask you\b|\bask you (?:a few|some)\b|\bgood time\b|\bhave a (?:minute|moment)\b|\bfew questions\b/i,
    putsOff:
      /\b(?:i'm|i am|we're|we are) (?:just |actually |really |kind of |a bit |about to |right |still |currently )?(?:drive|driving|at work|working|busy|in (?:an?|the|my) (?:meeting|car|middle)|on (?:another call|the other line)|cooking|eating|having (?:dinner|lunch|breakfast)|at (?:dinner|lunch)|leave|leaving|heading out|going out|not (?:free|interested))\b|\b(?:not (?:right )?now|bad time|not a good time|no time|don't have (?:the |any )?time|haven't got (?:the |any )?time|maybe later|some other time|another time|call (?:me )?(?:back )?later|try (?:me )?(?:again )?later|too busy)\b/,
    identifies:
      /^(?:(?:yes|yeah|hello|hi) )*(?:speaking|(?:this|that) is (?:he|she|him|her|me)|that's (?:me|him|her)|it's me)(?: speaking)?$/,
    provided:
      /^(?:(?:well|oh|okay|ok|sure|yes|yeah|fine|alright|but) )*(?:only|just) (?:by|via|per|through|if|in|on|for|after|before|with|during) .+$|^(?:(?:well|oh|okay|ok|only|sure|yes|yeah|fine|alright|just) )*(?:if|as long as|so long as|provided|providing|assuming) (?:that )?(?:it|it's|its|you|you're|you'll|you don't|this|they|that|that's|there's|no one|nobody|none)\b/,
    agrees:
      /^(?:(?:yes|yeah|yep|sure|ok|okay|fine|all right|alright|well|go ahead|go on) )+(?:but )?(?:(?:make it|keep it|be|it has to be|please|if it's|as long as it's|only if it's) )*(?:quick|quickly|short|brief|fast|a quick one)(?: (?:please|though|then|i've .{3,40}|i'm .{3,40}))*$|^(?:(?:ok|okay|fine|sure|well|yeah) )*if (?:it|this) (?:doesn't|won't) take (?:too |very )?long$|^(?:(?:well|ok|okay|fine) )*if (?:you must|you like|you want|you have to)$/,
  },
  comesFor:
    /^(?:(?:can|could|would|will) (?:you|y'all|yall|you all|you guys|someone|somebody|anyone|i|we|it)\b|(?:do|does) (?:you|y'all|yall|you all|you guys|anyone) (?:do|offer|make|fix|repair|have|sell|cut|treat|handle|deal with|also do|still do|install|clean|replace|service)\b|is (?:it|there) (?:possible|any chance|any way|a way|someone|anyone)\b|have you got\b|are you able to\b)/,
  offered:
    /^(?:(?:so|and|okay|ok|wait|oh) )+(?:that's|that is|it's|is that|was that) (?:this|for|the|at|still|next|on)\b|\bread (?:that|it) back\b|\b(?:what's|what is|what was) the (?:date|time|day)(?: and (?:time|date))? again\b|\b(?:(?:which|what) (?:day|date|time|times|month)\b.*\b(?:was|is|that|it|you|again|say|said)|when (?:was|is) (?:that|it)|(?:did|have) you (?:just )?(?:say|said)|you said|was that (?:at |on )?|is (?:that|it) (?:at |on |in the )?(?:a m|p m|am|pm|morning|afternoon|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|next week|this week|(?:the )?(?:\d+(?:st|nd|rd|th)?|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\b)|(?:morning|afternoon|am|a m) or (?:afternoon|evening|pm|p m)|what (?:were|was|are) (?:they|those|the (?:times|options|first|second|third|last)))\b/,
  tags: /^(?!(?:yes|yeah|yep|yup|sure|ok|okay|right|perfect|great|no)\b).* (?:right|correct|huh|isn't it|yeah|is (?:that|it) (?:so|right|true|correct)|am i right|(?:do|are|does|can|will|have|is)(?:n't)? (?:you|it|they|i|that))$/,
  wellbeing:
    /^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening)|and|so|well) )*(?:how are you(?: doing)?(?: today)?|how's it going|how is it going|how do you do|are you (?:well|okay|ok)|how are things)(?: today)?$/,
};
