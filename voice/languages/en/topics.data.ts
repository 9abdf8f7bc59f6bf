import type { Topic } from '#voice/languages/everyday-topic.ts';
import { money, span } from '#voice/languages/topic-values.ts';

export const englishTopics: readonly Topic[] = [
  {
    asks: /\b(?:hook|hooks|connect|connects|work|works|integrate|integrates|sync|syncs|talk|talks|go|goes|run|runs)(?: up)? (?:to|with|in|on)\b|\b(?:integration|plug in|add on)s?\b/,
    heads: 'integrations supported browsers compatible',
    tells: /\b(?:connects?|integrates?|works? with|runs? in|supports?|supported|compatible)\b/,
  },
  {
    asks: /\b(?:discounts?|cheaper|reduced rate|special (?:rate|price|deal))\b/,
    heads: 'discounts discount',
    tells: /\b(?:discount|percent off|reduced)\b/,
  },
  {
    asks: /\bwhere (?:was|is|s|are|were) (?:it|that|this|you|you guys|the (?:office|practice|place|shop|store|salon|clinic))(?: again| exactly| located| at| based)*\b|\bwhere (?:do|should|would) i (?:go|come|need to go|have to go)\b|\bhow (?:do|can|would) i (?:find|get to) (?:you|it|there)\b|\bwhat (?:is|s|was) (?:the|your) address\b|\bwhich (?:street|address|floor) (?:is|was|are)\b/,
    heads: 'address location where directions find',
    tells: /\b(?:street|avenue|road|lane|drive|boulevard|square|plaza|broadway|floor|suite)\b/,
  },
  {
    asks: /\b(?:somewhere|anywhere|someplace|a place|space|room|spot)s? to (?:park|leave (?:my|the|a) (?:car|truck|van|bike))\b|\bwhere (?:do|can|could|should) (?:i|we|you) (?:park|leave (?:my|the|a) (?:car|truck|van))\b|\b(?:is|any|have|about) (?:there )?(?:any )?parking\b|\bcan (?:i|we) park\b/,
    heads: 'parking park garage',
    tells: /\bpark(?:ing|ed)?\b|\bgarage\b/,
  },
  {
    asks: /\bwheelchair\b|\bstairs\b|\bstep free\b|\belevator\b|\b(?:disabled|walker|crutches)\b|\baccessible\b/,
    heads: 'accessibility accessible',
    tells: /\b(?:wheelchair|accessible|elevator|lift|step free|ramp|ground floor)\b/,
  },
  {
    asks: /\b(?:if|can|could|may|how late|until when|do) (?:i|we|you) (?:can |could |still |always |have to |need to |pay |get charged )*(?:cancel|call it off|change my mind|can t (?:come|make it))\b|\bwhat (?:if|happens if) (?:i|we) (?:cancel|can t (?:come|make it)|don t (?:come|show))\b|\bcancel(?:l?ation)? (?:policy|fee|charge)\b|\b(?:free|cost|charge|fee) to cancel\b/,
    heads: 'cancellation canceling cancelling cancel changing',
    tells: /\bcancel|\bmove an? appointment\b/,
  },
  {
    asks: /\b(?:need|have|want|should|supposed|got) (?:me )?(?:to |i )?(?:bring|take along|have with me)\b(?: anything| something)?|\bwhat (?:do|should|shall|must|can) i bring\b|\bbring (?:anything|something)\b/,
    heads: 'bring visit',
    tells: /\bbring\b/,
  },
  {
    asks: /\b(?:how soon|how quickly|how fast|when|how long (?:until|before|till)) (?:will|do|does|can|would|should) (?:i |someone |somebody |anyone |they |you |i expect )+(?:usually )?(?:to )?(?:get back|call|respond|reply|answer|hear|be in touch|expect)(?:ed)?(?: (?:me|to me|back|from you|someone|an answer|a call))*\b|\bresponse time/,
    heads: 'response reply answer',
    tells: /\banswer\w*\b.*\bwithin\b|\bwithin\b.*\b(?:answer|reply|respond|call)/,
  },
  {
    asks: /\bhow long (?:will|does|would|is|s|do) (?:it|that|this|the (?:appointment|visit|call|survey|whole thing))(?: usually| normally)?(?: take| last| be)?\b|\bhow (?:much time|long)(?: do i need)?(?: (?:for|will|should))?(?: (?:it|that|this|i))?(?: (?:take|plan|last))?$/,
    heads: 'duration takes long length',
    tells: span,
  },
  {
    asks: /\bwhat do you (?:guys |people )?charge\b|\bhow much (?:do you charge|is it|is that|does it cost|would it be|will it cost|are you|is|s)\b|\bwhat (?:does|would|will) (?:it|that|this) (?:cost|run me)\b|\bwhat (?:is|s|are) (?:the |your )?(?:price|prices|cost|rates?)\b|\b(?:a|per|each) month\b/,
    heads: 'prices price pricing plans cost fees rates',
    tells: money,
  },
  {
    asks: /\b(?:try|test) (?:it|that|this)(?: out)?(?: first| for free| before)?\b|\b(?:free )?trial\b|\btest (?:phase|period|run|drive)\b/,
    heads: 'trial test try',
    tells: /\btry\b|\btrial\b|\bfree of charge\b/,
  },
  {
    asks: /\b(?:(?:(?:locked|tied|lock) (?:in|into|to)(?: a)?(?: \w+)?)|contract|commitment|minimum term|sign up for (?:a|one) year|notice period)\b/,
    heads: 'contract term commitment',
    tells: /\b(?:minimum term|contract|cancel|commitment|notice)\b/,
  },
  {
    asks: /\b(?:forgot|lost|reset|change|don t remember|can t remember|new)\b.{0,20}\bpassword\b/,
    heads: 'password reset resetting sign-in',
    tells: /\bpassword\b/,
  },
  {
    asks: /\b(?:money|payment) back\b|\brefund\b|\breimburse/,
    heads: 'refunds refund returns',
    tells: /\brefund/,
  },
  {
    asks: /\bhow many questions\b|\bhow many (?:more|are there|is it)\b/,
    heads: 'survey questions takes',
    tells: /\bquestions\b/,
  },
  {
    asks: /\b(?:what s|what is|is there anything|anything) in it for me\b|\bdo i (?:get|win|receive) (?:anything|something|paid|a (?:gift|reward|discount|voucher))\b|\b(?:gift card|voucher|reward)\b/,
    heads: 'thanks reward voucher gift',
    tells: /\b(?:voucher|gift|reward|prize|raffle)\b/,
  },
  {
    asks: /\bwhere (?:did|do|have) you (?:get|got|have) my (?:number|name|data)\b|\bwho (?:gave|told) you my (?:number|name)\b|\bhow (?:did|do) you (?:get|have|know) my (?:number|name)\b/,
    heads: 'who data number asks',
    tells: /\b(?:your|phone) number\b/,
  },
  {
    asks: /\bwhat (?:happens|do you do|are you doing|will you do) (?:to|with) (?:my|the|this) (?:answers|data|information|number)\b|\bis (?:this|it) (?:anonymous|confidential|private)\b|\bwho (?:sees|reads|gets|hears) (?:my|the|this)\b/,
    heads: 'data privacy answers',
    tells: /\b(?:kept|stored|passed on|shared|anonymous\w*|confidential\w*)\b/,
  },
  {
    asks: /\b(?:insurance|insurances|insured|copay)\b/,
    heads: 'insurance',
    tells: /\binsur/,
  },
  {
    asks: /\b(?:pay|payment) (?:by|with|in|cash|card|methods?|options?)\b|\btake (?:credit )?cards?\b|\bhow (?:do|can|should) i pay\b/,
    heads: 'payment paying pay',
    tells: /\bpay|\bcards?\b|\bcash\b/,
  },
];
