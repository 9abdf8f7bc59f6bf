/** The four lessons; each member marks their own as completed. */
export const lessons = [
  { id: 'create-agent', title: 'Create your first agent' },
  { id: 'prompting', title: 'Basic of Prompting' },
  { id: 'testing', title: 'Testing your Agent' },
  { id: 'walkthrough', title: 'Full Platform Walkthrough' },
] as const;

/** Minutes of calls that a lesson, and an additional step, earns the workspace, once. */
export const lessonMinutes = 5;

/** "Completed N%": the share of lessons that are done. */
export const progressPercent = (completed: number) => Math.round((completed / lessons.length) * 100);

/** Steps beside the lessons, of the workspace as a whole: no one ticks them, they complete when the thing was done. */
export const additionalSteps = [
  { id: 'documentation', title: 'Check documentation' },
  { id: 'hubspot', title: 'Integration: Hubspot' },
  { id: 'twilio', title: 'Bring your Twilio account' },
] as const;
