/** What a word or phrase does to what stands around it. */
export type Mark =
  /** Takes back what was said before: "no wait", "I mean". */
  | 'repair'
  /** Of several things, the one that counts follows: "I'd say". */
  | 'settles'
  /** Asks for a change: "change my". */
  | 'change'
  /** Says that something is not right. */
  | 'wrong'
  /** Turns what follows into what is not meant: "not", "anything but". */
  | 'negation'
  /** Makes it hang on something: "if", "unless". */
  | 'condition'
  /** Something against it follows: "but". */
  | 'contrast'
  /** Joins things of one kind: "or", "and". */
  | 'or'
  | 'and'
  /** Opens a question: "is that", "what". */
  | 'question'
  | 'greeting'
  | 'thanks'
  | 'closing'
  /** Says nothing: "please", "I think", "that would be". */
  | 'harmless'
  /** Numbers and days in it are none: "on second thought", "I need one". */
  | 'idle'
  /** Politeness before what is meant: "I would like". */
  | 'polite';

/** What a caller may say at any time, whatever was asked. */
export type Command =
  | 'stop'
  /** What is to be cancelled is not said. */
  | 'cancel'
  | 'cancel_appointment'
  | 'move_appointment'
  /** When their appointment is. */
  | 'find_appointment'
  /** "I can't make it on Wednesday", "can we push it to Friday": an appointment that they have, where none is talked about. */
  | 'cannot_come'
  | 'shift_it'
  /** Something went wrong, and someone should hear of it; words for someone. */
  | 'complaint'
  | 'message'
  /** Whether this is some other place. */
  | 'elsewhere'
  | 'person'
  | 'repeat'
  | 'help'
  | 'robot'
  /** Whether they talk to a person. */
  | 'human'
  | 'start_over'
  | 'who'
  | 'hold'
  | 'presence'
  | 'thanks'
  /** "I already told you." */
  | 'told'
  /** When the business is open. */
  | 'hours'
  | 'language'
  | 'abuse'
  | 'spell';

/** How someone would rather not answer. */
export type Decline = 'skip' | 'refused' | 'unknown' | 'none';
