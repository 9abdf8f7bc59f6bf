/** What a clause that asks for a change begins with. */
const orders =
  "ask(?:ing)?|don’t|don't|do not|never|stop|remove|delete|drop|add|make|send|(?:e-?mail|text|sms) (?:the|them|us|me|a|an|callers?|everyone|patients|customers|\uE000)|transfer|forward|put|connect|say|tell|change|replace|rename|reword|phrase|move|greet|end|hang|leave|answer|book|offer|speak|talk|use|let|set|skip|require|only|not (?:on|before|after|at)|no (?:appointments?|bookings?|same|longer|more|need|weekends?)|appointments?|always|nothing|at least|if|when|whenever|switch|take|start|begin|collect|find out|give|limit|shorten|lengthen|close|open|optionally|quote|mention";

const between = new RegExp(
  `(?<=\\b(?:first|last|end|beginning|start))\\s*,?\\s+and\\s+|\\s*,\\s*(?:(?:and|then|also|but|plus)\\s+)*(?=(?:please\\s+|also\\s+|then\\s+)?(?:${orders})(?![\\p{L}]))|\\s+(?:and|then|but|plus)\\s+(?:then\\s+|also\\s+|please\\s+)*(?=(?:${orders})(?![\\p{L}]))`,
  'giu',
);

const polite =
  /^(?:(?:hi|hello|hey|oh|ok|okay|so|and|but|then|also|plus|please|just|well|yes|now|next|maybe|instead)[,\s]+|(?:can|could|would|will) you (?:please )?|(?:i|we)(?:'d| would)? (?:want|like|need)(?: (?:you|it|the agent|her|him))?(?: to)? |(?:i|we) (?:think|guess) |let['’]s |(?:you|it|the agent|she|he|we) (?:should|must|has to|have to|ought to|can|could) (?:also )?|(?:you|it|the agent|she|he) needs? to (?:also )?|make sure(?: that)? (?:it |you |the agent |to |we )?|be sure to |(?:can|could|would|will) (?:it|the agent|she|he) (?:please |also )?|have (?:it|the agent|her|him) )+/i;

/** "It shouldn't ask" says not to. */
const notTo =
  /^(?:(?:you|it|the agent|she|he|we)\s+)(?:should(?:n['’]t| not)|must(?:n['’]t| not)|do(?:es)?(?:n['’]t| not) (?:need|have) to|need(?:n['’]t| not)|can(?:['’]t|not))\s+/i;

/** Clauses of a message, at most; what is behind them is told as not read. */
export const mostClauses = 12;

const conditional = /^(?:if|when|whenever|in case|once)\s/i;

/** Without what is only polite. `it asks` is an order as `ask` is. */
export const plain = (clause: string): string =>
  clause
    .trim()
    .replace(notTo, 'don’t ')
    .replace(polite, '')
    .replace(/\s+(?:please|thanks|thank you|too please)$/i, '')
    .trim();

/** The parts of a message that each ask for a change, in their order. */
export function clausesOf(text: string): string[] {
  const sentences = text
    .replace(/\b([ap])\.\s?m\b\.?/gi, '$1m')
    // "Make the phone optional and the email required" says the verb once.
    .replace(
      /\b(make [^,.;]+? (?:optional|required|mandatory),? and) (?!make )(?=[^,.;]+? (?:optional|required|mandatory)\b)/gi,
      '$1 make ',
    )
    .split(/(?<=[\p{L}\p{N}\uE001)])[.!?]+(?=\s|$)|[;\n]+|\s[•*–—-]\s/u);
  const clauses: string[] = [];
  for (const sentence of sentences) {
    let condition: string | null = null;
    for (const part of sentence.split(between)) {
      const clause = part.trim().replace(/^[-•*,\s]+|[,.!?\s]+$/g, '');
      if (!/[\p{L}\p{N}\uE000]/u.test(clause)) continue;
      if (condition !== null) {
        clauses.push(`${condition}, ${plain(clause)}`);
        condition = null;
      } else if (conditional.test(plain(clause)) && !/,/.test(clause)) condition = plain(clause);
      else clauses.push(clause);
    }
    if (condition !== null) clauses.push(condition);
  }
  return clauses;
}
