import type { LessonId } from '#domain/usage/getting-started.ts';
import type { Stage } from './stage.ts';

/** A sentence or two of a lesson, and what is done meanwhile. */
export interface Scene {
  says: string;
  does?(stage: Stage): Promise<void>;
}

/** A lesson of Getting Started as it is filmed: in the running product, by a new account. */
export interface Lesson {
  id: LessonId;
  /** Done before the film begins. */
  prepares?(stage: Stage): Promise<void>;
  scenes: readonly Scene[];
}
