/** The job that has a model write the summary of a call. */
export const summaryJob = 'models.summarize';
