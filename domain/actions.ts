/** pending: stored, not begun. unknown: begun, and nobody knows whether it took effect. */
export const actionRunStatuses = ['pending', 'running', 'succeeded', 'failed', 'unknown'] as const;
export type ActionRunStatus = (typeof actionRunStatuses)[number];
