/**
 * What callers say around the one thing that they mean, where they may answer in any words: "ok a cleaning then". Patterns of
 * the words as grammars have them: in lower case, without accents and signs.
 */
export interface Around {
  /** Opens what is said and says nothing: "basically", "the thing is". At the beginning, with a space behind each. */
  opens: RegExp;
  /** Only rounds it off: "if possible", "you know". At the end, with a space before each. */
  closes: RegExp;
  /** Leads to a thing that someone wants, at the beginning: "I'll take". Only where a thing stands behind it. */
  leads: RegExp;
  /** A booking and what it is for: "an appointment for". At the beginning, with a space behind. */
  bookings: RegExp;
  /** Stands behind a thing that someone wants: "would be great". */
  follows: RegExp;
  /** How a thing begins: "a", "the", "my". */
  thing: RegExp;
  /** One of its kind, without which it's still the same thing: "a", but not of "a few". */
  one: RegExp;
  /** Between a thing and the one that is meant in its place: "no wait". With a space before and behind. */
  rather: RegExp;
  /** The same where nothing else can be meant: "no, sorry", "quatsch". A space before and behind it. */
  surely: RegExp;
  /** Before a thing that isn't meant, and what is: "not a cleaning, a filling". */
  not: RegExp;
  /** Before the thing that is meant, where no pause tells: "but". */
  but: RegExp;
  /** The same behind what isn't meant, with more words: "so much as a store". At the beginning, with a space behind. */
  insteads?: RegExp;
  /** Words that only join a day or a time to what is said before it: "on", "at". */
  joins: ReadonlySet<string>;
  /** Words that tell that someone wants to come, or wants something, and not what: "appointment", "see", "dentist". */
  vague: ReadonlySet<string>;
  /** A part of a sentence that is about the call itself, or how someone came to make it: "finally someone picks up". */
  talk: RegExp;
  /** Tells that someone needs something, in a sentence of whatever words: "hurts", "broke", "look at". */
  needs: RegExp;
  /** What an amount is counted by: "a month", "per seat". In any spelling, everywhere in the words. */
  rates: RegExp;
  /** A sentence to someone else in the room: "honey, I'm on the phone". */
  toOthers: RegExp;
}

export const aroundPatterns = (around: Around): RegExp[] =>
  Object.values(around).filter((value) => value instanceof RegExp);

/**
 * What stands between a thing and the one that is meant in its place: any of these that take back, one or several, with what
 * people say around them. Phrases are parted by "|".
 * @param asides words beside them that say nothing: "oh", "or"
 * @param leads what leads to the thing behind them: "make it"
 */
export const takesBack = (phrases: string, asides: string, leads: string): RegExp =>
  new RegExp(
    `^ (?:(?:${asides}) )*(?:(?:${phrases}) (?:(?:${asides}) )*)+(?:(?:${leads}) )*|^ (?:(?:${asides}) )*(?:${leads}) `,
  );
