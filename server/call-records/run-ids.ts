/** The engine numbers the runs of one conversation; in the workspace the call goes before. */
export const workspaceRunId = (callId: string, runId: string) => `${callId}/${runId}`;

/** What the engine calls it. */
export const engineRunId = (callId: string, runId: string) => runId.slice(callId.length + 1);
