/** Names of the jobs that embed pieces of documents: those of one workspace, and a look for whose are to be. */
export const embedJob = 'likeness.embed';
export const embedDueJob = 'likeness.due';
