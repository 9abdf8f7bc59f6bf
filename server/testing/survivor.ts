/** Something that a server does while it's killed, and goes on with when it's started again. */
export interface Survivor {
  /**
   * Has it done in this round, so that the kill comes in the middle.
   * @returns what is to be done right behind the kill, before the next start
   */
  stir(round: number): Promise<() => Promise<void>>;
  /** On the server that was started again: nothing that was acknowledged is lost. */
  look(round: number): Promise<void>;
  /** Goes on to the end: nothing is there twice. */
  finish(): Promise<void>;
}
