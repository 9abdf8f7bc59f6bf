import type { LessonId } from './getting-started.ts';

/** Minutes of calls that a workspace is given with its first agent; the setting TRIAL_MINUTES. */
export const welcomeMinutes = 60;
/** Minutes that a lesson earns the workspace, once. */
export const lessonMinutes = 5;

/** Why minutes were given; each reason counts once in a workspace. */
export type GrantReason = 'welcome' | `lesson:${LessonId}`;
