/** The four lessons; each member marks their own as completed. */
export const lessons = [
  { id: 'create-agent', title: 'Create your first agent' },
  { id: 'prompting', title: 'Basic of Prompting' },
  { id: 'testing', title: 'Testing your Agent' },
  { id: 'walkthrough', title: 'Full Platform Walkthrough' },
] as const;

/** "Completed N%": the share of lessons that are done. */
export const progressPercent = (completed: number) => Math.round((completed / lessons.length) * 100);
