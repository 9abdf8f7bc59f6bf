import type { Operation } from './faults.ts';
import type { SimulatorAccount } from './simulator-store.ts';

/** A request whose account is known. */
export interface ApiRequest {
  account: SimulatorAccount;
  /** What the path names below the account. */
  one: string;
  /** What it names below that. */
  other: string;
  /** A field of the request; empty where it has none. */
  field(name: string): string;
  fields: string[];
}

/** Adds a route of the API. */
export type Route = (
  operation: Operation,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  /** A buffer is a WAV file. */
  work: (asked: ApiRequest) => Promise<{ status?: number; body: object | Buffer } | null>,
) => unknown;
