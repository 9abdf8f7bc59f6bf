import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { otherLanguageNames } from '../others.data.ts';
import { refusals } from './refusals.grammar.ts';

/** What English callers say at any time, whatever was asked. */

const someone =
  '(person|people|human|humans|human being|agent|agents|representative|rep|operator|someone|somebody|someone else|somebody else|manager|supervisor|staff|staff member|member of staff|receptionist|colleague|customer service|customer support|support agent|employee|team member|advisor|adviser|specialist|doctor|nurse|owner|boss)';
const adjective = '(real|live|human|actual|other|different|a|an|the|some|your|any|one of your|this|that)';
const aPerson = `[${adjective.slice(1, -1)}] [${adjective.slice(1, -1)}] ${someone}`;
const reach =
  '(speak to|speak with|speak|talk to|talk with|talk|chat with|chat to|connect me to|connect me with|connect me|transfer me to|transfer me|transfer me over to|put me through to|put me through|put me on to|pass me to|pass me on to|get me|give me|reach|be connected to|be connected with|be transferred to|get)';
/** Whom one speaks to for oneself, not instead of the agent. */
const own = new Set([
  'my',
  'you',
  'him',
  'her',
  'them',
  'it',
  'me',
  'us',
  'the',
  'a',
  'an',
  'that',
  'this',
  'your',
  'about',
  'to',
  'with',
  'someone',
  'french',
  'german',
  'spanish',
  'english',
]);

const wish =
  "(i need to|i want to|i would like to|i have to|i'd like to|i must|i've got to|i wish to|i was going to|we need to|we have to|we want to|we'd like to|i'm calling to|i am calling to|i called to|can i|may i|can we|could we|can you|could you|could i|would you|will you) [please]";
/** The ways to begin it. */
const asking = wish.slice(1, wish.indexOf(')'));
const cannot = "(can't|cannot|can not|won't be able to|will not be able to|am not able to|couldn't)";
const rescheduling =
  '(i want to|i need to|i would like to|i have to|i must|can i|could i|may i|can we|could we) reschedule';
const dates = '(appointment|appointments|booking|bookings|reservation|reservations|meeting|meetings|visit|slot)';
const days =
  "monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow's|today's|monday's|tuesday's|wednesday's|thursday's|friday's";
/** What someone has booked, with what they add about it. */
const aDate = `(my|the|an|our|this|that) [${days}|next|upcoming|morning|afternoon] ${dates} [that] [i have|i had|i made|i booked|i've got|i've made|we have|we had|we made]`;
const telling = '(told|said|given|gave|answered|mentioned|explained)';
const told = '[that|this|it|so|all that|that information|this information|my answer|the answer]';
const open = '(open|closed|shut|close|shutting|closing|opening)';

/** What may be named behind "forget" while the booking goes on. */
const named = new Set('email mail phone number name question one part time day date last first'.split(' '));

/** Of whom one asks whether the line still stands, and what is no person. */
const nobody = new Set(
  'anyone anybody somebody there he she this everything something nothing everyone what parking'.split(' '),
);

export const commands = [
  ...lexicon('command', {
    "(i'm hanging up|i'm hanging up now|i am hanging up|i'm gonna hang up|i'm going to hang up|i'll hang up now|i'm hanging up the phone|stop|stop it|stop this|stop that|stop talking|stop calling me|stop the call|quit|exit|hang up|end the call|end this call|end call|never mind|nevermind|forget it|forget about it|leave me alone|wrong number|this is the wrong number|you have the wrong number|not interested|i'm not interested|take me off your list|remove me from your list|remove me from the list)":
      'stop',
    "[never mind|it's okay|that's okay|okay] (i'll|i will|i'd rather|let me) (call|ring|phone|try) [you] (back|again) [later|another time|tomorrow|some other time|when i know more]":
      'stop',
    "(i have to go|i've got to go|i gotta go|gotta go|i need to go|got to go|i have to run|gotta run|i must go|i'm leaving|i have to leave|i've got to run|i've got to leave|i need to run|i need to leave)":
      'stop',
  }),
  ...lexicon('command', {
    [`[${asking}] [please] (take|get|remove|scratch|strike) (me|us|it) off [of] (the|your) (schedule|calendar|book|books|list for [${days}])`]:
      'cancel_appointment',
    [`(i|we) (don't|do not|no longer) need ${aDate} [anymore|any more|any longer]`]: 'cancel_appointment',
    [`(i'm|i am|we're|we are) not (coming|going to come|going to make it) [in] [to|for] ${aDate}`]:
      'cancel_appointment',
    "[no|oh|okay|yeah no|no no|ah no|wait|no wait|sorry] [you know what|actually|in that case|then] [let's|let us|please] [just|please] (cancel|cancel it|cancel that|cancel this|cancel everything|cancel something|call it off|cancel the whole thing|call the whole thing off|cancel it altogether|cancel all of it) [please|then|instead|altogether]":
      'cancel',
    [`${wish} (cancel|cancel it|cancel that|cancel this|cancel everything|cancel something|call it off)`]: 'cancel',
    [`[${asking}|actually] [please] (cancel|call off|delete) ${aDate}`]: 'cancel_appointment',
    '[i need to|i want to|i would like to|i have to|can i|could i|can you|could you] [please] (cancel|call off) (both|both of them|all of them|them all|them both|both appointments|both of my appointments|all my appointments|all of my appointments|my appointments) [please]':
      'cancel_appointment',
    [`[${asking}] [please] (cancel|call off|delete) the one (i|we) (have|had|made|booked|already have|have booked)`]:
      'cancel_appointment',
    [`(i|we) ${cannot} [make it|make|come|keep|attend|be there] [to|for] ${aDate}`]: 'cancel_appointment',
    [`[${asking}] [please] (move|change|reschedule|re-schedule|postpone|push back|bring forward|shift|rebook|rearrange|put off|delay|change the time of|change the date of|change the day of|find another time for|find a new time for|find a different time for|change the time for) ${aDate}`]:
      'move_appointment',
    [`[${asking}] [please] (push|bring|put|move|shift) ${aDate} (back|forward|off|up)`]: 'move_appointment',
    [`[${asking}] [please] (reschedule|rebook) (me|us)`]: 'move_appointment',
    [`${aDate} (needs to|has to|must|should) be (moved|changed|rescheduled|postponed|rebooked)`]: 'move_appointment',
    [`${wish} (come|see you|have it|do it) (at another time|on another day|another time|another day) [than|for] ${aDate}`]:
      'move_appointment',
    [`reschedule|${rescheduling}`]: 'move_appointment',
    [`(i|we) ${cannot} (make it|come|be there) [on] [${days}|tomorrow|today|then] [so|and] (${rescheduling})`]:
      'move_appointment',
    [`(i|we) [just] (can't|cannot|can not|won't be able to|won't|will not be able to|am not going to|am not able to) (make it|come in|come|be there|be coming|be coming in) [in] [on|to|for] [this|next] [${days}|tomorrow|today|then] [after all|anymore|any more|this time]`]:
      'cannot_come',
    [`[${asking}] [please] (push|move|shift|change|bring|switch|put) it (to|back|forward|off)`]: 'shift_it',
    [`[can you tell me|could you tell me|tell me|do you know|i forgot|i don't remember|i just want to know|i want to know|i'd like to know|i need to know] (when|what time|what day) (is|was|did you have|do i have) ${aDate} [again|at]`]:
      'find_appointment',
    [`[can you tell me|could you tell me|tell me|do you know|i forgot|i don't remember|i just want to know|i want to know|i need to know] (when|what time|what day) (my|our|the) [next] ${dates} (is|was) [again|at]`]:
      'find_appointment',
    [`[${asking}] [please] (check|confirm|look up|double check|verify) [the time of|the date of|when is] ${aDate}`]:
      'find_appointment',
    '[do] i have (an appointment|a booking|anything booked|anything scheduled)': 'find_appointment',
    'cancel (the|this) call': 'stop',
    '(forget it|forget about it|never mind|nevermind) [then] [just] (cancel|cancel it|cancel that|cancel this|cancel everything)':
      'stop',
    "[you know what|actually|sorry|no|oh] (i|we) (don't|do not|no longer) (want|need) (an appointment|the appointment|an appointment anymore|to book|to book anything|to book it|to make an appointment|it anymore|this anymore|one anymore) [anymore|any more|after all|now|at all]":
      'stop',
    "(i|we) (changed my mind|changed our minds|have changed my mind) (i|we) (don't|do not) (want|need) [an|the|any] (appointment|booking|it|one) [anymore|any more|after all]":
      'stop',
    "[no|oh|okay|wait|no wait|sorry] [you know what|actually|on second thought|on second thoughts|in that case] [no] [please] [just] (don't|do not) (book|schedule|reserve|put down|set up|sign me up for) (anything|any|one|me for anything|me in for anything) [at all|yet|now|today|after all|please|for me|then]":
      'stop',
    "[you know what|actually|sorry|okay] (let's|let us) (not|leave it|forget it|forget about it|forget the whole thing|drop it) [do this|do that|book|book it|book anything] [then|today|for now]":
      'stop',
  }),
  ...lexicon(
    'command',
    {
      [`[let me|i want to|i'd like to|i would like to|i need to|can i|could i|may i|please] ${reach} ${aPerson}`]:
        'person',
      [`(is there|are there|do you have|can i get) ${aPerson} [i can|that i can|who i can|to|there|available|around] [talk to|speak to|speak with|talk with|talk|speak|help me|me]`]:
        'person',
      '(call|phone|ring) me back': 'person',
      '(someone|somebody|a person) (call|phone|ring|to call|to phone|to ring) me [back]': 'person',
      '(is there|are there|do you have) (anyone|anybody|someone|somebody) [else] (i can|that i can|who i can|to|there to) (talk to|speak to|speak with|talk with|talk|speak|help me)':
        'person',
      [`[${asking}|let me|i'd rather|please] (speak|talk) (to|with) (someone|somebody|anyone|anybody|a person|a human) (in|from|at) [the|your] <w:word>`]:
        'person',
      '(a call back|a callback|callback|call back|transfer me|let me talk to a human|human please|operator please)':
        'person',
    },
    0.5,
  ),
  ...lexicon(
    'command',
    {
      [`[${asking}|i'd like to|i would like to] (make|file|lodge|submit) a complaint`]: 'complaint',
      "(i have|i've got|i'd like to make|this is) a complaint": 'complaint',
      "(i want to|i'd like to|i need to|i wish to) (complain|complain about)": 'complaint',
      "(i want to|i'd like to|i would like to|i need to|let me) (speak|talk) (to|with) [whoever is|whoever's|who is|who's|the person] [the one] (in charge|responsible)":
        'complaint',
    },
    0.4,
  ),
  rule(
    'command',
    '[you know what|actually|sorry|oh|okay] (never mind|nevermind|forget|forget about) (the|my|that) <w:word> [then|for now|today]',
    ({ w }) => (named.has(w) ? null : 'stop'),
    0.3,
  ),
  rule(
    'command',
    '(can|could|would|will) you [please] (give|pass|take) (a|this|my) message [on|along] [to|for]',
    () => 'message',
    0.4,
  ),
  rule(
    'command',
    "(i want to|i'd like to|i would like to|can i|could i|may i|let me) leave [you] [a] message [for|with]",
    () => 'message',
    0.4,
  ),
  rule('command', '(i have|there is|this is) a message for', () => 'message', 0.4),
  ...lexicon('command', {
    '(a real person|real person|a human|human|agent|a person|operator|an operator|representative|a representative|an agent|someone else|somebody else|a human being)':
      'person',
  }),
  rule('command', '(speak|talk) (to|with) <w:word>', ({ w }) => (own.has(w) ? null : 'person'), -0.3),
  rule('command', `${wish} (speak|talk) (to|with) (doctor|dr|mr|mrs|ms|miss|mister) <w:word>`, () => 'person', 0.3),
  rule('command', '(speak|talk) (to|with) (doctor|dr|mr|mrs|ms|miss|mister) <w:word>', () => 'person'),
  rule(
    'command',
    'is <w:word> (there|in|in today|in the office|at the office|around|available) [today|now|please]',
    ({ w }) => (own.has(w) || nobody.has(w) ? null : 'person'),
    -0.2,
  ),
  rule('command', '(connect|transfer|put) me [through] to <w:word>', ({ w }) => (own.has(w) ? null : 'person'), -0.3),
  ...lexicon('command', {
    '[can you|could you|would you|will you|can you please|could you please|would you please|please] (repeat|repeat it|repeat that|repeat this|repeat yourself|repeat the question|repeat the last question|repeat the last one|repeat what you said|repeat please|say that|say it|ask that|ask me that|ask it) [again|once more|one more time|one more]':
      'repeat',
    "(say again|come again|again|what|what's that|what is that|what was that|what did you say|what did you just say|what was the question|what was the last question|what was your question|what was your last question|what did you ask|what did you just ask|what did you ask me|what did you just ask me|what's the question|what is the question|what was that again|what was it|pardon|pardon me|i beg your pardon|beg your pardon|sorry|sorry what|excuse me|excuse me what|huh|one more time|once more|you're breaking up|you are breaking up|speak up|louder|can you speak up)":
      'repeat',
    '[can you|could you|would you|please] (repeat|tell me|give me|read|say) (the|those|your|these) (options|times|choices|slots|offers|dates) [again|once more|one more time|please]':
      'repeat',
    "(i didn't|i did not|i couldn't|i could not|i can't|i cannot|didn't|couldn't) [quite] (hear|catch|get|hear you|catch that|get that|hear that|understand you|catch what you said|hear what you said|hear the question)":
      'repeat',
    "[sorry|hello|oh] (the line|the line's|the connection|the connection's|the reception|your line|this line|the signal) [is|was|keeps] [really|very|so|a bit|pretty|quite|too|kind of] (bad|terrible|awful|noisy|choppy|breaking up|cutting out|cutting in and out|poor)":
      'repeat',
    '[sorry|hello] (i can|i could|i) (barely|hardly) (hear|understand) you': 'repeat',
    '(bad|poor|terrible|awful) (connection|line|reception|signal) [sorry|say again|say that again|can you repeat that|could you repeat that]':
      'repeat',
    "[sorry] (say again|say that again|say it again|repeat that|can you repeat that|could you repeat that|can you say that again|could you say that again) [please|sorry] (there's|there is|it's|it is|a truck|a car|a bus|the dog|i was|i missed|my) [a lot of|lots of|so much|so|too|very|really] (noise|traffic|loud here|noisy here|loud in here|noisy in here|was passing|went by|was barking|distracted|it|that)":
      'repeat',
    "(say it slower|slower|slow down|more slowly|speak slower|speak more slowly|you're too fast)": 'repeat',
  }),
  ...lexicon('command', {
    "(help|help me|what can i say|what should i say|what do i say|what must i say|what are my options|what are the options|what are the choices|options|my options|how does this work|how does it work|what do you mean|what do you mean by that|what kind of thing are you asking|what are you asking|what exactly do you mean|what do you want to know|what do you want me to say|what kind of thing|like what|such as|such as what|what exactly|in what way|how do you mean|i don't understand|i do not understand|i don't get it|i don't follow|i don't understand you|i don't understand the question|i'm confused|i am confused|i'm lost|i'm not sure what to say|i'm not sure what you mean|what do you need|what for|why|why should i|why should i tell you|why should i tell you that|why should i give you that|why would you need that|why do you need that|why do you need to know|why do you need it|why do you ask|why do you need to know that|why do you want to know|what is that for|what's that for)":
      'help',
  }),
  ...lexicon('command', {
    "(are you|you're|is this|am i talking to|am i speaking to|am i speaking with|am i talking with|do i speak with) [a|an|the] (robot|bot|chatbot|machine|computer|ai|recording|voice assistant|automated system|computer program|assistant) [or not|or a human|or a person|or a real person|or a human being]":
      'robot',
    "(are you|you're|is this|am i talking to|am i speaking to|am i speaking with|am i talking with|do i speak with) [a|an|the] [real|live|actual|human] (human|human being|person|real|someone real|somebody real) [or not|or a robot|or a machine|or a bot|or a computer|or an ai]":
      'human',
  }),
  ...lexicon('command', {
    "(who are you|who is this|who's this|who is calling|who's calling|who am i talking to|who am i speaking to|who am i speaking with|who is there|what's your name|what is your name|what company is this|what business is this|where are you calling from|who do you work for|who is speaking)":
      'who',
  }),
  ...lexicon('command', {
    '[no|no no|wait|actually|okay] (scratch|forget|ignore|disregard) (all that|all of that|everything|all of it|everything i said|all i said|what i said|the whole thing)':
      'start_over',
    "[no|no no|no wait|wait|sorry] (everything is wrong|everything's wrong|that's all wrong|it's all wrong|this is all wrong|all wrong|all of it is wrong|all of that is wrong|this is a mess) [so|please|let's|let me|can we|can you] (start over|start again|start from the beginning|begin again|start all over|start from scratch)":
      'start_over',
    [`[no|wait|sorry|actually] ${wish} (redo|start over with|start again with) (this|that|it|everything|the whole thing|it all|all of it)`]:
      'start_over',
    "(start over|start again|start from the beginning|start from scratch|start from the top|restart|begin again|go back to the start|go back to the beginning|from the beginning|from the start|from the top|start all over|start all over again|reset|let's start over)":
      'start_over',
    "[no|no no|no wait|wait|wait no|sorry|oh sorry|sorry no|oh no|hang on|hold on|actually] (forget|scratch|ignore|forget about|never mind) (it|that|this|all|all that|all of that|everything|everything i said|what i said|what i just said) [please|and|let's|let me|can we|can i|i'd like to|i want to|just] (start|begin|go) (over|again|fresh|anew|from the beginning|from the start|from the top|from scratch)":
      'start_over',
    '(no|no no|no wait|wait|sorry|oh no|hang on|actually) (start over|start again|start from the beginning|begin again|start all over|from the beginning|from the start|from the top)':
      'start_over',
    "[no|no no|no wait|wait|wait no|sorry|oh sorry|sorry no|oh no|hang on|hold on|actually] [i messed up|i got it wrong|i've got it all wrong|that's all wrong|it's all wrong|this is all wrong] (let me|let's|let us|can i|can we|could i|could we|may i|shall we|i want to|i need to|i'd like to|i would like to|i'd rather|we should) [just|please|maybe] (start|begin|go|go back|do this|do it|do this again|take it|take this|try this|try it) (over|again|anew|fresh|afresh|over again|all over|all over again|to the beginning|to the start|from the beginning|from the start|from the top|from scratch|again from the top|again from the beginning|again from the start)":
      'start_over',
  }),
  ...lexicon('command', {
    '[sorry|oh] (hold on|hang on|one second|one sec|one moment|just a second|just a sec|just a moment|wait|give me a second) [sorry] (a customer|a client|someone|somebody|my boss|my kid|my son|my daughter|my wife|my husband|the dog|the phone|the doorbell|the door|the kids|the baby) [just|is|is just|has just] (walked in|came in|coming in|here|at the door|calling|ringing|rang|barking|crying|needs me|wants something)':
      'hold',
    '(hold on|hold the line|hang on|wait|one|just one|just a|a|give me a|give me one|wait a|wait one|hold on a|hang on a|hold on one) (second|sec|moment|minute|minute please|bit|mo|tick)':
      'hold',
    "[sorry] (i'm|i am) (driving|in the car|on the train|on the bus|outside|at work|in a meeting) [just] (give me|hang on|hold on|one|wait) [a|just a|one] (second|sec|moment|minute)":
      'hold',
    'let me (look at|check|look in|open|get|grab|find|pull up) (my|the|our) (calendar|schedule|diary|planner|agenda|wallet|purse|card|paperwork|papers|phone|glasses|insurance card|email|emails)':
      'hold',
    "(let me|i need to|i have to|i should|i'd better) [just|quickly] (ask|check with) (my|the) (husband|wife|partner|boss|mom|mother|mum|dad|father|son|daughter|sister|brother|boyfriend|girlfriend|manager|colleague|secretary|assistant|roommate|kids) [quickly|real quick|first]":
      'hold',
    "(hold on|hold the line|hang on|wait|let me think|let me check|let me look|let me see|let me look it up|let me find it|let me get it|let me check my calendar|let me get my calendar|let me grab a pen|i need to check|i have to check|i'll check|bear with me|i'm thinking|let me think about it|let me think about that)":
      'hold',
  }),
  ...lexicon(
    'command',
    {
      '(hello|hi|hey|hello hello|anybody there|anyone there|are you there|are you still there|you there|can you hear me|can you hear me now|test|testing|still there)':
        'presence',
    },
    -0.1,
  ),
  ...lexicon(
    'command',
    { '(thanks|thank you|many thanks|thanks a lot|thank you very much|thank you so much|cheers)': 'thanks' },
    -0.1,
  ),
  ...lexicon(
    'command',
    {
      "(i already told you|i've already told you|i told you|i told you already|i just told you|i just said that|i already said|i already said that|i've already said that|i said that already|i just said|you already asked|you already asked me|you already asked that|you asked me that already|i already answered|i already answered that|i already gave it to you|i already gave you that|you should have it|you already have it|you have it already|as i said|like i said|same as before)":
        'told',
    },
    0.3,
  ),
  ...lexicon(
    'command',
    {
      [`(i've|i have|i|we've|we have|we) (already|just) ${telling} [you|to you|him|her|them] ${told} [already|before|twice|once|now]`]:
        'told',
      [`(i've|i have|i|we've|we have|we) ${telling} [you|to you] ${told} (already|before|twice|earlier|just now|a minute ago|several times)`]:
        'told',
      [`(didn't|did not|haven't|have not) (i|we) [just|already] (tell|told|say|said|give|given|gave|answer|answered|mention|mentioned) [you] ${told} [already|before]`]:
        'told',
      "(you|you've|you have|you should) [already] (know|have|asked|asked me|got|heard) (that|this|it|this question|my answer) already":
        'told',
      '(how often|how many times|how many more times) (do|must|should|will|shall) i (have to|need to) [still] (say|repeat|tell you|give you|answer) [it|that|this|myself] [again]':
        'told',
      '(as|like) i [already|just] (said|told you|mentioned) [you] [already|before|earlier]': 'told',
    },
    0.3,
  ),
  ...lexicon(
    'command',
    {
      [`(are you|is the shop|is the office|will you be|are you guys) [still|also|usually|normally] ${open} [today|now|right now|at the moment|at weekends|on weekends|on the weekend|at the weekend|on weekdays|every day|late]`]:
        'hours',
      [`[can you tell me|could you tell me|tell me|do you know] (when|what time|what times|how late|how long|from when|until when|till when|on what days|what days) (are you|do you|is the shop|is the office|will you be|you are|you) ${open} [today|now|right now|at weekends|on weekends|on weekdays]`]:
        'hours',
      '(do you|do you guys|are you guys|are you) (open|close|work|working|take appointments|see people|see patients|see anyone) [ever|also] [on] (mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekends|a saturday|a sunday|the weekend|holidays)':
        'hours',
      '(do you) (open|close) [today|on weekends|at weekends|at the weekend|on weekdays|late]': 'hours',
      "(what are|what're|tell me|can you tell me|could you tell me|i'd like to know|i want to know|do you have) (your|the) [monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|holiday] (opening hours|hours|business hours|opening times|working hours|office hours)":
        'hours',
    },
    0.4,
  ),
  ...lexicon(
    'command',
    {
      '[your|the] (monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|holiday) hours': 'hours',
      '(what are your opening hours|what are your hours|when are you open|when do you open|when do you close|are you open|what time do you open|what time do you close|opening hours|how late are you open|until when are you open)':
        'hours',
    },
    0.4,
  ),
  ...lexicon(
    'command',
    {
      [`(do you speak|can you speak|can we speak|i only speak|i speak|speak|in) (${otherLanguageNames('en')})`]:
        'language',
      [`(can we|could we|can i|could i|may i|i'd like to|i would like to|i want to) [do this|do it|speak|talk|talk to someone|continue|have this] [in] (${otherLanguageNames('en')})`]:
        'language',
      "(i don't speak english|no english|not english|my english is not good|i don't speak good english)": 'language',
    },
    0.4,
  ),
  ...lexicon(
    'command',
    {
      "(fuck you|fuck off|fuck this|fuck|shut up|screw you|piss off|go to hell|you idiot|you're an idiot|you are an idiot|you're stupid|you are stupid|stupid machine|stupid bot|stupid robot|this is bullshit|bullshit|asshole|bitch|bastard|you suck|this sucks|damn you|go away)":
        'abuse',
    },
    0.2,
  ),
  ...lexicon('command', { '(spell it|spell that|how do you spell that|can you spell that|can you spell it)': 'spell' }),
];

export const declines = [
  ...lexicon('decline', {
    "[nah|nope|no|um|uh|oh|just|let's|please] (skip|skip it|can we skip that|can we skip it|can we skip this|can we skip that one|can we skip this one|can we skip that question|could we skip that|could we skip that one|skip this|skip that|skip the question|skip this one|skip this question|skip that one|skip ahead|pass|next|next one|next question|move on|let's move on|leave it blank|leave it out|leave it empty|leave it open|leave that out|go on without|go on without it|not needed|not necessary|doesn't matter|it doesn't matter|later|maybe later|not now|you don't need that|you don't need it|stop asking [me] [so many|all these|these] questions|enough questions|no more questions|that's enough questions)":
      'skip',
  }),
  ...lexicon(
    'decline',
    {
      "(i'd rather not|i would rather not|i'd prefer not|i would prefer not|i prefer not|i'd prefer that you don't|i'd rather you didn't|i'd prefer to not) [say|answer|tell|tell you|give|share|to|to say|to answer|to tell|give that|say that|give it out|give that out|give you that|give you my number|give you my email|share that|give out my number|give out my email|give it to you]":
        'refused',
      "(i don't want to|i do not want to|i won't|i will not|i'm not going to|i'm not gonna|i refuse to|i'm not willing to|i'm not comfortable) [say|answer|tell|tell you|give|share|talk|giving|sharing|saying|telling|give you|give you that|say that|answer that|giving that|sharing that|telling you]":
        'refused',
      "(i keep that to myself|i'll keep that to myself|i'm keeping that to myself|that stays with me|that's my business|that's between me and my wife|i'd rather leave [the|my] (that|it|company|name) out [of it|of this]|can't say out loud|i can't say that out loud|i can't say [that|it] (here|out loud)|none of your business|no comment|i refuse|that's private|that is private|it's private|that's personal|it's personal|that is personal|that's confidential|it's confidential|it's a secret|that's a secret|not telling you|why would i tell you|why would i give you that|i don't give that out|i don't give it out|i don't give this out|i'd rather keep that private|i'd rather stay anonymous|i want to stay anonymous|i'd prefer to stay anonymous|i'd like to stay anonymous|i'd rather remain anonymous|i'd prefer to remain anonymous|i'd prefer to keep that to myself|i'd rather keep that to myself|i'd prefer to keep that private|i'd like to keep that private|i'll keep that to myself|let's keep that private|i'd rather keep it private|i'd rather keep it to myself|i don't feel comfortable with that|i'm not comfortable with that|i'd rather skip|i don't want to)":
        'refused',
    },
    0.3,
  ),
  ...lexicon(
    'decline',
    {
      "(i don't know|i do not know|i really don't know|i don't really know|i don't remember|i do not remember|i can't remember|i cannot remember|i can't recall|i forgot|i forget|no idea|no clue|i have no idea|i have no clue|not sure|i'm not sure|i am not sure|i'm not really sure|i'm not quite sure|i'm not entirely sure|who knows|dunno|i haven't decided|i haven't decided yet|hard to say|difficult to say|no opinion|i couldn't say|i can't say|i don't know yet|i don't know that|i don't know it by heart)":
        'unknown',
    },
    0.2,
  ),
  rule(
    'decline',
    "(i don't know|i don't remember|i can't remember|i forgot|i do not know|i do not remember) (my|the|our) <w:word>",
    () => 'unknown',
    0.2,
  ),
  ...refusals,
  ...lexicon('decline', {
    '[well|um|oh|ugh|really] (do i|must i|should i) (have to|need to) [really] [say|tell|give|leave|answer] [you] [that|it|this|one|my name|a name|my email|an email|my number|a number]':
      'skip',
    '(do you|will you) really need (that|it|my name|my email|my number)': 'skip',
    "(no|nope|nah|none|nothing|no thanks|no thank you|not really|n a|nothing else|nothing really|nothing special|nothing comes to mind|nothing i can think of|nothing that comes to mind|nothing else comes to mind|not that i can think of|i can't think of anything|i can't think of any|can't think of anything|nothing to add|no that's all|nope that's all|no that's it|nope that's it|no nothing|nothing in particular|there's none|there is none|there's nothing|i've none|i have none|i've nothing|i have nothing|got none|that's all|that is all|that's it|that's everything|nothing more|i'm good|i'm all set|no i'm good)":
      'none',
    "(i don't have|i do not have|i don't have got|don't have) (one|any|that|it|a phone|an email|a number|an email address|a phone number|a company|an account) [yet|at the moment|right now|any more]":
      'none',
    'no (email|e mail|emails|e mails|phone|number|phone number|email address|company|account|mail|texts) [for me|at all|thanks|please]':
      'none',
    "(i|we) (don't|do not|never) [really|actually|even] (use|do|have|want|like|need) [any|an] (email|e mail|emails|e mails|mail|mails|texts|computers|the internet|the computer)":
      'none',
  }),
];
