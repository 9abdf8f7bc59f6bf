import { z } from 'zod';
import { endpoints } from '#domain/platform/http.ts';
import { additionalSteps, lessons } from './lessons.ts';

export const LessonId = z.enum(lessons.map((lesson) => lesson.id));
export type LessonId = z.infer<typeof LessonId>;

export const StepId = z.enum(additionalSteps.map((step) => step.id));
export type StepId = z.infer<typeof StepId>;

export const GettingStarted = z.object({
  completed: z.array(LessonId),
  /** Share of completed lessons, rounded. */
  percent: z.number().int(),
  /** Additional steps that someone of the workspace has done. */
  steps: z.array(StepId),
});
export type GettingStarted = z.infer<typeof GettingStarted>;

export const gettingStartedApi = endpoints({
  get: {
    method: 'GET',
    path: '/v1/getting-started',
    summary: 'Get the lessons you completed in this workspace',
    can: 'analytics:read',
    reply: GettingStarted,
  },
  setLesson: {
    method: 'PUT',
    path: '/v1/getting-started/:lessonId',
    summary: 'Mark a lesson as completed or not completed',
    can: 'analytics:read',
    audit: 'lesson.marked',
    params: z.object({ lessonId: LessonId }),
    body: z.object({ completed: z.boolean() }),
    reply: GettingStarted,
    example: { params: { lessonId: 'create-agent' }, body: { completed: true } },
  },
  checkDocumentation: {
    method: 'PUT',
    path: '/v1/getting-started/steps/documentation',
    summary: 'Report that you opened the documentation, which completes a Getting Started step',
    can: 'analytics:read',
    audit: 'lesson.marked',
    reply: GettingStarted,
  },
});
