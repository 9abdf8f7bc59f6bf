import { plain } from '../slots/spoken-text.ts';

/** What a caller may say at any time, whatever was asked. */
export type Command =
  | 'stop'
  | 'person'
  | 'repeat'
  | 'help'
  | 'robot'
  | 'start_over'
  | 'who'
  | 'hold'
  | 'presence'
  | 'thanks';

const polite =
  "(?:(?:can|could|may|would|will) (?:you|i|we) (?:just |maybe )?|i(?:'d| would) (?:like|love|prefer) (?:to )?|i (?:want|need|wish|have) (?:to )?|let me |let's |just |no,? |yes,? |sorry,? |hey,? |hi,? |excuse me,? |but )*";
const after = '(?: now| instead| then| right now| for me| today| thanks| thank you| a moment)?';
const whole = (pattern: string) => new RegExp(`^${polite}(?:${pattern})${after}$`);

const someone =
  '(?:(?:a|an|the|some|your|any|one of your) )?(?:(?:real|live|human|actual|other|different) )*(?:person|people|human|humans|human being|agent|agents|representative|rep|operator|someone|somebody|someone else|somebody else|someone real|somebody real|manager|supervisor|staff|staff member|member of staff|receptionist|colleague|customer service|customer support|support|support agent|employee|team member)';
/** Without "talk to", only what nobody gives as an answer: "the staff" may be what somebody liked. */
const bareSomeone =
  '(?:an? )?(?:(?:real|live|human|actual) )*(?:person|human|human being|agent|representative|rep|operator)|someone else';
const machine =
  '(?:a |an |the )?(?:real |live |actual )?(?:robot|bot|chatbot|machine|computer|ai|a i|recording|voice assistant|human|human being|person|automated system|real|computer program)';

const patterns: [Command, RegExp][] = [
  [
    'stop',
    whole(
      "stop|stop (?:it|this|that|talking|the call|calling me)|quit|exit|cancel|cancel (?:it|that|this|everything|the call)|hang up|end (?:the |this )?call|good ?bye|bye|bye[ -]?bye|good night|see you(?: later)?|talk to you later|(?:i )?(?:(?:have|need|got|'ve got) to |gotta )?(?:go|run|leave)|i(?:'ve| have) (?:got )?to (?:go|run|leave)|never ?mind(?:,? (?:good)?bye)?|forget (?:it|about it)|leave me alone|(?:this is (?:the|a) )?wrong number|you have the wrong number|(?:i(?:'m| am) )?not interested|(?:take|remove) me (?:off|from) (?:your|the) list|have a (?:nice|good|great) (?:day|one|evening|weekend)",
    ),
  ],
  ['stop', /^(?:[\w']+[ ,]+){0,7}(?:good ?bye|bye|bye bye)$/],
  [
    'person',
    whole(
      `(?:(?:speak|talk|chat)(?: (?:with|to))?|connect me(?: (?:with|to))?|transfer me(?: to)?|put me through(?: to)?|pass me(?: on)?(?: to)?|get(?: me)?|give me|reach|be (?:connected|transferred)(?: (?:with|to))?|have) ${someone}(?: on the (?:phone|line))?|${bareSomeone}`,
    ),
  ],
  [
    'person',
    whole(
      '(?:have |get )?(?:someone|somebody|a person) (?:to )?(?:call|phone|ring) me(?: back)?|call me back|a call ?back|get a call ?back|transfer me|human|operator|representative|agent',
    ),
  ],
  [
    'repeat',
    whole(
      "repeat(?: (?:it|that|this|the question|yourself|what you said))?|say (?:that|it)(?: again| once more| one more time)|say again|come again|again|what|what(?:'s| was| is) that|what did you say|what was (?:the question|that again|it)|what(?:'s| is) the question|pardon|pardon me|beg your pardon|sorry|huh|i (?:didn't|did not|couldn't|could not|can't|cannot) (?:quite )?(?:hear|catch|get)(?: you| that| it| what you said| the question)*|one more time|once more|you(?:'re| are) breaking up|speak up",
    ),
  ],
  [
    'help',
    whole(
      "help|help me|what can i say|what (?:should|do|must) i say|what are (?:my|the) (?:options|choices)|options|my options|how does (?:this|it) work|what do you mean(?: by that)?|i (?:don't|do not) (?:understand|get it|follow)(?: you| that| the question)?|i(?:'m| am) (?:confused|lost)|i(?:'m| am) not sure what (?:to say|you mean)|what do you need|what for|why(?: do you (?:need|ask|want)(?: to know)?(?: that| this| it)?)?",
    ),
  ],
  [
    'robot',
    new RegExp(
      `^(?:wait |sorry |hold on |hey |so |but )*(?:are you|you're|is this|am i (?:talking|speaking) (?:to|with)|do i (?:talk|speak) (?:to|with)) ${machine}(?: or (?:not|${machine}))?$`,
    ),
  ],
  [
    'who',
    /^(?:sorry |wait |and |but )*(?:who (?:are you|is this|is calling|am i (?:talking|speaking) (?:to|with)|is there)|what(?:'s| is) your name|what (?:company|business) is this|where are you calling from|who do you work for)$/,
  ],
  [
    'start_over',
    whole(
      'start (?:over|again|from (?:the )?(?:beginning|scratch|top))|restart|begin again|go back to the (?:start|beginning)|from the (?:beginning|start|top)|start all over(?: again)?|reset',
    ),
  ],
  [
    'hold',
    whole(
      "hold on(?: a (?:second|sec|moment|minute))?|hold the line|hang on(?: a (?:second|sec|moment|minute))?|wait(?: (?:a|one) (?:second|sec|moment|minute|bit))?|(?:one|just a|just one|a) (?:second|sec|moment|minute)|give me (?:a|one) (?:second|sec|moment|minute)|(?:let me|i'll|i need to|i have to)? ?(?:think|check|look|see)(?: (?:about|for|at|up) (?:it|that))?(?: for a (?:second|sec|moment|minute))?|let me (?:look it up|find it|get it|check my calendar)|bear with me",
    ),
  ],
  [
    'presence',
    /^(?:hello|hi|hey|hello hello|anybody there|anyone there|are you (?:still )?there|you there|(?:hello,? )?can you hear me(?: now)?|test|testing)$/,
  ],
  [
    'thanks',
    /^(?:thanks|thank you|many thanks|thanks a lot|thank you (?:very|so) much|cheers)(?: (?:so|very) much| a lot)?$/,
  ],
];

/** The command that a whole utterance is; commands inside longer sentences are left to the question at hand. */
export function readCommand(text: string): Command | null {
  const words = plain(text).replace(/[,.]+/g, ' ').replace(/\s+/g, ' ').trim();
  const bare =
    words ||
    text
      .toLowerCase()
      .replace(/[^a-z' ]/g, '')
      .trim();
  if (bare.length === 0 || bare.length > 90) return null;
  return patterns.find(([, pattern]) => pattern.test(bare))?.[0] ?? null;
}
