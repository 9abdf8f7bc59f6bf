import { and, eq } from 'drizzle-orm';
import { findAccount, openCarrier } from '#server/carriers/accounts.ts';
import { noEvent } from '#server/carriers/carrier-event.ts';
import type { CallRow } from '#server/platform/db/schema/calls.table.ts';
import { phoneNumbers } from '#server/platform/db/schema/phone.table.ts';
import type { Scope } from '#server/scope.ts';
import { verbsNow } from '../webhooks/voice.ts';
import { nothingBeside, stepCall } from './step-call.ts';

/** The account at the carrier that carries a call; undefined where its number is not connected any more. */
async function accountOf({ services, workspaceId }: Scope, { phoneNumberId }: CallRow) {
  return services.db.tenant(workspaceId, async (tx) => {
    const own = and(eq(phoneNumbers.workspaceId, workspaceId), eq(phoneNumbers.id, phoneNumberId!));
    const [number] = await tx.select({ accountId: phoneNumbers.accountId }).from(phoneNumbers).where(own);
    return number && findAccount(tx, workspaceId, number.accountId);
  });
}

/**
 * Has a phone call that is asked about turn by turn take what people have done in it, and its line do what follows at once:
 * what it was doing is broken off.
 */
export async function steerCall(scope: Scope, call: CallRow, ends: boolean): Promise<void> {
  const { services } = scope;
  const account = call.phoneNumberId === null ? undefined : await accountOf(scope, call);
  // What was done is taken before anything else; so is nothing beside it.
  const stepped = await stepCall(scope, call.id, { look: nothingBeside });
  if (account === undefined || call.carrierSid === null) return;
  const carrier = openCarrier(services, account);
  if (ends || stepped === null) await carrier.hangUp(call.carrierSid);
  else
    await carrier.steer(
      call.carrierSid,
      await verbsNow({ services, account, event: noEvent }, call.id, stepped.answer),
    );
}
