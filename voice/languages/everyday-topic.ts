/**
 * What businesses are asked every day in words that no document has: "where was that exactly?" of a page that says "You find us
 * at 214 Mill Street". By language; all patterns are for text in lower case, without accents.
 */
export interface Topic {
  /** How it is asked. */
  asks: RegExp;
  /** Words of a heading over what answers it; documents are searched for them, too. */
  heads: string;
  /** What a sentence that answers it says. */
  tells: RegExp;
}
