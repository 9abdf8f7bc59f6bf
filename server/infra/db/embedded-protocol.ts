/** What the main thread and the worker of the embedded database say to each other. */

export interface EmbeddedSettings {
  /** PostgreSQL's data directory. Made when it does not exist. */
  directory: string;
  /** Whether a commit waits for the disk. Only tests say false. */
  durable: boolean;
}

export type ToWorker =
  /** A new connection: the session forgets what the last one left. */
  | { type: 'connect'; id: number }
  /** Whole messages of PostgreSQL's wire protocol. Each request gets one `data` back, in order. */
  | { type: 'data'; id: number; data: Uint8Array }
  | { type: 'stop' };

export type FromWorker =
  | { type: 'ready' }
  | { type: 'data'; id: number; data: Uint8Array }
  /** The database can not go on: the process has to end and recover at its next start. */
  | { type: 'broken'; reason: string };
