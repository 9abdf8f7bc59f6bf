/** A kind of job: what runs it, and how often and how long it is tried. */
export interface JobDefinition {
  /** `signal` aborts when the job is taken away: its time is up, or the server stops. */
  handler(data: unknown, context: { signal: AbortSignal; isLast: boolean }): Promise<void>;
  /** Further tries after the first one failed, 5 s, 10 s, 20 s, … apart and an hour at most. Default 5. */
  retryLimit?: number;
  /** A try that takes longer has failed. Default 300. */
  timeoutSeconds?: number;
  /** Jobs of this kind at once in one process. Default 5. */
  concurrency?: number;
}
