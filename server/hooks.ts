import type { findSecretUses } from './actions/secret-uses.ts';
import type { attributeBySignUp } from './agency/partners/referrals.ts';
import type { signUpSubaccount } from './agency/subaccounts/sign-up-subaccount.ts';
import type { listCallNotes } from './calls/crm-notes/call-notes.ts';
import type { testFromCall } from './calls/replays/test-from-call.ts';
import type { takeActs } from './channels/chats/converse.ts';
import type { steerCall } from './channels/phone/calls/steer-call.ts';
import type { placeCall } from './channels/phone/dials/place-call.ts';
import type { sendMessage } from './channels/phone/messages/send-message.ts';
import type { Tx } from './platform/db/open-database.ts';
import type { Scope } from './scope.ts';
import type { Services } from './services.ts';

/** A workspace that is being made. */
export interface NewWorkspace {
  workspaceId: string;
  /** Whether it is the installation's operator's. */
  operator: boolean;
  createdAt: Date;
}

/**
 * What areas tell those above them, or have done by them, whom they may not import (see `areas.data.ts`). `wire-hooks.ts`
 * says who that is. What takes a transaction is done in it, or not at all.
 */
export interface Hooks {
  /** In the transaction that makes a workspace: what each begins with. */
  workspaceCreated: readonly ((tx: Tx, services: Services, made: NewWorkspace) => Promise<unknown>)[];
  /** In the transaction that changes the time zone of a workspace. */
  timeZoneChanged: readonly ((tx: Tx, scope: Scope, timeZone: string) => Promise<unknown>)[];
  signUpSubaccount: typeof signUpSubaccount;
  attributeBySignUp: typeof attributeBySignUp;
  secretUses: typeof findSecretUses;
  crmNotes: typeof listCallNotes;
  sendMessage: typeof sendMessage;
  placeCall: typeof placeCall;
  testFromCall: typeof testFromCall;
  /** Has a conversation by text take what a person did in it. */
  takeActs: typeof takeActs;
  /** The same of a phone call that is between two turns. */
  steerCall: typeof steerCall;
}
