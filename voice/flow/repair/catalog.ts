import { way } from '../model/ways.ts';
import type { AnyAside } from './aside.ts';
import { cancellation } from './cancellation.ts';
import { correction } from './correction.ts';
import { handOff } from './hand-off.ts';
import { moving } from './moving.ts';
import { question } from './question.ts';

/** The side conversations, by the name that the snapshot keeps. */
export const asides: ReadonlyMap<string, AnyAside> = new Map(
  [cancellation, correction, handOff, moving, question, way].map((aside) => [aside.name, aside]),
);
