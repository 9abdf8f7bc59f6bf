import type { Dialogue } from '../dialogue.ts';

/** A side conversation outside the graph. It stands in `snapshot.aside` while it lasts. */
export interface Aside<S> extends Dialogue<unknown, S> {
  name: string;
  question: NonNullable<Dialogue<unknown, S>['question']>;
  hear: NonNullable<Dialogue<unknown, S>['hear']>;
  giveUp: NonNullable<Dialogue<unknown, S>['giveUp']>;
}

/** An aside whose state's type is only known to itself. */
export type AnyAside = Aside<unknown>;

/** Keeps the state typed inside the aside's file. */
export function defineAside<S extends object>(aside: Aside<S>): AnyAside {
  // What holds asides hands each the state that it made itself.
  return aside as unknown as AnyAside;
}
