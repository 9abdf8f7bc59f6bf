/** Something that does one job at a time outside the main thread: a worker thread or a child process. */
export interface Executor<Job, Result> {
  /** False once it has died or was closed. */
  readonly alive: boolean;
  /** @throws EngineError; `crashed` when it died meanwhile. */
  run(job: Job): Promise<Result>;
  /** Ends it, in the middle of a job too: `run` then rejects. */
  close(): Promise<void>;
}
