/** What businesses are asked every day, in one language: "is there somewhere to leave the car?" of a page on parking. */
export interface AskedTopic {
  /** The same in all languages: `parking`. */
  id: string;
  /** Words of a heading over what answers it, parted by spaces; documents are searched for them, too. */
  heads: string;
  /**
   * Words of which one stands in a sentence that answers it, or kinds of values: `#money`, `#span` (of time), `#clock`,
   * `#contact` (an address of mail, a number to call).
   */
  tells: string;
  /** Ways to ask for it, one on each line: others are known by their likeness to all of them. */
  asks: string;
}
