/** pending: stored, not begun. running: claimed for a try. unknown: begun, and nobody knows whether it took effect;
 * with an end it stays so. */
export const actionRunStatuses = ['pending', 'running', 'succeeded', 'failed', 'unknown'] as const;
export type ActionRunStatus = (typeof actionRunStatuses)[number];
