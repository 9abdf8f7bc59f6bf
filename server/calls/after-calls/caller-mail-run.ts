/** What the run of the mail to a caller is known by within its call: the engine's own runs end with a figure. */
export const callerMailRun = 'after-call';
