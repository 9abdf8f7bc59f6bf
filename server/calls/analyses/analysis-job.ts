/** The job that has a model look for the fields and criteria of a call. */
export const analysisJob = 'call-analyses.analyse';
