/**
 * What tells apart who takes a call, by its first words. Each row is words in lower case; `*` stands for up to four of any. What none
 * of them holds is a person's: people say anything.
 */
export interface AnswererPhrases {
  /** What a person offers or asks, and a recording never does, whatever else is said: "would you like to leave a message". */
  offers: readonly string[];
  /** How someone greets who takes calls for a business. */
  greets: readonly string[];
  /** What asks for a message to be left. */
  leave: readonly string[];
  /** What announces a tone. */
  tone: readonly string[];
  /** Behind which a number of seven figures or more is one that a recording reads out. */
  reached: readonly string[];
  /** What else only a recording says. */
  machine: readonly string[];
  /** What asks callers who they are before it puts them through. */
  screening: readonly string[];
  /** What asks to wait while a person is looked for. */
  waits: readonly string[];
  /** What reads out keys or what may be said. */
  menu: readonly string[];
}
