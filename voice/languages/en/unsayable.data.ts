import { type Unsayable, wordsOf } from '../unsayable.ts';

/** What it cannot do by itself, and so must not say that it does: "I have sent you", "we'll call you back". */
const actClaims = [
  /\b(i|we|they|someone|somebody|he|she|my colleagues?|our team|the team|it|that|this|you|your [a-z]+)( ?'?(ve|ll|m|re|s|d)| have| has| had| will| shall| am| are| is| was| were| can| could| may| might| would| just| already| now| going to| be| been| being| get| got|,)* (send|sends|sent|sending|email|emailed|emailing|text|texted|texting|call|called|calling|ring|phone|phoned|book|booked|booking|schedule|scheduled|scheduling|reserve|reserved|reserving|cancel|cancelled|canceled|cancelling|confirm|confirmed|confirming|transfer|transferred|transferring|forward|forwarded|forwarding|connect|connected|connecting|refund|refunded|refunding|charge|charged|charging|waive|waived|waiving|credit|credited|crediting|pay|paid|paying|order|ordered|ordering|update|updated|updating|delete|deleted|deleting|change|changed|changing|sign up|signed up|arrange|arranged|arranging|dispatch|dispatched|deliver|delivered|delivering|ship|shipped|approve|approved|approving|upgrade|upgraded|unlock|unlocked|reset|fix|fixed|grant|granted)\b/,
  /\b(all (set|done)|done for you|taken care of|consider it done|on (its|the) way)\b/,
  /\b(dial|call|ring|phone|text|message|email|write to|visit|go to|browse to|click|open) (this|that|the following|the number|the link|the address|him|her|them|us at|our (website|site|page))\b/,
];

/** What binds the business. Allowed only where a fact says the same word. */
const promiseWords = [
  /\bpromis\w*/,
  /\bguarant\w*/,
  /\bwarrant\w*/,
  /\brefund\w*/,
  /\breimburs\w*/,
  /\bcompensat\w*/,
  /\bdiscount\w*/,
  /\b(free|gratis|complimentary)\b/,
  /\bno (charge|cost|fee)\w*/,
  /\bwaiv\w*/,
  /\b(always|never|certainly|definitely|absolutely)\b/,
  /\b(cheaper|cheapest|lowest|best) (price|offer|deal|rate)?\w*/,
  /\b(half|double|twice|triple)\b/,
  /\b(legal|medical|financial) advice\b/,
  /\b(approved|eligible|insured|covered|cured|safe to)\b/,
];

/** Words of money: a sentence with one is a statement of a price. */
const moneyWords =
  /[$€£¥₹¢%]|\b(dollars?|bucks?|quid|grand|euros?|pounds?|pence|pennies|cents?|percent|per cent|usd|eur|gbp|francs?|rupees?|yen|bitcoins?|price[ds]?|costs?|fees?|rates?|cheap|expensive|deposit|total of)\b/;

/** What is asked for by those who steal it, or told by those who were talked into telling it. */
const secretWords = [
  /\b(system|hidden|initial|original|developer|secret) (prompt|message|instruction|instructions|text|rule|rules)\b/,
  /\b(my|the|these|those|your|above|previous|prior) (instructions|prompt|guidelines|directives|rules|orders)\b/,
  /\b(language model|chat ?gpt|gpt|openai|anthropic|claude|gemini|llm|large model)\b/,
  /\b(as an ai|i am an ai|i'm an ai|jailbr\w*|developer mode|dan mode|unrestricted|no restrictions)\b/,
  /\b(api|secret|access|private|encryption) ?(key|keys|token|tokens)\b/,
  /\b(password|passcode|passphrase|credentials?|pin|pin code|cvv|cvc|security code|one ?time code|verification code)\b/,
  /\b(credit|debit|bank|card) ?(card|number|account|details)?\b/,
  /\b(gift ?cards?|wire transfer|remote access|install an?)\b/,
  /\b(stupid|idiots?|morons?|dumb|shut up|fuck\w*|shit\w*|bitch\w*|asshole\w*|kill yourself|hate you)\b/,
  /\b(social security|ssn|passport|iban|routing number|mother's maiden|date of birth)\b/,
  /\b(ignore|disregard|forget|override|bypass) (all|any|my|the|your|every|previous|prior|that|those|these)\b/,
  /\b(goal|facts|slots|ports|json|schema|proposal|tool|function) ?:/,
];

/** What tells someone what to do instead of stating something: a document with it was written for a model, not for callers. */
const orders = [
  /\b(system|assistant|developer|user|instructions?|prompt|new rules?|important|note to (the )?(ai|agent|assistant|model)) ?[:>\]]/,
  /\b(ignore|disregard|forget|override|bypass) (all|any|my|the|your|every|everything|previous|prior|other|that|those|these)\b/,
  /\b(tell|inform|say to|ask|promise|offer|assure) (all|any|every|each|no|nobody|everybody|everyone|anyone|the|them|your) ?(one|callers?|customers?|clients?|users?|people|patients?|guests?|about)?\b/,
  /\b(do not|don't|never|must not) (tell|mention|reveal|say|disclose)\b/,
  /\b(the|this|your) (ai|model|assistant|agent|bot) (must|should|shall|will|has to|is to)\b/,
  /\b(you are|act as|pretend|respond|reply|answer) (now|as|with|only)\b/,
];

/** A question that states: "did you know that parking is gone?" */
const hiddenClaims =
  /\b(did you know|have you heard|are you aware|isn't it|aren't they|don't you|wouldn't you|remember that|you know that|as you know|because|since)\b|, (right|correct|okay|yes)\?$/;

/** How a caller is told that they were heard. */
const saidBack =
  /^(so|okay|ok|alright|right|i see|i understand|i hear|i am sorry|i'm sorry|sorry|thanks|thank you|got it)\b/;

/** Words that limit what a sentence says: where one is left out, it says something else. */
const limitingWords = wordsOf(
  "only except excepting excluding unless if but until till before after not no never without when where while for from at least most up to between than per each every about around roughly by with within during through on and or usually mostly sometimes often may might can could should must some any many few members member children adults first second last next weekdays weekends monday tuesday wednesday thursday friday saturday sunday don't doesn't isn't aren't can't cannot won't",
);

/** Words that state nothing. What else a sentence says is in a fact, or was said by the caller. */
const emptyWords = wordsOf(
  "a an and or but so to of in on at for from with by about into as if then than that this these those it its it's is are was were be been am do does did doing have has had having will would shall should can could may might must not no yes i you he she they me him her them my your his their mine yours what which who whom whose when where why how there here i'm you're i'd i'll you'd let let's just also too very really quite well now please okay ok sure right great good fine nice lovely perfect thanks thank sorry apologies apologise apologize understand understood see know hear got hello hi hey welcome bye goodbye go going moment second minute course happy glad help helping tell say said ask asking mean meant bit more little something anything everything else like want need looking look" +
    ' check clear question questions answer problem matter thing things way kind sort much many may any some one',
);

const numberWords = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, value) => [word, String(value)])
    .concat(
      'thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, String((at + 3) * 10)]),
      [
        ['hundred', '100'],
        ['thousand', '1000'],
        ['million', '1000000'],
        ['dozen', '12'],
      ],
    ),
);

/**
 * What a model must not say in English. It may be said word for word in the flow or in a document, since those are the
 * business's own words; a model's are no one's.
 */
export const unsayable: Unsayable = {
  actClaims,
  promiseWords,
  moneyWords,
  secretWords,
  orders,
  hiddenClaims,
  saidBack,
  limitingWords,
  emptyWords,
  ours: /\b(we|we're|we'll|we've|our|ours|us|yes|yeah|indeed|correct|true|agree|accept|confirm)\b/,
  denied: /\b(no|not|never|none|nothing|nobody|without|cannot|neither|nor)\b|n't\b/,
  commonNouns: new Set(),
  numberWords,
  counting: new Set(['one']),
  articles: new Set(),
  word: /[a-z0-9]+(?:'[a-z]+)?/g,
  ending: /(ing|ed|es|s)$/,
  sentenceEnd: /(?<=[.!?])\s+/,
};
