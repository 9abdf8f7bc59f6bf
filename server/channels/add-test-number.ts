import type { CarrierName } from '#domain/carriers/carrier-kinds.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { OwnTerms } from '#domain/platform/metadata.ts';
import { atCarrier, openCarrier, readAccount, urlsOf } from '#server/carriers/accounts.ts';
import { accountRow } from '#server/carriers/connect-account.ts';
import { openSimulatorAccount } from '#server/carriers/simulator-accounts.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { type AccountRow, carrierAccounts } from '#server/platform/db/schema/phone.table.ts';
import type { Scope } from '#server/scope.ts';
import { beforeTestNumber, keepNumber } from './phone/numbers/get-numbers.ts';
import { listNumbers } from './phone/numbers/numbers.ts';

/** The workspace's account at the stand-in, made at its first number. */
async function simulatorAccount(scope: Scope): Promise<AccountRow> {
  const { services, workspaceId } = scope;
  const carrier: CarrierName = 'stand-in';
  return services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `carrier:${workspaceId}`);
    const known = await readAccount(tx, workspaceId, carrier);
    if (known) return known;
    const given = await openSimulatorAccount(tx, scope);
    const row = accountRow(scope, carrier, given, { name: 'Carrier simulator', isTrial: false });
    await tx.insert(carrierAccounts).values(row);
    return row;
  });
}

/** A free number of the carrier simulator. @throws AppError not_found, limit_reached, carrier_refused */
export async function addTestNumber(
  scope: Scope,
  { name, inboundAgentId, ...own }: { name: string; inboundAgentId: string | null } & Partial<OwnTerms>,
) {
  const { services } = scope;
  await beforeTestNumber(scope, inboundAgentId);
  const account = await simulatorAccount(scope);
  const carrier = openCarrier(services, account);
  const here = new Set((await listNumbers(scope)).map(({ number }) => number));
  const offers = await atCarrier(() => carrier.search({ country: 'US', kind: 'local' }));
  const offer = offers.find(({ number }) => !here.has(number));
  if (offer === undefined) throw new AppError('carrier_refused', 'The carrier simulator has run out of numbers.');
  const there = await atCarrier(() => carrier.buy(offer.number, name, urlsOf(services, account.hook)));
  return keepNumber(scope, account, there, {
    name,
    inboundAgentId,
    action: 'phone-number.test-added',
    former: null,
    own: { externalId: null, metadata: {}, ...own },
  });
}
