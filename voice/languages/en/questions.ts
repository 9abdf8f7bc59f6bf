import type { Questions } from '../questions.ts';

const asking = "what|what's|whats|which|where|where's|when|when's|who|who's|whose|why|how|how's";
const helping =
  "is|are|was|were|do|does|did|can|could|may|will|would|should|must|have|has|isn't|aren't|don't|doesn't|can't";
const about =
  'you|your|there|the|it|its|i|we|they|this|that|these|those|my|our|a|an|any|anybody|anyone|someone|somebody|all|children|kids|dogs|pets|guests|parking|breakfast|[a-z]+s';

export const englishQuestions: Questions = {
  leads:
    /^(?:and|so|but|or|oh|ok|okay|yes|yeah|no|well|hi|hello|hey|um|uh|wait|sorry|please|first|actually|excuse me|good (?:morning|afternoon|evening)|by the way|before (?:that|this|i answer|we go on|we continue)|one (?:more )?(?:thing|question|moment|second)|just (?:a|one) (?:quick )?question|(?:a |i have a |i've got a |i got a )?(?:quick )?question|i (?:have|had|got) (?:a|one|another) (?:quick )?question|(?:can|could|may) i ask(?: you)?(?: something)?|let me ask(?: you)?(?: something)?|(?:can|could|would) you (?:please )?tell me(?: please)?|tell me|do you (?:happen to )?know|i(?:'d| would) (?:like|love) to (?:know|ask)|i(?:'m| am| was)?(?: just)? wonder(?:ing)?|i (?:want|wanted|need) to (?:know|ask)|just wondering)(?: if| whether)? /,
  opens: new RegExp(`^(?:(?:${asking})\\b|(?:${helping}) (?:${about})\\b)`),
  follows:
    /^(?:(?:and |but |or )?(?:what|how) about\b|and (?:on|at|in|for|with|is|are|do|does|did|can|could|how|what|when|where|who|which|if|the|your|a|an|during|after|before|by)\b)/,
  refers: /\b(?:it|that|there|they|them|those|these|this|one|ones)\b/,
  replaces: /^(?:and |but |or )?(?:(?:what|how) about )?(on|at|in|for|with|during|after|before|by) /,
  requests:
    /^(?:can|could|may|would|will) (?:i|we|you) (?:please |just |maybe )?(?:book|make|schedule|cancel|change|move|reschedule|speak|talk|order|reserve|have|get|repeat|say|start|stop|call|transfer|connect|put|come|do|help|take|give|send|leave|go back|spell|hear|wait|hold)\b|^(?:do|must|should) i (?:have|need) to (?:say|spell|answer|tell|give)\b|^what (?:was|is) (?:the|your|that) (?:last )?question\b|^what do you mean\b/,
  wellbeing:
    /^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening)|and|so|well) )*(?:how are you(?: doing)?(?: today)?|how's it going|how is it going|how do you do|are you (?:well|okay|ok)|how are things)(?: today)?$/,
};
