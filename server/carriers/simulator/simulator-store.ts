import type { SimulatorNumber } from '#server/platform/db/schema/simulator.table.ts';

/** Accounts and numbers of the carrier. */
export interface SimulatorStore {
  /** The account of a SID. */
  account(accountSid: string): Promise<SimulatorAccount | undefined>;
  /** Numbers of a network, in order. */
  numbers(workspaceId: string): Promise<SimulatorNumber[]>;
  /** Keeps a number, new or changed. */
  keep(row: SimulatorNumber): Promise<unknown>;
  /** Gives a number back. */
  drop(workspaceId: string, sid: string): Promise<unknown>;
}

/** An account whose API someone asks. */
export interface SimulatorAccount {
  workspaceId: string;
  accountSid: string;
  token: string;
}
