import type { Turn } from './dialogue.ts';
import type { AnyAside } from './repair/aside.ts';
import type { AnyStep } from './steps/step.ts';

/** Who speaks at the moment, an aside or the step, with its working place. */
export interface Speaker {
  dialogue: AnyStep | AnyAside;
  isAside: boolean;
  turn: Turn<unknown, unknown>;
}
