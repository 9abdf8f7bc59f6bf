import type { Descriptions } from '../descriptions.ts';

const raised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** "Their insurance" is the caller's own. */
const yours = (text: string) =>
  text
    .replace(
      /\b(?:the )?(?:callers?|customers?|patients?|clients?)(?:'s|s'|’s)?\b(?= \w)|\b(?:their|his|her)\b/gi,
      'your',
    )
    .replace(/\b(?:they|he|she|the callers?|callers|the customers?|the patients?)\b/gi, 'you')
    .replace(/\bthem\b/gi, 'you');
/** What happened, as it is asked after "did". */
const present: Record<string, string> = {
  heard: 'hear',
  found: 'find',
  came: 'come',
  got: 'get',
  saw: 'see',
  chose: 'choose',
  bought: 'buy',
  learned: 'learn',
  knew: 'know',
  met: 'meet',
};
const auxiliary = 'is|are|was|were|can|could|will|would|should|has been|have been';

export const descriptions: Descriptions = {
  asks: /\b(?:asks?|collects?|gathers?|finds? out|wants? to know|needs? to know|records?|notes? down|writes? down|takes? down|takes?(?= (?:their|the (?:name|number|address|details)))|gets?(?= (?:their|the (?:name|number|address|details))))\b(?:(?: (?:the |every |each )?(?:callers?|customers?|patients?|clients?|leads?|guests?|people|them|new)\b)*(?: (?:for|about)\b)?)\s*/i,
  callersAsk:
    /\b(?:callers?|customers?|patients?|clients?|guests?|visitors?|people|they)\s+(?:(?:can|may|might|could|will|often|also|sometimes|usually)\s+)*(?:also\s+)?ask\b(?!\s+for\s+(?:an?\s+)?(?:person|human|someone|colleague))/i,
  next: /(?:,| and| then)+ (?:then )?(?:it |she |he )?(?:books?|schedules?|transfers?|sends?|texts?|emails?|puts?|hands?|connects?|forwards?|takes?|answers?|offers?|confirms?|ends?|says?|tells?|calls?|leaves?)\b.*$/i,
  between: /\s*,\s*(?:and\s+(?:also\s+)?)?|\s+and\s+(?:also\s+)?|\s+as well as\s+|\s*;\s*/i,
  or: /(?:^|\s)or\s/i,
  whether: /^(?:whether|if)\s+/i,
  wh: /^(?:what|which|how|when|where|who|why)\b/i,
  nouns: [
    { words: /\be-?mail\b/i, ask: 'What is your email address?' },
    {
      words: /\b(?:phone|callback|call-back|mobile|cell|contact)\b.*\bnumber|\bphone\b/i,
      ask: 'What number can we reach you at?',
    },
    { words: /\bcontact (?:details|info\w*)\b/i, ask: 'What number can we reach you at?' },
    {
      words: /\b(?:order|policy|customer|reference|account|invoice|booking) (?:number|code|id)\b/i,
      ask: 'What is your order number?',
    },
    { words: /\b(?:company|business|organization|employer)(?: name)?\b/i, ask: 'Which company are you with?' },
    {
      // "The dog's name" is asked as it stands.
      words:
        /^(?!.*\b(?!callers?|customers?|patients?|clients?|guests?|visitors?)\w+['’]s\s+(?:\w+ )?names?\b).*\bnames?\b/i,
      ask: 'May I have your name, please?',
    },
    { words: /\baddress\b/i, ask: 'What is the address?' },
    { words: /\b(?:date of birth|birth ?date|birthday|dob)\b/i, ask: 'What is your date of birth?' },
    { words: /\bbudget|price range\b/i, ask: 'What is your budget?' },
    {
      words: /\b(?:party size|group size|(?:number|how many) of (?:people|guests|persons))\b/i,
      ask: 'How many people is it for?',
    },
    { words: /\bzip|postal code|postcode\b/i, ask: 'What is your zip code?', type: 'text' },
    { words: /\binsurance\b/i, ask: 'Which insurance do you have?', type: 'text' },
    {
      words: /\b(?:reason|purpose|concern|problem|issue|matter|request|nature)\b/i,
      ask: 'What is it about?',
      type: 'text',
    },
    { words: /\bservice\b/i, ask: 'Which service would you like?', type: 'text' },
  ],
  asWhether(clause) {
    const own = yours(clause);
    const you =
      /^you\s+(are|were|can|could|will|would|should|have(?= (?:been|had|seen|done|ever|already|\w+ed)\b))\s+(.*)$/i.exec(
        own,
      );
    if (you) return { ask: `${raised(you[1]!)} you ${you[2]}?`, type: 'yes_no' };
    if (/^you\s+(?:have|need|want|own|live|know|like|use|take|work|agree)/i.test(own))
      return { ask: `Do ${own}?`, type: 'yes_no' };
    const said = new RegExp(`^(it's|that's|this's)\\s+(.*)$|^(.+?)\\s+(${auxiliary})\\s+(.*)$`, 'i').exec(own);
    if (said?.[1]) return { ask: `Is ${said[1].replace(/'s$/, '')} ${said[2]}?`, type: 'yes_no' };
    if (said) return { ask: `${raised(said[4]!)} ${said[3]} ${said[5]}?`, type: 'yes_no' };
    return { ask: `Can you tell me whether ${own}?`, type: 'yes_no' };
  },
  asWh(clause) {
    const own = yours(clause);
    const once = /^(.+?)\s+you\s+(heard|found|came|got|saw|chose|bought|learned|knew|met)\b(.*)$/i.exec(own);
    if (once) return { ask: `${raised(once[1]!)} did you ${present[once[2]!.toLowerCase()]}${once[3]}?` };
    const you = /^(.+?)\s+you\s+(?:(are|were|can|could|will|would|should)\b\s*)?(.*)$/i.exec(own);
    if (you) return { ask: `${raised(you[1]!)} ${you[2] ?? 'do'} you ${you[3]}?`.replace(/\s+\?$/, '?') };
    // "What kind of bike it is": what is asked about is all before "it".
    const about = new RegExp(`^((?:what|which)\\s+\\w+.*?)\\s+(it|this|that|they)\\s+(${auxiliary})\\b(.*)$`, 'i').exec(
      own,
    );
    if (about) return { ask: `${raised(about[1]!)} ${about[3]} ${about[2]}${about[4]}?` };
    const said = new RegExp(
      `^(how (?:many|much|old|long|big|far)(?: \\w+)?|(?:what|which) \\w+(?= (?:it|this|that|you|your|the)\\b)|\\w+)\\s+(.+?)\\s+(${auxiliary})\\b(.*)$`,
      'i',
    ).exec(own);
    if (said) return { ask: `${raised(said[1]!)} ${said[3]} ${said[2]}${said[4]}?` };
    // "When it started".
    const past = /^when\s+(it|this|that|the \w+)\s+(start|happen|occur|beg[ai]n|stop|break|broke)\w*$/i.exec(own);
    if (past)
      return {
        ask: `When did ${past[1]} ${past[2]!.replace('began', 'begin').replace('broke', 'break')}?`,
        type: 'text',
      };
    return { ask: `${raised(own)}?` };
  },
  asNoun(noun) {
    const own = yours(noun).replace(/^(?:an?|some|any|its)\s+/i, 'the ');
    return { ask: `What is ${/^(?:your|the)\s/i.test(own) ? own : `the ${own}`}?` };
  },
  beforeChoices:
    /^(?:whether|if|which)\s+(?:(?:it|this|that|the \w+)(?:'s| is| was)?|they (?:want|need|are|have|prefer)(?: to)?|(?:one )?of)?\s*(?:for|about|a matter of)?\s*/i,
  asChoice: (choices) => `Is it ${choices}?`,
  books:
    /\b(?:books?|schedules?|sets? up|arranges?|reserves?|makes?)\b[^.]*\b(?:appointments?|meetings?|visits?|demos?|slots?|tables?|consultations?|inspections?|viewings?|reservations?|bookings?|calls? with|times?|them in)\b|(?:^|[,;]|\b(?:and|then|also|it|he|she|agent|assistant|receptionist))\s+(?:then\s+|also\s+)?(?:books|schedules)\s+(?!about\b|by\b|on\b|with\b)\p{L}|\b(?:book|schedule)s? (?:an?|the|their|them|callers|customers|clients|patients|people)\b/iu,
  minutes: /\b(\d{1,3})[ -]?min(?:ute)?s?\b/i,
  transfers:
    /\b(?:transfer(?:s|red)?|handed (?:over|off)|put through|connected|forwarded|hands?(?: \w+){0,2} (?:over|off)|puts?(?: \w+){0,2} through|connects?|forwards?|escalates?)\b/i,
  condition: /\b(?:if|when|whenever|in case|once)\s+(.+)$/i,
  notUnderstood:
    /\b(?:can't|cannot|doesn't|does not|unable|not sure|stuck|don't|anything else|other questions?|complicated|(?:asks? for|wants?|needs?|prefers?|would like)(?: to (?:talk|speak) (?:to|with))? (?:an? |another )?(?:real )?(?:person|human|someone|colleague|member of staff))\b/i,
  noTime: /\b(?:no (?:time|slot|appointment)s?|nothing (?:is )?(?:free|available|fits))\b/i,
  urgent: /\b(?:urgent|emergenc(?:y|ies))\b/i,
  messages: /\b(?:takes?|leaves?|records?) (?:a |down )?messages?\b/i,
  callsBack: /\b(?:call(?:s|ed)?(?: them| you)? back|call-?backs?)\b/i,
  textsCaller:
    /\b(?:texts?|sms(?:es)?)\b[^.]*\b(?:callers?|them|customers?|patients?|confirmations?|links?)\b|\bby (?:text|sms)\b/i,
  emailsCaller:
    /\bemails?\b (?:them|the (?:caller|customer|patient)|callers|a confirmation)|\bconfirmations?\b[^.]*\bemail\b/i,
  answers: /\banswers?\b[^.]*\b(?:questions?|faqs?)\b/i,
  business:
    /\b(?:for|at|of|called|named|[Ww]e are|[Ww]e['’]re|[Tt]his is)\s+(?:the\s+)?((?:[A-Z][\w'’&-]*)(?:\s+(?:(?:&|and|of)\s+)?[A-Z][\w'’&-]*)*)/,
  say: {
    greeting: (business) => `Hello, thank you for calling ${business}. I'm the automated assistant.`,
    name: 'May I have your name, please?',
    phone: 'What number can we reach you at?',
    email: 'What is your email address?',
    reason: 'What can I do for you?',
    message: 'What message can I pass on?',
    urgent: 'Is it urgent?',
    sms: 'Thank you for your call. We have noted what you told us.',
    mailSubject: 'Your call',
    mail: 'Thank you for your call. We have noted what you told us.',
  },
};
