import type { StoredTest } from '#domain/agents/agent-test-suites.ts';
import type { TextMessage } from '#domain/carriers/messages.ts';
import type { PhoneCall } from '#domain/channels/phone-calls.ts';
import type { CrmCallNote } from '#domain/contacts/crm.ts';
import type { Listening } from '#voice/transcribers/transcriber.ts';
import type { Carrier } from './carriers/carrier.ts';
import type { Ears, EarsEvents } from './channels/phone/streams/open-ears.ts';
import type { Tx } from './platform/db/open-database.ts';
import type { CallRow } from './platform/db/schema/calls.table.ts';
import type { AccountRow } from './platform/db/schema/phone.table.ts';
import type { Account, Scope } from './scope.ts';
import type { Services } from './services.ts';

/** A workspace that is being made. */
export interface NewWorkspace {
  workspaceId: string;
  /** Whether it is the installation's operator's. */
  operator: boolean;
  createdAt: Date;
}

/** A text message that this server writes, from a number of the workspace (its id). */
interface TextToSend {
  from: string;
  to: string;
  text: string;
  author: 'house';
}

/** A call that something of the workspace asks for. */
interface CallToPlace {
  to: string;
  numberId: string;
  /** Left out: the agent that the number calls with. */
  agentId: string | undefined;
  variables: Record<string, never>;
  /** What of the calling rules is kept to. */
  respected: 'hours' | 'rules' | 'none';
}

/**
 * What areas tell those above them, or have done by them, whom they may not import (see `areas.data.ts`). `wire-hooks.ts`
 * says who that is. What takes a transaction is done in it, or not at all.
 */
export interface Hooks {
  /** In the transaction that makes a workspace: what each begins with. */
  workspaceCreated(tx: Tx, services: Services, made: NewWorkspace): Promise<void>;
  /** In the transaction that changes the time zone of a workspace. */
  timeZoneChanged(tx: Tx, scope: Scope, timeZone: string): Promise<void>;
  /** Gives an account that signed up at an agency's address its subaccount. @throws AppError limit_reached */
  signUpSubaccount(tx: Tx, services: Services, account: Account, agencyId: string): Promise<void>;
  /** Notes by whose link an account came. */
  attributeBySignUp(tx: Tx, services: Services, userId: string): Promise<void>;
  /** Where secrets are used, in words, by their names. */
  secretUses(tx: Tx, scope: Scope): Promise<Map<string, string[]>>;
  /** The last notes of calls in the CRM. */
  crmNotes(scope: Scope): Promise<CrmCallNote[]>;
  /** @throws AppError not_found, invalid_input, do_not_call, workspace_suspended, not_ready */
  sendMessage(scope: Scope, message: TextToSend, id?: string): Promise<TextMessage>;
  /** @throws AppError as `sendMessage`, and outside_calling_hours */
  placeCall(scope: Scope, call: CallToPlace, callId: string): Promise<PhoneCall>;
  /** Makes a test of a stored call. @throws AppError not_found, forbidden, conflict, limit_reached */
  testFromCall(scope: Scope, callId: string): Promise<{ test: StoredTest; notes: string[] }>;
  /** Has a conversation by text take what a person did in it. */
  takeCommands(scope: Scope, callId: string): Promise<void>;
  /** Listens to a caller whose sound comes here; null where nothing of the workspace or the server can. */
  openEars(scope: Scope, listening: Listening, events: EarsEvents): Promise<Ears | null>;
  /** How a SIP account is asked, which this process or another one has registered. */
  openSip(services: Services, account: AccountRow): Carrier;
  /** The same of a phone call that is between two turns. */
  steerCall(scope: Scope, call: CallRow, ends: boolean): Promise<void>;
}
