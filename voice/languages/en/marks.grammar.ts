import { lexicon } from '#voice/understanding/grammar/rule.ts';

/** English words that do something to what stands around them. */
export const marks = [
  ...lexicon('mark', {
    '(no wait|oh wait|wait|oh no|no sorry|sorry no|oh sorry|sorry i mean|no i mean|no i meant|i mean|i meant|scratch that|strike that|scrap that|forget that|correction|or rather|rather|no hang on|hang on|no hold on|oops|whoops|my mistake|what am i saying|the new one is|my new one is|the new number is|listen to me|excuse me i mean)':
      'repair',
    "(no actually|actually no|actually|no make that|no make it|make that|make it|let's say|call it|call that|let's call it|we'll call it|let's make it|let's make that|i'll go with|i'd go with|let's go with|put it at|put me down for|better|even better|on second thought|on second thoughts|change that to|instead)":
      'repair',
  }),
  ...lexicon('mark', {
    '(change|correct|fix|update|edit|redo|reenter|re enter|go back to)': 'change',
    "(wrong|incorrect|not right|not correct|that's wrong|that is wrong|that was wrong|that's not right|that's not correct|that's a mistake|that's not what i said|you got that wrong|you got it wrong|you misunderstood|you misunderstood me|i made a mistake|i misspoke)":
      'wrong',
    '(i said|did i say|i was saying|no i said)': 'repair',
    // Of several, the one that counts: "between seven and eight, say eight".
    "(put|put down|say|just say|so say|i say|i'd say|i'll say|i would say|we'll say)": 'settles',
    "(now it's|now its|now it is|but now|now we're|now there's|now there are|it is now|it's now|this time it's|today it's|and now)":
      'repair',
  }),
  ...lexicon('mark', {
    "(not|never|don't|dont|do not|can't|cant|cannot|can not|won't|wont|will not|isn't|is not|aren't|doesn't|does not|didn't|couldn't|wouldn't|shouldn't|neither|except|except for|but not|and not|other than|apart from|instead of|rather than|better than|easier than|sooner than|nicer than|more convenient than|nothing to do with|no longer about|far from|(any|every|each|all) (day|days|time|times|date|weekday|morning|afternoon|evening|one|of them|of these|of those) (but|bar)|(anything|everything|anyone|anybody|whatever|whenever|always|all) (but|bar)|anytime but|anytime bar|barring|without|no|used to be)":
      'negation',
  }),
  ...lexicon('mark', {
    '(if|unless|only if|as long as|provided|provided that|depends|depending|depends on|in case|assuming|so long as|on condition)':
      'condition',
    "(i have to|i need to|i must|i'd have to|i'll have to|i've got to|i would have to|i'd need to|we have to|we need to|we must) [first|just|still] (ask|check|see|think|talk|discuss|consult|find out)":
      'condition',
    "(when|once|whenever|as soon as|until|till) (i|i'm|i've|we|we're|we've|my|our|he|he's|she|she's|they|they're)":
      'condition',
    '(but|however|although|though|except that|only that)': 'contrast',
    '(or|or maybe|or else)': 'or',
    '(and|plus|also|nor|as well as)': 'and',
  }),
  ...lexicon('mark', {
    "(is that|is it|is this|are you|are there|is there|do you|does it|did you|can you|could you|will you|would you|have you|what|what's|when|where|who|how|which|why|can i|may i|could i|should i|do i)":
      'question',
    'why not': 'harmless',
    '(sooner|earlier|later|better|more|faster|easier) than (that|this)': 'harmless',
    "(don't|can't|cannot|couldn't|didn't|could|nice to|good to|to|come|comes|coming) see you": 'harmless',
    '(at first|first of all|for one thing|one more time|one more thing|one thing)': 'idle',
    '(is there|are there|need|needs|want|wants|another|old|new|wrong|nice|better|different) one': 'idle',
    '(a few|five|ten|fifteen|twenty|thirty) (minutes|minute|mins) late': 'idle',
    '(him|her|them|husband|wife|boss|doctor|mechanic|dentist|manager|it|that|something|someone|somebody|work) first':
      'idle',
    // What is spoken of, not asked for: it may be what someone disliked.
    '(the|that|my|long) wait': 'harmless',
    "(i don't know|i dunno|dunno|not sure|i'm not sure|i am not sure|i can't remember) (maybe|perhaps|probably|like|say|i guess|i'd say|i think)":
      'harmless',
    // What only asks to agree.
    "(isn't it|isn't that|isn't he|isn't she|aren't they|aren't you|aren't we|don't they|don't you|don't we|doesn't it|doesn't that|won't it|wasn't it|is it not|innit|couldn't we|can't we|couldn't you|can't you|wouldn't it|won't you)":
      'harmless',
  }),
  ...lexicon('mark', {
    '(hello|hi|hey|good morning|good afternoon|good evening|hi there|hello there|howdy|greetings)': 'greeting',
    '(thanks|thank you|thanks a lot|thank you very much|thank you so much|many thanks|cheers|thanks so much|much appreciated)':
      'thanks',
    "(bye|bye now|goodbye|good bye|bye bye|bye for now|good night|see you|see you then|see you later|cool later|okay later|alright later|talk to you later|talk to you soon|catch you later|take care|that'll be everything|that will be everything|that's everything|happy thanksgiving|happy holidays|merry christmas|happy new year|have a (good|nice|great) (day|one|evening|weekend))":
      'closing',
  }),
  ...lexicon('mark', {
    "(i would like|i'd like|i would love|i'd love|i want|i need|i wanted|i'm looking for|i am looking for|i'm calling about|i am calling about|i'm calling for|i'm calling because of|can i get|can i have|could i get|could i have|may i have|can you give me|i would prefer|i'd prefer) [to have|to get|to book|to make|to schedule]":
      'polite',
    "(it's about|it is about|it's for|it is for|that would be|it would be|i think|i guess|i suppose|probably|let's say)":
      'polite',
  }),
];
