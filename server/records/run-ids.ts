/** The engine numbers the runs of one conversation; in the workspace the call goes before. */
export const workspaceRunId = (callId: string, runId: string) => `${callId}/${runId}`;

/** What the engine calls it. */
export const engineRunId = (callId: string, runId: string) => runId.slice(callId.length + 1);

/** What the run of the mail to a caller is known by within its call: the engine's own runs end with a figure. */
export const callerMailRun = 'after-call';

/** What the run that notes a call in the CRM is known by within its call: the engine's own runs end with a figure. */
export const crmNoteRun = 'crm-note';
