import { createAgent } from './create-agent.ts';
import type { Lesson } from './lesson.ts';
import { prompting } from './prompting.ts';
import { testing } from './testing.ts';
import { walkthrough } from './walkthrough.ts';

/** The lessons of Getting Started, in their order. */
export const allLessons: readonly Lesson[] = [createAgent, prompting, testing, walkthrough];
