import { and, eq, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type AccountRow, carrierAccounts } from '#server/platform/db/schema/phone.table.ts';
import { notify } from '#server/platform/notify.ts';
import type { Services } from '#server/services.ts';
import { knownAccounts } from './known-accounts.ts';

/** Requests of carriers that never get as far as a call: their signature is not right, or they go to another address. */

/** What was counted in this process is stored so often at most, in ms: anyone may send what no one has signed. */
const storeEveryMs = 10_000;

type Unheard = Pick<AccountRow, 'carrier' | 'unsigned' | 'unsignedSince' | 'ledTo' | 'tokenEnd'>;

/** What was changed at the carrier where its requests are not signed as they were. */
const keyOf = ({ carrier, tokenEnd }: Unheard): string => {
  if (carrier === 'signalwire') return 'If the signing key was reset in SignalWire';
  if (carrier === 'telnyx') return 'If the public key was changed in Telnyx';
  return `If the Auth Token was changed in Twilio (the one used here ends in ${tokenEnd})`;
};

/** Why requests of an account may not be heard, in sentences. */
export function unheardOf({ config }: Pick<Services, 'config'>, account: Unheard): string[] {
  const { unsigned, unsignedSince, ledTo } = account;
  return [
    ...(unsignedSince === null
      ? []
      : [
          `${unsigned === 1 ? '1 request' : `${unsigned} requests`} from the carrier had an invalid signature, so callers couldn’t get through. ${keyOf(account)}, connect the account again with the new one.`,
        ]),
    ...(ledTo === null || ledTo === config.publicUrl
      ? []
      : [
          `This server’s URL is now ${config.publicUrl}, but its numbers still point to ${ledTo}. Open each number and route its calls here.`,
        ]),
  ];
}

const own = ({ workspaceId, id }: Pick<AccountRow, 'workspaceId' | 'id'>) =>
  and(eq(carrierAccounts.workspaceId, workspaceId), eq(carrierAccounts.id, id));

const tell = (tx: Tx, services: Services, { workspaceId, id }: AccountRow, [problem = '']: readonly string[]) =>
  notify(tx, { services, workspaceId, actor: null }, 'carrier-unheard', { id, problem });

interface Counted {
  n: number;
  storedAt: number;
}
const counted = new WeakMap<Services, Map<string, Counted>>();

/** A request of an account whose signature is not right: counted, and told of at the first. */
export async function noteUnsigned(services: Services, account: AccountRow): Promise<void> {
  const known = counted.get(services) ?? new Map<string, Counted>();
  counted.set(services, known);
  const now = services.clock.now();
  const before = known.get(account.id) ?? { n: 0, storedAt: Number.NEGATIVE_INFINITY };
  const n = before.n + 1;
  if (now - before.storedAt < storeEveryMs) {
    known.set(account.id, { ...before, n });
    return;
  }
  known.set(account.id, { n: 0, storedAt: now });
  await services.db.tenant(account.workspaceId, async (tx) => {
    const [was] = await tx.select().from(carrierAccounts).where(own(account)).for('update');
    if (was === undefined) return;
    const unsigned = was.unsigned + n;
    const unsignedSince = was.unsignedSince ?? new Date(now);
    await tx.update(carrierAccounts).set({ unsigned, unsignedSince }).where(own(account));
    await knownAccounts(services).announce(tx, account.hook);
    if (was.unsignedSince === null)
      await tell(tx, services, was, unheardOf(services, { ...was, unsigned, unsignedSince }));
  });
  knownAccounts(services).forget(account.hook);
}

/** A request that is signed as it should be: what was wrong is over. */
export async function noteSigned(services: Services, account: AccountRow): Promise<void> {
  counted.get(services)?.delete(account.id);
  await services.db.tenant(account.workspaceId, async (tx) => {
    await tx.update(carrierAccounts).set({ unsigned: 0, unsignedSince: null }).where(own(account));
    await knownAccounts(services).announce(tx, account.hook);
  });
  knownAccounts(services).forget(account.hook);
}

/** A number of the account was led to the address of now. In its workspace's transaction. */
export const noteLed = (tx: Tx, { config }: Services, account: Pick<AccountRow, 'workspaceId' | 'id'>) =>
  tx.update(carrierAccounts).set({ ledTo: config.publicUrl, movedTold: null }).where(own(account));

/** Tells of accounts whose numbers lead to an address that this server had before, once each. */
export async function tellOfMoved(services: Services): Promise<void> {
  const { publicUrl } = services.config;
  const moved = and(
    notInArray(carrierAccounts.carrier, ['sip', 'stand-in']),
    isNotNull(carrierAccounts.ledTo),
    ne(carrierAccounts.ledTo, publicUrl),
    or(isNull(carrierAccounts.movedTold), sql`${carrierAccounts.movedTold} <> ${publicUrl}`),
  );
  const rows = await services.db.system('job', (tx) => tx.select().from(carrierAccounts).where(moved));
  for (const row of rows) {
    await services.db.tenant(row.workspaceId, async (tx) => {
      const told = await tx
        .update(carrierAccounts)
        .set({ movedTold: publicUrl })
        .where(and(own(row), moved))
        .returning({ id: carrierAccounts.id });
      if (told.length > 0) await tell(tx, services, row, unheardOf(services, { ...row, unsignedSince: null }));
    });
  }
}
