/**
 * What people who call about something else than a booking say, in one language, as regular expressions over folded words
 * with single spaces between. Each names what it is by a part of the sentence; the rest may be anything.
 */
export interface Matters {
  /** They want to come: beside these words the others tell only more of it. */
  books: RegExp;
  /** Someone is to be told something. */
  message: readonly RegExp[];
  /** They are on their way, and late. */
  late: readonly RegExp[];
  /** They left something behind, or want papers sent, a prescription, a note. */
  errand: readonly RegExp[];
  /** They call for a business, or about work. */
  business: readonly RegExp[];
  /** They want to talk to someone. */
  person: readonly RegExp[];
  /** They say that it is no booking that they want. */
  notBooking: RegExp;
  /** All that was told is to be told anew: "let's go back to the beginning". */
  restarts: RegExp;
  /** Something is to stay as it is: "keep Tuesday". */
  keeps: RegExp;
  /** Words in any spelling with a pronoun at their end, which the first group leaves out: "the Thursday one". */
  pronoun: RegExp;
  /** Asked whether that shall be done, they bid it: "yes, cancel it", "go ahead and move it". Only heard where it's asked. */
  bids: { cancel: RegExp; move: RegExp /** What may stand beside it and adds nothing. */; beside: RegExp };
  /** What may stand beside a time that is wished for in passing: "do you have anything", "would be best", "if possible". */
  besideTime: RegExp;
  /** They want what was just booked no more: "so cancel that". */
  undoes: RegExp;
  /** Tells of what went wrong with what was done or charged. */
  complains: readonly RegExp[];
  /** They have an appointment, and won't come. */
  cancels: readonly RegExp[];
  /** They tell that they have one. */
  has: RegExp;
  /** Beside `has`: that they cannot come. */
  cannot: RegExp;
  /** What only asks about the terms of it: "do you charge for canceling?". */
  terms: RegExp;
  /** They have one, and want it at another time. */
  moves: readonly RegExp[];
  /** Beside words that cancel: another time is wanted in its place. */
  instead: RegExp;
  /** They ask after one that they have. */
  finds: readonly RegExp[];
  /** They want one more appointment beside the one that they have. */
  another: RegExp;
  /** Asked for one way to reach them, they have none, or would rather be reached by another. */
  rather: RegExp;
  /** They will call again, where nothing is booked yet: "can I call you back?". */
  callsBack: RegExp;
  /** What was agreed is wanted no more, and nothing is said in its place: "I changed my mind". */
  rethinks: RegExp;
  /** A yes to a part of it: "kind of". */
  partly: RegExp;
  /** They want something changed that they answered. */
  amends: RegExp;
  /** They have called the wrong place. */
  astray: RegExp;
  /** They know now what they called to know, or leave it for now. */
  done: RegExp;
  /** They mean all of several appointments. */
  all: RegExp;
  /** They ask whether this is another place. */
  elsewhere: RegExp;
  /** How such words begin where they may state something as well, so that only a question mark tells: "c'est le genou". */
  stated: RegExp;
}

/** All patterns of it, for the stamp of a language. */
export const matterPatterns = (matters: Matters): RegExp[] => Object.values(matters).flat();
